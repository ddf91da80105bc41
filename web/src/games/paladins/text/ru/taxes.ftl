paladins-tax-words =
    { $left ->
        [one] до инквизиции { $left } серебро
        [few] до инквизиции { $left } серебра
        [many] до инквизиции { $left } серебра
       *[other] до инквизиции { $left } серебра
    }
