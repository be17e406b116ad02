/** Strength, scoring, and the solitaire game. */
export const scoring = `
# §strength

Für jede Frage „Wer ist stärker?“ zählt ihr so.

## do

- Zähl die Stärke all deiner Einheiten und Anführer im Viertel, frisch und erschöpft.
- Mit dem Willen des Volkes zähl die neutralen Steine dort dazu, wenn du im Viertel einen eigenen Stein hast.
- Neutrale Steine bringen keine Stärke, wo du keinen eigenen Stein hast. Aber bei gleicher Stärke zählen sie als deine Steine.
- Die höhere Summe ist stärker.
- Gleichstand: wer dort mehr Steine hat. Immer noch gleich: wer den Willen des Volkes hat.
- In einem Viertel ganz ohne Steine ist niemand stärker.
- Ein Viertel mit neutralen Steinen allein geht also an den Willen des Volkes. Euer Tisch kann wählen, dass es niemandem zufällt.

!neutral-help Der Sowjet hat eine Einheit mit Stärke 1. Zwei neutrale machen daraus 3, denn er hat den Willen.

# §unrest

Das Unruheviertel ist das Ziel, das alle kennen.

## do

- Legt Zielmarker 1 dorthin und seht, wer stärker ist: [§strength].
- Die stärkere Seite wählt: Punkte nach dem Monat oder eine [§bonus|Bonusaktion].
- Ist niemand stärker, gibt es weder Punkte noch einen Bonus.
- Einen Bonus nimmst du sofort, bevor ihr die geheimen Ziele zeigt. Die Steine im Viertel ermüden auf jeden Fall.

{table unrest | Monat | Punkte}

!unrest In Narwa hat die Regierung 3 gegen 2. Es ist Juli, und sie nimmt die Punkte.

# §scoring

Es gibt einen Marker für beide Seiten. Was du gewinnst, verliert der Rivale.

## do

- Rück den Wertungsmarker für jeden Punkt ein Feld zu deinem Ende.
- Jedes Ende ist {track} Felder von der Mitte entfernt.
- An deinem Ende der Leiste gewinnst du sofort: [§end].

# §reveal

Jetzt deckt ihr die geheimen Ziele auf.

## do

- Wer zurückliegt, deckt zuerst auf. Dieses Ziel bekommt Marker 2, das andere Marker 3.
- Steht der Marker in der Mitte, deckt die Seite ohne den Willen des Volkes zuerst auf.
- Ein Ziel, das schon offen ist, behält seinen Platz in der Reihenfolge.

# §objectives

Ein geheimes Ziel wertet, wer dort stärker ist, nicht wer es gewählt hat.

## do

- Wertet das Viertel von Marker 2, dann das von Marker 3.
- Die stärkere Seite dort nimmt die Punkte der Karte, auch wenn die andere sie gewählt hat.
- Nennen beide Ziele dasselbe Viertel, wertet ihr es zweimal.
- Ist niemand stärker, bekommt niemand die Punkte. Erreicht der Marker ein Ende der Leiste, ist das Spiel aus, und der Rest zählt nicht mehr.

!objectives Die Regierung hatte auf Newski gehofft. Der Sowjet ist in beiden Vierteln stärker und wertet beide.

# §exhaust

Der Kampf um ein Viertel ermüdet alle, die dort sind.

## do

- In jedem Viertel mit einem Zielmarker drehen sich alle frischen Steine auf ihre erschöpfte Seite.
- Steine, die dort schon erschöpft waren, verlassen die Stadt.
- Das geschieht einmal je Viertel, egal wie viele Marker dort liegen.
- Einheiten gehen in den Vorrat ihrer Seite zurück. Dort kannst du sie wieder anwerben.
- Anführer und neutrale Steine sind aus dem Spiel.

!exhaust Narwa ist gewertet. Eine Einheit und Lenin ermüden, zwei erschöpfte Steine gehen.

# §cleanup

Ihr macht die Stadt für die nächste Runde bereit.

## do

- Legt das Plättchen der Unruhe ab. Das Plättchen der Blockade wird das Plättchen der Unruhe.
- Deckt ein neues Plättchen für die Blockade auf, und legt die Blockade auf seine Brücke.
- Nehmt die Zielmarker zurück.
- Legt alle Karten ab, die ihr in dieser Runde gespielt habt, auch die Ziele.
- Befehlskarten kommen auf die Ablage. Gespielte Anführerkarten verlassen das Spiel.
- Handkarten behältst du.

So kennt ihr das nächste Unruheviertel schon eine Runde vorher.

Es gibt {regions} Plättchen, also ist nach der fünften Runde keines mehr da: Die Blockade verlässt den Plan. Eine Runde später mischt ihr alle neu und deckt zwei auf.

# §end

Das Spiel endet auf einem von zwei Wegen.

## do

- Der Wertungsmarker erreicht ein Ende der Leiste: Diese Seite gewinnt sofort.
- Oder der Monat ist am Ende einer Wertungsphase Oktober oder November. Dann gewinnt die Seite, auf deren Hälfte der Marker steht.
- Steht der Marker genau in der Mitte, entscheidet der Wille des Volkes.
- Wenn der Oktober beginnt, hört das Spiel nicht auf: Ihr spielt und wertet diese Runde zu Ende.

!end-of-track Dem Sowjet fehlen zwei Punkte. Das Unruheviertel bringt sie.

!last-month Der Oktober ist gewertet, und der Marker steht in der Mitte. Die Regierung hat den Willen.

# §solitaire

Du kannst allein spielen, gegen eine Opposition, die von selbst spielt.

## do

- Wähl deine Seite und eine Schwierigkeit von 1 bis 6. So stark sind erschöpfte gegnerische Einheiten.
- Fang mit Schwierigkeit 1 an, der leichtesten.
- Die Opposition hat {opposing-units} eigene Einheiten, {opposing-each} in jeder von drei Stufen. Die üblichen Einheiten dieser Seite bleiben draußen. Ihre Anführer liegen gemischt in einem Stapel.
- Du ziehst eine Karte weniger auf die Hand. Deine fünfte Karte wird dein Ziel, und du siehst sie nicht.
- Die Opposition bekommt {draw} Karten, verdeckt.
- In jeder Runde kommt ihr nächster Anführer ins Unruheviertel, und sie nimmt den Willen des Volkes.
- Dafür vergehen keine Tage, und seine Sonderaktion entfällt. Es zählt auch nicht als Zug.
- Die Opposition hat {opposing-turns} Züge, du hast {turns}. Sie hat den ersten und den letzten.

Was sie tut, steht unter [§opposition]; wie du dein Ziel erfährst, unter [§organize].

# §opposition

Die Opposition bewegt nie Steine und frischt nie welche auf. In jedem Zug bringt sie eine Einheit.

## do

- Sie deckt ihre oberste Karte auf, und das Datum rückt um deren Tage vor.
- Eine Einheit in der Stufe der Anwerbestärke kommt in das Viertel der Karte.
- Hat diese Stufe keine Einheit mehr, kommt eine der nächstniedrigeren. Gibt es auch dort keine, kommt nichts.
- Ein Halt auf 15 oder {last-day} bringt dazu eine Einheit der Stufe 1 ins Unruheviertel.
- Wechselt der Monat, nimmt sie den Willen des Volkes.
- Im Unruheviertel nimmt sie immer Punkte, nie einen Bonus.

!opposition Die Karte bringt eine Einheit der Stufe 2. Das Datum hält auf 15, also kommt eine zweite nach Narwa.

# §organize

Allein kennst du dein eigenes Ziel nicht. Wer organisiert, sieht es.

## do

- Deck statt einer anderen Bonusaktion dein eigenes Ziel auf.
- Spionage tut dasselbe: [§espionage].

## not

- Nicht, wenn dein Ziel schon offen ist.

!organize Eine Bonusaktion zeigt, worum es in dieser Runde geht.

!organized-already Das Ziel ist offen, also nimmst du einen anderen Bonus.

# §opposing-objective

Die Opposition wählt kein Ziel. Ihre Karten wählen für sie.

## do

- Zähl die Tage ihrer {opposing-turns} gespielten Karten, Viertel für Viertel. Die höchste Summe ist ihr Ziel.
- Gleichstand: das Viertel mit mehr Karten. Immer noch gleich: das Viertel der zuletzt gespielten Karte.
- Von ihren Karten für dieses Viertel zählt die mit den meisten Punkten.

!opposing-objective Die Tage für die Admiralität ergeben 7, mehr als für jedes andere Viertel.

# §solitaire-end

Ein Solospiel ist kurz: drei Runden.

## do

- Der Wertungsmarker an einem Ende der Leiste beendet das Spiel sofort.
- Sonst ist die dritte Runde die letzte. Es gewinnt die Seite, auf deren Hälfte der Marker steht.
- Der Oktober beendet dieses Spiel nicht.
- In der Mitte entscheidet der Wille des Volkes.

!third-round Nach drei Runden steht der Marker auf der Hälfte der Regierung.
`;
