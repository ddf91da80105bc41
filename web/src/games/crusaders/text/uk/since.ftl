# What warns a player who comes back that the match may end soon.

crusaders-closing = Триває останній раунд.
crusaders-closing-cities =
    { $left ->
        [0] { $name }: міст вистачає для Гегемонії. Якщо так і залишиться, цей раунд буде останнім.
       *[other] { $name }: до Гегемонії, а з нею й до кінця партії, бракує одного міста.
    }
crusaders-closing-lands =
    { $left ->
        [0] { $name }: святих земель вистачає для Праведності. Якщо так і залишиться, цей раунд буде останнім.
       *[other] { $name }: до Праведності, а з нею й до кінця партії, бракує однієї святої землі.
    }
