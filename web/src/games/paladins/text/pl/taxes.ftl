paladins-tax-words =
    { $left ->
        [one] { $left } srebrnik do inkwizycji
        [few] { $left } srebrniki do inkwizycji
        [many] { $left } srebrników do inkwizycji
       *[other] { $left } srebrnika do inkwizycji
    }
