### Am Tisch, rund ums Spiel: Plätze, Gespräch, Ende, großer Bildschirm, Wiederholung.

## Über dem Tisch

table-tools = Am Tisch
turn-yours = Du bist dran
turn-yours-now = Du bist dran.
clock-left =
    { $count ->
        [one] Noch eine Sekunde
       *[other] Noch { $count } Sekunden
    }
share-title = Einladen
share-link = Link zu diesem Tisch
share-invite = Komm spielen
screen-open = Tisch auf großem Bildschirm zeigen
screen-join = Öffne { $address } und tippe
log-title = Was geschah
log-undone = { $player } nimmt das zurück.
words-which = Zeigen
rules-show = Zeigen
rules-book = Das Buch
rules-card = Kurz gefasst
rules-combinations = Kombinationen

## Plätze

seat-open = freier Platz
seat-open-note = Für einen Freund oder einen Bot
seat-yours = Das bist du
seat-here = ist da
seat-away = ist kurz draußen
seat-sit = Hier sitzen
seat-leave = Aufstehen
seat-free = Platz freimachen
seat-bot = Bot
seat-bot-for = Ein Bot für Platz { $number }
seat-bot-other = Wechseln
seat-bot-choose = Wer spielt auf Platz { $number }?
bot-tourist = Tourist
bot-tourist-plays = Spielt, was hübsch aussieht, und verliert mit einem Lächeln.
bot-rookie = Neuling
bot-rookie-plays = Geht nach Faustregeln. Gut für den ersten Abend.
bot-regular = Stammgast
bot-regular-plays = Wägt ab, aber ohne großen Plan.
bot-veteran = Veteranin
bot-veteran-plays = Hat einen Plan und bleibt dabei.
bot-landlord = Wirt
bot-landlord-plays = Hat alles schon gesehen und durchschaut dich.
bot-legend = Legende
bot-legend-plays = Hat aus Tausenden Spielen gelernt. Schwer zu schlagen.
second-title = Noch jemand an diesem Gerät
second-note = Ihr reicht es herum. Die Hand bleibt verdeckt, bis die Richtigen es halten.
second-name = Name
second-add = Dazusetzen
start = Geben
start-with-bots =
    { $count ->
        [one] Geben, ein Bot nimmt den freien Platz
       *[other] Geben, Bots nehmen die { $count } freien Plätze
    }
start-waits = Wer den Tisch aufgemacht hat, gibt, sobald alle sitzen.
start-sit = Nimm einen Platz, oder schau zu.
agreed-bets-in-turn =
    { $game ->
        [muertos] Zweifel der Reihe nach
       *[half-pint] Wetten der Reihe nach
    }
agreed-deck = eigene Karten
agreed-coasters = eigene Bierdeckel
agreed-toasts = An diesem Tisch: { $toasts }.

## Ehrlich gemischt

fair-title = Ehrlich gemischt
fair-line = Das Haus hat sein Geheimnis schon gewählt, und dies ist das Siegel darauf. Nach dem Spiel wird es gezeigt; dann kann jeder nachprüfen, dass keine Karte verschoben wurde.
fair-words = Deine eigenen Worte zum Mischen
fair-add = Untermischen
fair-added =
    { $count ->
        [one] { $players } hat Worte untergemischt.
       *[other] { $players } haben Worte untergemischt.
    }

## Ein Gerät für mehrere

pass-to = Gib es { $player }
pass-note = Die anderen schauen weg.
pass-take = Ich bin { $player }

## Die Verbindung, und das Wiederkommen

unreached-title = Niemand antwortet
taken-over = Ein Bot spielt für dich.
taken-back = Ich bin wieder da
stand-in = vertreten durch einen Bot
leave = Den Tisch verlassen
leave-for = { $player } verlässt den Tisch
free-seat-of = Den Platz von { $player } freimachen
sit-out = Ich setze beim Trinken aus
sit-out-note = Niemand erfährt es.
gone-no-table = Kein solcher Tisch
gone-no-table-text = Es gibt keinen Tisch { $code }. Prüf den Code oder frag, wer ihn geschickt hat.
gone-no-spectators = Geschlossene Gesellschaft
gone-no-spectators-text = An diesem Tisch wird ohne Zuschauer gespielt.
gone-bad-token = Das Haus kennt dich nicht
gone-bad-token-text = Dieser Browser bringt einen Schlüssel mit, der hier zu niemandem passt. Komm neu herein, das dauert eine Sekunde.
gone-anew = Neu hereinkommen
gone-removed = Du sitzt nicht mehr an diesem Tisch
gone-removed-text = Er wurde für dich geschlossen.

