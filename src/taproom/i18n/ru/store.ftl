### Почему хранилище не открыть или в него не записать.

refusal-store-url = По адресу «{ $scheme }» хранилища нет. Напишите { $known }.
refusal-store-unwritable = Файл { $file } не открыть для записи. Проверьте папку и права на неё.
refusal-store-not-a-database = Файл { $file } не похож на базу данных Taproom или повреждён. Выберите другой.
refusal-store-newer = Файл { $file } записан более новой версией Taproom. Обновите эту.
refusal-store-full = Диск заполнен. Освободите место рядом с { $file }, и можно продолжать.
refusal-store-busy = Файл { $file } занят другой программой. Попробуйте чуть позже.
refusal-store-failed = С файлом { $file } работать не удаётся: { $why }.
