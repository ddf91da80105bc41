# До того як зіграно карту подорожі або вибрано супротивника: шанси й що поставлено на кін.

glory-odds-duel = двобій
glory-odds-pass = сутичка
glory-odds-strength = сила
glory-odds-with = сила { $strength }, лише кубики
glory-odds-said = Шанс із силою { $strength }, лише кубики: сутичка { $pass }, двобій { $duel }.
glory-odds-need = Для перемоги в сутичці потрібна атака від { $attack }.
glory-odds-need-die = Для перемоги в сутичці потрібна атака від { $attack } і ще стільки, скільки випаде на кубику броні супротивника.
glory-odds-tie-yours = Нічия на вашу користь, престиж { $mine } : { $theirs }.
glory-odds-tie-theirs = Нічия не на вашу користь, престиж { $mine } : { $theirs }.
glory-odds-assumed = Шанси точні, лише кубики: скакун { $steed }, броня { $armour }, силу вкладено до першої сутички. Віра, союзники й реліквії додадуть до шансів.
glory-odds-assumed-with = Шанси точні, лише кубики: сила { $strength }, скакун { $steed }, броня { $armour }. Віра, союзники й реліквії додадуть до шансів.
glory-odds-foe = { $name }: припускаємо, що вкладе сили: { $strength }.
glory-odds-victory = Перемога
glory-odds-defeat = Поразка
glory-odds-defeat-card = Карта повернеться на руку, але вважатиметься зіграною: { $plays } із { $limit }.
glory-odds-defeat-back = Повернеться по одному з того, що ви використали: сила, віра, союзник, реліквія, жетон престижу.
glory-nothing = Сама карта нічого не дасть.
glory-nothing-counts = Для титулів вона все одно рахується.
glory-nothing-counts-if-won = Для титулів вона все одно рахується, якщо ви переможете.