## Gespräch

chat-title = Gespräch
chat-open =
    { $count ->
        [0] Gespräch
        [one] Gespräch, eine neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Schnell gesagt
chat-write = Schreib etwas
chat-send = Sagen
chat-quiet = Freier Text ist an diesem Tisch abgeschaltet.
mute-title = Nicht zeigen, was sie sagen
phrase-hello = Guten Abend
phrase-good-luck = Viel Glück
phrase-well-played = Gut gespielt
phrase-lucky = Glück gehabt
phrase-ouch = Autsch
phrase-thinking = Lass mich überlegen
phrase-hurry = Wird das heute noch was?
phrase-cheers = Prost
phrase-sorry = Tut mir leid
phrase-thanks = Danke
phrase-again = Noch eine?
phrase-bye = Gute Nacht

## Tipps

hint-ask = Was würde ein Bot tun?
hint-title = Was die Legende erwartet
hint-thinking = Die Legende überlegt.
hint-told = { $advice }: { $reason }.
hint-predict = { $tricks } ansagen
hint-bet = Chip vor { $player }
hint-keep-chip = Chip behalten
hint-place = { $coaster }, { $cell }
hint-steal = { $coaster }: { $loot }
hint-expected =
    { $odds ->
        [game] Vorsprung: { $points }
       *[other] Punkte: { $points }
    }
hint-give-or-take = plus oder minus { $error }
hint-best = empfohlen
hint-line = { $action }: { $expected }.
hint-head-tricks = Stiche
hint-head-met =
    { $odds ->
        [bet] geht schief
        [game] Sieg
       *[prediction] geht auf
    }
hint-head-points =
    { $odds ->
        [game] Führung
       *[other] Punkte
    }
hint-all = Alle { $count } zeigen
hint-few = Nur die besten

## Das Ende

end-title = Das Spiel ist aus
end-won = Du hast gewonnen
end-share = Teilen
end-aside = Den Tisch ansehen
end-show = Wie es ausging
rematch = Noch ein Spiel
rematch-waits = Die anderen überlegen noch
rematch-wanted =
    { $count ->
        [one] { $players } will noch ein Spiel.
       *[other] { $players } wollen noch ein Spiel.
    }

## Die Wiederholung

replay-title = Wiederholung
replay-load = Ein Mitschrieb ist ein Spiel als Datei. Bring einen mit und sieh ihn dir hier an.
replay-start = Es ist gegeben.
replay-controls = Vor und zurück
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-place = Stelle im Spiel
replay-step = Schritt { $step } von { $steps }
replay-seat = Vom Platz aus von
replay-download = Als Datei behalten
check-shuffle = Mischen nachprüfen
check-how = Vor dem Geben hat das Haus ein Siegel auf sein Geheimnis gezeigt. Dein Browser macht das Siegel jetzt noch einmal, mischt noch einmal und vergleicht.
check-commitment = Das Siegel, vor dem Geben gezeigt
check-secret = Das Geheimnis
check-words = Worte von { $player }
check-fair =
    { $count ->
        [0] Das Siegel passt zum Geheimnis, und nichts wurde zufällig gegeben. Alles in Ordnung.
        [one] Das Siegel passt zum Geheimnis, und gegeben wurde genau so, wie es daraus folgt. Alles in Ordnung.
       *[other] Das Siegel passt zum Geheimnis, und alle { $count } Runden wurden genau so gegeben, wie es daraus folgt. Alles in Ordnung.
    }
check-no-secret = Das Geheimnis wird nicht gezeigt, also gibt es nichts zu vergleichen.
check-commitment-broken = Das Geheimnis passt nicht zum Siegel. Jemand hat es ausgetauscht.
check-seed-differs = Gemischt wurde nicht mit diesem Geheimnis und diesen Worten.
check-dealt-otherwise = Runde { $round } wurde anders gegeben, als das Geheimnis sagt.
