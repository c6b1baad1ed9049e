### Тролль в браузере: что делать, что где лежит, что умеют гости. Имена не склоняются.

## Что делать

troll-waiting = { $player } думает.
troll-ask-draft = Выберите бирдекель.
troll-ask-place = Какой бирдекель выложить?
troll-ask-cell = { $coaster }: куда положить?
troll-ask-steal = { $coaster }: чью кружку забрать?
troll-ask-loot = А кружку куда?
troll-ask-mug = Поставьте кружку на бирдекель: плюс один с каждой стороны.
troll-ask-remove = { $coaster } смотрит сурово: кого отправить домой?
troll-ask-swap = Кто с кем поменяется местами?
troll-ask-swap-with = { $coaster } меняется местами. С кем?
troll-ask-barman = Где встанет { $barman }? Дальше него не кладут.
troll-ask-smash = { $coaster }: чью кружку разбить?

## Что из этого выйдет

troll-flips =
    { $count ->
        [one] На другую сторону переходит { $coasters }.
        [few] На другую сторону переходят { $coasters }.
       *[many] На другую сторону переходят { $coasters }.
    }
troll-flips-nobody = На другую сторону никто не перейдёт.
troll-would-flip = перейдёт на другую сторону

## Кнопки

troll-do-draft = Взять: { $coaster }
troll-do-place = Положить: { $coaster }
troll-do-mug = Сюда: { $coaster }
troll-do-remove = Домой: { $coaster }
troll-do-swap = Поменять
troll-do-barman =
    { $side ->
        [north] На север
        [east] На восток
        [south] На юг
       *[west] На запад
    }
troll-do-smash = Разбить
troll-loot-thief = На вора
troll-loot-off = С поля долой
troll-leave-steal = Не брать
troll-leave-mug = Оставить кружку
troll-leave-remove = Никого
troll-leave-swap = Не менять
troll-leave-barman = Пусть стоит
troll-leave-smash = Пощадить
troll-undo = Вернуть ход
troll-go-on = Дальше
troll-shapes = { $coaster }: кем выложить
troll-shape-own = Остаётся собой: { $coaster }
troll-shape = Превращается: { $coaster }

## Что умеют гости

troll-ability =
    { $ability ->
        [thief] Когда выложен, забирает себе кружку с другого бирдекеля или уносит любую с поля.
        [stern-look] После сравнения отправляет один соседний бирдекель в сброс.
        [shapeshifter] Уходит в сброс, а вместо него выкладывают кого-нибудь оттуда.
        [joker] После сравнения меняет местами любые два других бирдекеля.
        [cocktails] В конце собирает один сет из разных кружек.
        [brawler] В конце разбивает кружку на соседнем бирдекеле.
       *[small-creature] Позже на него можно положить свой бирдекель. Под ним оно в безопасности и всё ещё считается.
    }

## Что где лежит

troll-field = Поле
troll-hand = Ваши бирдекели
troll-hand-of = Бирдекели, игрок { $player }
troll-discard = Сброс
troll-draft = Бирдекели на выбор
troll-taken = { $coaster }, выбор игрока { $player }
troll-score = Кружки обеих сторон
troll-level = уровень { $level }
troll-sides = север { $north }, восток { $east }, юг { $south }, запад { $west }
troll-mug-of = кружка игрока { $player }
troll-lies-on = лежит поверх: { $coasters }
troll-cell = ряд { $row }, столбец { $column }
troll-cell-free = свободно
troll-barman-here =
    { $barman } стоит здесь, { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
       *[west] на западе
    }
troll-barman-there =
    { $barman } может встать здесь, { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
       *[west] на западе
    }

## Ход игры и подсчёт

troll-log = Что было
troll-log-empty = Пока ничего. Вечер только начался.
troll-smashed =
    { $mugs ->
        [one] разбита { $mugs } кружка
        [few] разбиты { $mugs } кружки
       *[many] разбито { $mugs } кружек
    }
troll-sets = сеты +{ $bonus }
