# What warns a player who comes back that the match may end soon.

crusaders-closing = Trwa ostatnia runda.
crusaders-closing-cities =
    { $left ->
        [0] { $name }: miast wystarcza na hegemonię. Jeśli tak zostanie, partia zakończy się w tej rundzie.
       *[other] { $name }: do hegemonii, która kończy partię, brakuje jednego miasta.
    }
crusaders-closing-lands =
    { $left ->
        [0] { $name }: ziem świętych wystarcza na prawość. Jeśli tak zostanie, partia zakończy się w tej rundzie.
       *[other] { $name }: do prawości, która kończy partię, brakuje jednej ziemi świętej.
    }
