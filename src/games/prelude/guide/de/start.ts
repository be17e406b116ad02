/** The game in ten minutes, the player aid, and the sequence of a Turn. */
export const start = `
# ten-minutes Das Spiel in zehn Minuten

St. Petersburg, 1905 bis 1917. Eine Seite führt die Revolution, die andere die Regierung. Ihr kämpft mit Karten um die Viertel der Hauptstadt, um die Duma und um die Geschichte.

## Das Ziel

Es gibt einen Marker für Siegpunkte (SP). Deine Punkte ziehen ihn zu dir, die Punkte der anderen Seite ziehen ihn zurück. Führst du bei einer Prüfung mit {points-to-win}, gewinnst du. Sonst gewinnst du, wenn du nach Runde {turns} führst; ein Gleichstand gehört der Regierung.

Zwei Leisten können das Spiel früher beenden. Unruhe {unrest-end} bringt den Roten Oktober, die letzte große Abrechnung. Ansehen {prestige-end} bringt die Autokratie zurück, und **beide verlieren**.

## Was du hast

- **Karten**: {hand} auf der Hand. Jede gehört der Revolution, der Regierung oder keiner Seite.
- **Klötzchen** (aus Holz) in {districts} Vierteln und in den Parteien der Duma. Hast du in einem Viertel mehr als die andere Seite, kontrollierst du es.
- **Organisationen**: Verbände und Räte. Sie sind Punkte wert und helfen bei Proben.
- **Gelegenheitspunkte** (GP): Sie machen eine gescheiterte Probe gut oder bezahlen eine Karte der Gelegenheiten.

## Ein Zug

Es gibt {turns} Runden mit je {rounds} Aktionsrunden. In jeder Aktionsrunde handelt jede Seite einmal: Sie spielt eine Karte.

- Eine eigene oder neutrale Karte: ihr **Ereignis** oder ihre **Aktivitätspunkte** (AP).
- Eine gegnerische Karte: ihre Punkte für dich. Dann führt die andere Seite das Ereignis aus.
- Am Ende würfelst du jedes Mal den **Wertungswürfel** der Karte.

!round Die Karte bringt drei Klötzchen in den Winterpalast. Dann rückt ihr Wertungswürfel einen Wertungsmarker vor.

## Was gewinnt

Vier Leisten werden immer wieder gewertet: Viertel, Organisationen, Weltpolitik und Duma. Jede hat einen Wertungsmarker, den die Würfe bewegen. Auf seinem {score-box}. Feld wird die Leiste gewertet: Wer dort gerade vorn liegt, bekommt die Punkte. Achte also darauf, wo ein Marker gleich ankommt, und liege dort vorn.

## Erste Pläne für die Revolution

- Du führst auf der Leiste der Viertel. Spiele Karten mit ihrem Würfel, solange das so ist.
- Gründe zuerst eine Organisation bei den Radikalen. Sie ist der Förderer aller deiner Räte.
- Arbeiterviertel sind für dich billig. Deine Felder dort kosten kaum mehr als den Grundpreis.
- Treibe die Unruhe, sammle Rote Garden und ziele auf den Roten Oktober, wenn du bereit bist.

## Erste Pläne für die Regierung

- Du beherrschst die Duma: 4 SP für jede Wertung. Halte beide Parteien stark.
- Gründe eine Organisation bei den Liberalen, später eine bei den Monarchisten.
- Halte das Ansehen des Zaren über 0 und unter {prestige-end}.
- Ereignisse der Revolution, deren Voraussetzung nicht erfüllt ist, tun nichts. Spiele sie dann für ihre Punkte. Doch die Karte kommt zu den Gelegenheiten, und die Revolution erhält GP.

# aid Spielhilfe

## Eine Aktionsrunde

1. Spiele eine Karte von der Hand oder ein Ereignis der Gelegenheiten; mit leerer Hand darfst du passen.
2. Würfle ihren Wertungswürfel. Erreicht ein Marker das Ende, wird seine Leiste gewertet.
3. Letzte Runde einer Sitzung, zweiter Spieler: [§7.3].
4. Ereignisse am Ende der Runde, dann [§2.6], dann die [§12.1|Abdankung].

## Eine Karte von der Hand

| Karte | Für das Ereignis | Für die Punkte |
| Eigene | Ereignis, dann Ablage oder im Spiel | Punkte, dann Ablage |
| Neutrale | Ereignis, dann Ablage oder im Spiel | Punkte, dann zu den Gelegenheiten |
| Gegnerische | Nicht erlaubt | Punkte; dann das Ereignis der anderen Seite, dann Ablage oder im Spiel. Geht es nicht: Gelegenheiten, und GP für die andere Seite |

## Preise in Aktivitätspunkten

| Was | Preis | Wo |
| Klötzchen in einem Viertel | 1 + Feld, 1 weniger im Rückstand, mindestens 1 | [§10.1.1] |
| Klötzchen in einer Partei | 2 + Feld | [§10.1.2] |
| Organisation | 2 oder mehr; jeder ist +1 auf die Probe | [§10.2] |
| Sonderaktion | Ihr eigener Preis, eine pro Runde | [§10.3] |

## Proben

Drei Sechsseiter; die Summe darf die Zielzahl nicht übersteigen: deine Klötzchen dort + Bonus + Nachbarn. Mit GP machst du einen Fehlschlag gut: die ganze Differenz. Siehe [§9].

## Das Ende einer Runde

1. Ereignisse am Ende der Runde.
2. Karten, die für die Runde bleiben, gehen.
3. Unruhe +1.
4. Prüfungen nach [§2.6].
5. Nach Runde 2 und 4: Alle Hände, die Gelegenheiten und die Karten im Spiel werden abgelegt.
6. Beide erhalten 8 GP, bis {most-opportunity}.

# §1.1

Der Plan zeigt die Hauptstadt und alles, was gezählt wird.

## do

- **Viertel**: {districts} Orte mit Feldern für die Klötzchen beider Seiten: [§6].
- **Die Duma**: vier Parteien, zwei für jede Seite: [§7].
- **Wertungsleisten**: vier, jede mit Wertungsmarker und Vorteilsmarker: [§5].
- **Leisten**: SP, GP jeder Seite, Revolutionäre Unruhe, Ansehen des Zaren, Runden.
- **Militärische Vorbereitungen**: Rote Garden und Treue Truppen: [§11.1].
- **Die Tafeln der Seiten**: je sechs Sonderaktionen: [§10.3].

In der Schachtel sind für jede Seite 150 Klötzchen, 3 Würfel und eine Tafel, dazu 4 Wertungswürfel. Klötzchen sind immer genug da.

† steht bei einem Wert von uns. Das Regelheft druckt die Felder, Pfeile und die meisten Karten nicht ab. Besitzt du das Spiel, setze deine eigenen Karten ein.

# §2.1

Am Anfang regiert der Zar, und die erste Duma tritt zusammen.

## do

1. Setze die Klötzchen des Anfangs in Viertel und Parteien: Die Tabellen von [§6] und [§7] nennen sie.
2. SP stehen auf 0, die Revolutionäre Unruhe auf 0, das Ansehen des Zaren auf {start-prestige}.
3. Jede Seite hat {start-opportunity} GP.
4. Die Weltpolitik begünstigt die Regierung um 1. Die anderen Vorteilsmarker folgen aus dem Plan.
5. Alle vier Wertungsmarker stehen am Anfang.
6. Ein Marker Treue Truppen mit {start-troops} SP liegt bei den Militärischen Vorbereitungen.
7. Mische die drei Stapel der Zeitalter. Schlüsselereignisse und Karten der Provisorischen Regierung liegen beiseite.

Am Anfang ist die Leiste der Viertel 3 SP für die Revolution wert. Die Duma ist 4 SP für die Regierung wert. Niemand hat eine Organisation.

Die Revolution kontrolliert zehn Viertel, die Regierung vier; vier gehören niemandem.

# §2.2

Neue Karten kommen, und ihr bestimmt, wer zuerst handelt.

## do

1. Lege Karten vom Stapel des Zeitalters zu den Gelegenheiten: {pool-first} in der ersten Runde eines Zeitalters, {pool-later} in den anderen.
2. Fülle beide Hände aus demselben Stapel auf {hand} Karten auf.
3. Lege die Schlüsselereignisse dieser Runde zu den Gelegenheiten. Sie kommen hinzu: Im frühen Weltkrieg sind es sechs Karten.
4. Wer nach SP zurückliegt, bestimmt den ersten Spieler. Bei 0 SP bestimmt die Revolution.

Ist ein Stapel zu kurz, mischt ihr die Ablage seines Zeitalters und legt sie darunter.

{table turns | Runde | Stapel | Karten vom Stapel für die Gelegenheiten | Aktionsrunden, in denen die Duma tagt}

† Die Sitzungen sind von uns, außer den Aktionsrunden 3 und 4 im frühen Weltkrieg.

Schlüsselereignisse kommen in dieser Folge:

| Runde | In die Gelegenheiten kommen |
| Jahre des Aufruhrs, früh | {card-401} |
| Jahre des Aufruhrs, spät | {card-402} |
| Weltkrieg, früh | {card-403}, {card-404} |
| Weltkrieg, spät | {card-405} |
| Februar 1917 | {card-406}, {card-407}; {card-408}, solange der Zar regiert |
| Juli 1917 | {card-409}, solange der Zar regiert; nach der Abdankung stattdessen {card-410} und {card-411} |
| Oktober 1917 | keines |

!goes-first Die Regierung liegt zurück. Sie lässt die Revolution beginnen.

# §2.3

In jeder Aktionsrunde handelt der erste Spieler, dann der zweite. Wer handelt, ist am Zug.

## do

Wähle eins von dreien:

1. Spiele eine Karte von der Hand: [§3.1].
2. Spiele eine Karte der Gelegenheiten: [§8].
3. Passe, wenn deine Hand leer ist. Das darfst du auch, wenn du eine Karte der Gelegenheiten spielen könntest.

Ein Ereignis kann dich eine Aktionsrunde kosten. Dann spielst du nichts und würfelst nicht; was die Aktionsrunde beendet, geschieht trotzdem.

## not

- Mit einer Karte auf der Hand darfst du nicht passen.

!may-not-pass Eine Karte ist noch auf der Hand, also musst du sie spielen.

# §2.4

Nach dem Zug jeder Seite folgen dieselben Schritte, in dieser Reihenfolge.

## do

1. Nach dem Zug des zweiten Spielers in der letzten Aktionsrunde einer Sitzung: eine [§7.3|Abstimmung].
2. Ereignisse am Ende der Aktionsrunde dieser Seite. Sind es mehrere, ordnet sie der erste Spieler.
3. Prüfungen auf das Spielende: [§2.6].
4. Steht das Ansehen des Zaren auf 0: [§12.1].
5. Nach einem Parlamentarischen Manöver dieser Seite: Die Hände wechseln.
6. Die andere Seite handelt, oder die nächste Aktionsrunde beginnt. Nach der {rounds}. folgt [§2.5].

!rasputin Rasputin ist im Spiel. Sein Wurf am Ende der Aktionsrunde ist eine 4, also fällt das Ansehen.

# §2.5

## do

1. Ereignisse am Ende der Runde. Sind es mehrere, ordnet sie der erste Spieler.
2. Karten, die bis zum Ende der Runde bleiben, werden abgelegt.
3. Die Revolutionäre Unruhe steigt um 1.
4. Prüfungen auf das Spielende: [§2.6].
5. Am Ende eines Zeitalters, nach Runde 2 und 4: Alle Karten auf den Händen, im Spiel und bei den Gelegenheiten werden abgelegt.
6. Beide Seiten erhalten 8 GP, bis {most-opportunity}.
7. Die nächste Runde beginnt.

Innerhalb eines Zeitalters behältst du deine Hand, und die Gelegenheiten bleiben liegen.

!turn-ends Die späten Jahre des Aufruhrs enden. Die Unruhe steigt, Hände gehen, und die Regierung hört bei {most-opportunity} auf.

# §2.6

Vier Bedingungen gelten in dieser Reihenfolge, nach jedem Zug einer Seite und am Ende einer Runde.

## do

1. Die Revolutionäre Unruhe ist {unrest-end}: [§11.2|Roter Oktober].
2. Das Ansehen des Zaren ist {prestige-end}, und er regiert noch: Beide verlieren.
3. Am Ende von Runde {turns} wird jede Leiste einmal gewertet: Viertel, Organisationen, Weltpolitik, Duma. Dann gewinnt, wer führt.
4. Wer mit {points-to-win} SP oder mehr führt, gewinnt.

Bei gleichen Punkten gewinnt die Regierung. Punkte über {points-to-win} zählen, und die andere Seite kann sie vor der Prüfung zurückholen.

!twenty-points Die Revolution führt am Ende der Aktionsrunde mit 21.

!both-lose Die Führung hilft nicht: Ansehen {prestige-end} kommt zuerst.

!last-tie Die letzte Runde ist vorbei, und niemand führt. Die Regierung gewinnt.
`;
