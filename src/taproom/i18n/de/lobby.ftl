### Die Eingangstür, ein neuer Tisch, und wie man es gern hat.

## Die Eingangstür

front-line = Drei Kneipenspiele. Setz dich, es wird schon gegeben.
front-games = Spiele
front-more = Mehr
game-line =
    { $game ->
        [half-pint] Sag, wie viele Stiche du machst. Wette, wer danebenliegt. Drei Stiche in Folge, und es gibt eine Keilerei.
        [muertos] Dieselben Karten bei Kerzenlicht. Ein kühnes Wort zahlt doppelt, ein gebrochenes kostet.
       *[troll] Leg Bierdeckel, dreh die Nachbarn auf deine Seite und behalte den Wirt im Auge.
    }
game-players =
    { $game ->
        [half-pint] 2 bis 7 Leute, 40 Minuten
        [muertos] 2 bis 7 Leute, 30 Minuten
       *[troll] 2 oder 4 Leute, 15 Minuten
    }
play-now = Gegen Bots spielen
open-table = Tisch aufmachen
read-rules = Die Regeln
join-title = Mit Code dazusetzen
join-go = Los
join-six = Ein Code hat sechs Buchstaben.
tables-mine = Meine Tische
tables-public = Offen für alle
tables-none = Gerade spielt niemand öffentlich. Mach einen Tisch auf, dann schon.
tables-more =
    { $count ->
        [one] Noch ein Tisch
       *[other] Noch { $count } Tische
    }
table-gathering =
    { $count ->
        [one] Ein Platz frei
       *[other] { $count } Plätze frei
    }
table-playing = Läuft
table-round = Runde { $round } von { $rounds }
table-over = Zu Ende
load-transcript = Spiel aus Datei laden
to-front = Zur Eingangstür

## Wer spielt, und wie man es gern hat

settings-title = Einstellungen
settings-player = Wer du bist
name-guest = Gast
name-yours = Dein Name
name-save = Behalten
move-title = Auf anderem Gerät spielen
move-how = Öffne das dort, und du bist auch dort du selbst. Wer diesen Link hat, ist du, also gib ihn sonst niemandem.
move-here = { $player }, bist du das?
move-here-text = Dann sitzt du auch auf diesem Gerät an deinen Tischen.
move-replaces = Auf diesem Gerät bist du gerade { $player }. Dieser Name wird hier vergessen; nimm vorher den Link mit, wenn du ihn behalten willst.
move-take = Ich bin { $player }
move-broken = Dieser Link führt nirgendwohin
move-broken-text = Mach auf dem anderen Gerät einen neuen, unter »Auf anderem Gerät spielen«.
theme-title = Licht
theme-auto = wie das Gerät
theme-light = Tag
theme-dark = Abend
speed-title = Bewegung
speed-normal = gemächlich
speed-quick = zügig
speed-still = keine
sound-title = Ton
notify-title = Sag Bescheid, wenn ich dran bin
notify-note = Mit einer Meldung, solange die Seite nicht zu sehen ist.
notify-forbidden = Der Browser verbietet es. Erlaube dort Benachrichtigungen für diese Seite und schalte es dann noch einmal ein.
link-copy = Kopieren
link-copied = Kopiert
link-share = Teilen
qr-picture = Der Link als Bild, für die Kamera eines Handys
qr-missing = Ohne Verbindung kein Bild. Der Link geht trotzdem.

## Wenn etwas im Weg ist

house-unreachable = Das Haus antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
house-stumbled = Im Haus ist etwas schiefgegangen. Versuch es noch einmal.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt in kein Zimmer des Hauses.
unloaded-title = Die Tür klemmt
unloaded-text = Ein Teil der Seite ließ sich nicht laden. Prüf die Verbindung.
unloaded-again = Noch einmal

## Einen Tisch aufmachen

