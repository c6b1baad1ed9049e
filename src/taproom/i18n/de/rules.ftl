### Die Regeln, wie der Browser sie erzählt. Die Nummern sind die von docs/rules.md.
### Eine leere Zeile trennt Absätze; Zeilen, die mit »- « oder »1. « beginnen, sind eine Liste.

## Die Seite

rules-title = Die Regeln
rules-games = Spiele
rules-search = In den Regeln suchen
rules-search-clear = Suche leeren
rules-found =
    { $count ->
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-found-none = Dazu steht hier nichts. Versuch es mit einem anderen Wort.
rules-contents = Inhalt
rules-now = Gerade am Tisch
rules-ruling = Unsere Auslegung
rules-ruling-explained = Wo die gedruckten Regeln schweigen oder zweierlei sagen, musste jemand entscheiden. Solche Stellen sind so markiert.
rules-example = Beispiel
rules-credits =
    { $game ->
        [half-pint] Half-Pint Heroes ist ein Spiel von Johannes Goslar, Roland Goslar und Sören Schaffstein, erschienen bei Corax Games. Worte und Bilder hier sind unsere. Kauf die Schachtel, sie ist es wert.
        [muertos] Poker de los Muertos ist bei Игрология und Магеллан erschienen. Worte und Bilder hier sind unsere. Kauf die Schachtel, sie ist es wert.
       *[troll] Das Bierdeckelspiel dieser Schenke ist als »Заварушка в трактире« erschienen. Worte und Bilder hier sind unsere. Kauf die Schachtel, sie ist es wert.
    }

rules-chapter-before = Bevor es losgeht
rules-chapter-deal = Das Geben
rules-chapter-predict = Die Ansage
rules-chapter-chip = Der Chip
rules-chapter-play = Karten spielen
rules-chapter-trick = Der Stich
rules-chapter-points = Punkte
rules-chapter-end = Das Ende
rules-chapter-toasts = Trinksprüche
rules-chapter-turn = Ein Zug
rules-chapter-abilities = Fähigkeiten

## Beide Kartenspiele

rule-title-f-1 = Die Karten
rule-f-1 =
    65 Karten, alle verschieden: fünf Farben zu je dreizehn. { $game ->
        [muertos] Sie gehen von 2 bis 10, dann kommen Bube, Dame, König und Ass.
       *[half-pint] Sie gehen von 1 bis 13, und die 13 ist die stärkste.
    } Keine Farbe sticht eine andere.
ruling-f-1 = Das Ass ist immer hoch. Unter der 2 steht es nie.

rule-title-f-2 = Die zwei kleinen Zahlen
rule-f-2 = Jede Karte trägt noch zwei kleine Zahlen: wie viele Karten jeder bekommt und wie viele die Auslage insgesamt hat. Zusammen sind es immer acht.
ruling-f-2 = Welche Karte welche Zahlen trägt, steht nur auf den gedruckten Karten. Darum verteilen wir sie gleichmäßig, von 3 und 5 bis 7 und 1, jedes Zahlenpaar auf dreizehn Karten. Wer die Schachtel hat, kann ihre echten Zahlen in einer Kartendatei mitbringen.

rule-title-f-3 = Wer mitspielt
rule-f-3 = Zwei bis sieben. Jeder hat ein Symbol, eine Farbe, vier Ansagekarten (0, 1, 2 und 3) und einen Chip.

rule-title-f-4 = Wer beginnt
rule-f-4 =
    In der ersten Runde entscheidet der Tisch. Die Schachtel schlägt vor: { $game ->
        [muertos] wer die meisten spanischen Wörter kennt.
       *[half-pint] wer zuletzt ein blaues Auge hatte.
    } Entscheidet niemand, dann der Zufall.

    Danach beginnt in jeder Runde der nächste Platz im Uhrzeigersinn, egal, wer was gewonnen hat.

rule-title-f-5 = Karten geben
rule-f-5 = Für jede Runde werden alle 65 Karten gemischt. Die oberste eröffnet die Auslage in der Mitte, und ihre zwei Zahlen gelten die ganze Runde: so viele Karten für jeden, so viele in der Auslage.
ruling-f-5 = Erst bekommen alle ihre Karten in einem Päckchen, vom Startspieler aus im Uhrzeigersinn. Dann wird die Auslage aufgefüllt.

rule-title-f-6 = Die Ansage
rule-f-6 =
    Alle sagen verdeckt an, wie viele Stiche sie machen werden. Du darfst mehrere Ansagekarten zusammenzählen; die 0 steht allein. So geht alles von 0 bis 6, auch mehr, als du Karten hast.

    Angesagt wird einmal, und dabei bleibt es. Ist die letzte Ansage da, werden alle zugleich aufgedeckt.

rule-title-f-7 = Was du spielst
rule-f-7 =
    Wer ausspielt, beginnt, dann geht es im Uhrzeigersinn. Wer Karten hat, spielt genau eine Kombination: mindestens eine Handkarte und dazu die Karten der Auslage, die sie braucht.

    Die Karten der Auslage bleiben liegen. Alle dürfen sie benutzen, jedes Mal, aber die Auslage allein zählt nicht.

    Wer keine Karten hat, wird übersprungen. Wer welche hat, kann nicht passen.

rule-title-f-8 = Keine Karte zu viel
rule-f-8 =
    Alle gespielten Karten, aus Hand und Auslage, bilden genau eine Kombination in genau ihrer Größe:

    - eine Karte: höchste Karte
    - zwei Karten: Paar
    - drei Karten: Drilling
    - vier Karten: zwei Paare oder Vierling
    - fünf Karten: alle anderen

    Was es ist, sagen die Karten, nicht du. Es zählt die stärkste Kombination, die auf alle zusammen passt.
ruling-f-8 = Du musst die Auslage nie benutzen, und wer spielt, nennt die Karten der Auslage, die dazugehören. Eine einzelne 7 ist eine gute höchste Karte, auch wenn in der Auslage noch eine 7 liegt. Mit Absicht zu verlieren ist das halbe Spiel.

rule-title-f-9 = Straßen
rule-f-9 =
    Eine Straße sind fünf Werte in Folge. { $game ->
        [muertos] Ein Royal Flush ist 10 J Q K A in einer Farbe. Eine Straße in einer Farbe endet also nie auf dem Ass, sonst wäre sie royal.
       *[half-pint] Ein Royal Flush ist 9 10 11 12 13 in einer Farbe. Eine Straße in einer Farbe endet also nie auf der 13, sonst wäre sie royal.
    }
ruling-f-9 =
    Eine Straße geht nicht um die Ecke. { $game ->
        [muertos] Nach dem Ass kommt nichts mehr, vor der 2 auch nicht.
       *[half-pint] Nach der 13 kommt nichts mehr, vor der 1 auch nicht.
    }

rule-title-f-10 = Wer den Stich macht
rule-f-10 = Die stärkste Kombination. Bei zweien derselben Art entscheiden die Werte (F-11). Sind auch die gleich, gewinnt die zuerst gespielte.

rule-title-f-11 = Zweimal dieselbe Art
rule-f-11 =
    Leg die Werte jeder Kombination in fallender Reihe hin. Der erste Unterschied entscheidet.

    { $game ->
        [muertos] Eine Ausnahme: Beim Full House vergleicht man erst den Drilling, dann das Paar. K K K Q Q schlägt also A A 3 3 3.
       *[half-pint] Das gilt auch fürs Full House: 13 13 2 2 2 schlägt 12 12 12 11 11.
    }

rule-title-f-12 = Den Stich nehmen
rule-f-12 =
    Wer gewinnt, legt die gespielten Karten auf einen Stapel, einen für jeden Stich, und spielt zum nächsten aus. Hat er keine Karten mehr, spielt der Nächste im Uhrzeigersinn aus, der noch welche hat.

    Hat niemand mehr Karten, ist die Runde vorbei. { $game ->
        [muertos] Wer als Einziger noch Karten hat, spielt allein weiter und macht jeden Stich.
       *[half-pint] Wer als Einziger noch Karten hat, spielt allein weiter und macht jeden Stich, bis es zur Keilerei kommt (HP-5). Zu zweit gilt vorher HP-6.
    }

## Half-Pint Heroes

rule-title-hp-1 = Die Kombinationen
rule-hp-1 = Elf sind es, die stärkste zuerst. Achte auf die Mitte: Hier schlägt der Flush das Full House.

rule-title-hp-2 = Das Paar in der Auslage
rule-hp-2 =
    Bei zwei Paaren und beim Full House braucht jede der beiden Gruppen mindestens eine deiner Handkarten. Ein Paar in der Auslage gehört allen: Du darfst es ausbauen, aber nicht so nehmen, wie es liegt.

    Der Tisch kann auch die Art von Muertos vereinbaren, dort genügt eine Handkarte.

rule-title-hp-3 = Wie lange
rule-hp-3 = Zehn Runden.
ruling-hp-3 = Der Tisch kann jede Zahl von 1 bis 10 vereinbaren. Nicht jeder Abend ist so lang.

rule-title-hp-4 = Wetten
rule-hp-4 =
    Sind die Ansagen aufgedeckt, kommen die Chips. Ab drei Spielern muss jeder seinen Chip vor einen Gegner legen, dem er seine Ansage am wenigsten zutraut. Vor dich selbst gilt nicht.

    Zu zweit darf jeder, und keiner muss.
ruling-hp-4 = Gewettet wird verdeckt, und alle Chips werden zugleich gezeigt. So gewinnt niemand durch Warten. Der Tisch kann auch offen wetten, vom Startspieler aus im Uhrzeigersinn.

rule-title-hp-5 = Keilerei
rule-hp-5 = Wer in einer Runde drei Stiche hintereinander macht, löst eine Keilerei aus. Die Tische fliegen, und die Runde endet sofort, egal, wie viele Karten noch da sind, und auch, wenn keine mehr da ist.

rule-title-hp-6 = Nur zu zweit
rule-hp-6 = Zu zweit endet die Runde auch, wenn einem von euch die Karten ausgehen.
ruling-hp-6 = Der laufende Stich wird noch zu Ende gespielt. Gehen euch mit demselben Stich beiden die Karten aus, ist es ein gewöhnliches Ende.

rule-title-hp-7 = Eine ruhige Runde
rule-hp-7 =
    - Jeder Stich: 10.
    - Ansage genau erfüllt, 1 oder mehr: 10 für jeden angesagten Stich und ein X.
    - Ansage 0 erfüllt: 30 bei zwei bis vier Spielern, 20 bei fünf bis sieben, und ein X.
    - Dein Chip liegt vor jemandem, der seine Ansage verfehlt hat: 20.
    - Nur zu zweit: Vor dir liegt ein Chip, und du hast deine Ansage erfüllt: 20.

rule-title-hp-8 = Eine Runde mit Keilerei
rule-hp-8 =
    Punkte bekommt nur, wer die Keilerei ausgelöst hat: 10 für jeden Stich dieser Runde und 30 dazu, also mindestens 60, und ein K.

    Alle anderen bekommen nichts, auch kein X, Ansage hin oder her. Chips bringen nichts.

rule-title-hp-9 = Schießerei
rule-hp-9 =
    Wer fünf Runden hintereinander ein X oder K bekommen hat, steht in der nächsten Runde in der Schießerei. Gespielt wird sie wie jede andere.

    - Noch ein X oder K, und dieser Spieler gewinnt das Spiel auf der Stelle. Punkte sind egal.
    - Schaffen es mehrere in der Schießerei, gewinnt unter ihnen die höchste Ansage. Ist auch die gleich, teilen sie sich den Sieg.
    - Schafft es keiner, wird die Runde gezählt wie immer, und es geht weiter. Bei der Keilerei eines anderen gehen sie leer aus.

    Führt die letzte Runde zu einer Schießerei, wird noch eine gespielt, in Zeile 11 des Blocks. Gewinnt dadurch niemand, zählt sie wie jede andere.
ruling-hp-9 =
    - Mehr als eine Zusatzrunde gibt es nie.
    - Die letzte Runde ist die letzte der vereinbarten Zahl, ob zehnte oder siebte.
    - Der Startspieler wechselt auch in der Zusatzrunde wie immer.
    - Die Runde, die das Spiel beendet, wird noch mit Punkten und Zeichen aufgeschrieben, aber ohne den Bonus aus HP-10.

rule-title-hp-10 = Die Endabrechnung
rule-hp-10 =
    Jeder bekommt 10 Punkte für jede Runde seiner längsten lückenlosen Serie, X und K gleich viel wert, die Zusatzrunde eingeschlossen. Wer die meisten Punkte hat, gewinnt.

    Gleichstand: die meisten K. Immer noch: die meisten X. Immer noch: geteilter Sieg.

rule-title-hp-11 = Das Glas heben
rule-hp-11 =
    Ein Trinkspiel für alle, die eins wollen. Jeder Trinkspruch hat seinen eigenen Schalter, und alle sind aus, bis der Tisch sie einschaltet.

    Die Trinksprüche 1 bis 7 gehören ans Ende der Runde. Dort trinkt jeder höchstens einmal, auch wenn mehrere zutreffen. Nummer 8 kommt, sobald die Ansagen aufgedeckt sind, und zählt nicht mit.

    Chips, die bei einer Keilerei nichts bringen, gelten für 4 und 7 trotzdem.
ruling-hp-11 =
    - Nach Nummer 5 werden die Fehlansagen dieses Spielers von vorn gezählt.
    - Erfüllt hat, wer ein X oder K bekommen hat. Nach einer Keilerei ist das nur, wer sie ausgelöst hat.

## Trinksprüche

toast-warning = Wenn Alkohol im Spiel ist: mit Maß, durch Zuviel gewinnt niemand. Nie für Kinder, Schwangere oder Alkoholkranke. Wer genug hat, setzt aus, egal, was die Regeln sagen. Jedes Getränk ist recht, auch Limonade.
toast-grade-normal = normal
toast-grade-hard = hart
toast-grade-very-hard = sehr hart
toast-grade-ours = von uns
toast-name-1 = Auf die Keilerei
toast-rule-1 = Alle trinken, wenn es eine Keilerei gab.
toast-name-2 = Auf die Propheten
toast-rule-2 = Alle trinken, wenn alle ihre Ansage erfüllt haben.
toast-name-3 = Auf bessere Ansagen
toast-rule-3 = Alle trinken, wenn niemand seine Ansage erfüllt hat.
toast-name-4 = Auf die Zweifler
toast-rule-4 = Wer seine Ansage verfehlt hat und einen Chip vor sich liegen hatte, trinkt.
toast-name-5 = Auf bessere Zeiten
toast-rule-5 = Wer seine Ansage drei Runden hintereinander verfehlt hat, trinkt.
toast-name-6 = Auf den Besserwisser
toast-rule-6 = Hat jemand seine Ansage drei oder mehr Runden hintereinander erfüllt, trinken alle anderen. Mit jeder weiteren Runde wieder.
toast-name-7 = Auf das falsche Misstrauen
toast-rule-7 = Wessen Chip vor jemandem lag, der seine Ansage erfüllt hat, der trinkt.
toast-name-8 = Auf die glatte Summe
toast-rule-8 = Alle trinken sofort, wenn die aufgedeckten Ansagen zusammen so viele sind wie die Karten einer Hand.
toast-name-9 = Freunde trinken zusammen
toast-rule-9 = Trinkt am Ende der Runde einer, dann trinken alle.

## Poker de los Muertos

rule-title-pm-1 = Die Kombinationen
rule-pm-1 = Elf sind es, die stärkste zuerst. Achte auf die Mitte: Hier schlägt das Full House den Flush. Fünf gleiche heißen Royal-Vierling.

rule-title-pm-2 = Das Paar in der Auslage
rule-pm-2 =
    Eine Handkarte genügt, irgendwo in der Kombination. Ein Paar in der Auslage kann die Hälfte deiner zwei Paare sein.

    Der Tisch kann auch die Art von Half-Pint vereinbaren, dort braucht jede der beiden Gruppen eine Handkarte.

rule-title-pm-3 = Wie lange
rule-pm-3 = Zehn Runden. Keine Keilerei, keine Schießerei, keine Ausnahme zu zweit: Jede Runde dauert, bis niemand mehr Karten hat. Eine Ansage von 0 heißt Misère.

rule-title-pm-4 = Eine Runde zählen
rule-pm-4 =
    - Misère, und kein Stich: 1 Punkt für jeden Stich der Runde, egal, wer ihn gemacht hat.
    - Misère, aber Stiche gemacht: minus 1 für jeden.
    - Genau wie angesagt: das Doppelte der Ansage.
    - Mehr als angesagt: die Ansage.
    - Weniger als angesagt: minus 1 für jeden fehlenden Stich.

    Eine Runde kann negativ sein, ein ganzes Spiel auch.

rule-title-pm-5 = Zweifel
rule-pm-5 = Nur im erweiterten Spiel. Sind die Ansagen aufgedeckt, darf jeder seinen Chip vor einen anderen legen: 1 Punkt, wenn dessen Ansage verfehlt wird, minus 1, wenn sie genau erfüllt wird.
ruling-pm-5 = Gezweifelt wird verdeckt, und alle Chips werden zugleich gezeigt. Der Tisch kann es auch offen tun, vom Startspieler aus im Uhrzeigersinn.

rule-title-pm-6 = Wer gewinnt
rule-pm-6 = Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Bei gleich vielen wird der Sieg geteilt.

## Der schielende Troll

rule-title-tr-1 = Das Material
rule-tr-1 =
    Zwei oder vier Spieler. Dreizehn Bierdeckel mit Leuten darauf, Ghorr der Wirt und für jeden ein Krug. Ein echtes Glas tut es auch.

    Ein Bierdeckel zeigt einen Namen, eine Klasse, eine Stufe, einen oder zwei gemalte Krüge einer Sorte (Helles, Dunkles, Weizen oder Ale), an jeder der vier Seiten eine Stärke und vielleicht eine Fähigkeit. Beide Seiten sind gleich bis auf die Mannschaft: Schwerter oder Äxte.

    Die Zahlen stehen nur auf den gedruckten Bierdeckeln. Taproom bringt darum einen Haussatz mit: je höher die Stufe, desto stärker rundum. Wer die Schachtel hat, kann ihre Zahlen in einer Satzdatei mitbringen.

rule-title-tr-2 = Sitzordnung
rule-tr-2 =
    Du legst einen Bierdeckel mit der Unterkante zu dir und drehst ihn nie. Weder Umdrehen auf die andere Seite noch Tauschen ändert, wohin er zeigt.

    Der erste Spieler sitzt im Süden, seine Oberkanten zeigen nach Norden. Wo der zweite sitzt, wird vorher vereinbart:

    - gegenüber, wie üblich: Die Oberkanten zeigen nach Süden
    - nebeneinander: Die Oberkanten zeigen ebenfalls nach Norden
    - über Eck, im Osten: Die Oberkanten zeigen nach Westen

    Zu viert legt der dritte wie der erste und der vierte wie der zweite.

rule-title-tr-3 = Das Spielfeld
rule-tr-3 =
    Ein Bierdeckel kommt auf ein freies Feld, das einen anderen Seite an Seite berührt; Ecken zählen nicht. Das Spielfeld ist nie breiter oder höher als drei, zu viert vier.

    Wurde ein Bierdeckel entfernt, ist das Spielfeld das, was noch liegt, auch in zwei Teilen.

rule-title-tr-4 = Der Wirt
rule-tr-4 =
    Ghorr bedient alle. Er steht außerhalb an einer der vier Seiten des Spielfelds oder nirgends, bis ihn jemand zum ersten Mal versetzt. Über den Rand auf seiner Seite hinaus legt niemand.

    Er begrenzt das Spielfeld und nicht eine Stelle: Es gilt der Rand des ganzen Spielfelds in dem Moment, in dem gelegt wird.

rule-title-tr-5 = Grundspiel
rule-tr-5 = Jeder bekommt sechs zufällige Bierdeckel und legt sie offen vor sich. Der Rest ist die Ablage. Fähigkeiten werden nicht benutzt. Wer beginnt, entscheidet der Tisch, sonst der Zufall.

rule-title-tr-6 = Schritt für Schritt
rule-tr-6 =
    1. Legen: einen Bierdeckel auf ein freies Feld, die Seite deiner Mannschaft nach oben.
    2. Krug: Lass deinen, wo er ist, oder stell ihn auf einen Bierdeckel, auf dem keiner steht.
    3. Vergleichen: Jeder berührende Gegner, dessen zugewandte Seite niedriger ist als die des gelegten, wird auf deine Seite umgedreht. Gleich ist nicht niedriger.
    4. Wirt: Lass ihn stehen oder versetze ihn an eine beliebige Seite. Auch im letzten Zug.

    Nur der gelegte Bierdeckel vergleicht, und kein Umdrehen löst ein weiteres aus.

    Ein Krug gibt jeder Seite des Bierdeckels, auf dem er steht, +1, egal, wem was gehört. Beim Umdrehen bleibt er stehen. Nur wem er gehört, der versetzt ihn, vom Dieb abgesehen.

rule-title-tr-7 = Wann Schluss ist
rule-tr-7 =
    Wenn das Spielfeld am Ende eines Zuges voll ist. Hat ein strenger Blick es wieder geöffnet, geht es weiter.

    Im Profispiel auch, wenn der, der am Zug ist, keine Bierdeckel mehr hat, selbst wenn der Partner noch welche hat.

rule-title-tr-8 = Das Grundspiel zählen
rule-tr-8 = Ein Punkt für jeden gemalten Krug auf den Bierdeckeln deiner Mannschaft. Gleichstand: die höhere Summe ihrer Stufen. Immer noch: unentschieden.

rule-title-tr-9 = Profispiel
rule-tr-9 = Alle Bierdeckel liegen offen. Ihr wählt reihum je einen, bis jeder sechs hat; der Rest ist die Ablage. Wer als Zweiter gewählt hat, legt zuerst, dann geht es im Uhrzeigersinn. Fähigkeiten werden benutzt.

rule-title-tr-10 = Das Profispiel zählen
rule-tr-10 =
    Jeder gemalte Krug deiner Mannschaft ist 1 Punkt. Bierdeckel einer Sorte bilden einen Satz, und der bringt einen Bonus:

    - zwei Bierdeckel: 1
    - drei: 2
    - vier: 4
    - fünf: 6
    - sechs: 8

    Ein Bierdeckel gehört nur zu einem Satz. Mit zwei Krügen ist er dort trotzdem nur ein Bierdeckel, und beide Krüge zählen.

    Gleichstand: der größte Satz, in Bierdeckeln gezählt. Dann die Zahl der Sätze ab zwei. Dann die höhere Summe der Stufen, verdeckte Bierdeckel eingeschlossen. Dann unentschieden.
ruling-tr-10 =
    - Jeder Bierdeckel über sechs bringt 2 mehr.
    - Die Sätze werden für dich gebildet: für die beste Summe, dann den größten Satz, dann die meisten Sätze, dann die wenigsten Cocktails.

rule-title-tr-11 = Was sie können
rule-tr-11 = Nur im Profispiel. Eine Fähigkeit musst du nie benutzen; nur das kleine Wesen ist, wie es ist. Das Spiel fragt, wenn es so weit ist, und fragt nicht, wenn es nichts zu tun gibt.
ruling-tr-11 =
    - Ein Gestaltwandler kann sich nicht selbst holen: Es gilt die Ablage, wie sie vorher war.
    - Raufbolde handeln Mannschaft für Mannschaft, zuerst die, die zuerst gelegt hat. Innerhalb der Mannschaft geht es nach Feldern, von Norden nach Süden, dann von Westen nach Osten, und es entscheidet ihr niedrigster Platz. Ein Raufbold, dessen eigene Krüge zerschlagen sind, handelt trotzdem.
    - Ein verdecktes kleines Wesen zählt weiter für seine Mannschaft, mit Krügen und Stufe.
    - Ein Krug darauf steht jetzt auf dem oberen Bierdeckel, und der Stapel ist ein Feld.
ability-explained =
    { $ability ->
        [thief] Beim Legen, vor dem Krug: nimmt den Krug eines Spielers von einem anderen Bierdeckel zu sich, oder nimmt einen vom Spielfeld. Wem er gehört, der darf ihn später in seinem Schritt wieder stellen. Ein Dieb, der schon einen Krug hat, kann nur noch einen vom Spielfeld nehmen.
        [stern-look] Nach dem Vergleichen: schickt einen berührenden Bierdeckel, eigen oder fremd, auf die Ablage. Ein Krug darauf geht an seinen Besitzer zurück. Von einem Stapel geht nur der obere, und nie der unter dem strengen Blick selbst.
        [shapeshifter] Statt gelegt zu werden: geht auf die Ablage, und ein beliebiger Bierdeckel von dort wird an seiner Stelle gelegt. Der darf seine eigene Fähigkeit benutzen.
        [joker] Nach dem Vergleichen: vertauscht zwei beliebige Bierdeckel auf dem Spielfeld, aber nicht sich selbst und kein verdecktes kleines Wesen; was auf einem liegt, darf mit. Krüge wandern mit. Verglichen wird nichts.
        [cocktails] Am Ende, für die Mannschaft, der er dann gehört: Ein Satz darf aus verschiedenen Sorten bestehen, keine doppelt, also aus zwei bis vier Bierdeckeln. Dieser muss dabei sein und gehört dann zu keinem anderen Satz. Zwei Bierdeckel mit Cocktails bilden je einen Satz.
        [brawler] Am Ende, bevor Sätze gebildet werden, für die Mannschaft, der er dann gehört: zerschlägt einen gemalten Krug eines berührenden Bierdeckels, gleich welcher Mannschaft, der obenauf liegt. Der Krug zählt nicht, und ein Bierdeckel ohne Krüge gehört zu keinem Satz und keinem Cocktail.
       *[small-creature] Immer: Statt auf ein freies Feld darfst du einen Bierdeckel auf ein kleines Wesen der eigenen Mannschaft legen, und die Linie des Wirts gilt dort nicht. Verdeckt kann es nicht umgedreht, vertauscht oder entfernt werden. Was obenauf liegt, ist ein Bierdeckel wie jeder andere; ist es auch ein kleines Wesen, kann es wieder verdeckt werden.
    }

rule-title-tr-12 = Zu viert
rule-tr-12 =
    Zwei Sätze Bierdeckel, zusammen 26, ein Spielfeld von vier mal vier und immer noch ein Wirt. Der erste und der dritte Spieler gegen den zweiten und den vierten, reihum. Partner sitzen auf derselben Seite.

    Jeder hat seine eigenen Bierdeckel und seinen eigenen Krug; getauscht wird nichts. Eine Mannschaft zählt gemeinsam.

## Die Kombinationen, jede in einer Zeile

combinations-strongest = stärkste
combinations-weakest = schwächste
combination-explained =
    { $combination ->
        [high-card] eine Karte
        [pair] zwei von einem Wert
        [two-pair] zwei von einem Wert, zwei von einem anderen
        [three] drei von einem Wert
        [straight] fünf Werte in Folge
        [full-house] drei von einem Wert, zwei von einem anderen
        [flush] fünf in einer Farbe
        [four] vier von einem Wert
        [straight-flush] fünf Werte in Folge, eine Farbe
        [five] fünf von einem Wert
       *[royal-flush]
            { $game ->
                [muertos] 10 J Q K A in einer Farbe
               *[half-pint] 9 10 11 12 13 in einer Farbe
            }
    }

## Die Kurzregel

reference-title = Auf einer Seite
reference-round = Eine Runde
reference-turn = Ein Zug
reference-points = Punkte
reference-toasts = Trinksprüche heute Abend
reference-row-each = Bei zwei Paaren und Full House braucht jede Gruppe eine Handkarte.
reference-row-any = Eine Handkarte genügt, irgendwo in der Kombination.

reference-half-pint-1 = Geben: Die erste Karte sagt, wie viele jeder bekommt und wie viele in die Auslage kommen.
reference-half-pint-2 = Ansagen: 0 bis 6 Stiche, verdeckt.
reference-half-pint-3 = Wetten: Dein Chip kommt vor den, dem du am wenigsten traust. Zu zweit nur, wenn du magst.
reference-half-pint-4 = Spielen: jeder eine Kombination, mindestens eine Handkarte. Die stärkste gewinnt, und wer gewinnt, spielt aus.
reference-half-pint-5 = Drei Stiche hintereinander: Keilerei, und die Runde ist vorbei.
reference-half-pint-6 = Fünf Runden hintereinander X oder K: Schießerei in der nächsten Runde. Noch eins gewinnt das Spiel.
reference-half-pint-points-1 = jeder Stich
reference-half-pint-points-2 = jeder angesagte Stich, wenn genau erfüllt, und ein X
reference-half-pint-points-3 = Ansage 0 erfüllt, und ein X: 30 bis vier Spieler, 20 ab fünf
reference-half-pint-points-4 = dein Chip liegt vor jemandem, der verfehlt hat
reference-half-pint-points-5 = nur zu zweit: ein Chip liegt vor dir, und du hast erfüllt
reference-half-pint-points-6 = zu den Stichen dazu für eine Keilerei, und ein K; sonst bekommt niemand etwas
reference-half-pint-points-7 = am Ende für jede Runde deiner längsten Serie

reference-muertos-1 = Geben: Die erste Karte sagt, wie viele jeder bekommt und wie viele in die Auslage kommen.
reference-muertos-2 = Ansagen: 0 bis 6 Stiche, verdeckt. Eine 0 ist eine Misère.
reference-muertos-3 = Zweifeln: Dein Chip darf vor jemanden, dem du nicht glaubst.
reference-muertos-4 = Spielen: jeder eine Kombination, mindestens eine Handkarte. Die stärkste gewinnt, und wer gewinnt, spielt aus.
reference-muertos-5 = Die Runde dauert, bis niemand mehr Karten hat.
reference-muertos-points-1 = genau wie angesagt: das Doppelte der Ansage
reference-muertos-points-2 = mehr als angesagt: die Ansage
reference-muertos-points-3 = weniger: für jeden fehlenden Stich
reference-muertos-points-4 = Misère erfüllt: für jeden Stich der Runde
reference-muertos-points-5 = Misère verfehlt: für jeden gemachten Stich
reference-muertos-points-6 = ein Zweifel: richtig oder falsch

reference-troll-1 = Legen: neben einen anderen Bierdeckel, nicht über die Linie des Wirts.
reference-troll-2 = Krug: lassen oder auf einen Bierdeckel ohne Krug stellen. +1 auf jeder Seite.
reference-troll-3 = Vergleichen: Berührende Gegner mit niedrigerer zugewandter Seite wechseln zu dir.
reference-troll-4 = Wirt: lassen oder an eine beliebige Seite versetzen.
reference-troll-5 = Ist das Spielfeld voll, ist Schluss.
reference-troll-points-1 = jeder gemalte Krug auf den Bierdeckeln deiner Mannschaft
reference-troll-points-2 = Profispiel: ein Satz aus 2, 3, 4, 5 oder 6 Bierdeckeln einer Sorte bringt 1, 2, 4, 6 oder 8

## Die Beispiele

example-row = Auslage
example-hand = Hand
example-player = Spieler { $seat }
example-takes = macht den Stich
example-no-cards = keine Karten, wird übersprungen
example-deal =
    { $game ->
        [muertos] Die erste Karte sagt 5 und 3: fünf Karten für jeden und noch zwei in die Auslage.
       *[half-pint] Die erste Karte sagt 3 und 5: drei Karten für jeden und noch vier in die Auslage.
    }
example-predict =
    { $game ->
        [muertos] Mit der Auslage hat Diego ein Paar Asse und ein Paar 2er, beide zusammen als zwei Paare, oder jede seiner drei Karten allein. Zwei Stiche sind drin: Er sagt 2 an.
       *[half-pint] Mit der Auslage gibt es ein Paar 13er und ein Paar 2er, beide zusammen als zwei Paare, oder jede der drei Karten allein. Zwei Stiche sind drin: Die Ansage ist 2.
    }
example-ladder-1 = mit Hilfe der Auslage
example-ladder-2 = schlägt zwei Paare
example-ladder-3 = schlägt den Drilling
example-ladder-4 = eine Karte muss sein
example-first-1 = mit Hilfe der Auslage
example-first-2 = höher
example-first-4 = gleich, aber später
example-straights-1 = mit Hilfe der Auslage
example-straights-2 = eine Karte muss sein
example-straights-3 = endet höher
example-straights-4 = eine Karte muss sein
example-row-pair-1 = alles aus der Hand
example-row-pair-2 =
    { $game ->
        [muertos] zusammen mit den Damen der Auslage
       *[half-pint] das Paar der Auslage zählt nicht für sich
    }
example-row-pair-other = eine Karte muss sein

example-laura = Laura
example-max = Max
example-sven = Sven
example-frank = Frank
example-alexander = Alexander
example-pedro = Pedro
example-esperanza = Esperanza
example-diego = Diego
example-osvaldo = Osvaldo
example-round = Runde
example-predicted = angesagt
example-won = Stiche
example-points = Punkte
example-run = Serie
example-total = gesamt
example-chip-before = Chip vor
example-points-laura = 3 Stiche, 3 angesagt und erfüllt, und der Chip lag richtig
example-points-max = ein Stich, den er nicht wollte
example-brawl = Laura macht den zweiten, dritten und vierten Stich: Keilerei. Sie bekommt 3 × 10 und 30 dazu, die anderen nichts.
example-gun-fight = Frank hat fünf Runden hintereinander X oder K. Noch eins in der sechsten, und er hat gewonnen.
example-pad = Frank hatte die Keilerei, Max die längste Serie, Laura die meisten Punkte.
example-muertos-points = Acht Stiche wurden gespielt. Osvaldo wollte keinen, machte keinen und wird für alle acht bezahlt.
example-compare-lower = Osten: 8 gegen 2. Tiasan ist niedriger und wird umgedreht.
example-compare-equal = Westen: 3 gegen 3. Gleich ist nicht niedriger, Boris bleibt.
example-compare-higher = Norden: 6 gegen 8. Olga ist nicht beeindruckt.
example-compare-mug = Mit einem Krug auf Christian stünde es 4 gegen 3, und Boris würde auch umgedreht.
example-compare-field = Christian von den Schwertern wird zwischen Boris im Westen, Olga im Norden und Tiasan im Osten gelegt, alle drei von den Äxten.
example-barman = Ghorr steht im Osten. Im Norden, Westen und Süden ist Platz, jenseits seiner Linie keiner, wo auch immer der Rand des Spielfelds gerade ist.
example-barman-field = Vier Bierdeckel, zwei mal zwei. Felder im Norden, Westen und Süden sind frei, die im Osten durchgestrichen.
