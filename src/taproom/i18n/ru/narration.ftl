### Рассказ об игре по ходу дела. Имена игроков не склоняются, поэтому стоят в именительном падеже.

## За столом

listed = { $others } и { $last }
table-players = За столом: { $players }.
rounds-total =
    { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }
suits-listed = Масти: { $suits }.
team-listed =
    { $team ->
        [swords] Мечи, тонкая рамка: { $players }.
       *[axes] Топоры, двойная рамка: { $players }.
    }

## Half-Pint и Muertos

round-begins =
    Раунд { $round } из { $rounds }. Начинает { $player }, на руки по { $hand ->
        [one] { $hand } карте
       *[many] { $hand } карт
        [few] { $hand } карты
    }
extra-round-begins =
    Дополнительный раунд. Начинает { $player }, на руки по { $hand ->
        [one] { $hand } карте
       *[many] { $hand } карт
        [few] { $hand } карты
    }
gunfight-begins =
    Перестрелка. { $count ->
        [one] Ещё одна отметка, и { $players } сразу выигрывает партию.
       *[many] Кто получит ещё одну отметку, сразу выигрывает партию: { $players }.
        [few] Кто получит ещё одну отметку, сразу выигрывает партию: { $players }.
    }
row-lies = Ряд: { $cards }
predictions-shown = Прогнозы: { $predictions }.
chips-shown =
    { $game ->
        [muertos] Сомнения: { $chips }.
       *[half-pint] Ставки: { $chips }.
    }
chip-kept = { $player } оставляет фишку себе
toast-raised =
    { $count ->
        [one] { $players } поднимает бокал.
        [few] { $players } поднимают бокалы.
       *[many] { $players } поднимают бокалы.
    }
trick-begins =
    { $game ->
        [muertos] Взятка { $trick }
       *[half-pint] Кон { $trick }
    }
cards-played = { $player }: { $combination } ({ $cards })
cards-played-with-row = { $player }: { $combination } ({ $cards } + ряд { $row })
trick-won-stronger =
    { $game ->
        [muertos] { $player } берёт взятку: { $combination } старше, чем { $beaten }.
       *[half-pint] { $player } выигрывает кон: { $combination } старше, чем { $beaten }.
    }
trick-won-higher =
    { $game ->
        [muertos] { $player } берёт взятку: та же комбинация, но карты старше.
       *[half-pint] { $player } выигрывает кон: та же комбинация, но карты старше.
    }
trick-won-first =
    { $game ->
        [muertos] { $player } берёт взятку: сила равна, но сыграно раньше.
       *[half-pint] { $player } выигрывает кон: сила равна, но сыграно раньше.
    }
trick-won-alone =
    { $game ->
        [muertos] { $player } берёт взятку: карт больше ни у кого нет.
       *[half-pint] { $player } выигрывает кон: карт больше ни у кого нет.
    }
round-ended =
    { $ended ->
        [brawl] Три кона подряд, и это драка. Очки получает только { $player }.
        [out] Одна рука пуста, а вдвоём на этом раунд кончается.
       *[cards] Все карты сыграны. Считаем раунд { $round }.
    }

## Блокнот

pad-predicted = прогноз
pad-won =
    { $game ->
        [muertos] взятки
       *[half-pint] коны
    }
pad-points = очки
pad-total = всего
pad-run = серия
pad-title = Блокнот

## Тролль

rules-name =
    { $rules ->
        [pro] правила профи
       *[basic] базовые правила
    }
coaster-described = { $coaster }, { $role }, уровень { $level }
coaster-described-able = { $coaster }, { $role }, уровень { $level }, { $ability }
coasters-held = Бирдекели, которые держит { $player }: { $coasters }.
coaster-drafted = { $player } выбирает: { $coaster }.
draft-ended = В сброс: { $coasters }. Начинает { $player }.
coaster-placed = { $player } выкладывает: { $coaster }.
coaster-placed-on = { $player } выкладывает: { $coaster }, прямо на бирдекель «{ $below }».
shapeshifter-gone = Бирдекель взят из сброса, вместо него туда уходит «{ $shapeshifter }».
token-stolen-onto = «{ $coaster }» забирает себе кружку игрока { $player }.
token-stolen-off = «{ $coaster }» уносит с поля кружку игрока { $player }.
token-moved = { $player } ставит кружку на бирдекель «{ $coaster }».
coaster-flipped =
    «{ $coaster }» переходит на другую сторону, теперь это { $team ->
        [swords] мечи
       *[axes] топоры
    }.
coaster-removed = Суровый взгляд, и «{ $coaster }» уходит в сброс.
token-returned = Кружка возвращается к хозяину: { $player }.
coasters-swapped = «{ $one }» и «{ $other }» меняются местами.
barman-moved =
    { $barman } встаёт { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
       *[west] на западе
    }.
mug-smashed = «{ $brawler }» разбивает кружку бирдекеля «{ $coaster }».

count-title = Подсчёт
count-mugs =
    { $mugs ->
        [one] { $mugs } кружка
        [few] { $mugs } кружки
       *[many] { $mugs } кружек
    }
count-set =
    { $type ->
        [cocktail] коктейль из { $size }
        [light] светлое ×{ $size }
        [dark] тёмное ×{ $size }
        [wheat] пшеничное ×{ $size }
       *[ale] эль ×{ $size }
    } +{ $bonus }
count-team =
    { $team }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } ({ $parts }).

## Конец

points-counted =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
game-ended =
    { $by ->
        [gunfight]
            { $count ->
                [one] { $players } выигрывает перестрелку, а с ней и партию.
                [few] { $players } выигрывают перестрелку и делят победу.
               *[many] { $players } выигрывают перестрелку и делят победу.
            }
        [brawls] Поровну: { $points }. Больше драк, и побеждает { $players }.
        [marks] Поровну: { $points }. Точнее прогнозы, и побеждает { $players }.
        [set] Поровну: { $points }. Решает самый большой сет, победа: { $players }.
        [sets] Поровну: { $points }. Решает число сетов, победа: { $players }.
        [levels] Поровну: { $points }. Решают уровни, победа: { $players }.
        [shared]
            { $game ->
                [troll] Поровну: { $points }, и всё остальное тоже поровну. Ничья.
               *[other] { $players } делят победу: { $points }.
            }
       *[points]
            { $count ->
                [one] { $players } побеждает, { $points }.
                [few] { $players } побеждают, { $points }.
               *[many] { $players } побеждают, { $points }.
            }
    }
