/** Der Ablauf, vom Aufbau bis zum Roten Aufstand. */
export const sequence = `
# §2.0

Ihr spielt Karte um Karte, bis zur vierten Propagandarunde. Die meisten Karten sind Ereignisse, bei denen alle drei Parteien handeln dürfen. {last-round} sind Propagandakarten.

# §2.1

Der Tisch baut alles auf. Du siehst die erste Karte und die nächste.

{table start | Gebiet | Zellen der Roten | Zellen des Senats | Zellen der Gemäßigten | Russen | Stufe}

## do

1. Noch eine Zelle des Senats kommt durch einen Wurf: bei 1–3 nach Turku, bei 4–6 nach Viipuri.
2. Noch eine Zelle der Gemäßigten kommt durch einen Wurf: bei 1–2 nach Turku, bei 3–4 nach Tampere, bei 5–6 nach Viipuri.
3. Alle Zellen beginnen inaktiv oder im Untergrund. {conscripts} Zellen des Senats, 3 Russen und 6 Deutsche sind nicht im Spiel.
4. Jede Partei hat {start-resources} Mittel. Die Polarisierung ist {start-polarization}, jede Abhängigkeit {start-vassalage}.
5. Der Tisch lost die Reihenfolge der Parteien aus.

Was für den Sieg zählt, steht am Anfang so: Stadtbevölkerung des Senats 1, Opposition und Verwaltungen 3, Fragen + Netzwerke + 1 = 1. Zellen von Roten und Senat auf der Karte: 13. Verfügbar haben die Roten noch 11 Zellen, der Senat 6, die Gemäßigten 4.

Die Roten kontrollieren am Anfang {tampere}, {uusimaa} und {hame}. Auch {turku} und {viipuri} gehören ihnen, wenn die Würfe keine fremde Zelle dorthin bringen. Der Senat kontrolliert {vaasa} und {pohjanmaa}. {helsinki} kontrolliert niemand.

## Der Stapel

- Vier Kampagnen, zwei von 1917 und dann zwei von 1918, aus je 9 Ereignissen und einer Propagandakarte.
- In jeder kommen zuerst 5 Ereignisse. Die Propagandakarte ist in die anderen 4 gemischt.
- Drei Ereignisse jedes Jahres bleiben draußen. Niemand darf sie ansehen.
- Der Rote Aufstand liegt offen neben dem Stapel.
- Geheim ist nur der Stapel. Figuren, Mittel und gespielte Karten sehen alle.

# §2.2

Bei einer Ereigniskarte handelt oder passt jede spielbereite Partei einmal, in der Reihenfolge 1., 2., 3. Wer nicht spielbereit ist, tut nichts.

## do

1. In Phase II, bei einer Karte mit deutscher Aktionsphase: Ein Wurf sagt, wann die Deutschen handeln. Siehe [§3.4].
2. Jede spielbereite Partei wählt: [§2.2.3].
3. Die Zylinder gehen zurück: [§2.2.5].
4. Die nächste Karte: [§2.2.6].

# §2.2.1

Am Anfang entscheidet das Los. Danach folgt die Reihenfolge nur aus dem, was jede Partei getan hat. Die Karten sagen nichts darüber.

# §2.2.2

Passen ist eine gute Wahl: Du verdienst, und bei der nächsten Karte bist du vorn.

## do

- Nimm 1 Mittel und stelle deinen Zylinder auf den ersten freien Platz im Feld Passen: A, B, C.
- Du bleibst spielbereit.
- Passt die erste Partei, darf die nächste noch jede Reihe wählen.
- Passen alle, bekommt jede ihr Mittel, und die nächste Karte kommt. Die Reihenfolge bleibt.

# §2.2.3

Es gibt drei Reihen mit drei Feldern. Die erste Partei, die nicht passt, legt durch ihre Wahl die Reihe fest.

| Reihe | Erstes Feld | Die anderen zwei |
| oben | Begrenzter Befehl (d) | Befehl mit Sonderaktion; begrenzter Befehl (c) |
| Mitte | Befehl mit Sonderaktion | Ereignis (c); begrenzter Befehl (d) |
| unten | Ereignis (d) | Befehl mit Sonderaktion; begrenzter Befehl (c) |

## do

- Wer zuerst handelt, nimmt das erste Feld einer Reihe.
- Wer als Zweites handelt, nimmt eines der zwei freien Felder dieser Reihe oder passt.
- Wer als Drittes handelt, nimmt ein Feld, das noch frei ist, oder passt.
- In einem Feld für einen Befehl steht dir die Sonderaktion frei.

## not

- Kein Feld einer anderen Reihe, und kein Feld, das besetzt ist.
- Kein Feld für einen Befehl, wenn du keinen ausführen kannst.

!rows Die Roten haben die untere Reihe festgelegt. Das Ereignis der mittleren Reihe ist zu.

# §2.2.4

Ein begrenzter Befehl ist ein Befehl in einem Gebiet, ohne Sonderaktion.

## do

- Sammeln, Terror, Angriff, Verhandeln: ein Gebiet. Terror darf stattdessen den Landtag nehmen.
- Marsch: ein Zielgebiet. Botschaft: eine Zelle.
- Aktivismus: einer seiner vier Wege. Ein Wurf darf dennoch überall Zellen aktivieren.
- Politik ist wie sonst.
- Rote oder Senat mit Nachrichten: Gib sie nach einem begrenzten Befehl aus und führe gleich einen zweiten aus. Du bezahlst ihn. Es darf ein anderer Befehl anderswo sein.

## not

- Ein zweites Gebiet braucht einen zweiten begrenzten Befehl.

!one-space Der Senat will zweimal sammeln. Nur Nachrichten machen das möglich.

# §2.2.5

Nach der Karte gehen die Zylinder zurück zu den Spielbereiten.

1. Wer gepasst hat, in der Reihenfolge des Passens.
2. Wer bei dieser Karte nicht spielbereit war.
3. Wer in einem Feld c stand.
4. Wer in einem Feld d stand.

- Wer ein Feld für Befehl und Sonderaktion nahm, ist bei der nächsten Karte nicht spielbereit. Das gilt auch ohne Sonderaktion.
- Sie füllen 1., 2., 3. ohne Lücken.

Beispiel: Die Roten nahmen den begrenzten Befehl (d) der oberen Reihe. Senat und Gemäßigte passten. Nächste Karte: Senat, Gemäßigte, Rote.

# §2.2.6

Die nächste Karte wird zur aktuellen, und der Tisch deckt eine neue nächste auf. Jedes Ereignis kommt einmal.

# §2.3

Eine Propagandakarte wartet nicht. Liegt sie als nächste Karte offen, tauscht sie den Platz mit der aktuellen Karte.

## do

1. Sofort folgt eine Propagandarunde: [§6.0].
2. Dann spielt ihr die Karte, die den Platz getauscht hat.

# §2.3.1

Die vierte Propagandarunde ist die letzte. Sie geht bis zur Unterstützungsphase. Es gibt keine Neuordnung. Dann entscheidet [§7.3].

# §2.4

Das Spiel hat zwei Phasen. Der Rote Aufstand führt von der ersten zur zweiten.

## do

- In Phase I, nach dem Zug jeder Partei: Sind {revolt-cells} oder mehr Zellen von Roten und Senat auf der Karte? Dann nimmt der Rote Aufstand den Platz der nächsten Karte ein. Diese entfällt ohne Wirkung.
- Sonst nimmt er nach der zweiten Propagandarunde den Platz der nächsten Karte ein.
- In Phase II gibt es auch [§3.2.4|Angriff], [§3.2.5|Marsch], [§4.2.4], [§4.2.5], Sabotage, Nachrichten und deutsche Aktionen.

## not

- Keine Partei spielt den Roten Aufstand. Er kommt von allein, einmal.

# §2.4.1

Der Rote Aufstand geschieht, bevor jemand bei seiner Karte handelt.

1. Der Zylinder der Roten geht auf das Ereignis der unteren Reihe, wo er auch stand. So ist die Reihe festgelegt, und die Roten handeln bei dieser Karte nicht mehr.
2. Die Roten wählen. Entweder räumen sie eine Stadt mit ihren Zellen von allen Zellen und dem Vorbereitungsmarker des Senats. Oder sie sammeln kostenlos in einer Stadt mit ihren Figuren.
3. Fähigkeiten kommen auf die Karte, zuerst die der Roten. Diese gehen zu irgendwelchen ihrer Zellen.
4. Jäger des Senats gehen nach Vaasa oder in das nächste Gebiet mit Zellen des Senats. Seine anderen Fähigkeiten gehen in Gebiete mit seinen Zellen, die mit Vaasa zusammenhängen.
5. So viele Deutsche wie die deutsche Abhängigkeit kommen in ihr Feld. Auf der Karte stehen danach so viele Russen wie die russische Abhängigkeit. Neue kommen in eine zufällige Stadt mit Figuren der Roten.
6. Phase II beginnt. Die anderen spielbereiten Parteien handeln nun bei dieser Karte.

!revolt Die Roten räumen Helsinki. Der Vorbereitungsmarker geht mit der letzten Zelle des Senats.
`;
