"""Names for guests who have not chosen one, such as "Brave Otter 4821", in their language.

All nouns of a language have the same gender, so that every first word fits every second.
"""

from __future__ import annotations

import secrets

# By language: the first words, then the second ones.
WORDS = {
    "en": (
        "Amber Ashen Bold Brave Bright Calm Clever Copper Crimson Eager Early Fair Gentle Golden"
        " Green Grey Hardy Honest Jolly Keen Kind Lively Lucky Merry Mild Misty Nimble Noble"
        " Patient Proud Quick Quiet Red Royal Ruddy Rustic Silver Sly Snowy Sober Steady Stout"
        " Sunny Swift Tall Tidy Trusty Wary White Wise Witty",
        "Archer Badger Baker Baron Bear Beaver Boar Brewer Cooper Crane Crow Deer Duke Eagle"
        " Falcon Ferret Finch Fox Goose Hare Hawk Hedgehog Heron Herald Hound Jackdaw Knight Lark"
        " Lynx Mason Miller Minstrel Monk Otter Owl Page Pilgrim Raven Rook Sage Scribe Smith"
        " Sparrow Squire Stag Stork Swan Tanner Thrush Weaver Wolf Wren",
    ),
    "ru": (
        "Бодрый Бравый Верный Весёлый Вольный Гордый Добрый Дружный Зоркий Ловкий Меткий Мирный"
        " Мудрый Радушный Рыжий Серый Скромный Славный Смелый Статный Стойкий Тихий Умный Храбрый"
        " Честный Чуткий Шустрый Щедрый Юный Ясный",
        "Барсук Бобёр Бондарь Волк Ворон Герольд Гонец Дрозд Журавль Заяц Зубр Кабан Каменщик"
        " Кузнец Лис Лось Лучник Мельник Менестрель Монах Олень Орёл Паж Паломник Пекарь Писарь"
        " Пивовар Рыцарь Скворец Сокол Ткач Филин Чиж Щегол Ястреб",
    ),
    "uk": (
        "Бадьорий Бравий Веселий Вірний Вільний Влучний Гордий Добрий Дружній Жвавий Зіркий"
        " Лагідний Мирний Мудрий Рудий Сірий Скромний Славний Сміливий Спритний Стійкий Тихий"
        " Хоробрий Чемний Чесний Чуйний Швидкий Щедрий Щирий Юний Ясний",
        "Бобер Бондар Борсук Броварник Вепр Вовк Герольд Гонець Дрізд Журавель Заєць Зброяр Зубр"
        " Їжак Каменяр Коваль Крук Лис Лицар Лось Лучник Мельник Мірошник Олень Орел Паж Пекар"
        " Писар Прочанин Пугач Сокіл Ткач Чернець Чиж Шпак Яструб",
    ),
    "pl": (
        "Bystry Cichy Czujny Dobry Dumny Dzielny Hardy Hojny Jasny Łagodny Mądry Miły Młody"
        " Odważny Pilny Pogodny Prawy Rudy Rześki Skromny Sławny Sprytny Srebrny Szary Szczery"
        " Szybki Śmiały Uczciwy Wesoły Wierny Zacny Złoty Zręczny",
        "Bażant Bednarz Bocian Borsuk Bóbr Dzik Giermek Herold Jastrząb Jeleń Jeż Kamieniarz Kowal"
        " Kruk Lis Łoś Łucznik Minstrel Młynarz Mnich Orzeł Paź Piekarz Pielgrzym Piwowar Puchacz"
        " Rycerz Ryś Skryba Sokół Szpak Tkacz Wilk Zając Żubr Żuraw",
    ),
}


def readable_name(language: str = "en") -> str:
    """Return a name such as "Brave Otter 4821", in a language."""
    first, second = (words.split() for words in WORDS.get(language, WORDS["en"]))
    number = secrets.randbelow(9000) + 1000
    return f"{secrets.choice(first)} {secrets.choice(second)} {number}"
