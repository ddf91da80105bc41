mastery-own-supply = Twoje zaopatrzenie
