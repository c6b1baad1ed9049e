### Что команда `taproom` говорит о себе.

cli-judged =
    { $count ->
        [one] Проверена { $count } запись.
        [few] Проверено { $count } записи.
       *[many] Проверено { $count } записей.
    }
cli-file-unreadable = Файл { $file } не удаётся прочитать.
cli-seed = Посмотреть эту партию ещё раз: --seed { $seed }
cli-closed = Неоткуда читать или некуда писать. Откройте стандартный ввод и вывод.
cli-failed = Не получилось: { $why }.

## Сервер

serve-open = Дом открыт: { $address }
serve-network = С других устройств в вашей сети: { $address }
serve-store = Игры хранятся в { $store }.
serve-stop = Остановить: Ctrl-C; начатые игры подождут.

## Честно ли сдано?

verify-fair = { $file }: сдано честно. Секрет тот самый, что был обещан, карты перемешаны из него и слов игроков, и каждый ход был по правилам.
verify-failed = { $file }: { $why }

## Обучение

train-generation = Поколение { $number } из { $of }: средний квадрат ошибки { $error }
train-troll = Поколение { $number } из { $of }, { $rules ->
    [pro] игра профи
   *[basic] базовая игра
  }, { $seats } места: средний квадрат ошибки { $error }
train-written = Выученное записано в { $file }.
refusal-no-numba = Для этого нужна numba. Установить: pip install "taproom[fast]"
