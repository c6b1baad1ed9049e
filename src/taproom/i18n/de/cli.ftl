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

## Der Server

serve-open = Das Haus ist offen: { $address }
serve-network = Von anderen Geräten in deinem Netz: { $address }
serve-store = Spiele werden in { $store } aufbewahrt.
serve-stop = Mit Strg-C beenden; laufende Spiele warten auf dich.

## Wurde ehrlich gegeben?

verify-fair = { $file }: ehrlich gegeben. Das Geheimnis ist das versprochene, gemischt wurde daraus und aus den Worten der Spieler, und jede Handlung war erlaubt.
verify-failed = { $file }: { $why }

## Training

train-generation = Generation { $number } von { $of }: mittlerer quadratischer Fehler { $error }
train-troll = Generation { $number } von { $of }, { $rules ->
    [pro] Profispiel
   *[basic] Grundspiel
  }, { $seats } Plätze: mittlerer quadratischer Fehler { $error }
train-written = Das Gelernte liegt in { $file }.
refusal-no-numba = Dafür braucht es numba. So geht es: pip install "taproom[fast]"
