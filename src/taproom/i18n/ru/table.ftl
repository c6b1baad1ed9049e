### За столом, вокруг игры: места, разговор, конец, большой экран, повтор.

## Над столом

table-tools = За столом
turn-yours = Ваш ход
turn-yours-now = Сейчас ваш ход.
clock-left =
    { $count ->
        [one] Осталась { $count } секунда
        [few] Осталось { $count } секунды
        [many] Осталось { $count } секунд
       *[other] Осталось { $count } секунды
    }
share-title = Пригласить
share-link = Ссылка на этот стол
share-invite = Приходите играть
screen-open = Показать стол на большом экране
screen-join = Откройте { $address } и введите
log-title = Что было
log-undone = { $player } берёт это назад.
words-which = Показать
rules-show = Показать
rules-book = Книга
rules-card = Коротко
rules-combinations = Комбинации

## Места

seat-open = свободное место
seat-open-note = Для друга или для бота
seat-yours = Это вы
seat-here = на месте
seat-away = ненадолго вышел из-за стола
seat-sit = Сесть сюда
seat-leave = Встать
seat-free = Освободить
seat-bot = Бот
seat-bot-for = Бот на место { $number }
seat-bot-other = Сменить
seat-bot-choose = Кто сядет на место { $number }?
bot-tourist = Турист
bot-tourist-plays = Играет, что понравится, и проигрывает с улыбкой.
bot-rookie = Новичок
bot-rookie-plays = Играет по простым правилам. Для первого вечера в самый раз.
bot-regular = Завсегдатай
bot-regular-plays = Всё взвешивает, но далеко не загадывает.
bot-veteran = Ветеран
bot-veteran-plays = Играет по плану и от него не отступает.
bot-landlord = Хозяин
bot-landlord-plays = Видал всякое и видит вас насквозь.
bot-legend = Легенда
bot-legend-plays = Учится на тысячах партий. Обыграть непросто.
second-title = Ещё один игрок на этом устройстве
second-note = Устройство передают по кругу. Карты закрыты, пока оно не в нужных руках.
second-name = Имя
second-add = Посадить
start = Сдавать
start-with-bots =
    { $count ->
        [one] Сдавать, { $count } свободное место займёт бот
        [few] Сдавать, { $count } свободных места займут боты
        [many] Сдавать, { $count } свободных мест займут боты
       *[other] Сдавать, { $count } свободного места займут боты
    }
start-waits = Хозяин стола сдаст, как только все сядут.
start-sit = Выберите место или смотрите со стороны.
agreed-bets-in-turn =
    { $game ->
        [muertos] сомнения по очереди
       *[half-pint] ставки по очереди
    }
agreed-deck = своя колода
agreed-coasters = свои бирдекели
agreed-toasts = За этим столом: { $toasts }.

## Честная сдача

fair-title = Честная сдача
fair-line = Дом уже выбрал свой секрет, и вот печать на нём. После игры секрет покажут, и каждый сможет проверить, что карты не трогали.
fair-words = Ваши слова для тасовки
fair-add = Подмешать
fair-added =
    { $count ->
        [one] Свои слова: { $players }.
        [few] Свои слова: { $players }.
        [many] Свои слова: { $players }.
       *[other] Свои слова: { $players }.
    }

## Одно устройство на всех

pass-to = Передайте устройство: { $player }
pass-note = Остальные отворачиваются.
pass-take = Я { $player }

## Связь и возвращение

unreached-title = Никто не отвечает
taken-over = За вас играет бот.
taken-back = Вернуться в игру
stand-in = за них играет бот
leave = Уйти из-за стола
leave-for = { $player } уходит из-за стола
free-seat-of = Освободить место: { $player }
sit-out = Пропускаю тосты
sit-out-note = Никто об этом не узнает.
gone-no-table = Такого стола нет
gone-no-table-text = Стола { $code } нет. Проверьте код или спросите того, кто его прислал.
gone-no-spectators = Закрытая компания
gone-no-spectators-text = За этим столом играют без зрителей.
gone-bad-token = Дом вас не знает
gone-bad-token-text = Ключ в этом браузере не подходит здесь ни к одному игроку. Войдите заново, это секунда.
gone-anew = Войти заново
gone-removed = Вы больше не за этим столом
gone-removed-text = Хозяин закрыл его для вас.

