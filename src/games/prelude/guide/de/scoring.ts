/** Cards, the Scoring Die and the four tracks. */
export const scoring = `
# §3

Es gibt {cards} Karten. Die der drei Zeitalter zieht ihr; Schlüsselereignisse kommen zu festen Zeiten.

- **Jahre des Aufruhrs**: Runden 1 und 2.
- **Weltkrieg**: Runden 3 und 4.
- **Zusammenbruch**: Runden 5 bis 7.
- **Provisorische Regierung**: Sie kommen nur, wenn der Zar abdankt.
- **Schlüsselereignisse**: Sie kommen am Beginn ihrer Runde zu den Gelegenheiten.

Alle Karten stehen am Ende dieser Anleitung. Wie du eine spielst: [§3.1].

Die Ablage dürft ihr beide jederzeit durchsehen. Stapel und Hände bleiben verdeckt.

# §3.1

Was eine Karte tut, hängt davon ab, wem sie gehört.

## do

- **Deine eigene Karte**: Führe ihr Ereignis aus, oder nimm ihre Punkte.
- **Eine neutrale Karte**: Führe ihr Ereignis aus, oder nimm ihre Punkte. Für Punkte gespielt, kommt sie zu den Gelegenheiten.
- **Eine gegnerische Karte**: Nimm ihre Punkte und handle mit allen. Dann muss die andere Seite das Ereignis ausführen, wenn seine Voraussetzung erfüllt ist.
- Geht dieses Ereignis nicht, kommt die Karte zu den Gelegenheiten. Die andere Seite erhält GP: die Hälfte der Aktivitätspunkte.
- Würfle den Wertungswürfel zuallerletzt: [§4].
- Spielst du eine Karte für ihr Ereignis, legst du sie danach ab. Oder sie bleibt im Spiel, wenn sie es sagt. Das gilt auch für eine gegnerische Karte, deren Ereignis stattgefunden hat.
- Spielst du eine eigene Karte für Punkte, legst du sie danach ab.

## not

- Eine gegnerische Karte darfst du nicht für ihr Ereignis spielen.
- Ein Ereignis, dessen Voraussetzung nicht erfüllt ist, darfst du nicht spielen.

!opposing Die Revolution gibt die 2 Punkte einer Karte der Regierung aus. Dann setzt die Regierung ihre Klötzchen.

!wasted Die Karte braucht eine tagende Duma, und sie tagt nicht. Die Regierung erhält 2 Punkte, die Hälfte von 4.

!neutral-points Eine neutrale Karte, für Punkte gespielt, liegt danach bei den Gelegenheiten.

!needs-session Eine Voraussetzung hält auch das Ereignis einer eigenen Karte auf. Ihre Punkte kannst du nehmen.

# §3.2

Diese Wörter bedeuten auf jeder Karte dasselbe.

## do

- **Du** ist die Seite der Karte, auch im Zug der anderen. Auf einer neutralen Karte ist es, wer am Zug ist.
- **Klötzchen setzen**: so viele, wie Platz haben; der Rest verfällt. Es kostet keine Aktivitätspunkte.
- **In der Duma**: in deinen eigenen Parteien, wie du willst.
- **Klötzchen entfernen**: Du musst so viele entfernen, wie da sind. Es sind die der anderen Seite, wenn die Karte nichts anderes sagt.
- **Ausgeben**: Du musst es haben.
- **Bewegen**: Ein Klötzchen geht von einem Ort an einen anderen mit freiem Feld. Du darfst früher aufhören.
- Gibt es nur einen Weg, geschieht es von allein.

## not

- Nicht mehr Klötzchen an einem Ort, als das Ereignis erlaubt.
- Du darfst nicht aufhören, bevor alle gesetzt oder entfernt sind, wenn das Ereignis es dir nicht freistellt.
- Wo kein Klötzchen steht, kannst du keines nehmen.

!at-most-two Drei Klötzchen müssen aus Arbeitervierteln weichen, aber höchstens zwei von einem Ort.

# §3.3

Eine Karte hat diese Teile:

- **Fraktion**: Revolution, Regierung oder keine.
- **Aktivitätspunkte**: 2, 4 oder 6. Sie sind auch ihr Preis bei den Gelegenheiten.
- **Wertungswürfel**: der Würfel, der nach ihr fällt. Manche Karten würfeln alle vier.
- **Zeitalter oder Runde**: woher sie kommt.
- **Voraussetzung**: was für ihr Ereignis wahr sein muss.
- **Bleibt**: bis zum Ende der Runde, des Zeitalters oder des Spiels. Ohne das geschieht ihr Ereignis einmal.
- **Stern und Dreieck**: Sie verlässt das Spiel, wenn der Zar abdankt.

Die Voraussetzung zählt in dem Moment, in dem das Ereignis beginnt. Bei einer gegnerischen Karte ist das nach dem Ausgeben ihrer Punkte.

# §4

Die Würfe entscheiden, wann eine Leiste gewertet wird. Du beeinflusst das durch die Wahl deiner Karten.

## do

- Nach allem anderen wirft, wer die Karte gespielt hat, ihren Wertungswürfel. Erst danach kommt die Karte auf die Ablage, zu den Gelegenheiten oder ins Spiel.
- Der Marker der Leiste, die er zeigt, rückt ein Feld vor.
- Jeder Wertungswürfel hat drei Seiten seiner eigenen Leiste und je eine der anderen.
- Eine Karte mit allen vieren wirft sie so: Viertel, Organisationen, Weltpolitik, Duma.
- Sie kommen nacheinander: Eine Leiste, die ihr Ende erreicht, wird vor dem nächsten Wertungswürfel gewertet.
- Wählt eine Seite den Wertungswürfel, tut sie es, wer auch immer die Karte spielt. Wer sie spielt, wirft ihn.
- Auch Karten der Gelegenheiten werfen ihren Wertungswürfel. Nach dem Passen fällt keiner.

{table dice | Wertungswürfel | Drei Seiten | Eine Seite | Eine Seite | Eine Seite}

!other-face Der Würfel der Viertel zeigt Organisationen, also rückt jener Marker vor.

!chosen-die Die Revolution spielt eine Karte der Regierung, deren Wertungswürfel die Regierung wählt.

# §5

Jede Leiste hat zwei Marker.

- Der **Wertungsmarker** rückt vom Anfang zur Wertung. Das sind {score-box} Felder †.
- Der **Vorteilsmarker** zeigt, wen die Leiste begünstigt und um wie viele SP.

## do

- Erreicht ein Wertungsmarker das Ende, wertet ihr die Leiste sofort. Es ist gleich, was ihn bewegt hat.
- Die begünstigte Seite bekommt die Punkte. Ist niemand begünstigt, bekommt niemand etwas.
- Dann geht der Wertungsmarker zurück zum Anfang.

Der Vorteilsmarker bleibt stehen, denn er zeigt den Stand des Plans.

# §5.1

Diese Leiste zählt die Viertel, die beide Seiten kontrollieren.

- Ihr Feld ist die Differenz: Viertel der einen Seite weniger die der anderen.
- Sie begünstigt, wer mehr kontrolliert.

{table districts-values | Differenz | SP}

† Ab der Differenz 7 sind die Werte von uns. Mehr als 12 sind weiter {districts-most} wert.

# §5.1.1

## do

1. Die begünstigte Seite erhält die SP des Feldes.
2. Der Wertungsmarker geht zurück zum Anfang.

!districts-scored Die Revolution kontrolliert 10 Viertel, die Regierung 4. Die Differenz 6 bringt 3 SP.

# §5.2

Diese Leiste zählt Organisationen.

- Eine in einer Partei schiebt den Marker zwei Felder zu ihrer Seite, eine in einem Viertel ein Feld.
- Jedes Feld ist 2 SP wert. Mehr als {organizations-most} † sind es nie.

# §5.2.1

## do

1. Die begünstigte Seite erhält 2 SP für jedes Feld.
2. Der Wertungsmarker geht zurück zum Anfang.

!organizations-scored Die Regierung hat eine Partei und ein Viertel, 3 Felder. Die Revolution hat ein Viertel, 1 Feld. Die Differenz 2 ist 4 SP wert.

# §5.3

Diese Leiste zeigt, wen die Welt begünstigt.

- Nur Karten und einige Regeln bewegen ihren Marker, nicht der Plan.
- Sie reicht von {world-end} für die eine bis {world-end} für die andere Seite, nie weiter.

# §5.3.1

## do

1. Die begünstigte Seite erhält so viele SP, wie ihr Feld sagt.
2. Der Wertungsmarker geht zurück zum Anfang. Der Vorteilsmarker bleibt.

!world-scored Die Regierung ist um 3 begünstigt und erhält 3.

# §5.4

Diese Leiste vergleicht die Parteien der Duma.

- **Mehrheit**: Deine Parteien haben zusammen mehr Klötzchen als die der anderen Seite. Sie ist 2 SP wert.
- **Dominanz**: eine Mehrheit, und jede deiner Parteien hat mindestens so viele Klötzchen wie die stärkste gegnerische. Sie ist 4 SP wert.
- Bei gleich vielen Klötzchen ist niemand begünstigt.
- Nach der Abdankung gibt es keine Dominanz mehr.

# §5.4.1

## do

1. Die Seite mit der stärkeren extremen Partei würfelt [§7.1.1|wachsenden Extremismus]. Sind sie gleich, würfeln beide. Nach der Abdankung würfeln beide.
2. Sieh neu nach, wer Mehrheit oder Dominanz hat. Die begünstigte Seite erhält 2 oder 4 SP.
3. Jede Partei ohne Klötzchen bringt der anderen Seite 2 SP. Parteien außer Spiel zählen nicht.
4. Der Wertungsmarker geht zurück zum Anfang.

!duma-scored Die Radikalen sind stärker, also würfelt die Revolution. Dann erhält die Regierung 2 für die Mehrheit und 2 für die leeren Sozialisten.

# §6

In den Vierteln lebt die Stadt. Es gibt {workers} Arbeiterviertel, {military} Militärviertel und {urban} Stadtviertel.

## do

- Die Zahl deiner Klötzchen ist dort dein **Mobilisierungswert**.
- Wer mehr Klötzchen hat, **kontrolliert** das Viertel. Bei gleich vielen niemand.
- Jede Seite hat eigene Felder, von unten nach oben gefüllt. Die Zahl am Feld ist, was das nächste Klötzchen mehr kostet.
- Jedes Viertel hat 7 oder 9 Felder für eine Seite, mehr Klötzchen also nie.
- Pfeile verbinden Arbeiter- und Militärviertel mit Stadtvierteln. Sie zählen bei Proben: [§9].
- Ein Viertel ist für eine Seite voll mobilisiert, wenn alle ihre Felder gefüllt sind.

In den Tabellen heißt „2 / 0“: zwei Klötzchen der Revolution und keines der Regierung. Die erste Zahl der Felder ist ihre Anzahl. Danach steht, was jedes mehr kostet.

## Arbeiterviertel

{table worker-districts | Viertel | Klötzchen | Pfeile | Felder, Revolution | Felder, Regierung}

## Militärviertel

{table military-districts | Viertel | Klötzchen | Pfeile | Felder, Revolution | Felder, Regierung}

## Stadtviertel

{table urban-districts | Viertel | Klötzchen | Pfeile | Felder, Revolution | Felder, Regierung}

† Arten, Pfeile und Felder sind von uns, wo das Regelheft sie nicht nennt. Bekannt sind die ersten vier Felder der Regierung in der Newski-Werft.

## not

- Kein Klötzchen geht dorthin, wo alle deine Felder gefüllt sind.

!full Die Kasaner Kathedrale hat sieben Felder, und alle sind gefüllt.
`;
