### Warum der Speicher sich nicht öffnen oder beschreiben lässt.

refusal-store-url = Unter »{ $scheme }« gibt es keinen Speicher. Schreib { $known }.
refusal-store-unwritable = Die Datei { $file } lässt sich nicht zum Schreiben öffnen. Prüf den Ordner und seine Rechte.
refusal-store-not-a-database = Die Datei { $file } ist keine Datenbank von Taproom oder sie ist beschädigt. Nimm eine andere Datei.
refusal-store-newer = Die Datei { $file } stammt von einem neueren Taproom. Aktualisiere dieses.
refusal-store-full = Der Datenträger ist voll. Schaff Platz bei { $file }, dann geht es weiter.
refusal-store-busy = Ein anderes Programm hält die Datei { $file } besetzt. Versuch es gleich noch einmal.
refusal-store-failed = Die Datei { $file } ist nicht zu gebrauchen: { $why }.
