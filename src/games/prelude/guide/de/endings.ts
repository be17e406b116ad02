/** Unrest, Prestige, and what decides the game. */
export const endings = `
# §11

Die Revolutionäre Unruhe reicht von 0 bis {unrest-end}. Sie steigt am Ende jeder Runde um 1, und Ereignisse bewegen sie.

- Sie macht wachsenden Extremismus für die Revolution schlimmer: [§7.1.1].
- Bei {unrest-end} beginnt der Rote Oktober, bei der nächsten Prüfung auf das Spielende.

# §11.1

Rote Garden gehören der Revolution, Treue Truppen der Regierung. Ereignisse legen sie zu den Militärischen Vorbereitungen.

## do

- Jeder Marker behält seinen Wert: 1, 2 oder 4 SP.
- Sie zählen nur im [§11.2|Roten Oktober]. Bei jedem anderen Ende sind sie nichts wert.
- Ereignisse können einen Marker eines bestimmten Werts entfernen.

## not

- Nur ein Marker mit genau diesem Wert lässt sich entfernen. Gewechselt wird nicht.

!disarm Rote Garden mit 1 gibt es nicht, also müssen die mit 2 gehen.

# §11.2

Der bewaffnete Aufstand: Alles wird noch einmal gewertet, und das Spiel endet.

## do

1. **Alle GP verfallen.** Niemand kann jetzt einen Fehlschlag gutmachen.
2. **Kräfte der Reaktion**: Wo Disziplin auf einen Soldatenrat trifft, macht die Regierung eine Probe mit +{reaction-bonus}. Ein Erfolg entfernt den Rat. Dann werden die Organisationen gewertet.
3. **Die Duma**: Beide würfeln wachsenden Extremismus, der erste Spieler zuerst. Dann wird die Duma gewertet.
4. **Vorhut**: Zähle Rote Garden und Treue Truppen. Wer mehr hat, erhält die Differenz.
5. **Arbeiter**: Wer mehr Organisationen in Arbeitervierteln hat, setzt Klötzchen. Es sind 2 für jede mehr, in beliebigen Vierteln. Dann werden die Viertel gewertet.
6. **Die Welt**: Beide werfen einen Sechsseiter, bei Gleichstand noch einmal. Die Weltpolitik rückt ein Feld zum höheren. Dann wird sie gewertet.
7. Wer führt, gewinnt; ein Gleichstand gehört der Regierung.

Das Spiel endet auch, wenn niemand {points-to-win} SP hat.

!rising Der Rat von Kronstadt hält. Die Revolution wertet ihre Organisationen, sammelt zwei Klötzchen und gewinnt.

# §12

Das Ansehen des Zaren reicht von 0 bis {prestige-end} und beginnt bei {start-prestige}.

- Bei 0 dankt er ab: [§12.1]. Das geschieht in Schritt 4 am Ende des Zuges einer Seite.
- Bei {prestige-end} ist die Autokratie zurück, und beide verlieren.
- Geringes Ansehen macht wachsenden Extremismus für die Regierung schlimmer: [§7.1.1].

# §12.1

Der Zar geht, und das Spiel ändert sich. Das geschieht einmal.

## Vor Februar 1917

1. Alle Karten auf den Händen, im Spiel und bei den Gelegenheiten werden abgelegt. Der Kalender springt auf Februar 1917, Aktionsrunde 1.
2. Karten mit Stern und Dreieck verlassen das Spiel, nicht aber die in der Ablage.
3. Die Schlüsselereignisse des Februars ohne Stern kommen zu den Gelegenheiten.
4. Die Karten der Provisorischen Regierung werden in den Zusammenbruch gemischt. Jede Seite zieht {hand}; zu den Gelegenheiten kommen {pool-first}.
5. Wer zurückliegt, bestimmt den ersten Spieler.
6. Es gibt kein Ende der Runde: keine Unruhe und keine 8 GP.

## Im Jahr 1917

1. Karten mit Stern und Dreieck verlassen das Spiel, aus Händen, Gelegenheiten, Spiel und Stapel.
2. Ab Juli kommen die Schlüsselereignisse der Provisorischen Regierung sofort zu den Gelegenheiten. Im Februar warten sie bis Juli.
3. Beide Hände, der Stapel und die Karten der Provisorischen Regierung werden zusammen gemischt. Jede Seite zieht so viele Karten, wie sie hatte.
4. Die Aktionsrunde geht weiter.

## In beiden Fällen

1. **Provisorische Regierung**: Alle Klötzchen der extremen Parteien werden entfernt. Gemäßigte Parteien behalten die Hälfte, abgerundet. Alle Organisationen der Parteien werden entfernt; die der Viertel bleiben.
2. **Die Welt reagiert**: Der erste Spieler bietet offen GP, dann der zweite. Beide geben ihr Gebot aus. Die Weltpolitik rückt ein Feld zum höheren Gebot; bei gleichen bleibt sie stehen.

!abdication Es ist Juli 1917. Von fünf Sozialisten bleiben zwei. Die Revolution bietet mehr.

# §12.1.1

Was von nun an anders ist:

- Das Ansehen des Zaren ändert sich nie mehr.
- Die extremen Parteien sind außer Spiel: keine Klötzchen, keine Proben, keine Förderer.
- Die Regierung zählt beim wachsenden Extremismus 2 dazu. Das Klötzchen, das gehen müsste, entfernt sie.
- Es gibt keine Dominanz; eine Mehrheit ist 2 wert.
- Vor der Wertung der Duma würfeln beide Seiten.
- Die Regierung gründet Disziplin nur noch durch {card-312} oder {card-125}.
- Die Revolution hat keinen Förderer. {card-411} ersetzt ihn.
- Deine gemäßigte Partei kannst du neu organisieren.

## not

- Kein Klötzchen und keine Organisation in einer extremen Partei.

!no-extremists Die Radikalen sind außer Spiel. Die Sozialisten können noch wachsen.

# §13

Manche Ereignisse brauchen ein zufälliges Viertel.

## do

- Wirf einen blauen und einen roten Sechsseiter. Blau ist die Spalte, rot die Zeile.
- Sind verschiedene Viertel verlangt, wirf für ein schon gefallenes noch einmal.

{table random | Rot | Blau 1 | Blau 2 | Blau 3 | Blau 4 | Blau 5 | Blau 6}

!random-districts Kronstadt fällt zweimal, also wird noch einmal geworfen.

# §14

Diese Karten liest du leicht falsch.

- **{card-1}**: Die Gebote bezahlen nichts anderes.
- **{card-3}**, **{card-242}**: Sie können in die nächste Runde reichen. {card-401} handelt auch nach einer ausgelassenen Aktionsrunde. Die Zusatzpunkte verfallen, wenn keine Karte von der Hand für Punkte gespielt wird.
- **{card-46}**: Werte 4 und 3 geben 3 Punkte; 7 und 8 geben 6.
- **{card-104}**: In der ersten Aktionsrunde einer Sitzung endet auch die Sitzung der nächsten.
- **{card-107}**, **{card-140}**: Kontrolle gilt, wie sie beim Beginn des Ereignisses ist, nicht nach jedem Klötzchen.
- **{card-111}**: Für ein schon gefallenes Viertel wird noch einmal geworfen.
- **{card-119}**: Beide Karten dieses Namens zählen zusammen, so kann der Wurf für {card-404} unter 1 fallen.
- **{card-122}**: Die geliehene Sonderaktion zählt nicht als deine eigene der Runde.
- **{card-125}**: Beide Karten dieses Namens brauchen keinen Förderer.
- **{card-132}**: keine Klötzchen, SP oder Ansehen von {card-404}; aber seine Würfe beginnen.
- **{card-215}**, **{card-250}**: Bei Unruhe 12 sind das sieben Viertel. {card-250} beginnt mit Arbeitervierteln und lässt volle aus.
- **{card-218}**: ein Punkt je Aktionsrunde, sobald 4 AP in Klötzchen gegangen sind.
- **{card-222}**, **{card-256}**: Spielt sie die andere Seite, kommen sie für später zu den Gelegenheiten.
- **{card-231}**, **{card-235}**: nie links vom Anfang, und keine Leiste zweimal.
- **{card-232}**: Alle drei Klötzchen dürfen aus einem Viertel kommen.
- **{card-234}**: Sie gilt bis zum Spielende.
- **{card-245}**: Die GP der ersten Probe können der zweiten helfen.
- **{card-249}**: Eine Abdankung folgt.
- **{card-254}**: mit nur einer Partei im Spiel nur eine Probe.
- **{card-255}**: ein Sechsseiter für jeden Marker; die mit 4 sind sicher.
- **{card-301}**, **{card-304}**: Von den Gelegenheiten kann {card-407} wieder gespielt werden.
- **{card-409}**: Die Zahl sind die SP des Feldes der Viertel, 3 bei einer Differenz von 5 oder 6.
- **{card-410}**: ebenso.

## not

- Ein Wertungsmarker am Anfang kann nicht weiter nach links.
- Nicht derselbe Marker zweimal durch eine Karte.

!newspapers Der Marker der Duma steht am Anfang. Der Marker der Viertel geht nach links, aber nur einmal.

# §16

Ein paar Ratschläge.

- Hebe GP für wichtige Proben auf. Eine Abstimmung mit 3 oder 4 GP ist mehr wert.
- Eine neutrale Karte für Punkte kommt zu den Gelegenheiten. Frage dich, wer sie als Nächstes bezahlen kann.
- Spiele gefährliche gegnerische Karten, solange ihre Voraussetzung nicht erfüllt ist. Die andere Seite bekommt die halben Punkte als GP.
- Das Ereignis der anderen Seite kommt nach deinen Aktivitäten. Lass ihm so wenig wie möglich.
- Organisationen der Parteien zuerst: zwei Felder, ein Förderer und bessere Abstimmungen.
- Zähle die Felder der Wertungsmarker, bevor du eine Karte wählst.
- Bevor die Unruhe {unrest-end} erreicht, rechne den Roten Oktober durch: Organisationen, Duma, Marker, Arbeiterviertel, Weltpolitik.

# cards Die Karten

★ verlässt das Spiel, wenn der Zar abdankt. Die Spalten: Nummer, Titel, Fraktion (– ist neutral), Aktivitätspunkte, Wertungswürfel, wie lange sie bleibt, und was sie tut.

† Die ganze Karte ist von uns. Von den anderen nennt das Regelheft den Titel und Teile des Rests. Was es nicht nennt, ist ebenfalls von uns.

## Jahre des Aufruhrs

{table turmoil | Nr. | Karte | Fraktion | AP | Würfel | Bleibt | Ereignis}

## Weltkrieg

{table war | Nr. | Karte | Fraktion | AP | Würfel | Bleibt | Ereignis}

## Zusammenbruch

{table collapse | Nr. | Karte | Fraktion | AP | Würfel | Bleibt | Ereignis}

## Provisorische Regierung

{table provisional | Nr. | Karte | Fraktion | AP | Würfel | Bleibt | Ereignis}

## Schlüsselereignisse

Sie alle werfen alle vier Wertungswürfel. Sie kommen am Beginn ihrer Runde zu den Gelegenheiten. {card-408} und {card-409} kommen nur, solange der Zar regiert. {card-410} und {card-411} kommen nur nach der Abdankung.

{table key-events | Nr. | Karte | Runde | Fraktion | AP | Bleibt | Ereignis}
`;
