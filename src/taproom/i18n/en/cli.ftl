### What the command `taproom` says about itself.

cli-judged =
    { $count ->
        [one] One transcript judged.
       *[other] { $count } transcripts judged.
    }
cli-file-unreadable = The file { $file } cannot be read.
cli-seed = To watch this game again: --seed { $seed }
cli-closed = There is nothing to read from or to write to. Open standard input and output.
cli-failed = That did not work: { $why }.

## The server

serve-open = The house is open: { $address }
serve-network = From other devices in your network: { $address }
serve-store = Games are kept in { $store }.
serve-stop = Stop with Ctrl-C; running games wait for you.

## Was it dealt fairly?

verify-fair = { $file }: fair. The secret is the one that was promised, the shuffles come from it and the players' words, and every action was legal.
verify-failed = { $file }: { $why }

## Training

train-generation = Generation { $number } of { $of }: mean square error { $error }
train-troll = Generation { $number } of { $of }, { $rules ->
    [pro] pro
   *[basic] basic
  } rules, { $seats } seats: mean square error { $error }
train-written = What was learned is in { $file }.
refusal-no-numba = This needs numba. Install it with: pip install "taproom[fast]"
