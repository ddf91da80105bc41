paladins-tax-words =
    { $left ->
        [one] до інквізиції { $left } срібняк
        [few] до інквізиції { $left } срібняки
        [many] до інквізиції { $left } срібняків
       *[other] до інквізиції { $left } срібняка
    }
