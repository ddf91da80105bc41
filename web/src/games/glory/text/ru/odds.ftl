# До того как сыграна карта путешествия или выбран противник: шансы и что поставлено на кон.

glory-odds-duel = поединок
glory-odds-pass = стычка
glory-odds-strength = сила
glory-odds-with = сила { $strength }, только кубики
glory-odds-said = Шансы при силе { $strength }, только кубики: стычка { $pass }, поединок { $duel }.
glory-odds-need = Для победы в стычке нужна атака от { $attack }.
glory-odds-need-die = Для победы в стычке нужна атака от { $attack } плюс результат кубика брони противника.
glory-odds-tie-yours = При равенстве побеждаете вы, престиж { $mine } : { $theirs }.
glory-odds-tie-theirs = При равенстве побеждает противник, престиж { $mine } : { $theirs }.
glory-odds-assumed = Шансы точные, только кубики: скакун { $steed }, броня { $armour }, вся сила до первой стычки. Вера, поддержка и реликвии их повысят.
glory-odds-assumed-with = Шансы точные, только кубики: сила { $strength }, скакун { $steed }, броня { $armour }. Вера, поддержка и реликвии их повысят.
glory-odds-foe = { $name }: считаем, что в поединок будет вложено силы: { $strength }.
glory-odds-victory = Победа
glory-odds-defeat = Поражение
glory-odds-defeat-card = Карта вернётся в руку, но будет считаться сыгранной: { $plays } из { $limit }.
glory-odds-defeat-back = Из использованного вернётся по одному: сила, вера, жетон поддержки, реликвия, жетон престижа.
glory-nothing = Сама карта ничего не даст.
glory-nothing-counts = Для титулов она всё равно считается.
glory-nothing-counts-if-won = Для титулов она всё равно считается, если вы победите.
