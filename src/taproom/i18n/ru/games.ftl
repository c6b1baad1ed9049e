### Имена: игры, карты, комбинации, бирдекели.

game-name =
    { $game ->
        [half-pint] Half-Pint Heroes
        [muertos] Покер мертвецов
       *[troll] Косой Тролль
    }

## Карты. Ранг есть номинал карты, в «Покере мертвецов» для четырёх старших J, Q, K и A.

suit-name =
    { $game ->
        [muertos]
            { $suit ->
                [R] Мариачи
                [Y] Лучадоры
                [G] Бандитос
                [B] Тореадоры
               *[P] Конкистадоры
            }
       *[half-pint]
            { $suit ->
                [R] кружки
                [Y] табуреты
                [G] бутылки
                [B] кулаки
               *[P] дротики
            }
    }
rank-one =
    { $rank ->
        [J] валет
        [Q] дама
        [K] король
        [A] туз
       *[other] { $rank }
    }
rank-many =
    { $rank ->
        [J] валеты
        [Q] дамы
        [K] короли
        [A] тузы
       *[other] { $rank }
    }
rank-end =
    { $rank ->
        [J] до валета
        [Q] до дамы
        [K] до короля
        [A] до туза
       *[other] до { $rank }
    }
combination-name =
    { $combination ->
        [high-card] старшая карта
        [pair] пара
        [two-pair] две пары
        [three] тройка
        [straight] стрит
        [full-house] фулл-хаус
        [flush] флеш
        [four] каре
        [straight-flush] стрит-флеш
        [five]
            { $game ->
                [muertos] роял-каре
               *[half-pint] пятёрка
            }
       *[royal-flush]
            { $game ->
                [muertos] роял-флеш
               *[half-pint] флеш-рояль
            }
    }
combination-with-values =
    { $combination ->
        [high-card] старшая карта, { $one }
        [pair] пара, { $many }
        [two-pair] две пары, { $many } и { $others }
        [three] тройка, { $many }
        [straight] стрит { $end }
        [full-house] фулл-хаус, { $many } и { $others }
        [flush] флеш ({ $suit }), старшая карта { $one }
        [four] каре, { $many }
        [straight-flush] стрит-флеш ({ $suit }) { $end }
        [five]
            { $game ->
                [muertos] роял-каре, { $many }
               *[half-pint] пятёрка, { $many }
            }
       *[royal-flush]
            { $game ->
                [muertos] роял-флеш ({ $suit })
               *[half-pint] флеш-рояль ({ $suit })
            }
    }
mark =
    { $mark ->
        [B] Д
       *[X] Х
    }

## Бирдекели

coaster-name =
    { $name ->
        [Sid] Сид
        [Emil] Эмиль
        [Fred] Фред
        [Agata] Агата
        [Gabriel] Габриэль
        [Kaspar] Каспар
        [Boris] Борис
        [Tiasan] Тиасан
        [Uland] Уланд
        [Olga] Ольга
        [Christian] Кристиан
        [Hilda] Хильда
        [Ignat] Игнат
       *[other] { $name }
    }
coaster-class =
    { $kind ->
        [hobbit] хоббит
        [house-ghost] домовой
        [alchemist] алхимик
        [thief] вор
        [jester] шут
        [werebear] оборотень-медведь
        [elf] эльф
        [dwarf] гном
        [ogre-librarian] огр-библиотекарь
        [paladin] паладин
        [valkyrie] валькирия
        [retired-dragon] дракон на пенсии
       *[other] { $role }
    }
ability-name =
    { $ability ->
        [thief] Вор
        [stern-look] Суровый взгляд
        [shapeshifter] Перевёртыш
        [joker] Балагур
        [cocktails] Коктейли
        [brawler] Дебошир
       *[small-creature] маленькое существо
    }
mug-type =
    { $type ->
        [light] светлое
        [dark] тёмное
        [wheat] пшеничное
       *[ale] эль
    }
team-name =
    { $team ->
        [swords] Мечи
       *[axes] Топоры
    }
barman-name = Гхорр
