/** Befehle allgemein, und die von Roten und Senat. */
export const commands = `
# §3.1

Ein Befehl ist der Kern eines Zuges. Du wählst einen, den deine Partei hat, dann Gebiete, dann Figuren.

## do

- Wähle Gebiete nacheinander, in beliebiger Reihenfolge, und bezahle beim Wählen. Jedes Gebiet wird einmal gewählt.
- Du entscheidest, welche Feinde und welche eigenen Figuren betroffen sind. Niemand muss zustimmen.
- Ein Befehl muss etwas tun, wenn er kann. Danach darfst du ihn jederzeit beenden.
- Mächte bezahlen nichts.

## not

- Du kannst dasselbe Gebiet in einem Befehl nicht zweimal wählen.
- Du kannst nichts wählen, was du nicht bezahlen kannst.

!once-each Die Roten sammeln in Turku. Ein zweites Sammeln dort muss auf eine andere Karte warten.

# §3.1.1

Auf einem Tisch aus Holz markierst du gewählte Gebiete mit Steinen. Hier zeigt der Tisch sie von selbst.

# §3.1.2

Manche Ereignisse geben einen kostenlosen Befehl. Er kostet keine Mittel und bewegt deinen Zylinder nicht.

## do

- Alle anderen Regeln gelten: Kostenloses Verhandeln braucht trotzdem eine Zelle im Untergrund.
- Kostenloses Sammeln gleicht alles aus, was hindert. So bringt es mindestens eine Zelle.
- Ist keine Zelle verfügbar, darfst du vorher eine von der Karte zurücknehmen oder verzichten.
- Ein kostenloser Marsch bewegt beliebig viele Zellen in sein Gebiet.
- Agitation kostet auch bei kostenlosem Aktivismus Mittel. Ebenso gekaufte Stärke bei einem kostenlosen Angriff.

## not

- Bei kostenlosem Sammeln bleibt nichts auszugleichen.

!free-rally Die Roten sammeln kostenlos. Aktive Unterstützung und weißer Terror würden es sonst verhindern.

# §3.2

Rote und Senat haben dieselben fünf Befehle: [§3.2.1], [§3.2.2], [§3.2.3], [§3.2.4], [§3.2.5]. Die letzten zwei gibt es nur in Phase II. Nur die Roten bauen Verwaltungen, agitieren durch Aktivismus und nutzen Russen.

# §3.2.1

Sammeln bringt deine Zellen auf die Karte. So wachsen Rote und Senat.

## do

- Wähle so viele Gebiete, wie die Polarisierung sagt. Zwei sind immer erlaubt. Du brauchst dort keine Figur.
- Bezahle 1 Mittel je Gebiet. Dann zähle, was kommt: Beginne mit 1 Zelle.
- Senat: +1 für jede Stufe Unterstützung; –1 für jede Stufe Opposition und jeden roten Terror.
- Rote: +1 für jede Stufe Opposition; –1 für jede Stufe Unterstützung und jeden weißen Terror.
- Ausgleichen: Bezahle 1 Mittel gegen jede Stufe oder jeden Terrormarker, der eine Zelle nimmt.
- Setze so viele inaktive Zellen ein. Weniger als keine ist keine.
- **Rote**: Ersetze in einem gewählten Gebiet zwei Zellen der Roten durch eine Verwaltung, statt dort Zellen einzusetzen. Die Zellen dürfen aktiv oder inaktiv sein. Verfügbar sind sie erst nach dem Befehl wieder.

## not

- Nur eine Verwaltung je Befehl, und keine in einem Gebiet, in das Zellen kommen.
- Sie braucht zwei Zellen, eine verfügbare Verwaltung und Platz für eine Scheibe: [§1.4.3].
- Du kannst nicht mehr ausgleichen, als dich hindert, und dein eigener Terror hindert dich nicht.
- Nicht mehr Gebiete, als die Polarisierung erlaubt.

!rally In Tampere ergeben 1 und 1 für Opposition, weniger 2 für weißen Terror, nichts. Ein Mittel bringt eine Zelle. In Häme entsteht eine Verwaltung.

# §3.2.2

Aktivismus weckt deine Leute, schickt sie heim oder schreckt Feinde.

## do

Zuerst, wenn du magst, eines von diesen zwei für den ganzen Befehl. Jedes gewählte Gebiet kostet 1 Mittel:

- **Befrieden**: Entferne in jedem gewählten Gebiet eine eigene aktive Zelle. Die Polarisierung fällt für jede um 1.
- **Umdrehen**: Drehe in jedem gewählten Gebiet feindliche Zellen um: eine für jede eigene aktive Zelle und eine für je zwei eigene inaktive. Von aktiv nach inaktiv oder zurück. Auch Zellen der Gemäßigten darfst du umdrehen.

Dann, wenn du magst, eines von diesen zwei, einmal:

- **Aktivieren**: Bezahle 1 Mittel und würfle. Bis zu so viele eigene inaktive Zellen werden aktiv, überall, gleichmäßig.
- **Agitieren** (nur Rote): in einem Gebiet mit Verwaltung und Kontrolle der Roten. Es zu wählen kostet 1 Mittel, wenn es nicht gewählt war. Bezahle 1 für jeden Terror dort, dann 1 für eine Stufe in Richtung aktive Opposition. Dazu kommt der Aufschlag von [§6.2.1].

Gleichmäßig: Kein Gebiet bekommt eine zweite aktivierte Zelle, bevor jedes Gebiet mit einer inaktiven eine hat.

Ein begrenzter Befehl ist einer dieser vier Wege.

## not

- Nie beides in einem Befehl: befrieden und umdrehen.
- Drehe keine Zelle zweimal um.
- Zwei inaktive Zellen zählen eins, drei auch nur eins. Aktive und inaktive werden getrennt gezählt.

!activism Die Roten befrieden in Tampere, also drehen sie in Häme niemanden um. Dann würfeln sie 3 und aktivieren gleichmäßig.

# §3.2.3

Terror entfernt Feinde und hinterlässt Angst. Er vergiftet das Land: Jeder Marker erhöht die Polarisierung.

## do

1. Wähle Gebiete mit einer eigenen **aktiven** Zelle und einer feindlichen Figur, oder den Landtag, oder beides. Jedes kostet 1 Mittel.
2. Lege in jedes Gebiet einen Terrormarker deiner Farbe: Der der Roten ist rot, der des Senats weiß. Der Landtag bekommt keinen.
3. Entferne dort 1 feindliche Figur, oder bis zu 2, wenn die Polarisierung 6 oder mehr ist. Aus dem Landtag entferne 1 politisches Klötzchen beliebiger Farbe.
4. Am Ende steigt die Polarisierung für jeden gelegten Marker um 1.

- Zellen einer Partei gehen vor ihren Verwaltungen oder Netzwerken. Alle gehen zu den verfügbaren.
- Mit der letzten Zelle der Gemäßigten geht die Persönlichkeit, und die Gemäßigten geben dir 3 Mittel.
- In Phase II bringt der zweite Terrormarker eines Gebiets auch einen Nachrichtenmarker, wenn einer verfügbar ist.
- Wo schon zwei Terrormarker liegen, ist Terror erlaubt: Er entfernt, legt aber nichts und erhöht nichts.
- Nachrichten einer Zelle, die du entfernst, gehen an eine andere Zelle ihres Besitzers dort, sonst an dich: [§3.3.2].

## not

- Kein Terror ohne aktive Zelle, und keiner ohne feindliche Figur.
- Truppen entfernt Terror nie.
- Die letzte Zelle eines Feindes bleibt, wenn sie eine Fähigkeit oder einen Vorbereitungsmarker hütet. Nachrichten schützen keine Zelle vor Terror.

!terror In Pohjanmaa hat der Senat keine aktive Zelle. In Häme hütet die letzte Zelle der Roten einen Vorbereitungsmarker; die Gemäßigten haben keinen solchen Schutz.

# §3.2.4

Angriff ist Krieg, nur in Phase II. Er entfernt oder vertreibt feindliche Zellen, Truppen und Verwaltungen. Die Gemäßigten greifen nie an und werden nie angegriffen.

## do

1. Wähle ein Gebiet mit deinen Zellen und mit Feinden, oder eines, das ein Zug erreicht. Bezahle 1 Mittel.
2. Nenne die Angreifer: alle deine dort, wenn du nicht einige zurückhältst. Rote dürfen Russen dort nutzen, aber nie Russen allein.
3. Nenne die Verteidiger. Die Roten wählen den Senat, die Deutschen oder beide. Gegen den Senat verteidigen Rote und Russen immer gemeinsam.
4. Zähle die Stärke zusammen, von 0 an. Kaufe mehr, 1 Mittel je Punkt, so viel du willst.
5. Ein inaktiver Angreifer wird aktiv, auch wenn der Angriff dann scheitert.
6. Würfle. **Höchstens die Stärke gelingt; eine 6 scheitert immer.**

| Was | Angreifer | Verteidiger |
| Je drei Zellen † | +1 | nichts |
| Jede Truppe † | +1 | –1 |
| Vorbereitung † | nichts | –2 |
| Jäger † | +1 | –1 |
| Kanonen † | +1, oder +2 neben einem Jäger | –1, oder –2 neben einem Jäger |
| Zug | +1, oder +2 neben einem Jäger | –1, oder –2 neben einem Jäger |
| Kommandeur | +1 | –1 |

Nur die besten zwei Fähigkeiten jeder Seite zählen. Jeder Jäger einer Seite dort lässt ihre Kanonen und Züge mehr zählen. Vorbereitung und Fähigkeiten der Verteidiger zählen nur, wenn ihre Zellen verteidigen.

## Nach einem Erfolg

Der Wurf ist auch die Zahl der betroffenen Verteidiger. Es sind nie weniger, solange noch welche da sind. Wähle eines:

- **Kampf**: Zellen gehen abwechselnd zu den verfügbaren und ins Gefängnis, zuerst zu den verfügbaren. Truppen und Verwaltungen gehen zu den verfügbaren.
- **Rückzug**: Zellen gehen in ein benachbartes Gebiet deiner Wahl. Fähigkeiten gehen mit der letzten. Truppen und Verwaltungen gehen wie oben weg.

Zellen und Truppen fallen abwechselnd, zuerst eine Zelle. Verwaltungen fallen, wenn alle Zellen und Truppen weg sind. Du wählst, welche Zellen. Die Opposition bleibt. Entfernte Deutsche gehen in ihr Feld zurück.

Danach, in dieser Reihenfolge:

1. **Verschleiß**: Verliere einen Angreifer für jeden entfernten Deutschen, abwechselnd eine Zelle und einen Russen. Verliere eine angreifende Zelle für je drei entfernte Zellen. Rückzug zählt nicht.
2. **Gefangene**: Hast du welche gemacht, lege einen Terrormarker deiner Farbe, erhöhe die Polarisierung um 1 und lege einen verfügbaren Nachrichtenmarker. Einmal je Gebiet.

## Züge

- Ein Zug bringt Zellen von seinem Halt in ein benachbartes Angriffsgebiet, auf einer Linie, ohne Sabotage auf der Grenze.
- Drei Zellen fahren für den Preis des Gebiets; je weitere drei, auch angefangene, kosten 1 mehr.
- Sie müssen alle angreifen. Andere Fähigkeiten dürfen mitfahren. Alle bleiben danach dort.
- Ein verteidigender Zug, der beim Rückzug nicht auf Gleisen wegkommt, wird entfernt.

## not

- Kein Angriff in Phase I.
- Kein Angriff, wo kein Feind ist, der angegriffen werden kann, oder wo du keine Zelle hast.
- Keine Figur und keine Fähigkeit nimmt in einem Zug an zwei Angriffen teil.

!attack Sechs Zellen ergeben 2, ein Mittel macht 3 daraus. Eine 3 trifft drei Zellen: Zwei werden verfügbar, eine kommt ins Gefängnis.

!retreat Der Kommandeur der Roten nimmt 1 weg, der Jäger gibt 1. Ein Rückzug macht keine Gefangenen.

# §3.2.5

Marsch bewegt deine Zellen, nur in Phase II.

## do

- Wähle ein Gebiet neben deinen Zellen. Bezahle 1 Mittel für je drei Zellen, auch angefangene drei, die hineingehen. Sie dürfen aus mehreren Gebieten kommen.
- Nimm Fähigkeiten aus den Gebieten mit, die Zellen verlassen.
- **Rote**: Nimm höchstens einen Russen für jede marschierende Zelle mit.
- Ein Zug fährt auf seinen Gleisen an einen Halt des neuen Gebiets, einen Schritt, nicht über Sabotage.
- Nachrichten gehen mit der letzten Zelle, die sie halten kann.

## not

- Jede Zelle, Truppe und jeder Marker bewegt sich einmal je Befehl. Eine Zelle, die marschiert ist, marschiert nicht weiter.
- Russen marschieren nie allein. Keine Zelle überspringt ein Gebiet.

!march Von Turku reicht nichts bis Vaasa. Eine Zelle nimmt einen Russen mit; der andere Russe braucht eine eigene Zelle.
`;