presets-title = Mit einem Tipp
preset-half-pint-four = Half-Pint zu viert
preset-half-pint-quick = Half-Pint, 5 schnelle Runden
preset-half-pint-duel = Half-Pint zu zweit
preset-muertos-four = Muertos zu viert
preset-muertos-doubts = Muertos mit Zweifeln
preset-troll-first = Troll zum Kennenlernen
preset-troll-pro = Troll mit Fähigkeiten
preset-troll-teams = Troll, zwei gegen zwei
new-game = Das Spiel
new-which = Was gespielt wird
new-seats = Plätze
new-seats-note = Was leer bleibt, nehmen Bots.
new-table = Der Tisch
new-open = Tisch aufmachen
first-title = Wer beginnt
first-chance = der Zufall entscheidet
first-me = ich
first-seat = Platz { $number }
rounds-title = Runden
doubts-title = Zweifel
doubts-note = Ein Chip vor jemanden, dessen Ansage du bezweifelst.
bets-title =
    { $game ->
        [muertos] Gezweifelt wird
       *[half-pint] Gewettet wird
    }
bets-together = alle zugleich
bets-in-turn = der Reihe nach
bets-together-note = Verdeckt, und dann zusammen gezeigt.
bets-in-turn-note = Offen, im Uhrzeigersinn ab dem Startspieler.
row-groups-title = Paare, die in der Auslage liegen
row-groups-usual = wie üblich
row-groups-each = jede Gruppe braucht eine Handkarte
row-groups-any = eine Handkarte genügt
row-groups-note =
    { $game ->
        [muertos] Bei zwei Paaren und Full House. In Muertos üblich: Eine Handkarte genügt.
       *[half-pint] Bei zwei Paaren und Full House. In Half-Pint üblich: Jede Gruppe braucht eine Handkarte.
    }
toasts-title = Trinksprüche
toasts-read = Das haben wir gelesen
troll-rules-title = Regeln
troll-basic = Ohne Fähigkeiten
troll-pro = Mit Fähigkeiten
troll-basic-note = Dreizehn Bierdeckel, ausgeteilt. Gut fürs erste Mal.
troll-pro-note = Die Bierdeckel werden reihum gewählt, und jeder kann etwas.
seating-title = Ihr sitzt
seating-opposite = gegenüber
seating-side-by-side = nebeneinander
seating-corner = über Eck
seating-note = Bierdeckel liegen mit den Füßen zu dem, der sie gelegt hat.
deck-title = Eigene Karten
deck-note = Auf jeder Karte steht, wie viele Karten es gibt und wie lang die Auslage ist. Wer die Schachtel hat, trägt hier ihre Zahlen ein.
deck-suit = Farbe
deck-card = Karte
deck-hand = Auf der Hand
deck-row = In der Auslage
coasters-title = Eigene Bierdeckel
coasters-note = Dreizehn Bierdeckel mit ihren Zahlen. Wer die Schachtel hat, trägt sie hier ein.
coaster-field-name = Name
coaster-field-class = Stand
coaster-field-level = Stufe
coaster-field-mugs = Krüge
coaster-field-type = Bier
coaster-field-ability = Fähigkeit
coaster-no-ability = keine
coaster-side-top = Oben
coaster-side-right = Rechts
coaster-side-bottom = Unten
coaster-side-left = Links
own-set-in-use = im Spiel
own-set-load = Datei laden
own-set-edit = Die des Hauses ändern
own-set-save = Als Datei behalten
own-set-reset = Zurück zu denen des Hauses
clock-title = Uhr
clock-none = keine Eile
clock-relaxed = gemütlich
clock-brisk = flott
clock-none-note = Ein Spiel darf Tage dauern. Was auf dich wartet, siehst du an der Eingangstür.
clock-note = Ist die Zeit um, handelt ein Bot, bis du wieder da bist.
pace-title = Bots handeln
pace-human = wie Menschen
pace-quick = zügig
pace-at-once = sofort
door-title = Wer den Tisch findet
door-private = wer den Link hat
door-public = alle
door-private-note = Er steht in keiner Liste.
door-public-note = Er steht an der Eingangstür.
spectators-title = Andere dürfen zusehen
talk-title = Freier Text im Gespräch
talk-note = Kurze Sprüche gehen immer.
hints-title = Tipps
hints-note = Man darf fragen, was ein Bot tun würde.
