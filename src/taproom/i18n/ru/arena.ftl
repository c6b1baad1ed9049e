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
arena-without-numba = Без numba все боты начиная с завсегдатая думают за картами одинаково. Её даёт: pip install "taproom[fast]"
arena-written = Отчёт лежит в { $folder }.

## Насколько справедлив набор бирдекелей

balance-title =
    Косой Тролль, { $rules ->
        [pro] игра профи
       *[basic] базовая игра
    }, мест: { $seats }, { $bot } против себя: { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
balance-places-first =
    { $rules ->
        [pro] выигрывает тот, кто выбирает вторым и кладёт первым
       *[basic] выигрывает тот, кто начинает
    }
balance-picks-first = выигрывает тот, кто выбирает первым и кладёт вторым
balance-draws = ничьи
balance-coaster = бирдекель
balance-shift = сдвиг доли побед, в пунктах
balance-picked = которым по счёту выбирают
balance-ability = способность
balance-used = применяли
balance-won-used = побед у тех, кто применил
balance-won-unused = побед у тех, кто не стал
balance-tried =
    { $tried ->
        [one] Измерен { $tried } набор
        [few] Измерено { $tried } набора
       *[many] Измерено { $tried } наборов
    }; самый справедливый, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
       *[many] { $deals } раздач
    }: { $unfairness } (кто начинает: базовая игра { $basic }, игра профи { $pro }; наибольший сдвиг { $shift })
balance-foretelling = Наборы, которые могут быть справедливее
balance-measuring = { $rules ->
        [pro] игра профи
       *[basic] базовая игра
    }, мест: { $seats }
balance-stopped = Остановлено. Та же команда продолжит с этого места.
balance-written = Цифры лежат в { $folder }.
balance-tuned = Набор лежит в { $file }.

## В чём отказано

refusal-arena-bots = Назовите хотя бы двух ботов, каждого один раз: --bots rookie,tourist.
refusal-arena-other-match = В { $file } записан другой матч. Выберите другую папку через --out или те же настройки, что и раньше.
refusal-arena-journal = Строку { $line } файла { $file } не прочитать. Удалите её: раздачу сыграют заново.
refusal-arena-killed = Игровые процессы обрывались { $times } раза подряд; возможно, не хватает памяти. Попробуйте меньше: --processes 1.
refusal-arena-no-ray = Ray не установлен. Установить: pip install "taproom[ray]"
