### Арена: боты против ботов.

arena-title =
    { $game }, мест: { $seats }; { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
arena-how = Каждую раздачу сыграли во всех рассадках, так что карты у всех были одни и те же. Интервалы 95 %, по целым раздачам.
arena-bot = бот
arena-points = очков за раунд
arena-wins = выигранные партии
arena-met = сбылось
arena-brawls = драк на 100 раундов
arena-time = мс на решение (медиана / 99 %)
arena-rating = рейтинг (OpenSkill)
arena-hits = сбывшиеся прогнозы по числу предсказанных взяток; чем больше точка, тем чаще
arena-ahead-points = насколько первый впереди второго, очков за раунд
arena-ahead-wins = насколько первый впереди второго, доля выигранных партий
arena-stopped =
    Остановлено после { $deals ->
        [one] { $deals } раздачи
        [few] { $deals } раздач
       *[many] { $deals } раздач
    }. Та же команда продолжит с этого места.
arena-written = Отчёт лежит в { $folder }.

## В чём отказано

refusal-arena-bots = Назовите хотя бы двух ботов, каждого один раз: --bots rookie,tourist.
refusal-arena-other-match = В { $file } записан другой матч. Выберите другую папку через --out или те же настройки, что и раньше.
refusal-arena-journal = Строку { $line } файла { $file } не прочитать. Удалите её: раздачу сыграют заново.
refusal-arena-no-ray = Ray не установлен. Установить: pip install "taproom[ray]"
