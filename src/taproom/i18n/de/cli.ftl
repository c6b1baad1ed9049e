### Was der Befehl `taproom` über sich selbst sagt.

cli-judged =
    { $count ->
        [one] Ein Protokoll geprüft.
       *[other] { $count } Protokolle geprüft.
    }
cli-file-unreadable = Die Datei { $file } lässt sich nicht lesen.
cli-seed = Dieses Spiel noch einmal: --seed { $seed }
cli-closed = Hier kann nichts gelesen oder geschrieben werden. Öffne Standardeingabe und -ausgabe.
cli-failed = Das hat nicht geklappt: { $why }.
