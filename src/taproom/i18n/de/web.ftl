### Was jede Seite im Browser sagen kann.

web-language = Sprache
# In der Sprache selbst, damit ihre Leser sie finden.
web-language-name =
    { $language ->
        [de] Deutsch
        [ru] Русский
       *[en] English
    }
web-close = Schließen
web-back = Zurück
web-cancel = Abbrechen
web-loading = Einen Moment
web-offline = Keine Verbindung. Sobald sie wieder da ist, geht es hier weiter.
