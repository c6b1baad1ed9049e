### Почему так нельзя и что сделать вместо этого.

## Любая игра

refusal-game-over = Партия окончена. Чтобы играть дальше, начните новую.
refusal-wrong-phase =
    Сейчас не время. { $phase ->
        [predict] Сначала все делают прогнозы.
        [bet] Сначала все решают, куда положить фишку.
        [play] Пора играть карты.
        [draft] Сначала разбирают бирдекели.
        [place] Пора выложить бирдекель.
        [steal] Сначала нужно решить, берёт ли Вор кружку.
        [mug] Сначала поставьте кружку на бирдекель или оставьте её.
        [remove] Сначала нужно решить, кого прогонит Суровый взгляд и прогонит ли.
        [swap] Сначала нужно решить, что меняет местами Балагур и меняет ли.
        [barman] Сначала передвиньте бармена или оставьте его.
       *[smash] Сначала нужно решить, какую кружку разобьёт Дебошир и разобьёт ли.
    }
refusal-not-your-turn = Место { $seat } сейчас не ходит. Подождите остальных.

refusal-bad-action-no-pair = Действие записывают парой: место, а затем объект с тем, что оно делает.
refusal-bad-action-no-such-action = Такого действия в этой игре нет. Загляните в список действий.
refusal-bad-action-field-missing = Этому действию нужно поле «{ $field }».
refusal-bad-action-field-type = В поле «{ $field }» значение не того вида.
refusal-bad-action-no-such-card = Карты { $card } нет. Бывают карты от R1 до P13.
refusal-bad-action-card-twice = Карта { $card } названа дважды. Она в колоде одна, назовите её один раз.
refusal-bad-action-unknown-coaster = Бирдекеля «{ $coaster }» в этом наборе нет.
refusal-bad-action-steal-to = Украденная кружка идёт в «thief» или в «off». Укажите, куда.

## Half-Pint и Muertos

refusal-bad-prediction = Прогноз { $tricks } сделать нельзя. Выберите число от 0 до 6.
refusal-no-such-seat = Места { $on } за этим столом нет. Положите фишку перед тем, кто здесь сидит.
refusal-bet-self = Фишку кладут перед кем-то другим, не перед собой.
refusal-bet-required = Втроём и больше ставку делают все. Положите фишку перед кем-нибудь.
refusal-not-in-hand = Карты { $card } в руке нет. Сыграйте те, что есть.
refusal-not-in-row = Карта { $card } не лежит в ряду.
refusal-row-only = Один ряд сыграть нельзя. Добавьте хотя бы одну карту из руки.
refusal-row-group =
    { $combination ->
        [full-house] В фулл-хаусе и тройке, и паре нужна карта из руки.
       *[two-pair] В двух парах каждой паре нужна карта из руки.
    } Уберите то, что лежит в ряду само по себе.
refusal-no-combination = Вместе эти карты не складываются в комбинацию. Уберите лишние.

## Тролль

refusal-not-yours-not-open = «{ $coaster }» уже не взять. Выберите из тех, что лежат открыто.
refusal-not-yours-not-in-hand = У вас нет «{ $coaster }». Выложите бирдекель, который лежит перед вами.
refusal-not-yours-not-in-discard = В сбросе нет «{ $coaster }». Перевёртыш зовёт только тех, кто там лежит.
refusal-cell-taken = На клетке { $cell } уже лежит «{ $coaster }». Выберите свободную.
refusal-field-limit =
    С клеткой { $cell } поле станет шире или выше, чем { $limit ->
        [one] { $limit } бирдекель
        [few] { $limit } бирдекеля
       *[many] { $limit } бирдекелей
    }. Оставайтесь внутри.
refusal-barman-line =
    Бармен стоит { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
       *[west] на западе
    }. За его черту не выкладывают, поэтому { $cell } не подходит.
refusal-cell-apart = Клетка { $cell } не касается других. Выложите рядом с бирдекелем, но не наискосок.
refusal-cell-apart-first = Первый бирдекель кладут на [0, 0], а не на { $cell }.
refusal-no-coaster = На клетке { $cell } бирдекеля нет. Выберите ту, где он есть.
refusal-token-there = На клетке { $cell } кружка уже стоит. Выберите другой бирдекель.
refusal-token-there-thief = У Вора на { $cell } кружка уже есть. Он может только убрать чужую с поля.
refusal-no-token = На клетке { $cell } кружки нет. Выберите бирдекель с кружкой.
refusal-not-touching = До клетки { $cell } не дотянуться. Выберите бирдекель, который касается этого.
refusal-not-allowed-barman-there =
    Бармен уже стоит { $side ->
        [north] на севере
        [east] на востоке
        [south] на юге
       *[west] на западе
    }. Оставьте его там или выберите другую сторону.
refusal-not-allowed-no-shapeshifter = «{ $coaster }» превращаться не умеет. Выложите бирдекель как есть.
refusal-not-allowed-swap-joker = Балагур остаётся на месте. Поменяйте местами два других бирдекеля.
refusal-not-allowed-swap-itself = Для обмена нужны два бирдекеля, а { $cell } только один.
refusal-not-allowed-no-mug-left = На клетке { $cell } разбивать больше нечего.

## Записи партий

refusal-bad-transcript-no-json = Эта строка не JSON.
refusal-bad-transcript-no-object = Запись партии должна быть объектом JSON.
refusal-bad-transcript-field-missing = В записи не хватает поля «{ $field }».
refusal-bad-transcript-field-type = В поле «{ $field }» записи значение не того вида.
refusal-bad-transcript-unknown-game = Игры «{ $game }» здесь нет. Есть half-pint, muertos и troll.
refusal-bad-transcript-unknown-bot = Бота «{ $bot }» здесь нет. Можно выбрать: { $bots }.
refusal-bad-transcript-seats =
    { $game ->
        [troll] В «Тролля» играют вдвоём или вчетвером, а не так: { $seats }.
       *[other] В эту игру играют от 2 до 7 человек, а не { $seats }.
    }
