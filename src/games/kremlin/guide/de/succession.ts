/** Health, funerals, and how the game is won. */
export const succession = `
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
`;
