# What warns a player who comes back that the match may end soon.

crusaders-closing = Trwa ostatnia runda.
crusaders-closing-cities =
    { $left ->
        [0] { $name } ma dość miast na Hegemonię. Jeśli tak zostanie, partia skończy się wraz z tą rundą.
       *[other] { $name }: do Hegemonii, która kończy partię, brakuje jednego miasta.
    }
crusaders-closing-lands =
    { $left ->
        [0] { $name } ma dość świętych ziem na Prawość. Jeśli tak zostanie, partia skończy się wraz z tą rundą.
       *[other] { $name }: do Prawości, która kończy partię, brakuje jednej świętej ziemi.
    }
