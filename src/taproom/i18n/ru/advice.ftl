### Чего ждать от действия. Перед этим стоят очки и их точность.

advise-met =
    { $odds ->
        [bet] не сбывается в { $percent } %
        [game] победа в { $percent } %
       *[prediction] сбывается в { $percent } %
    }
advise-tricks =
    { $odds ->
        [bet] { $game ->
            [muertos] Взятки соперника: { $chances }.
           *[half-pint] Коны соперника: { $chances }.
        }
       *[other] { $game ->
            [muertos] Ваши взятки: { $chances }.
           *[half-pint] Ваши коны: { $chances }.
        }
    }
advise-chance = { $tricks } в { $percent } %
advise-why = Первое: { $why }.
advise-compiling = Компилируется то, чем думают боты; в первый раз на компьютере это занимает минуту.