## Разговор

chat-title = Разговор
chat-open =
    { $count ->
        [0] Разговор
        [one] Разговор, { $count } новая реплика
        [few] Разговор, { $count } новые реплики
        [many] Разговор, { $count } новых реплик
       *[other] Разговор, { $count } новой реплики
    }
chat-empty = Пока никто ничего не сказал.
chat-phrases = Сказать быстро
chat-write = Напишите что-нибудь
chat-send = Сказать
chat-quiet = Хозяин стола отключил свободный текст.
mute-title = Не показывать, что говорят
phrase-hello = Добрый вечер
phrase-good-luck = Удачи
phrase-well-played = Хорошая игра
phrase-lucky = Повезло
phrase-ouch = Ой
phrase-thinking = Дайте подумать
phrase-hurry = Может, сегодня?
phrase-cheers = Ваше здоровье
phrase-sorry = Извините
phrase-thanks = Спасибо
phrase-again = Ещё разок?
phrase-bye = Спокойной ночи

## Подсказки

hint-ask = Что сделал бы бот?
hint-title = Чего ждёт легенда
hint-thinking = Легенда думает.
hint-told = { $advice }: { $reason }.
hint-predict = Прогноз { $tricks }
hint-bet = Фишку перед игроком { $player }
hint-keep-chip = Оставить фишку у себя
hint-place = { $coaster }, { $cell }
hint-steal = { $coaster }: { $loot }
hint-expected =
    { $odds ->
        [game] перевес: { $points }
       *[other] очки: { $points }
    }
hint-give-or-take = плюс-минус { $error }
hint-best = совет
hint-line = { $action }: { $expected }.
hint-head-tricks =
    { $game ->
        [muertos] взятки
       *[half-pint] коны
    }
hint-head-met =
    { $odds ->
        [bet] не сбудется
        [game] победа
       *[prediction] сбудется
    }
hint-head-points =
    { $odds ->
        [game] перевес
       *[other] очки
    }
hint-all = Показать все { $count }
hint-few = Только лучшие

## Конец

end-title = Игра окончена
end-won = Победа за вами
end-share = Поделиться
end-aside = Посмотреть на стол
end-show = Чем кончилось
rematch = Сыграть ещё
rematch-waits = Ждём остальных
rematch-wanted =
    { $count ->
        [one] Готовы сыграть ещё: { $players }.
        [few] Готовы сыграть ещё: { $players }.
        [many] Готовы сыграть ещё: { $players }.
       *[other] Готовы сыграть ещё: { $players }.
    }

## Повтор

replay-title = Повтор
replay-load = Запись: это одна игра в файле. Принесите её и посмотрите здесь.
replay-start = Карты сданы.
replay-controls = Вперёд и назад
replay-back = На шаг назад
replay-on = На шаг вперёд
replay-play = Проиграть
replay-pause = Остановить
replay-place = Место в игре
replay-step = Шаг { $step } из { $steps }
replay-seat = Смотреть с места игрока
replay-download = Сохранить в файл
check-shuffle = Проверить тасовку
check-how = Перед сдачей дом показал печать на своём секрете. Сейчас ваш браузер ставит её заново, заново тасует и сравнивает.
check-commitment = Печать, показанная перед сдачей
check-secret = Секрет
check-words = Слова игрока { $player }
check-fair =
    { $count ->
        [0] Печать подходит к секрету, а случай ничего не сдавал. Всё верно.
        [one] Печать подходит к секрету, и { $count } сдача в точности из него следует. Всё верно.
        [few] Печать подходит к секрету, и все { $count } сдачи в точности из него следуют. Всё верно.
        [many] Печать подходит к секрету, и все { $count } сдач в точности из него следуют. Всё верно.
       *[other] Печать подходит к секрету, и все { $count } сдачи в точности из него следуют. Всё верно.
    }
check-no-secret = Секрет не показан, поэтому сравнивать не с чем.
check-commitment-broken = Секрет не подходит к печати. Кто-то его подменил.
check-seed-differs = Тасовали не с этим секретом и не с этими словами.
check-dealt-otherwise = Раунд { $round } сдан иначе, чем велит секрет.
