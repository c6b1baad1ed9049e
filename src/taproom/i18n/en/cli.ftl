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
