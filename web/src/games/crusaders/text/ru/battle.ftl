# Бой: карты, сцена, итог.

crusaders-battle-covered =
    { $half ->
        [top] Верх закрыт.
       *[bottom] Низ закрыт.
    }
crusaders-battle-guarded = Защищена от потерь.
crusaders-battle-taken = Взята потерями.
crusaders-battle-cancel =
    { $half ->
        [top] Закрыть верх
       *[bottom] Закрыть низ
    }
