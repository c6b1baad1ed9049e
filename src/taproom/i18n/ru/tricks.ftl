### Карточный стол в браузере. Имена игроков не склоняются.

## За столом

tricks-table = Карточный стол
tricks-row = Ряд
tricks-round = Раунд { $round } из { $rounds }
tricks-extra-round = Дополнительный раунд
tricks-trick =
    { $game ->
        [muertos] Взятка { $trick }
       *[half-pint] Кон { $trick }
    }
tricks-log = Игра словами
tricks-thinking = думает
tricks-ready = готово
tricks-leads = ходит первым
tricks-to-play = сейчас ходит
tricks-in-gunfight = в перестрелке
tricks-cards-left =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
tricks-chips-against =
    { $count ->
        [one] { $count } фишка против
        [few] { $count } фишки против
       *[many] { $count } фишек против
    }
tricks-tally-spoken =
    { $game ->
        [muertos] взятки { $won }, прогноз { $predicted }
       *[half-pint] коны { $won }, прогноз { $predicted }
    }
tricks-play-spoken = { $player }: { $combination }

## Что делать сейчас

tricks-hand =
    { $count ->
        [one] Рука, { $count } карта
        [few] Рука, { $count } карты
       *[many] Рука, { $count } карт
    }
tricks-card-picked = { $card }, выбрано
tricks-prediction-cards = Карты прогноза, они складываются
tricks-how-many =
    { $game ->
        [muertos] Сколько будет взяток?
       *[half-pint] Сколько конов удастся выиграть?
    }
tricks-predict-none = Сложите карты
tricks-predict =
    { $game ->
        [muertos]
            { $count ->
                [one] Прогноз: { $count } взятка
                [few] Прогноз: { $count } взятки
               *[many] Прогноз: { $count } взяток
            }
       *[half-pint]
            { $count ->
                [one] Прогноз: { $count } кон
                [few] Прогноз: { $count } кона
               *[many] Прогноз: { $count } конов
            }
    }
tricks-predicted = Прогноз дан: { $predicted }.
tricks-who-misses =
    { $game ->
        [muertos] Кому нет веры? Коснитесь игрока.
       *[half-pint] Кто ошибётся? Коснитесь игрока.
    }
tricks-put-chip = Положить фишку, игрок { $player }
tricks-chip-lies = Фишка лежит здесь: { $player }.
tricks-leave-chip = Пусть лежит
tricks-keep-chip = Оставить фишку себе
tricks-your-turn = Ваш ход. Выберите карты.
tricks-play = Сыграть: { $combination }
tricks-readings = Чем могут быть эти карты
tricks-reading = { $combination } ({ $cards })
tricks-hand-only = без ряда
tricks-add = Добавьте { $cards }, получится { $combination }.
tricks-no-play = Вместе они ничего не дают.
tricks-waiting = Ждём: { $players }.
tricks-waiting-for-several =
    { $count ->
        [one] Ждём { $count } игрока.
        [few] Ждём { $count } игроков.
       *[many] Ждём { $count } игроков.
    }
tricks-moment = Минутку.
tricks-go-on = Дальше

## Подсчёт

tricks-round-counted = Раунд { $round }, подсчёт
tricks-brawl = Драка
tricks-four-in-a-row =
    { $count ->
        [one] Четыре отметки подряд: { $players }. Ещё одна, и будет перестрелка.
        [few] По четыре отметки подряд: { $players }. Ещё одна, и будет перестрелка.
       *[many] По четыре отметки подряд: { $players }. Ещё одна, и будет перестрелка.
    }
tricks-pad-hint = Коснитесь числа, чтобы увидеть, откуда оно взялось.
tricks-part-tricks =
    { $game ->
        [muertos]
            { $count ->
                [one] { $count } взятка, по 10
                [few] { $count } взятки, по 10
               *[many] { $count } взяток, по 10
            }
       *[half-pint]
            { $count ->
                [one] { $count } кон, по 10
                [few] { $count } кона, по 10
               *[many] { $count } конов, по 10
            }
    }
tricks-part-met =
    { $count ->
        [one] прогноз сбылся, 10 за { $count } кон прогноза
        [few] прогноз сбылся, по 10 за { $count } кона прогноза
       *[many] прогноз сбылся, по 10 за { $count } конов прогноза
    }
tricks-part-met-zero = прогноз ноль, и ни одного кона
tricks-part-missed = прогноз { $predicted }, вышло { $won }: без надбавки
tricks-part-chip-won = фишка: { $player }, прогноз не сбылся
tricks-part-chip-lost = фишка: { $player }, прогноз сбылся
tricks-part-chip-gained = прогноз сбылся, хотя фишку положил игрок { $player }
tricks-part-brawl = три кона подряд, драка
tricks-part-brawl-of = драку устроил игрок { $player }: остальные без очков
tricks-part-misere =
    { $count ->
        [one] мизер удался, по очку за каждую взятку раунда ({ $count })
        [few] мизер удался, по очку за каждую взятку раунда ({ $count })
       *[many] мизер удался, по очку за каждую взятку раунда ({ $count })
    }
tricks-part-misere-broken =
    { $count ->
        [one] мизер сорван, { $count } взятка
        [few] мизер сорван, { $count } взятки
       *[many] мизер сорван, { $count } взяток
    }
tricks-part-exact =
    { $count ->
        [one] точно, прогноз { $count } удваивается
        [few] точно, прогноз { $count } удваивается
       *[many] точно, прогноз { $count } удваивается
    }
tricks-part-over =
    { $count ->
        [one] больше прогноза, считается только { $count }
        [few] больше прогноза, считаются только { $count }
       *[many] больше прогноза, считаются только { $count }
    }
tricks-part-under =
    { $count ->
        [one] не хватило { $count } взятки
        [few] не хватило { $count } взяток
       *[many] не хватило { $count } взяток
    }
