paladins-tax-words =
    { $left ->
        [one] { $left } silver until the inquisition
       *[other] { $left } silver until the inquisition
    }
