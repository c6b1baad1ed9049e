### Was der Befehl `taproom` über sich selbst sagt.

cli-judged =
    { $count ->
        [one] Ein Protokoll geprüft.
       *[other] { $count } Protokolle geprüft.
    }
cli-file-unreadable = Die Datei { $file } lässt sich nicht lesen.
