/** The guide in German. Its form: docs/writing-a-guide.md. */
export const de = `
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

# §7

Die Duma ist das Parlament. Jede Seite hat dort eine gemäßigte und eine extreme Partei.

{table parties | Partei | Seite | Klötzchen am Anfang | Felder †}

- Gemäßigte: die Sozialisten und die Liberalen.
- Extreme: die Radikalen und die Monarchisten.
- Extreme helfen bei Abstimmungen und als Förderer. Aber sie ziehen Klötzchen von deinen Gemäßigten ab: [§7.1].

# §7.1

Wachsender Extremismus nimmt dir Gemäßigte, wenn Unruhe herrscht und der Zar schwach ist. Du würfelst:

- bevor die [§5.4.1|Duma gewertet] wird;
- wenn die Probe einer extremen Partei in einer [§7.3|Abstimmung] gelingt;
- für beide Seiten im [§11.2|Roten Oktober];
- durch die Provokation und durch manche Ereignisse.

Wie du würfelst: [§7.1.1].

# §7.1.1

## do

1. Wirf einen Sechsseiter.
2. Zähle dazu: die Revolution nach der Unruhe, die Regierung nach dem Ansehen des Zaren. Nach der Abdankung zählt die Regierung 2 dazu.
   Ein Ereignis kann noch etwas hinzufügen.
3. Suche das Ergebnis. Erst werden Klötzchen aus deiner gemäßigten Partei entfernt. Dann geht eines von ihr zu deiner extremen Partei.

{table growth | Ergebnis | Entfernt | Bewegt | SP für die andere Seite}

- Für jedes Klötzchen, das die Gemäßigten verlassen müsste und nicht da ist, erhält die andere Seite 1 SP.
- Ist die extreme Partei voll oder außer Spiel, entfernst du das Klötzchen, das zu ihr ginge.

{table unrest | Unruhe | Revolution}

{table prestige | Ansehen des Zaren | Regierung}

† Die Grenzen dieser Bereiche sind von uns.

!extremism Eine 5 und 1 für die Unruhe sind 6: Ein Klötzchen wird entfernt, eines wechselt.

!no-moderates Das Ergebnis ist 6, aber es gibt nur ein Klötzchen. Es geht, und die Regierung erhält 1.

# §7.2

Manche Ereignisse brauchen eine tagende Duma, andere eine, die nicht tagt.

## do

- Die Rundenleiste zeigt die Aktionsrunden einer Sitzung; die Tabelle von [§2.2] nennt sie.
- Aktionsrunden, die aufeinander folgen, sind eine Sitzung.
- Nach der letzten Aktionsrunde jeder Sitzung folgt eine [§7.3|Abstimmung].
- Beendet ein Ereignis eine Sitzung, gibt es keine Abstimmung. Auch in ihren übrigen Aktionsrunden tagt die Duma nicht.

!in-session Die Duma tagt in Aktionsrunde 3 und 4. Das Ereignis beendet die Sitzung, also tagt sie in der vierten nicht mehr.

# §7.3

Eine Abstimmung gibt Punkte für jede Partei, die ihre Leute sammelt.

## do

1. Zuerst der erste Spieler, dann der zweite: eine Probe für die extreme Partei, dann eine für die gemäßigte.
2. Der Bonus ist 2, oder 4 mit deiner Organisation in der Partei.
3. Jeder Erfolg bringt 1 SP. Gelingt er der extremen Partei, würfle sofort [§7.1.1|wachsenden Extremismus].
4. Am Ende erhält die Seite mit der Mehrheit 1 SP. Auch mit Dominanz ist es 1, nicht 2.

Fehlschläge lassen sich wie immer gutmachen. Parteien außer Spiel haben keine Probe. Eine Abstimmung durch ein Ereignis läuft ebenso.

!vote Der Revolution gelingen beide Proben, der Regierung keine. Aber die Regierung hat die Mehrheit.

# §8

Die Gelegenheiten sind ein Markt von Karten für beide Seiten. GP bezahlen sie.

## do

- Spiele in deiner Aktionsrunde eine dieser Karten für ihr Ereignis, statt einer Karte von der Hand.
- Sie muss deine eigene oder neutral sein, und ihre Voraussetzung muss erfüllt sein.
- Bezahle ihre Aktivitätspunkte in GP. Wirf am Ende ihren Wertungswürfel.
- Dann kommt die Karte auf die Ablage oder bleibt im Spiel, wenn es darauf steht.
- Du hast höchstens {most-opportunity} GP; mehr verfallen.

## not

- Keine gegnerische Karte.
- Nicht für ihre Aktivitätspunkte.
- Nicht mit zu wenigen GP.

!pool Drei Punkte reichen nicht für eine Karte zu 4. Eine Karte zu 2 wird gespielt.

# §9

Eine Probe fragt, ob deine Leute dir folgen.

## do

1. Die **Zielzahl** ist dein Mobilisierungswert im Viertel oder in der Partei, dazu der Bonus.
2. Bei Arbeiter- und Militärvierteln zählt jedes Stadtviertel, das ein Pfeil verbindet. Du kontrollierst es: +1; mit deiner Organisation dort +2. Die andere Seite kontrolliert es: −1; mit ihrer Organisation dort −2. Das sind Summen: Kontrolle und Organisation zusammen ergeben 2.
3. Wirf drei Sechsseiter. Ist die Summe nicht größer als die Zielzahl, gelingt die Probe.
4. Nach einem Fehlschlag darfst du GP ausgeben: die ganze Differenz. Dann ist es ein Erfolg.

Eine Organisation zählt nur zusammen mit Kontrolle. Stadtviertel und Parteien haben keine solchen Nachbarn.

Sind mehrere Proben fällig, würfelst und bezahlst du jede für sich.

## not

- Einen Teil der Differenz kannst du nicht bezahlen. Hast du zu wenige GP, ist die Probe gescheitert.

!check Kein Klötzchen, 3 Punkte, +1 und +1 für Nachbarn sind Zielzahl 5. Es fällt eine 8, und die Regierung bezahlt 3.

!too-poor Der Wurf ist viel zu hoch. Es gibt nichts zu entscheiden.

# §10

Aktivitätspunkte (AP) kaufen alles, was kein Ereignis ist.

## do

- Gib sie in beliebiger Reihenfolge aus: für [§10.1|Klötzchen], [§10.2|Organisationen] und [§10.3|Sonderaktionen], so oft du bezahlen kannst.
- Du darfst früher aufhören. Punkte, die übrig sind, verfallen.
- Ist {card-407} im Spiel, darf die Revolution 1 AP für 1 GP kaufen, einmal in jeder Aktionsrunde.

## not

- Nicht zweimal in einer Aktionsrunde.
- Nicht ohne einen GP.

!lenin Lenin bringt einen Punkt mehr, aber nur einen.

# §10.1

Mobilisieren heißt: Klötzchen auf den Plan bringen, eines nach dem anderen. Jedes hat seinen eigenen Preis.

- In einem Viertel: [§10.1.1].
- In einer deiner eigenen Parteien: [§10.1.2].

## not

- Kein Klötzchen, das mehr kostet als die Punkte, die du noch hast.

!too-few Ein Klötzchen in der Duma kostet 2, und nur 1 Punkt ist übrig.

# §10.1.1

## do

- Ein Klötzchen kostet 1 AP und die Zahl am nächsten freien Feld deiner Seite.
- Hast du dort weniger Klötzchen als die andere Seite, ist es 1 billiger.
- Ein Klötzchen kostet nie weniger als 1 AP.
- Der Preis gilt für jedes Klötzchen neu.

!catching-up Die Regierung setzt vier Klötzchen in die Newski-Werft. Bei den ersten beiden liegt sie zurück. Sie kosten 1, 2, 2 und 3.

# §10.1.2

## do

- Ein Klötzchen kostet 2 AP und die Zahl am nächsten freien Feld.
- Deine Partei hat {party-boxes} Felder †. Die ersten fünf kosten nicht mehr, die letzten vier 1 mehr.
- Ein Rückstand macht hier nichts billiger.

!in-the-duma Der sechste Liberale kostet 3, der dritte Monarchist 2.

# §10.2

Eine Organisation ist Punkte wert und hilft bei Proben und Abstimmungen.

| Wo | Revolution | Regierung |
| Arbeiterviertel | Arbeiterrat | Verband |
| Militärviertel | Soldatenrat | Disziplin |
| Stadtviertel, Partei | Organisation | Organisation |

## do

- Gib mindestens 2 AP aus, so viele du willst. Sie sind der Bonus einer Probe dort: [§9].
- Gelingt sie, ist deine Organisation gegründet.
- Du brauchst weder Klötzchen noch Kontrolle. Sie bleibt später auch, wenn du sie oder den Förderer verlierst.
- Beide Seiten dürfen eine im selben Viertel haben.

## not

- Nicht, wo du schon eine hast.
- Nach einem Fehlschlag kein weiterer Versuch mit AP in dieser Aktionsrunde. Anderes darfst du noch tun.

!failed-once Der erste Versuch scheitert. Der zweite wird abgelehnt, ein Klötzchen ist erlaubt.

# §10.2.1

Die Organisation einer Partei schiebt die Leiste zwei Felder. Sie macht die Partei zum Förderer, und ihre Abstimmungen bekommen 4 statt 2.

## do

- Die Radikalen fördern Arbeiter- und Militärviertel für die Revolution.
- Die Liberalen fördern Arbeiterviertel für die Regierung.
- Die Monarchisten fördern Militärviertel für die Regierung.
- Ist {card-312} im Spiel, fördern die Liberalen auch Militärviertel.
- Die Sozialisten fördern nichts.

## not

- Nur in deinen eigenen Parteien.

!own-party Die Revolution kann die Liberalen nicht organisieren. Die Radikalen sind ihre eigenen.

# §10.2.2

## do

- In einem Stadtviertel brauchst du keinen Förderer.
- In einem Arbeiter- oder Militärviertel brauchst du einen Förderer: eine Partei im Spiel mit deiner Organisation: [§10.2.1].
- Ist {card-411} im Spiel, braucht die Revolution keinen Förderer. Manche Ereignisse gründen eine Organisation ohne ihn.

## not

- Nicht ohne den richtigen Förderer.

!sponsor Die Liberalen haben eine Organisation. Sie fördern Arbeiter, aber nicht das Militär.

# §10.3

Jede Seite hat sechs Sonderaktionen auf ihrer Tafel.

## do

- Nutze eine während deiner Aktivitäten und bezahle ihren Preis in AP.
- Eine pro Runde, und jede einmal im ganzen Spiel.
- Vier warten auf eine Karte von deiner Hand, auch bis in spätere Runden. Karten der Gelegenheiten zählen nicht.
- Wartet Nowoje Wremja oder Prawda-Propaganda, spielst du deine nächste eigene Karte erst für Punkte, dann für ihr Ereignis.
- Ist die Voraussetzung des Ereignisses dann nicht erfüllt, ist die Sonderaktion vertan.
- Warten die Freunde der Regierung oder der Sozialisten, gilt das Ereignis deiner nächsten gegnerischen Karte nicht. Die andere Seite bekommt dafür keine GP.
- Du spielst ihre Punkte und wirfst ihren Wertungswürfel. Dann kommt die Karte auf die Ablage.

## not

- Keine zweite in derselben Runde.
- Keine, die schon genutzt wurde.
- Nicht ohne genug AP.
- Wartet Nowoje Wremja oder Prawda-Propaganda: keine eigene Karte von der Hand nur für ihr Ereignis.

!one-special Opportunismus war die Sonderaktion dieser Runde.

# §10.3.1

{table council-of-ministers | Sonderaktion | AP | Was sie tut}

- Bestechung: für jeden AP ein Wertungswürfel, jeder nach deiner Wahl.
- Provokation: eine der beiden Seiten; zur 6 kommt noch, was dazugezählt wird. Du darfst dich selbst wählen.
- Machtdemonstration: 4 AP für einen Marker, 6 für zwei. Keine Leiste wird dadurch gewertet.
- Parlamentarisches Manöver: nach allen anderen Schritten dieser Aktionsrunde.

## not

- Ein Marker am Anfang kann nicht zurückgeschickt werden.

!force Der Marker der Weltpolitik steht am Anfang. Dafür geht der Marker der Viertel zurück.

# §10.3.2

{table central-committee | Sonderaktion | AP | Was sie tut}

- Revolutionäre Diplomatie: Karten jeder Fraktion. Die Karte, die du hergibst, liegt sofort bei den Gelegenheiten.
- Alle Macht den Räten!: Nur Arbeiter- und Militärviertel zählen, in denen alle deine Felder gefüllt sind.
- Revolutionärer Eifer: die ganze Wertung der Leiste, bei der Duma mit Würfen.
- Opportunismus bringt {opportunism} GP.

## not

- Kein Schlüsselereignis darf von den Gelegenheiten genommen werden.
- Nicht mehr Karten, als du hast oder als dort liegen.

!diplomacy Ein Schlüsselereignis bleibt liegen; eine andere Karte kann genommen werden.

!soviets Kronstadt und Putilow sind voll. Obuchow fehlt ein Klötzchen, und die Kathedrale ist ein Stadtviertel.

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

# terms Begriffe des Spiels

cube: Klötzchen, Klötzchens
Dein Rückhalt in einem Viertel oder einer Partei; ihre Zahl ist dein Mobilisierungswert.

control: Kontrolle, kontrolliert, kontrollieren
Mehr Klötzchen in einem Viertel als die andere Seite.

organization: Organisation, Organisationen
Ein Marker einer Seite in einer Partei oder einem Viertel. Er ist Punkte wert.

sponsor: Förderer, fördern
Eine Partei mit Organisation, die Organisationen in Arbeiter- oder Militärvierteln möglich macht.

ap: Aktivitätspunkte, Aktivitätspunkten, AP
Womit eine Karte dich handeln lässt.

op: Gelegenheitspunkte, GP
Sie machen gescheiterte Proben gut und bezahlen Karten der Gelegenheiten.

vp: Siegpunkte, SP
Ein Marker für beide Seiten, zwischen ihnen.

card: Ereignis, Ereignisse, Ereignisses, Ereignissen
Was eine Karte tut, wenn sie für ihren Text gespielt wird.

pool: Gelegenheiten
Offene Karten, die beide Seiten für Gelegenheitspunkte spielen dürfen.

check: Probe, Proben
Drei Sechsseiter gegen eine Zielzahl.

target: Zielzahl
Die höchste Summe, mit der die Probe gelingt.

session: Sitzung, Sitzungen
Aktionsrunden, in denen die Duma tagt.

majority: Mehrheit
Mehr Klötzchen in der Duma als die andere Seite.

dominance: Dominanz
Eine Mehrheit, bei der keine gegnerische Partei stärker ist als eine von deinen.

moderate: Gemäßigte, Gemäßigten, gemäßigte Partei, gemäßigten Partei, gemäßigte Parteien
Die Sozialisten oder die Liberalen.

extremist: extreme Partei, extremen Partei, extremen Parteien, Extreme
Die Radikalen oder die Monarchisten.

unrest: Revolutionäre Unruhe, Unruhe
Eine Leiste von 0 bis {unrest-end}. An ihrem Ende steht der Rote Oktober.

prestige: Ansehen des Zaren, Ansehen
Eine Leiste von 0 bis {prestige-end}. Bei 0 dankt der Zar ab.

first: ersten Spieler, erste Spieler, Erster Spieler
Wer in jeder Aktionsrunde der Runde zuerst handelt.

prerequisite: Voraussetzung
Was wahr sein muss, damit ein Ereignis gespielt werden kann.
`;
