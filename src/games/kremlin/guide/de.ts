/** Die Anleitung auf Deutsch. Ihre Form: docs/writing-a-guide.md. */
export const de = `
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

{table levels | Stufe | Ämter nach Rang | Säuberungszahl | Chance einer Säuberung}

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

{table levels | Stufe | Ämter nach Rang | Wirf mindestens | Chance}

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

# §cure

Das Sanatorium heilt. Es nimmt einen Politiker aber für ein Jahr aus dem Spiel.

## do

- In Phase 1 entscheidet jeder Stimmberechtigte mit mindestens einem +, vom Parteichef abwärts: arbeiten oder zur Kur.
- Wer geht, bekommt den Kurmarker und bleibt das ganze Jahr. Er ist untätig: [§inactive].
- Im nächsten Jahr entscheidet er wieder, solange er ein + hat.
- Ohne + kehrt er am Beginn des nächsten Zuges an die Arbeit zurück, nicht früher.

Im Sanatorium altert ein Politiker nicht durch +, und er heilt leichter. Aber eine Säuberung gegen ihn ist um {purge-sanatorium} leichter.

## Was er nicht kann

Gesunde gehen nicht. Kandidaten und das Volk gehen nicht. Wen niemand kontrolliert, der entscheidet nicht und bleibt, wo er ist. Ist er nicht mehr stimmberechtigt, verliert er den Kurmarker. Bei einer Verschiebung, einer Beförderung oder einer Wahl behält er ihn.

!cure Der KGB-Chef ist krank. Wer ihn kontrolliert, schickt ihn fort.

# §aging

Jede Tat kostet Jahre. Und Jahre kommen von selbst, gleich nach den Kuren.

## do

Zähl für jeden Politiker im Politbüro und im Volk zusammen:

- 1 Jahr für den Parteichef.
- 1 Jahr für jedes +, wenn er nicht im Sanatorium ist.
- 1 Jahr für jedes ?.
- 1 Jahr, wenn sein Amt seine Schwäche ist.
- 1 Jahr weniger, wenn sein Amt seine Stärke ist.

| | Modern | Standard | 1928 | Variante |
| Höchstens im Jahr | keine Grenze | 1 Jahr | keine Grenze | keine Grenze |
| Sibirien | 1, und 1 je + | nichts | 1, und 1 je + | nichts |
| Wer altert | alle | alle | alle | nur Stimmberechtigte |

Die Grenze im Spiel Standard gilt nur für diese Phase. Taten kosten auch dort ihren vollen Preis.

!aging Das Jahr kostet den Parteichef 1 für sein Amt und den KGB-Chef 1 für sein +. Der Verteidigungsminister zahlt 2 für zwei ?, der Wirtschaftsminister 1 für seine Schwäche.

## Was nie geschieht

Niemand wird jünger als das Alter auf seiner Karte. Exilanten altern nicht. Wartende altern nicht.

# §retirement

Mit {retirement} verlässt ein Politiker das Spiel sofort, was auch geschieht. Aller Einfluss auf ihm ist weg.

## do

| Tat | Sichere Jahre | Verboten ab |
| Säubern, verdächtigen, verbrennen, befördern, zurückstufen | 1 | 95 |
| Verurteilen | {condemnation} | 94 |
| Ein unterschriebenes Geständnis nutzen | 3 | 93 |
| Bürgen, rehabilitieren | 5 | 91 |
| Prozess, Vorschlag, Winken | 0 | nie |

## not

- Niemand tut, was ihn sicher auf {retirement} bringt. Ein Wagnis ist erlaubt, die Gewissheit nicht.
- Mit 95 säubert er also nicht. Mit 94 darf er, obwohl ein Fehlschlag ihn in den Ruhestand brächte.

!too-old Der KGB-Chef ist 95. Selbst eine gelungene Säuberung brächte ihn in den Ruhestand.

# §siberia

Nach Sibirien gehen die Besiegten. Sie können zurückkommen.

| | Modern | Standard | 1928 | Variante |
| Verlorene aufgedeckte Punkte | die der Kontrolle | keine | die von allen | die von allen |
| ? | entfernt | entfernt | entfernt | entfernt |
| + und Jahre | bleiben | bleiben | bleiben | bleiben |
| Altert | ja | nein | ja | nein |

## do

- Wer nach Sibirien muss, verlässt sein Amt sofort. Es bleibt leer bis zur [§replacement]. Einen neuen Parteichef wählt die [§funeral].
- Verlorene Punkte sind auch vom Bogen weg. Verdeckte Punkte bleiben darauf.
- In Modern bleiben die Chips der anderen Fraktionen. Dann kontrolliert ihn die nächsthöchste.
- Du darfst dort auf ihm Einfluss aufdecken.
- Er kommt durch [§rehabilitation] oder durch eine Karte zurück, immer ins Volk.

In Sibirien würfelt niemand für die Gesundheit, und niemand wird gesäubert oder angeklagt.

# §purge

Der KGB-Chef macht den Weg frei. Er ist der gefährlichste Mann des Jahres.

## do

1. Wer den KGB-Chef kontrolliert, nennt ein Mitglied des Politbüros. Auch Kandidaten darf er nennen.
   Auch der Parteichef darf es sein.
2. Alle dürfen reagieren. Kontrolliert ihn danach eine andere Fraktion, entscheidet sie: würfeln oder absagen.
3. Wirf den Würfel mit 20 Seiten. Die Säuberungszahl oder mehr gelingt.
4. **Gelungen:** Das Ziel geht nach [§siberia]. Der KGB-Chef altert um 1 Jahr. Er darf wieder säubern, so oft er will.
5. **Misslungen:** Der KGB-Chef altert um 3 Jahre, und die Phase ist vorbei.
6. Vor einer Ansage darf seine Fraktion auch jederzeit aufhören.

| Stufe | Säuberungszahl |
| Parteichef | {purge-chief} |
| 1. Stufe | {purge-first} |
| 2. Stufe | {purge-second} |
| Kandidaten | {purge-candidates} |

In einem Amt, das seine Stärke ist, ist die Zahl um 2 höher. In seiner Schwäche ist sie um 2 niedriger. Im Sanatorium zähl {purge-sanatorium} zum Wurf. Alles zählt zusammen: Schwäche und Sanatorium machen 5.

Ein Würfel von 0 bis 19 zeigt eins weniger, also ist jede Säuberung schwerer. Der Tisch kann ihn wählen. Er gilt auch für das Winken und für Attentatsversuche.

Flieht das Ziel oder verlässt es das Politbüro vor dem Wurf, wird nicht gewürfelt. Es kostet nichts, und die Säuberungen gehen weiter.

Ist der KGB-Chef untätig oder sein Amt leer, säubert der Chefideologe. Nach ihm kommen der Parteichef und der Industrieminister.

## Nur in 1928

- Wer gesäubert wird, stirbt. Alle aufgedeckten Punkte auf dem Ziel sind verloren, und ?, + und Jahre verschwinden.
- Der erfundene Politiker mit demselben Buchstaben, der Schützling, kommt im Alter seiner Karte nach Sibirien. Verdeckte Punkte bleiben auf ihm.
- Ein gesäuberter Schützling ist endgültig weg. Nur eine Säuberung und die Karte Höchstmaß bringen einen Schützling. Wer anders stirbt oder in den Ruhestand geht, hat keinen.
- Bleibende Karten auf einem Getöteten enden. Sie gehen nicht auf den Schützling über.
- Ein Fehlschlag bringt dem Ziel ein ?, wenn es weniger als drei hat. Es zählt im selben Jahr für einen [§trial|Prozess].

## not

- Niemand säubert sich selbst.
- Ein KGB-Chef ohne Einfluss säubert niemanden, und niemand tut es für ihn.
- Volk, Sibirien und Exil sind sicher.
- Mit 95 keine Säuberung: siehe [§retirement].

!purge-rolled Der Außenminister steht auf der 1. Stufe: 14 reicht. In Modern verliert die Fraktion, die ihn kontrolliert, ihre aufgedeckten Punkte. Die Evolutionisten behalten ihre und kontrollieren ihn jetzt.

!purge-missed Dieselbe Säuberung, eins weniger. Die Phase ist vorbei.

!protege Derselbe Wurf in 1928. Alle Chips sind verloren, und der Schützling kommt nach Sibirien. Die Zeilen darunter nutzen die modernen Namen.

!purge Der KGB-Chef nennt einen Kandidaten.

# §exile

Nur in **Modern**. Wer rechtzeitig flieht, behält seinen Einfluss.

## do

- Wird dein Politiker für eine Säuberung genannt oder soll er angeklagt werden, darfst du ihn ins Exil schicken. Tu es vor dem Wurf oder vor der ersten Stimme.
- Er behält allen Einfluss. Alle ?, + und zusätzlichen Jahre gehen: Er ist so jung wie auf seiner Karte. Der Tisch kann wählen, dass die Jahre bleiben.
- Nach der Flucht vor einer Säuberung wird nicht gewürfelt. Sie kostet den KGB-Chef nichts, und er darf weiter säubern.
- Nach der Flucht vor einem Prozess ist der Prozess des Jahres verbraucht. Der Verteidigungsminister zahlt nichts.
- Er darf so oft fliehen, wie er bedroht ist. Sein Amt ist dann leer.

Er kehrt auf eine von drei Weisen ins Volk zurück:

- Seine Fraktion gibt die Hälfte der aufgedeckten Punkte ab, abgerundet, mindestens 1. Das geht jederzeit.
- Seine Fraktion legt 2 Intrigenkarten ab. Auch das geht jederzeit.
- Eine Karte bringt ihn zurück.

## not

- Vor einer Verurteilung flieht niemand.
- Niemand flieht aus dem Sanatorium, und niemand, den keiner kontrolliert.
- Auf einem Exilanten deckt niemand Punkte auf, und keine Gabe der Züge 3, 6 und 9 geht auf ihn. Karten können seine Punkte trotzdem ändern.
- Für die zwei Karten brauchst du zwei verschiedene.
- Niemand kehrt zurück, solange ein Wurf auf dem Tisch liegt.

!flight Der Wirtschaftsminister flieht. Jetzt kann niemand auf ihm Einfluss aufdecken.

!way-back Fünf Punkte sind auf dem Exilanten aufgedeckt. Die Hälfte, zwei, bringt ihn heim.

!cards-home Dasselbe mit zwei Karten. Eine Karte genügt nicht.

# §investigation

Der Verteidigungsminister hat die Akten. In seiner Phase darf er vier Dinge tun, in beliebiger Reihenfolge: verdächtigen, anklagen, verurteilen, verbrennen.

## do

- Leg ein ? auf einen Stimmberechtigten. Das kostet den Verteidigungsminister 1 Jahr.
- Tu es bei so vielen Politikern, wie du willst, bei jedem einmal.
- Jedes ? lässt seinen Träger jedes Jahr altern und öffnet im nächsten Jahr den Weg zu einem [§trial|Prozess].
- Die Phase endet, wenn seine Fraktion es sagt.

| | Modern | Standard | 1928 | Variante |
| Höchstens ? auf einem Politiker | 3 | 1 | 3 | 3 |

Ist der Verteidigungsminister untätig oder fehlt er, geht die Pflicht an den Außenminister. Danach kommen KGB-Chef, Parteichef und Industrieminister.

## not

- Niemand verdächtigt sich selbst.
- Nur ein neues ? im Jahr auf denselben Politiker, und nie über die Grenze.
- Niemand verdächtigt einen Kandidaten oder jemanden aus dem Volk.
- Wer in diesem Jahr freigesprochen wurde, bekommt vom Verteidigungsminister kein neues ?.

!suspect Sich selbst kann er nicht verdächtigen. Der Industrieminister bekommt ein ?, ein zweites wird abgelehnt.

# §trial

Ein Prozess bringt selbst die Höchsten nach Sibirien, wenn die anderen zustimmen.

## do

1. Nenne einen Stimmberechtigten, der vor dieser Phase ein ? hatte. Eines aus einer misslungenen Säuberung von 1928 zählt.
2. Alle dürfen reagieren. In Modern darf er fliehen.
3. Die {voters} Stimmberechtigten stimmen ab, vom Parteichef abwärts. Jeder sagt unschuldig oder schuldig. Auch der Verteidigungsminister stimmt ab.
4. **Zwei Stimmen für unschuldig sprechen ihn frei**, und die Abstimmung endet. Alle seine ? gehen, und der Verteidigungsminister altert um 3 Jahre.
5. Sind es weniger, wenn alle gestimmt haben, ist er schuldig und kommt nach [§siberia]. Das kostet nichts.

Ein Politiker ohne Einfluss sagt immer unschuldig. Untätige stimmen nicht ab, und auch nicht, wer weggeschickt wird, während er gefragt ist. Auch der Angeklagte stimmt nicht ab, wenn der Tisch es nicht anders gewählt hat. Ein leeres Amt hat keine Stimme, und kein Kandidat füllt es.

Verlässt der Angeklagte vor dem Urteil die Stimmberechtigten, endet der Prozess. Der Prozess des Jahres ist verbraucht. Auch wer im Sanatorium ist, kann angeklagt werden.

## not

- Ein Prozess im Jahr.
- Ein ? aus dieser Phase ist zu frisch.
- Standard und Variante: ein Prozess oder eine Verurteilung, nicht beides in einem Jahr. In Modern und 1928 ist beides erlaubt.
- Niemand klagt sich selbst an.
- Wer freigesprochen ist, bekommt in diesem Jahr vom Verteidigungsminister kein neues ?.

!trial Der Industrieminister hat kein ?. Der Chefideologe hat ein altes.

!verdict Der Parteichef sagte schuldig. Der KGB-Chef gehört niemandem und sagte unschuldig. Der Außenminister entscheidet.

# §condemnation

Kandidaten brauchen keinen Prozess. Der Verteidigungsminister schickt einen einfach fort.

## do

- Nenne im Jahr einen Kandidaten. Er braucht kein ?. Alle dürfen reagieren.
- Dann kommt er nach [§siberia], und der Verteidigungsminister altert um {condemnation} Jahre. Es braucht weder Wurf noch Stimme.
- **Nur in Modern:** Der Parteichef oder ein Minister der 1. Stufe darf vorher für ihn bürgen. Er muss tätig sein und altert um 5 Jahre. Der Kandidat bleibt und verliert nichts, und der Verteidigungsminister zahlt nichts.

## not

- Nur eine im Jahr, auch wenn jemand gebürgt hat.
- Standard und Variante: nicht im Jahr eines Prozesses.
- Ein Kandidat kann vor ihr nicht fliehen.
- Niemand verurteilt sich selbst.
- Mit 94 keine Verurteilung, mit 91 keine Bürgschaft: siehe [§retirement].

!condemned Ein Kandidat wurde in diesem Jahr verurteilt. Das war alles.

!negated Die Militaristen kontrollieren den Parteichef. Er zahlt fünf Jahre für den Kandidaten.

!one-of-two In Standard gab es in diesem Jahr einen Prozess. Also gibt es keine Verurteilung.

# §dossiers

Eine verbrannte Akte ist weg. Das erspart einem Freund Jahre und Prozesse.

## do

- Der Verteidigungsminister nimmt einem Politiker ein ? und altert um 1 Jahr.
- Tu es, so oft du willst. Das Ziel darf im Politbüro oder im Volk sein.
- Er darf sein eigenes ? verbrennen.

## not

- Mit 95 verbrennt er nichts: siehe [§retirement].

!dossier Der Chefideologe verliert sein einziges ?. Ohne ? gibt es keinen Prozess.

# §trust-no-one

Wer niemandem dient, dem traut niemand.

## do

Am Ende von Phase 3 kommt jeder Betroffene ohne einen einzigen aufgedeckten Punkt nach [§siberia].

| | Modern | Standard | 1928 | Variante |
| Wer betroffen ist | 1. Stufe | niemand | 1. und 2. Stufe | niemand |

Den Parteichef und die Kandidaten trifft es nie. Ein aufgedeckter Punkt rettet ihn, gleich von wem. Du darfst noch im Fenster vor der Prüfung aufdecken. Niemand altert dafür.

!untrusted Du passt. Auf dem Außenminister liegt kein Chip, und er muss gehen. Ein Punkt rettet den KGB-Chef.

# §health

Alte Männer werden krank. Jedes Jahr wirft jeder der {voters} Stimmberechtigten einmal den Würfel mit 20 Seiten.

## do

- Würfelt vom Parteichef abwärts. Such Alter und Wurf in der Tafel. Unter 50 gilt die Zeile für 50.
- Es gibt zwei Tafeln: eine für die Arbeitenden, eine für das Sanatorium.
- „+“ bringt ein Kreuz, „++“ bringt zwei. Mit {deadly} Kreuzen stirbt er und verlässt das Spiel. „Tod“ tötet sofort.
- „Besser“ nimmt ein + weg. Wer gesund ist, bleibt gesund.
- Für einen Politiker, den niemand kontrolliert, darf jeder würfeln.

Kandidaten, Volk, Sibirien und Exil würfeln nicht. Stirbt der Parteichef, geht die Phase weiter, und Phase 5 wählt einen neuen. Aller Einfluss auf einem Toten ist verloren.

!health-roll Der KGB-Chef ist 76 und arbeitet. Er wirft 4.

## Bei der Arbeit

{table working | Alter | Tod | ++ | + | Nichts | Besser}

## Im Sanatorium

{table sanatorium | Alter | Tod | ++ | + | Nichts | Besser}

Je eine Grenze in den Zeilen 90 bis 94 ist von uns, wo die Quelle eine Lücke hat. Der Würfel zählt hier immer von 1 bis 20.

# §funeral

Eine Partei braucht einen Chef. Diese Phase gibt es nur, wenn das Amt des Parteichefs leer ist.

## do

1. Der Außenminister schlägt den KGB-Chef oder den Verteidigungsminister vor. Fehlen beide, dann jemanden der 2. Stufe. Ist dort niemand, dann irgendwen sonst im Politbüro. Sich selbst nur, wenn er allein ist.
2. Die Stimmberechtigten stimmen ab, der höchste Rang zuerst: ja oder nein.
3. **Drei Nein lehnen ab**, und die Abstimmung endet. Wer vorschlug, altert um 1 Jahr. Sonst ist der Vorgeschlagene sofort Parteichef.
4. Nach der ersten Ablehnung muss er einen vorschlagen, der nein gesagt hat. Die Abstimmung wird wiederholt.
5. Nach der zweiten Ablehnung altert er noch einmal um 1 Jahr und wird selbst Parteichef. Auf Wunsch wird es der Außenminister, wenn es einen gibt.

Der Vorgeschlagene und wer ihn vorschlug, sagen immer ja. Auch ein Politiker ohne Einfluss sagt ja. Untätige stimmen nicht ab, und das ist kein Nein.

Wer ohne Einfluss vorschlägt, nennt den Ältesten, der in Frage kommt. Das ist das Einzige, was ein Politiker ohne Einfluss tut.

Ist der Außenminister untätig oder fehlt er, geht die Reihe so: Chefideologe, KGB-Chef, Industrie, Wirtschaft, Sport, Verteidigungsminister. Geht er durch seine Strafe in den Ruhestand, macht der Nächste weiter. Auch wer im Sanatorium ist, kommt in Frage. Als Parteichef bleibt er dort und winkt nicht. Verlässt der Vorgeschlagene das Politbüro, bevor die Stimmen gezählt sind, gibt es ohne Preis einen neuen Vorschlag.

## not

- Niemand schlägt sich selbst vor, solange andere da sind.
- Solange der KGB-Chef oder der Verteidigungsminister da ist, schlägt man beim ersten Mal niemand anderen vor. Ist der Vorschlagende einer von ihnen, bleibt nur der andere.
- Beim zweiten Mal kommt nur in Frage, wer nein gesagt hat.

!nomination Der Außenminister kann weder sich noch jemanden der 2. Stufe nennen.

!rejected Drei Nein lehnen den KGB-Chef ab. Der Außenminister muss jetzt einen von denen nennen, die nein gesagt haben.

# §replacement

Jetzt schließen sich die Reihen. Sieben Schritte füllen die Ministerien und die Reihe der Kandidaten.

## do

1. **Verschieben.** Der Parteichef darf Minister innerhalb einer Stufe verschieben, auch miteinander tauschen. Das ist frei.
2. **Der Parteichef bewegt.** Er befördert oder stuft zurück, wen er will, um eine Stufe in ein leeres Amt. Jede Bewegung kostet ihn 1 Jahr. Ein Kandidat fällt ins Volk, ohne dort einen Platz zu brauchen.
3. **Die 1. Stufe füllt sich** mit den Ältesten der 2. Stufe. Ist diese leer, mit den ältesten Kandidaten, dann mit dem Volk.
4. **Die 1. Stufe befördert**, nach Rang: Kandidaten in die 2. Stufe, Volk zu Kandidaten. Jede Beförderung kostet den Handelnden 1 Jahr.
5. **Die 2. Stufe füllt sich** mit den ältesten Kandidaten, sonst mit dem Volk.
6. **Die 2. Stufe befördert**, nach Rang: Volk zu Kandidaten, je 1 Jahr.
7. **Die Kandidaten füllen sich** mit den Ältesten des Volkes.

Dann füllen die ältesten Wartenden das Volk auf vier auf. Es dürfen mehr als vier sein.

Automatische Beförderungen kosten nichts und beginnen beim höchsten leeren Amt der Stufe. „Am ältesten“ meint das jetzige Alter. Bei gleichem Alter zählt das höhere gedruckte Alter, dann der frühere Buchstabe.

## not

- Nur der Parteichef verschiebt und stuft zurück. Sich selbst kann er nicht zurückstufen.
- Niemand steigt durch denselben Politiker um mehr als eine Stufe. Durch zwei verschiedene darf er zweimal steigen.
- Ein untätiger oder nicht kontrollierter Parteichef tut keinen der beiden Schritte. Niemand tut es für ihn.
- Ein untätiger oder nicht kontrollierter Minister befördert niemanden. Mit 95 befördert niemand: siehe [§retirement].
- Eine Verschiebung ins eigene Amt ist keine.

!shift Der Parteichef lässt zwei Minister der 2. Stufe tauschen. Das kostet nichts.

!promote Ein Amt der 2. Stufe ist leer. Der Parteichef hebt einen Kandidaten und zahlt ein Jahr.

!closing-ranks Der Verteidigungsminister befördert niemanden. Also entscheidet das Alter: Ein Kandidat steigt auf, jemand aus dem Volk folgt, und ein Wartender kommt ins Volk.

# §sudden-death

Fehlen zu viele Politiker, stürzt der Staat.

## do

- Zählt die leeren Ämter unter allen dreizehn. Zählt die Mitglieder des Politbüros und das Volk.
- Sind mehr Ämter leer, als Politiker gezählt sind, endet das Spiel sofort.
- Es siegt, wer das höchste tätige Mitglied des Politbüros kontrolliert. Kontrolliert es niemand, siegt niemand.

Das wird in Phase 6 zweimal geprüft: am Anfang und nach den letzten Beförderungen, bevor das Volk aufgefüllt wird. Wartende zählen nicht.

!fallen Zehn Ämter sind leer. Drei Mitglieder und vier aus dem Volk sind sieben.

# §rehabilitation

Genossen dürfen heimkommen, aber jemand muss für sie bürgen.

## do

- Vom Parteichef abwärts darf jedes tätige und kontrollierte Mitglied des Politbüros Politiker aus Sibirien befreien. Nach den Ministern dürfen es auch Kandidaten, nach ihrer Nummer.
- Jede Befreiung lässt den Helfer um 5 Jahre altern. Er darf mehrere befreien.
- Wer frei ist, kommt ins Volk. Er behält Einfluss, + und Jahre.

Auf Wunsch dürfen es nur Stimmberechtigte. Ab 91 kann es niemand: siehe [§retirement].

!rehabilitate Der Chefideologe holt einen Minister heim und altert um fünf Jahre.

# §parade

Einmal im Jahr winkt der Parteichef von der Tribüne. Um dieses Winken spielst du.

## do

- Gesund: Er winkt ohne Wurf.
- Mit einem +: Wirf {wave-sick} oder mehr. Misslingt es, altert er um 1 Jahr.
- Mit ++: Wirf {wave-ill} oder mehr. Misslingt es, altert er um 2 Jahre.
- Gelingt es, kommt ein Marker seiner Fraktion auf das Jahr. Misslingt es, kommt ein + dorthin, das niemanden krank macht.
- Regnet es durch eine Karte, muss ein gesunder Parteichef {wave-rain} oder mehr werfen. Ein kranker hat 5 weniger auf seinem Wurf.

Ein Parteichef im Sanatorium winkt nicht. Auch einer ohne Kontrolle winkt nicht, und ohne Parteichef winkt niemand. Ein kontrollierter, tätiger Parteichef muss winken. Er winkt nur einmal im Jahr. Ein in diesem Jahr gewählter Parteichef winkt in diesem Jahr.

!wave Der Parteichef hat ein +. Eine Sieben reicht gerade.

!wave-failed Mit ++ ist eine Dreizehn um eins zu wenig. Er altert um zwei Jahre.

# §victory

Wer dreimal winken lässt, siegt. Gelingt das niemandem, entscheidet der letzte Zug.

| | Modern | Standard | 1928 | Variante |
| Dreimal Winken | einer Fraktion | eines Politikers | einer Fraktion | einer Fraktion |
| Sonst | Wertung nach Zug 10 | Parteichef nach Zug 10 | Parteichef nach Zug 10 | Parteichef nach Phase 5 von Zug 11 |

## do

- **Dreimal einer Fraktion** darf durch verschiedene Parteichefs geschehen. Es muss nicht hintereinander sein. Die Fraktion siegt sofort.
- **Standard:** Hat ein Politiker dreimal gewinkt, decken alle ihre verborgenen Punkte auf ihm auf. Wer ihn dann kontrolliert, siegt. Wer ihn vorher kontrollierte, ist gleich.
- **Modern, Wertung nach Zug {last-turn}:** 1 für jedes Winken, {score-chief} für den Parteichef, 2 für jeden der 1. Stufe, 1 für jeden der 2. Stufe. Nur tätige Politiker zählen.
- **Gleichstand an der Spitze: Alle verlieren.** Dann siegen die Amerikaner.
- Entscheidet der Parteichef und kontrolliert ihn niemand, siegt niemand. Ein untätiger Parteichef zählt hier.

Am Ende werden alle Bögen gezeigt. Zu viele leere Ämter beenden ein Spiel früher: [§sudden-death].

!third-wave Deine Fraktion hat zweimal gewinkt, mit einem anderen Parteichef. Dieser ist schwer krank und braucht 14.

# §intrigue

Jede Karte bricht eine Regel. Die Anleitung des Spiels nennt eine davon. Die anderen Titel und Wirkungen sind von uns.

## do

- Spiel eine Karte in dem Moment, den sie nennt. Eine Karte ohne Moment geht jederzeit.
- „Phase 3“ heißt: irgendwann in dieser Phase. „Beginn der Phase 2“ heißt: in dem Fenster, das sie öffnet.
- Die meisten Karten wirken einmal und kommen auf die Ablage. **Bleibende Karten** liegen, bis ihre Wirkung vorbei ist, dann kommen sie auf die Ablage. In der Schachtel ist ihr Text rot, der anderer Karten schwarz.
- Halte höchstens {hand-limit} Karten, oder fünf mit einer bestimmten Karte. Diese liegt auf dem Tisch und zählt nicht.
- Karten bekommst du am Anfang, nach den Zügen 3, 6 und 9, durch Handel und durch Karten.
- Ist der Nachziehstapel leer, wird die Ablage gemischt. Sind beide leer, zieht niemand.

## Einige Karten genau

- **Attentatsversuch**: Wer sie spielt, würfelt. Stärke, Schwäche, Sanatorium und Leibwächter zählen wie bei einer Säuberung. Niemand zahlt dafür. Das Ziel stirbt oder wird krank, und kein Schützling kommt.
- **Flüsterkampagne, Das Testament**: Nicht nur die Punkte bleiben geheim, auch auf wem sie sind.
- **Höchstmaß**: wie bei einer Säuberung von 1928 sind alle aufgedeckten Punkte verloren, und der Schützling kommt nach Sibirien.
- **Unterschriebenes Geständnis**: Der Schuldige kommt nach Sibirien, wenn kein Höchstmaß darauf folgt. Die Karte endet mit der Phase, genutzt oder nicht.
- **Ballett im Fernsehen**: Auch eine angesagte Säuberung, ein Prozess oder eine Verurteilung fällt weg.
- **Gebrochene Versprechen**: Die Punkte gehen auch vom Bogen des Rivalen.
- **Kartothek**: Du gibst eine Karte und nimmst eine, oder keine.
- **Archivbrand**: Du legst zuerst ab, dann die anderen im Uhrzeigersinn.
- **Geschenk des Oligarchen**: Für dieses Ziehen zählt das Handlimit nicht. Du darfst zwei beliebige ablegen.
- **Fraktionszwang**: nur auf die eben gefallene Stimme, und nicht beim Vorgeschlagenen oder Vorschlagenden.
- **Offenheit**: {ten-plus} oder mehr Punkte schicken die Chips der anderen zurück, wie immer. Haben zwei so viele, bleiben die höheren.
- **Gelenkte Abstimmung**: Sie gilt für jeden Vorschlag der Phase.
- **Wintergrippe, Das Komitee**: Zwei davon zählen doppelt.
- **Umbau**: Ist der Minister fort, bevor der zweite gewählt ist, tauscht niemand.
- **Held der Arbeit, Wochenende auf der Datscha**: Niemand wird jünger als gedruckt.

## not

- Keine Karte wird über das Handlimit gezogen oder genommen.
- Du wirfst keine Karte ungespielt ab, wenn es keine Karte und kein Exil erlaubt.
- Solange ein Wurf auf dem Tisch liegt, gelten nur Karten zu diesem Wurf.

!full-hand Deine Hand ist voll. Du nimmst stattdessen zwei Punkte.

!hero Heilwasser wartet auf Phase 1. Held der Arbeit geht jetzt: Der KGB-Chef wird um drei Jahre jünger.

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

# terms Wörter des Spiels

politician: Politiker, Politikers, Politikern
Ein Mann oder eine Frau mit Buchstabe, Alter, Stärke und Schwäche. Keiner Fraktion gehört einer.

faction: Fraktion, Fraktionen
Die Seite, die du spielst. Sie handelt durch Politiker, die sie kontrolliert.

influence: Einfluss
Die Punkte, die eine Fraktion auf einem Politiker hat, geheim oder aufgedeckt.

sheet: Bogen, Bögen, Bogens
Deine geheime Liste: welcher Politiker wie viele deiner Punkte hat.

chit: Chip, Chips
Der Marker, der zeigt, wie viele Punkte eine Fraktion auf einem Politiker aufgedeckt hat.

control: kontrolliert, kontrollieren, Kontrolle
Die Fraktion mit den meisten aufgedeckten Punkten entscheidet, was ein Politiker tut.

politburo: Politbüro, Politbüros
Alle dreizehn Ämter, vom Parteichef bis zu den Kandidaten.

voting-member: Stimmberechtigte, Stimmberechtigten, Stimmberechtigter
Wer eines der acht höchsten Ämter hat: Parteichef, 1. oder 2. Stufe.

candidate: Kandidat, Kandidaten
Eines der fünf untersten Ämter des Politbüros. Ein Kandidat hat keine Stimme.

people: Volk, Volkes
Sie stehen unten am Plan und hoffen auf eine Beförderung. Sie können nicht gesäubert werden.

purge-number: Säuberungszahl, Säuberungszahlen
Was der Würfel zeigen muss, um einen Politiker dieser Stufe zu säubern.

strength: Stärke
Das Amt, in dem ein Politiker weniger altert und schwerer zu säubern ist.

weakness: Schwäche
Das Amt, in dem ein Politiker mehr altert und leichter zu säubern ist.

sanatorium: Sanatorium
Wo die Kranken heilen. Wer dort ist, ist untätig.

inactive: untätig, Untätige, Untätiger, untätiger
Im Sanatorium: ohne Stimme, ohne Taten, ohne Winken.

siberia: Sibirien
Wo die Gesäuberten und Verurteilten sind. Sie haben kein Amt und können frei kommen.

exile: Exil, Exilant, Exilanten
Wohin in Modern ein bedrohter Politiker flieht.

acquit: freigesprochen, Freispruch
Für unschuldig befunden. Zwei Stimmen genügen.

protege: Schützling, Schützlinge
In 1928 der erfundene Politiker, der nach einem gesäuberten mit demselben Buchstaben kommt.

wave: Winken, winkt, gewinkt
Der Gruß des Parteichefs bei der Parade. Dreimal siegt.

window: Fenster
Ein Moment, in dem alle Einfluss aufdecken oder eine Karte spielen dürfen, bevor etwas geschieht.

level: 1. Stufe, 2. Stufe
Eine Reihe von Ministern. Die 1. Stufe steht gleich unter dem Parteichef, die 2. Stufe darunter.

suspicion: Verdacht
Das Zeichen ? auf einem Politiker.

card: Intrigenkarte, Intrigenkarten
Eine Karte mit einer Wirkung, geheim gehalten.
`;
