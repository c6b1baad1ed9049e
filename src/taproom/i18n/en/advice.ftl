### What can be expected of an action. Points, and how sure they are, stand before it.

advise-met =
    { $odds ->
        [bet] missed in { $percent } %
        [game] won in { $percent } %
       *[prediction] met in { $percent } %
    }
advise-tricks =
    { $odds ->
        [bet] Their tricks: { $chances }.
       *[other] Your tricks: { $chances }.
    }
advise-chance = { $tricks } in { $percent } %
advise-why = The first: { $why }.
advise-compiling = Compiling what thinks; the first time on a machine that takes a minute.
