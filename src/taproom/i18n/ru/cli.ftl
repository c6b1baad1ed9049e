### Что команда `taproom` говорит о себе.

cli-judged =
    { $count ->
        [one] Проверена { $count } запись.
        [few] Проверено { $count } записи.
       *[many] Проверено { $count } записей.
    }
cli-file-unreadable = Файл { $file } не удаётся прочитать.
