# Battles: cards, the scene, its end.

crusaders-battle-covered =
    { $half ->
        [top] The top is covered.
       *[bottom] The bottom is covered.
    }
crusaders-battle-guarded = Protected from losses.
crusaders-battle-taken = Taken by losses.
crusaders-battle-cancel =
    { $half ->
        [top] Cancel the top
       *[bottom] Cancel the bottom
    }
