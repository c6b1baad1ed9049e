### Входная дверь, новый стол и кому как удобнее.

## Входная дверь

front-line = Три трактирные игры. Присаживайтесь, карты уже сдают.
front-games = Игры
front-more = Ещё
game-line =
    { $game ->
        [half-pint] Скажите, сколько конов возьмёте. Поставьте на того, кто ошибся. Три кона подряд, и начинается драка.
        [muertos] Те же карты при свечах. Смелое слово стоит вдвое, нарушенное обходится дорого.
       *[troll] Кладите бирдекели, переманивайте соседей и следите за барменом.
    }
game-players =
    { $game ->
        [half-pint] 2–7 игроков, 40 минут
        [muertos] 2–7 игроков, 30 минут
       *[troll] 2 или 4 игрока, 15 минут
    }
play-now = Играть с ботами
open-table = Открыть стол
read-rules = Правила
join-title = Войти по коду
join-go = Войти
join-six = В коде шесть букв.
tables-mine = Мои столы
tables-public = Открыты для всех
tables-none = Сейчас на виду никто не играет. Откройте стол, и кто-то будет.
tables-more =
    { $count ->
        [one] Ещё { $count } стол
        [few] Ещё { $count } стола
        [many] Ещё { $count } столов
       *[other] Ещё { $count } стола
    }
table-gathering =
    { $count ->
        [one] Свободно { $count } место
        [few] Свободно { $count } места
        [many] Свободно { $count } мест
       *[other] Свободно { $count } места
    }
table-playing = Идёт игра
table-round = Раунд { $round } из { $rounds }
table-over = Окончена
load-transcript = Загрузить игру из файла
to-front = К входной двери

## Кто играет и кому как удобнее

settings-title = Настройки
settings-player = Кто вы
name-guest = Гость
name-yours = Ваше имя
name-save = Сохранить
move-title = Играть на другом устройстве
move-how = Откройте это там, и там вы тоже будете собой. У кого эта ссылка, тот и есть вы, поэтому больше никому её не давайте.
move-here = { $player }, это вы?
move-here-text = Тогда и с этого устройства вы сидите за своими столами.
move-replaces = На этом устройстве вы сейчас { $player }. Здесь этого игрока забудут; если он нужен, сначала сохраните его ссылку.
move-take = Я { $player }
move-broken = Эта ссылка никуда не ведёт
move-broken-text = Создайте новую на другом устройстве: «Играть на другом устройстве».
theme-title = Свет
theme-auto = как на устройстве
theme-light = день
theme-dark = вечер
speed-title = Движение
speed-normal = не спеша
speed-quick = быстрее
speed-still = без движения
sound-title = Звук
notify-title = Сообщать, когда мой ход
notify-note = Уведомлением, пока страницы не видно.
notify-forbidden = Браузер этого не разрешает. Разрешите в нём уведомления для этой страницы и включите ещё раз.
link-copy = Копировать
link-copied = Скопировано
link-share = Поделиться
qr-picture = Ссылка картинкой, для камеры телефона
qr-missing = Без связи нет картинки. Ссылка всё равно работает.

## Когда что-то мешает

house-unreachable = Дом не отвечает. Проверьте связь и попробуйте ещё раз.
house-stumbled = В доме что-то пошло не так. Попробуйте ещё раз.
lost-title = Здесь ничего нет
lost-text = Этот адрес не ведёт ни в одну комнату дома.
unloaded-title = Дверь заело
unloaded-text = Часть страницы не загрузилась. Проверьте связь.
unloaded-again = Ещё раз

## Новый стол

presets-title = Одним касанием
preset-half-pint-four = Half-Pint на четверых
preset-half-pint-quick = Half-Pint, 5 быстрых раундов
preset-half-pint-duel = Half-Pint на двоих
preset-muertos-four = «Мертвецы» на четверых
preset-muertos-doubts = «Мертвецы» с сомнениями
preset-troll-first = «Тролль» для знакомства
preset-troll-pro = «Тролль» со способностями
preset-troll-teams = «Тролль», двое на двое
new-game = Игра
new-which = Во что играем
new-seats = Места
new-seats-note = Пустые места займут боты.
new-table = Стол
new-open = Открыть стол
first-title = Кто начинает
first-chance = решит случай
first-me = я
first-seat = Место { $number }
rounds-title = Раунды
doubts-title = Сомнения
doubts-note = Фишка перед тем, в чьём прогнозе вы сомневаетесь.
bets-title =
    { $game ->
        [muertos] Сомневаются
       *[half-pint] Ставки делают
    }
bets-together = все сразу
bets-in-turn = по очереди
bets-together-note = Втайне, а открывают вместе.
bets-in-turn-note = Открыто, по часовой стрелке от начинающего.
row-groups-title = Пары, лежащие в ряду
row-groups-usual = как обычно
row-groups-each = в каждой группе карта с руки
row-groups-any = хватит одной карты с руки
row-groups-note =
    { $game ->
        [muertos] Для двух пар и фулл-хауса. В «Покере мертвецов» обычно хватает одной карты с руки.
       *[half-pint] Для двух пар и фулл-хауса. В Half-Pint обычно нужна карта с руки в каждой группе.
    }
toasts-title = Тосты
toasts-read = Мы это прочитали
troll-rules-title = Правила
troll-basic = Без способностей
troll-pro = Со способностями
troll-basic-note = Тринадцать бирдекелей раздают. Хорошо для первого раза.
troll-pro-note = Бирдекели разбирают по очереди, и каждый что-то умеет.
seating-title = Вы сидите
seating-opposite = напротив
seating-side-by-side = рядом
seating-corner = через угол
seating-note = Бирдекель лежит низом к тому, кто его положил.
deck-title = Своя колода
deck-note = На каждой карте указано, сколько карт сдают и какой длины ряд. У кого есть коробка, может внести её числа.
deck-suit = Масть
deck-card = Карта
deck-hand = На руку
deck-row = В ряд
coasters-title = Свои бирдекели
coasters-note = Тринадцать бирдекелей с их числами. У кого есть коробка, может внести их сюда.
coaster-field-name = Имя
coaster-field-class = Кто это
coaster-field-level = Уровень
coaster-field-mugs = Кружки
coaster-field-type = Пиво
coaster-field-ability = Способность
coaster-no-ability = нет
coaster-side-top = Верх
coaster-side-right = Право
coaster-side-bottom = Низ
coaster-side-left = Лево
own-set-in-use = в игре
own-set-load = Загрузить файл
own-set-edit = Изменить набор дома
own-set-save = Сохранить в файл
own-set-reset = Вернуть набор дома
clock-title = Часы
clock-none = без спешки
clock-relaxed = спокойно
clock-brisk = бодро
clock-none-note = Игра может длиться и днями. Ваши ходы ждут у входной двери.
clock-note = Когда время выйдет, за вас действует бот, пока вы не вернётесь.
pace-title = Боты действуют
pace-human = как люди
pace-quick = быстро
pace-at-once = сразу
door-title = Кто найдёт стол
door-private = у кого есть ссылка
door-public = все
door-private-note = Его нет ни в одном списке.
door-public-note = Он в списке у входной двери.
spectators-title = Можно смотреть со стороны
talk-title = Свободный текст в разговоре
talk-note = Короткие фразы работают всегда.
hints-title = Подсказки
hints-note = Можно спросить, что сделал бы бот.
