mastery-own-supply = Your supply
