# Битва: карти, сцена, підсумок.

crusaders-battle-covered =
    { $half ->
        [top] Верх закрито.
       *[bottom] Низ закрито.
    }
crusaders-battle-guarded = Захищена від втрат.
crusaders-battle-taken = Узята втратами.
crusaders-battle-cancel =
    { $half ->
        [top] Закрити верх
       *[bottom] Закрити низ
    }
