### The pages around the table: home, new table, cards, rules, replays, lessons, settings.

page-home = Home
page-gallery = Cards
page-rules = Rules
page-replays = Replays
page-tutorial = First lesson
page-settings = Settings
page-join = Join
page-missing = There is no such page.
