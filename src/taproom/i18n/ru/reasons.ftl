### Почему бот так поступил.

## Half-Pint и Muertos

reason-whim = просто так
reason-predict = с такой рукой выйдет { $tricks }
reason-bet = прогноз { $tricks } выглядит смело
reason-keep-chip = верит всем и оставляет фишку себе
reason-odds-predict = прогноз { $tricks } сбывается в { $percent } из 100 таких раундов
reason-odds-bet = этот прогноз срывается в { $percent } из 100 таких раундов
reason-odds-play = так прогноз сбывается в { $percent } из 100 раундов
reason-only = больше сыграть нечего
reason-win = хочет забрать это себе
reason-save = бережёт сильные карты
reason-duck = больше брать не хочет
reason-burn =
    избавляется сразу от { $count ->
        [one] { $count } карты
        [few] { $count } карт
       *[many] { $count } карт
    }
reason-forced = иначе не получалось
reason-brawl = дело идёт к драке
reason-stop-brawl = этой драки лучше не допускать

## Тролль

reason-draft = лучший из оставшихся
reason-place = хорошее место
reason-flip =
    переворачивает { $count ->
        [one] { $count } бирдекель
        [few] { $count } бирдекеля
       *[many] { $count } бирдекелей
    }
reason-token-stay = кружка стоит хорошо
reason-token-flip = кружка решает дело
reason-token-guard = с кружкой этому гостю спокойнее
reason-barman = там бармен будет мешать
reason-barman-stay = бармен стоит хорошо
reason-decline = лучше не надо
reason-steal = в другом месте от кружки больше пользы
reason-remove = кому-то придётся уйти
reason-swap = наоборот они стоят лучше
reason-smash = эта кружка считается не тем
