# What warns a player who comes back that the match may end soon.

crusaders-closing = Идёт последний раунд.
crusaders-closing-cities =
    { $left ->
        [0] { $name }: городов хватает для Гегемонии. Если так и останется, этот раунд будет последним.
       *[other] { $name }: до Гегемонии, а с ней и до конца партии, не хватает одного города.
    }
crusaders-closing-lands =
    { $left ->
        [0] { $name }: святых земель хватает для Праведности. Если так и останется, этот раунд будет последним.
       *[other] { $name }: до Праведности, а с ней и до конца партии, не хватает одной святой земли.
    }
