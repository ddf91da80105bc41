game-glory-short = Лицарська слава
game-glory-subtitle = Турніри, мандри, титули
