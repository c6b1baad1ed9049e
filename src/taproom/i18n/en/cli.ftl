### What the command `taproom` says about itself.

cli-judged =
    { $count ->
        [one] One transcript judged.
       *[other] { $count } transcripts judged.
    }
cli-file-unreadable = The file { $file } cannot be read.
