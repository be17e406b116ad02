/** The game in ten minutes, the player aid, and how a turn begins. */
export const start = `
# ten-minutes Das Spiel in zehn Minuten

Die alten Männer des Kreml halten die Ämter der Sowjetunion. Du bist eine von drei bis sechs Fraktionen dahinter. Kein Politiker gehört dir. Du lenkst sie durch geheimen Einfluss.

## Das Ziel

Der Parteichef soll bei der jährlichen Parade der Menge zuwinken, während du ihn kontrollierst. In den Spielen Modern, 1928 und Variante siegst du mit drei solchen Paraden sofort. Im Spiel Standard muss ein einzelner Politiker dreimal winken; dann siegt, wer ihn kontrolliert. Ein Spiel dauert höchstens {last-turn} Züge, nur die Variante kann in einen 11. gehen. Winkt niemand dreimal, zählt Modern Punkte für Ämter und Paraden. In den anderen Spielen siegt, wer am Ende den Parteichef kontrolliert.

## Was du hast

- **Ein geheimer Bogen.** Am Anfang schreibst du die Zahlen 1 bis 10 auf zehn Politiker. Das ist dein Einfluss.
- **Chips.** Deckst du Einfluss auf, sehen ihn alle. Wer auf einem Politiker am meisten aufgedeckt hat, kontrolliert ihn.
- **Intrigenkarten.** Du beginnst mit 3 und darfst {hand-limit} halten. Jede bricht einmal eine Regel.

## Ein Jahr

Ein Zug ist ein Jahr mit {phases} Phasen. Sie kommen immer in dieser Reihenfolge.

1. **[§cure|Kuren]**: Kranke gehen ins Sanatorium. Dann werden alle älter.
2. **[§purge]**: Der KGB-Chef schickt Rivalen fort, einen nach dem anderen, bis ein Wurf misslingt.
3. **[§investigation]**: Der Verteidigungsminister verdächtigt, klagt an und verurteilt.
4. **[§health]**: Jeder der obersten {voters} würfelt für seine Gesundheit.
5. **[§funeral]**: Ist der Parteichef fort, wird ein neuer gewählt.
6. **[§replacement]**: Leere Ämter werden besetzt.
7. **[§rehabilitation]**: Manche kommen aus Sibirien zurück.
8. **[§parade]**: Der Parteichef winkt.

## Wer ist wer

{politicians} Politiker spielen mit. Ganz oben steht der Parteichef. Drei Minister bilden die 1. Stufe, vier die 2. Stufe. Darunter kommen {candidates} Kandidaten und ganz unten das Volk.

{table levels | Stufe | Ämter nach Rang | Säuberungszahl | Chance einer Säuberung, %}

Die Zeichen auf einem Politiker:

- Die große Zahl ist das Alter.
- **+** heißt krank, **++** schwer krank. Mit dem dritten + stirbt er.
- **?** heißt Verdacht. Er altert dadurch jedes Jahr und kann angeklagt werden.
- **Kur**: Er ist im Sanatorium.

## Eine Säuberung in vier Schritten

1. Wer den KGB-Chef kontrolliert, nennt ein Ziel im Politbüro.
2. Alle dürfen reagieren: mehr Einfluss aufdecken, eine Karte spielen, ins Exil fliehen (Modern).
3. Wer den KGB-Chef kontrolliert, würfelt mit dem zwanzigseitigen Würfel. Die Säuberungszahl des Ziels oder mehr gelingt.
4. Gelungen: Das Ziel geht nach Sibirien, der KGB-Chef altert um 1 Jahr. Misslungen: Er altert um 3 Jahre, und die Säuberungen sind vorbei.

!purge Der KGB-Chef gehört dir. Sich selbst kann er nicht säubern. Ein Kandidat ist die leichteste Beute.

## Was gewinnt

Alte Männer zerbrechen. Jede Tat kostet Jahre, und mit {retirement} verlässt ein Politiker das Spiel. Lass also andere zahlen, und halte deinen wichtigsten Politiker jung. Zeig deinen Einfluss nicht zu früh. Ein offener Chip lockt einen höheren an.

## Erste Pläne

- Schreib deine 10 und 9 auf junge Politiker. Sie leben lange genug, um Parteichef zu werden.
- Halte eine mittlere Zahl für den KGB-Chef und den Verteidigungsminister bereit. Diese beiden entscheiden, wer bleibt.
- Decke genau so viel auf, wie du brauchst, und in dem Moment, in dem du es brauchst.
- Schick deinen kranken Parteichef früh ins Sanatorium. Ein Kranker winkt schlecht, und im Sanatorium winkt keiner.
- Gehört der Parteichef einem Rivalen, dann hilf den anderen gegen ihn.

# aid Spielhilfe

## Das Jahr

| Phase | Wer handelt | Preis |
| 1 Kuren | jeder Stimmberechtigte mit + | keiner; dann altern alle |
| 2 Säuberungen | KGB-Chef | gelungen 1 Jahr, misslungen 3 Jahre |
| 3 Ermittlungen | Verteidigungsminister | ? 1, Freispruch 3, Verurteilung {condemnation}, Verbrennen 1 |
| – danach | niemand: [§trust-no-one] | Sibirien |
| 4 Gesundheit | die {voters} Stimmberechtigten | je ein Wurf |
| 5 Bestattung | Außenminister | 1 für jeden abgelehnten Vorschlag |
| 6 Neubesetzung | Parteichef, dann Minister | verschieben 0, befördern oder zurückstufen 1 |
| 7 Rehabilitierung | das Politbüro nach Rang | 5 für jeden |
| 8 Parade | Parteichef | misslungen: 1 bei +, 2 bei ++ |

## Säuberungszahlen

{table levels | Stufe | Ämter nach Rang | Wirf mindestens | Chance, %}

In seiner Stärke 2 schwerer, in seiner Schwäche 2 leichter, im Sanatorium 3 leichter.

## Wer vertritt

{table duties | Phase | Erst der Inhaber, dann die Vertreter der Reihe nach}

## Winken

Gesund: kein Wurf. Mit +: {wave-sick} oder mehr. Mit ++: {wave-ill} oder mehr.

# §preparation

Vier Spiele teilen sich die Regeln: Modern, Standard, 1928 und eine Variante von 1928. Der Tisch wählt vorher eines. Drei bis sechs spielen mit.

## do

1. Jede Fraktion zieht 3 Intrigenkarten, wenn ihr mit Karten spielt. Du darfst sie ansehen, bevor du deinen Bogen schreibst.
2. **Standard**: Politiker A ist der erste Parteichef. Teilt die {candidates} Kandidaten und die sieben Minister zufällig aus. Schreibt dann die Bögen.
3. **1928 und Variante**: A ist der erste Parteichef. Schreibt erst die Bögen, teilt dann die anderen zufällig aus.
4. **Modern**: Schreibt erst die Bögen. Teilt dann alle Ämter außer dem Parteichef aus. Der Älteste der übrigen wird Parteichef, mit einem +.
5. Die vier Ältesten vom Rest sind das Volk. In der Variante ist es der ganze Rest. Wer übrig ist, wartet neben dem Plan.

| | Modern | Standard | 1928 | Variante |
| Karten | rot und schwarz | rot | rot und grau | rot |
| Zahl der Karten | {cards-modern} | {cards-standard} | {cards-modern} | {cards-standard} |
| Politiker | modern | erfunden | historisch | erfunden |
| Erster Parteichef | der Älteste vom Rest | A | A, Lenin | A |
| Seine Gesundheit | ein + | gesund | gesund | ein + |
| Bögen | vor dem Austeilen | nach dem Austeilen | vor dem Austeilen | vor dem Austeilen |
| Das Volk am Anfang | 4 | 4 | 4 | alle übrigen |

Die Fraktionen in der Reihenfolge ihrer Plätze: {stalinists}, {militarists}, {evolutionists}, {apologists}, {young-guard} und {reformers}. Zu dritt spielen die ersten drei, und so weiter. Sie unterscheiden sich nur im Namen.

Im Spiel 1928 darfst du Punkte auf Lenin schreiben. In der Variante darfst du Punkte auf A schreiben.

# §assign

Dein Bogen ist dein Plan für das ganze Spiel. Alle schreiben gleichzeitig und geheim.

## do

- Gib jede Zahl von 1 bis 10 einem Politiker. Das sind zehn Politiker und 55 Punkte.
- Versiegle deinen Bogen, wenn er vollständig ist. Bis alle versiegelt haben, darfst du ihn zurücknehmen und ändern.
- Jeder Politiker kann Punkte bekommen, auch einer ohne Amt.

## not

- Keine Zahl zweimal, und keine fehlt.
- Im Spiel Standard zu dritt oder viert schreibt niemand Punkte auf A, den ersten Parteichef. Zu fünft oder sechst darfst du es. Er heißt hier Viktor Apparatkin; es zählt der Buchstabe.
- Niemand sieht vor dem Ende den Bogen eines anderen. Dann werden alle gezeigt.

!sheet Auf dem Bogen stehen zwei von zehn Zahlen. Zum Versiegeln ist es zu früh.

# §declare

Mit Kontrolle handelst du. Du bekommst sie, indem du Punkte deines Bogens vor allen aufdeckst.

## do

- Decke jederzeit Einfluss auf, höchstens so viel, wie dein Bogen auf diesem Politiker hat. Später darfst du die Zahl erhöhen.
- Du darfst auf jedem im Politbüro, im Volk, in Sibirien oder unter den Wartenden aufdecken.
- Die Fraktion mit den meisten aufgedeckten Punkten kontrolliert den Politiker. Sie entscheidet alles, was er tut.
- Bei gleichen Punkten kontrolliert ihn, wer die Zahl zuerst erreicht hat.
- Chips ziehen mit dem Politiker mit, welches Amt er auch bekommt.

## Fenster

Vor einem Wurf, bevor eine Stimme gilt und am Beginn einer Phase öffnet sich ein Fenster. Alle werden gefragt. Jeder deckt Einfluss auf, spielt eine Karte oder passt.

- Ein Fenster schließt, wenn alle gepasst haben oder seine Zeit um ist. Der Tisch wählt die Zeit: 15, 30 oder 60 Sekunden, oder bis alle geantwortet haben. Wer darin etwas ändert, öffnet es für alle anderen wieder.
- Ein Fenster gibt es, wenn Säuberung, Prozess, Verurteilung, Vorschlag oder Attentatsversuch angesagt ist. Auch nach jeder Stimme gibt es eines.
- Ein Fenster gibt es am Ende der Ermittlungen, vor [§trust-no-one], und am Ende des Zuges.
- Die Bestattungskommission hat keines, solange es einen Parteichef gibt. Die Rehabilitierung hat keines, solange Sibirien leer ist.
- Nach einer misslungenen Säuberung, einem Gesundheitswurf oder einem Schuldspruch gilt nur eine Karte, die davon spricht. Wer keine Karte hält, wird nicht gefragt. Kann niemand mehr eine solche Karte haben, gibt es kein Fenster.
- Du kannst für viele Fenster auf einmal antworten: passen, bis es deine Leute trifft, oder passen bis zur Parade. Deine Leute sind die, die du kontrollierst oder auf denen du Einfluss aufgedeckt hast. Ein Wurf, der ihnen nicht schadet, und eine Stimme für sie treffen sie nicht.

## Wenn die Kontrolle im Fenster wechselt

- **Säuberung**: Die neue Fraktion am KGB-Chef würfelt oder sagt ab. Nach dem Absagen darf sie ein anderes Ziel nennen.
- **Prozess und Verurteilung**: Die neue Fraktion am Verteidigungsminister führt sie durch oder sagt ab. Was abgesagt ist, verbraucht nicht das eine Mal im Jahr.
- **Vorschlag**: Vor der ersten Stimme schlägt die neue Fraktion noch einmal vor.
- **Stimme**: Die neue Fraktion des Stimmenden stimmt noch einmal ab. Das endet, sobald die nächste Stimme fällt.

## not

- Niemand nimmt aufgedeckten Einfluss zurück. Er steht, bis die Regeln ihn entfernen.
- Du kannst nicht mehr aufdecken, als auf deinem Bogen steht. Der Tisch lehnt es ab, also muss niemand spätere Aufdeckungen senken.
- Auf einem Exilanten oder auf jemandem, der aus dem Spiel ist, deckt niemand Einfluss auf.
- Ist der Würfel gefallen, macht nichts die Tat ungeschehen.
- Wer eine Tat angesagt hat, sagt sie nicht ab. Das kann nur, wer die Kontrolle neu hat.

!outbid Dein KGB-Chef will den Wirtschaftsminister säubern. Die Militaristen überbieten dich vor dem Wurf.

# §inactive

Ein Politiker im Sanatorium ist untätig. Seine Arbeit geht an andere. Diese Seite sagt, wer für wen handelt.

## do

- Eine Pflicht wandert eine feste Reihe entlang. Nimm das erste Amt, dessen Inhaber da und tätig ist. Auch ein leeres Amt wird übersprungen.
- Wer handelt, zahlt die Jahre, nicht der Vertretene.
- **Ein Politiker ohne jeden Einfluss ist trotzdem tätig.** Seine Pflicht wandert nicht weiter. Sie wird einfach nicht erfüllt.
- Eines entscheidet ein Untätiger noch jedes Jahr: bleiben oder zurück an die Arbeit. Auch sein Gesundheitswurf findet statt.

{table duties | Phase | Erst der Inhaber, dann die Vertreter der Reihe nach}

Für den Parteichef handelt in der [§replacement] und bei der [§parade] niemand. Untätige können gesäubert, angeklagt, verschoben, befördert, zurückgestuft und vorgeschlagen werden.

## not

- Im Sanatorium stimmt, säubert, ermittelt, befördert, rehabilitiert und winkt niemand.
- Von dort flieht niemand ins Exil.

!substitute Der KGB-Chef ist im Sanatorium. Der Chefideologe säubert an seiner Stelle, und der Kranke kann nicht fliehen.

# §ten-plus

Mehr als zehn Punkte sichern dir einen Politiker.

## do

- Mit {ten-plus} oder mehr Punkten auf deinem Bogen darfst du sie aufdecken. Mehr als zehn bekommst du durch Karten und in den Zügen 3, 6 und 9.
- Sobald du {ten-plus} aufgedeckt hast, gehen alle anderen Chips auf ihm zurück. Diese Punkte sind nicht verloren. Sie sind wieder verdeckt.

## not

- Solange deine {ten-plus} oder mehr dort stehen, deckt niemand sonst auf ihm Einfluss auf.

!ten-plus Du deckst elf auf. Der Chip der Militaristen geht zurück und kann nicht wiederkommen.

# §ties

Zwei Fraktionen können auf einem Politiker dieselbe Zahl haben.

## do

- Wer die Zahl zuerst erreicht hat, kontrolliert ihn. Der Tisch nimmt Ansagen nacheinander an; zwei gelten nie als gleichzeitig.
- Am Ende von Standard und durch die Karte Offenheit decken alle im selben Moment auf. Bei Gleichstand würfelt ihr: Der höhere Wurf gewinnt, und gleiche Würfe wiederholt ihr.
- Hat eine Fraktion {ten-plus} oder mehr auf ihm, bleiben die Punkte der anderen verdeckt.
- **Zehntel**, in der Variante oder auf Wunsch des Tisches: Eine dritte Fraktion mit aufgedeckten Punkten auf ihm hilft einer von beiden. Sie leiht ein Zehntel ihrer Punkte. Mehr Zehntel gewinnen.
- Sind die Zehntel gleich, kontrolliert ihn, wer die Zahl zuerst erreicht hat.

## not

- Wer zum Gleichstand gehört, leiht nichts. Auch eine Fraktion ohne aufgedeckten Punkt auf ihm leiht nichts.
- Du leihst für einen Gleichstand einmal und nimmst nichts zurück. Die Hilfe endet, wenn jemand die kontrollierenden Punkte erreicht oder übertrifft, oder wenn sie weniger werden.
- Wer nicht zum Gleichstand gehört, bekommt keine Hilfe.

!tenths Zwei Fraktionen haben je sechs. Die Evolutionisten entscheiden mit vier Punkten.

# §increase

Am Ende der Züge 3, 6 und 9 bekommt jeder zwei Gaben.

## do

- Wähl: 2 Punkte, oder 2 Karten, oder 1 Punkt und 1 Karte.
- Beide Punkte dürfen auf einen Politiker oder auf zwei.
- Sucht den höchsten tätigen Politiker, den jemand kontrolliert. Es beginnt die Fraktion links von der, die ihn kontrolliert. Dann geht es im Uhrzeigersinn. Kontrolliert niemand jemanden, beginnt der erste Platz.
- Ein Punkt wird angesagt und kommt auf deinen Bogen. Zum Chip wird er erst, wenn du ihn aufdeckst.
- Du darfst früher aufhören und auf eine Gabe verzichten.

## not

- Punkte kommen zuerst. Nach einer Karte nimmst du keinen Punkt mehr.
- Punkte gehen nur auf Mitglieder des Politbüros. In der Variante dürfen auch Volk und Sibirien sie bekommen.
- Keine Karte über das Handlimit, und keine, wenn Nachziehstapel und Ablage leer sind.

!points-first Du hast eine Karte gezogen. Die zweite Gabe muss auch eine Karte sein.

# §turn-order

Ein Jahr hat {phases} Phasen, und nichts ändert ihre Reihenfolge. Sie gilt in allen vier Spielen.

## do

1. Kuren, dann Altern
2. Säuberungen
3. Ermittlungen, dann [§trust-no-one]
4. Gesundheit
5. Bestattungskommission, nur ohne Parteichef
6. Neubesetzung
7. Rehabilitierung
8. Parade zur Oktoberrevolution

Vor Phase 1 kehrt an die Arbeit zurück, wer im Sanatorium gesund ist. Nach der Parade kommt [§victory], und nach den Zügen 3, 6 und 9 [§increase].
`;