refusal-bad-transcript-first = Место { $first } не может начинать за столом, где мест { $seats }. Счёт идёт с 0.
refusal-bad-transcript-file-unreadable = Файл { $file } не удаётся прочитать.

## Нотация

refusal-bad-notation-title = Строка { $line }: начните с игры и числа мест, например «half-pint, 4 seats», а не с «{ $found }».
refusal-bad-notation-line = Строка { $line }: «{ $found }» ничего не значит в нотации.
refusal-bad-notation-twice = Строка { $line }: «{ $found }» уже было выше. Достаточно одного раза.
refusal-bad-notation-value = Строка { $line }: «{ $found }» не подходит как значение. Напишите JSON или простое слово.
refusal-bad-notation-number = Строка { $line }: дальше идёт { $expected }, а не { $found }.
refusal-bad-notation-deck = Строка { $line }: карты «{ $found }» нет. Бывают карты от R1 до P13.
refusal-bad-notation-hand = Строка { $line }: «{ $found }» не похоже на бирдекель.
refusal-bad-notation-discard = Строка { $line }: «{ $found }» не похоже на бирдекель.
refusal-bad-notation-predict = Строка { $line }: запишите прогноз как 0:2, а не «{ $found }».
refusal-bad-notation-bet = Строка { $line }: запишите ставку как 0>1 или 0>-, если её нет, а не «{ $found }».
refusal-bad-notation-draft = Строка { $line }: запишите выбор как 0:fred, а не «{ $found }».
refusal-bad-notation-play = Строка { $line }: запишите карты как 0 R7 + G7, а не «{ $found }».
refusal-bad-notation-step = Строка { $line }: «{ $found }» не похоже на шаг хода.
refusal-bad-notation-unwritable = Этот объект слишком глубок, или число в нём слишком длинное, чтобы его записать.

## Случай

refusal-bad-chance-missing = Нигде не сказано, как выпало «{ $purpose }». Добавьте это в поле chance.
refusal-bad-chance-not-an-order = В порядке для «{ $purpose }» не всё названо ровно по одному разу.
refusal-bad-chance-seed-type = Зерно (seed) должно быть текстом.
refusal-bad-chance-decks-shape = В поле chance должно быть зерно (seed) или список колод, больше ничего.
refusal-bad-chance-deck-shape = Колода { $deck } не похожа на список карт.
refusal-bad-chance-deck-unknown-card = В колоде { $deck } названа { $card }, а такой карты нет.
refusal-bad-chance-deck-not-whole = В колоде { $deck } нужны все 65 карт, каждая по разу.
refusal-bad-chance-draft-needs-none = По правилам профи ничего не раздают. Оставьте поле chance пустым.
refusal-bad-chance-hands-shape = В поле chance должно быть зерно (seed) или руки всех мест и сброс.
refusal-bad-chance-hand-size = В руке места { $seat } нужно ровно шесть бирдекелей.
refusal-bad-chance-unknown-coaster = Бирдекеля «{ $coaster }» в этом наборе нет.
refusal-bad-chance-coasters-not-whole = В руках и сбросе вместе нужен каждый бирдекель ровно по разу.

## Настройки

refusal-bad-option-unknown =
    { $game ->
        [half-pint] В «Half-Pint Heroes»
        [muertos] В «Покере мертвецов»
       *[troll] В «Косом Тролле»
    } нет настройки «{ $option }».
refusal-bad-option-rounds = «{ $option }»: нужно целое число от 1 до 10.
refusal-bad-option-doubts = «{ $option }»: нужно true или false.
refusal-bad-option-bets = «{ $option }»: нужно «together» или «in-turn».
refusal-bad-option-toasts = «{ $option }»: нужен список чисел от 1 до 9.
refusal-bad-option-row-groups = «{ $option }»: нужно «each» или «any».
refusal-bad-option-rules = «{ $option }»: нужно «basic» или «pro».
refusal-bad-option-seating = «{ $option }»: нужно «opposite», «side-by-side» или «corner».
refusal-bad-option-deck-shape = «{ $option }»: у каждой карты два числа, например "R1": [3, 5].
refusal-bad-option-deck-unknown-card = «{ $option }»: названа { $card }, а такой карты нет.
refusal-bad-option-deck-missing-card = «{ $option }»: не хватает чисел карты { $card }.
refusal-bad-option-deck-numbers = Карте { $card } нужны два целых числа: от 1 до 8 для руки и от 1 до 5 для ряда.
refusal-bad-option-file-unreadable = Файл { $file } не удаётся прочитать.
refusal-bad-option-file-not-json = Файл { $file } не похож на JSON.
refusal-bad-option-coasters-shape = «{ $option }»: нужен список из 13 бирдекелей.
refusal-bad-option-coasters-count =
    В наборе 13 бирдекелей. { $count ->
        [one] Здесь { $count } бирдекель.
        [few] Здесь { $count } бирдекеля.
       *[many] Здесь { $count } бирдекелей.
    }
refusal-bad-option-coaster-shape = Бирдекель { $coaster } должен быть объектом.
refusal-bad-option-coaster-twice = Поле «{ $field }» со значением «{ $coaster }» встречается дважды. Дайте каждому бирдекелю своё.
refusal-bad-option-coaster-field-missing = Бирдекелю { $coaster } не хватает поля «{ $field }».
refusal-bad-option-coaster-field = У бирдекеля { $coaster } в поле «{ $field }» неподходящее значение.
