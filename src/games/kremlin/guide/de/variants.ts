/** Bargains, variants and the cards. */
export const variants = `
# §bargains

Reden ist frei, und Handel ist erlaubt.

## do

- Zwei Spieler dürfen handeln: eine Karte für eine Karte, eine Karte für ein Versprechen, oder ein Versprechen für dasselbe Versprechen. Du darfst auch eine Karte verschenken.
- Ein Versprechen gilt einem Politiker im Politbüro, den der andere kontrolliert: keine Säuberung, kein Prozess oder keine Verurteilung.
- Biete einen Handel an; der andere willigt ein oder lehnt ab. Es gibt immer nur ein Angebot.
- Alle Reden sind öffentlich. Was auf einer Karte steht, darf geheim bleiben. Jeder wählt selbst, welche Karte er gibt.
- In Modern, Standard und 1928 bindet „keine Säuberung“ bis zum Ende der nächsten Säuberungen. „Kein Prozess“ und „keine Verurteilung“ binden bis zum Ende der nächsten Ermittlungen.
- In der Variante endet jedes Versprechen mit der Phase, in der es gegeben wurde. Der Tisch kann es anders wählen.

## not

- Nie mehr als zwei in einem Handel.
- Einflusspunkte werden nicht gehandelt.
- Ein bindendes Versprechen kann niemand brechen: Die Tat wird abgelehnt.
- Keine Karte geht auf eine volle Hand.
- Ist die Karte inzwischen weg oder die Hand voll, willigt niemand ein.
- Wer eine Karte schuldet, behält eine dafür. Die eben eingetauschte geht nicht zurück.

!promise Du hast den Militaristen versprochen, den Chefideologen zu schonen. Für den Industrieminister gilt das nicht.

!gift Die Militaristen halten drei Karten. Die Evolutionisten haben Platz.

# §three-player

Eine Variante für genau drei, wenn der Tisch sie wählt.

## do

- Du darfst eine 10+, das sind {ten-plus} Punkte, auf einen elften Politiker schreiben. Du darfst sie auch weglassen.

## not

- Niemand deckt vor dem Ende von Zug 3 Punkte auf dem Parteichef auf. Mit den ersten Gaben endet das.
- Auch keine Karte bringt vorher Punkte auf ihn.
- Wo A der erste Parteichef ist, schreibt am Anfang niemand Punkte auf ihn.

!no-chief-yet Es ist Zug 2. Der Parteichef ist noch für alle gesperrt.

# §club-55

Eine Variante für alle Spiele: Schreib deine Punkte, wie du willst.

## do

- Verteile 55 Punkte auf beliebig viele Politiker, in beliebigen Teilen. Ein Politiker darf viel mehr als zehn bekommen.

## not

- Alle 55 Punkte müssen geschrieben sein. Mit weniger wird der Bogen nicht versiegelt.

!club-sheet Fünfzig Punkte reichen nicht. Mit den letzten fünf lässt sich der Bogen versiegeln.

# §exclusive

Eine Variante: Jeder hat einen Politiker für sich. Ihre Karten tragen Doppelbuchstaben, von AA bis FF.

## do

- Jede Fraktion bekommt einen, in der Reihenfolge der Plätze. Am Anfang schreibt nur sie Punkte auf ihn.
- Er wird mit den anderen ausgeteilt und spielt wie sie. In 1928 hat er keinen Schützling.
- Mit den Gaben der Züge 3, 6 und 9 dürfen auch alle anderen Punkte auf ihn geben.

## not

- Auf den eigenen Politiker einer anderen Fraktion schreibst du am Anfang nichts.

!own-politician AA gehört dir. BB gehört der nächsten Fraktion.

{table double | Buchstabe | Name | Alter | Stärke | Schwäche}

Die Zahlen dieser sechs sind von uns.

# modern-politicians Die modernen Politiker

Die Namen sind erfunden, die Zahlen sind von uns.

{table modern | Buchstabe | Name | Alter | Stärke | Schwäche}

# fictional-politicians Die erfundenen Politiker

Sie spielen in Standard und in der Variante, und als Schützlinge in 1928.

{table fictional | Buchstabe | Name | Alter | Stärke | Schwäche}

# historical-politicians Die historischen Politiker

Sie spielen in 1928. Außer Lenins Platz sind die Zahlen von uns.

{table historical | Buchstabe | Name | Alter | Stärke | Schwäche}

# red-cards Die roten Karten

Sie spielen in jedem Spiel. „Er“ ist der Politiker, auf den du die Karte spielst.

{table red | Nummern | Karte | Art | Was sie tut}

# gray-cards Die grauen Karten

Sie spielen in 1928.

{table gray | Nummern | Karte | Art | Was sie tut}

# black-cards Die schwarzen Karten

Sie spielen in Modern.

{table black | Nummern | Karte | Art | Was sie tut}
`;
