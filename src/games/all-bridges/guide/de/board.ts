/** Was auf dem Tisch liegt: Karte, Kräfte, Leisten. */
export const board = `
# §1.1

Du brauchst keine Schachtel: Der Tisch hat den Plan, je {side-cells} Zellen für Rote und Senat und alle Marker. Diese Seite zählt sie.

| Figur | {reds} | {senate} | {moderates} |
| Zellen | {side-cells} | {side-cells} | {moderates-cells} |
| Verwaltungen | {administrations} | – | – |
| Netzwerke | – | – | {networks} |
| Politische Klötzchen | {cubes} | {cubes} | – |

- Deutschland und Russland haben je {troops} Truppen.
- Es gibt {prepared-markers} Vorbereitungsmarker für beide Seiten zusammen, 2 Nachrichtenmarker und 1 Persönlichkeit.
- Terrormarker: {terror-markers} † in jeder Farbe. Sabotage: {sabotage-markers} † insgesamt.
- Fähigkeiten: 4 Jäger, 2 Züge, 1 Kanonen, 1 Kommandeur.
- 47 Karten: 42 Ereignisse, von denen 36 in einer Partie sind, {last-round} Propagandakarten und der Rote Aufstand. Die Würfel haben sechs Seiten.

## Was † bedeutet

Das Zeichen † steht bei Werten, die wir aus dem gedruckten Spiel nicht lesen konnten und selbst gesetzt haben. Hier sind alle genannt.

- Bevölkerung von Turku, Viipuri, Uusimaa, Häme, Varsinais-Suomi, Pohjanmaa, Karelien und Kuopion lääni.
- Drei Grenzen: Uusimaa zu Karelien und zu Mikkelin lääni, Varsinais-Suomi zu Pohjanmaa.
- Bahnen und ihre Halte in Provinzen, und die deutschen Landestellen.
- Das Ende der Leisten der Abhängigkeit, und wie viele Terror- und Sabotagemarker es gibt.
- Zeilen der Angriffstabelle: Zellen, Truppen, Vorbereitung, Jäger, Kanonen.
- Der deutsche Ablaufplan, und die deutsche Aktionsphase auf fünf Karten.
- Für Nichtspieler: Symbole auf Ereignissen, Ereignisblatt, Propagandablatt, und wohin Fähigkeiten kommen.

# §1.2

Die Karte zeigt das mittlere und südliche Finnland: 13 Gebiete, davon 5 Städte und 8 Provinzen. Nur dort stehen Figuren.

{table spaces | Gebiet | Bevölkerung | Grenzt an}

# §1.2.1

Jedes Gebiet ist eine Stadt oder eine Provinz. Seine Bevölkerung ist 0, 1 oder 2 und ändert sich nie.

## do

- Helsinki hat Bevölkerung 2; jede andere Stadt hat 1.
- Zähle Bevölkerung für die Kontrolle von Städten, für Opposition und für die Einkünfte der Roten.
- Auch ein Gebiet mit Bevölkerung 0 kann Figuren, Kontrolle, Unterstützung und Opposition haben.

# §1.2.2

Bahnen verbinden Städte und Halte in Provinzen. Nur Züge benutzen sie. Sie sind keine Grenzen.

{table railways | Linie † | Halte, einer nach dem anderen}

## do

- Ein Zug fährt auf einer Linie von einem Halt zum nächsten Halt. Der liegt in einem anderen Gebiet.
- Jede Stadt ist ein Halt. Eine Provinz kann mehrere haben; der Besitzer wählt, wo der Zug hält.
- Von Tampere gehen drei Linien nach Häme, jede an einen eigenen Halt. Die Provinz hinter Häme ist einen zweiten Schritt entfernt.

## not

- Ein Zug verlässt nie die Gleise und fährt nie über eine Grenze mit Sabotage.

!rails Der Zug aus Tampere kann im nördlichen, westlichen oder südlichen Häme halten. Vor dem Wurf ändert der Besitzer den Halt.

# §1.2.3

Zwei Gebiete, die sich berühren, sind benachbart. Marsch, Botschaft, Rückzug und manche Ereignisse brauchen das.

## do

- Lies die Nachbarn in der Tabelle von [§1.2].
- Eine Stadt berührt nur die Provinz um sie herum. Das Meer verbindet nichts.

# §1.2.4

Je zwei benachbarte Gebiete haben eine eigene Grenze. Sabotage liegt auf einer Grenze, nicht in einem Gebiet.

# §1.3

Drei Parteien spielen: {reds}, {senate}, {moderates}. Zwei Mächte, Deutschland und Russland, haben Truppen, aber keinen Spieler. Eine Partei ohne Spieler ist ein Nichtspieler: [§8.0].

# §1.3.1

Jede Partei ist Feind der beiden anderen. Deutschland ist Freund des Senats, Russland Freund der Roten. Jede Macht ist Feind aller übrigen.

## do

- In Phase II nutzen die Roten russische Truppen bei [§3.2.4|Angriff] und [§3.2.5|Marsch].
- Deutsche handeln bei einigen Karten: [§3.4]. Russen handeln nie allein.
- In Phase I tun Truppen nichts.

# §1.3.2

Gesprochen wird offen, und Versprechen binden niemanden. Mittel dürfen den Besitzer wechseln.

## do

- Gib einer anderen Partei Mittel, jederzeit, während jemand einen Befehl, eine Sonderaktion oder ein Ereignis ausführt. Das darf auch die dritte Partei sein.
- Wer gibt, entscheidet. Wer nimmt, darf höchstens {most-resources} haben.

## not

- Zwischen den Zügen gibt niemand etwas, und Nichtspieler geben und bekommen nichts.

!gift Der Senat ist mitten in einem Befehl und arm. Die Gemäßigten helfen.

# §1.4

Kräfte sind die Holzfiguren: Zellen, Verwaltungen, Netzwerke und Truppen. Marker wie Vorbereitung, Nachrichten oder die Persönlichkeit sind keine Figuren.

- Eine **Zelle** ist eine Gruppe von Leuten einer Partei.
- Eine **Verwaltung** ist eine Scheibe der Roten. Sie zählt für Sieg, Kontrolle und Agitation.
- Ein **Netzwerk** ist eine Scheibe der Gemäßigten. Es zählt für den Sieg und gegen die Kontrolle anderer.
- Eine **Truppe** ist ein Klotz von Deutschland oder Russland.

# §1.4.1

Eine Zelle hat zwei Seiten. Vieles hängt daran, welche oben liegt.

## do

- Zellen von Roten und Senat sind **inaktiv** oder **aktiv**. Die aktiven sind gefährlich.
- Zellen der Gemäßigten sind im **Untergrund** oder **aktiv**. Im Untergrund können sie mehr.
- Eine neue Zelle kommt immer inaktiv oder im Untergrund, wenn ein Ereignis nichts anderes sagt.
- Nur Zellen haben Seiten. Truppen und Scheiben haben keine.

Kennst du andere Spiele dieser Familie: Hier ist aktiv für Rote und Senat stark, nicht schwach.

# §1.4.2

Figuren sind begrenzt. Was nicht auf der Karte ist, wartet bei den verfügbaren, im Gefängnis oder ist nicht im Spiel.

## do

- Setze nur ein, was verfügbar ist. Was du nicht einsetzen kannst, entfällt.
- Sollst du eine Figur ersetzen und keine ist verfügbar, wird die alte nur entfernt.
- Während du selbst etwas ausführst, darfst du eigene Figuren von der Karte zu den verfügbaren nehmen. Die Gemäßigten dürfen auch die Persönlichkeit nehmen. Dann setze sie anderswo ein.
- Hast du begonnen, in einem Gebiet Figuren einer Partei zu entfernen, entferne so viele, wie verlangt sind.

## not

- Höre nicht auf halbem Weg auf: Musst du zwei Figuren entfernen, verliert eine getroffene Partei zwei.
- Mitten in einem Angriff, Marsch oder einer Botschaft nimmst du keine Figur zurück.

!full-extent Bei Polarisierung 6 entfernt Terror zwei Figuren. Der Senat möchte nach einer aufhören.

# §1.4.3

Manches lässt sich nicht endlos stapeln.

| Was | Höchstens in einem Gebiet |
| Verwaltungen und Netzwerke | 2 zusammen |
| Vorbereitungsmarker | 1 je Seite |
| Terrormarker | 2 aller Farben zusammen |
| Sabotage auf einer Grenze | 1 |
| Fähigkeiten | beliebig viele, aber nur 2 je Partei zählen im Angriff |

## not

- Was eine Grenze überschreiten würde, kommt nicht hin. Der Rest der Handlung geschieht trotzdem.

!stacking In Vaasa ist der Senat schon vorbereitet. Pohjanmaa hat Platz.

# §1.4.4

Drei Arten von Markern leben neben Zellen: Vorbereitung, Fähigkeiten und die Persönlichkeit der Gemäßigten.

## do

- Jeder braucht eine Zelle seiner Partei im Gebiet. Keine bestimmte Zelle trägt ihn.
- Mit der letzten solchen Zelle geht der Marker: Vorbereitung zu den verfügbaren, eine Fähigkeit aus dem Spiel, die Persönlichkeit zu den verfügbaren.
- Entfernt ein Feind die Persönlichkeit durch Terror oder ein Ereignis, geben die Gemäßigten diesem Feind 3 Mittel.
- Wer auf der Persönlichkeit zu sehen ist, ändert nichts.

# §1.5

Mittel sind politischer Wille. Jede Partei hat 0 bis {most-resources} und beginnt mit {start-resources}.

## do

- Bezahle damit Befehle, Stärke, Agitation und Auswärtige Beziehungen.
- Was über {most-resources} hinausgeht, ist verloren. Unter 0 fallen sie nie.

# §1.6

Jedes Gebiet steht auf einer von fünf Stufen: aktive Unterstützung, passive Unterstützung, neutral, passive Opposition, aktive Opposition. Es geht immer um den Senat: für ihn oder gegen ihn.

## do

- Verschiebe auf dieser Linie Stufe um Stufe.
- **Opposition zählt nach Bevölkerung**: passiv einfach, aktiv doppelt. Das ist für das Ziel der Roten.
- **Unterstützung zählt nach Stufen**: passiv 1, aktiv 2, bei jeder Bevölkerung. Das ist für die Einkünfte des Senats.
- Opposition in einem Gebiet mit Bevölkerung 0 zählt nichts für das Ziel, hilft und hindert aber beim Sammeln.

## not

- Über aktive Unterstützung oder aktive Opposition hinaus verschiebt sich nichts.

!levels Vaasa steht auf passiver Unterstützung. Eine Verschiebung führt ans Ende.

# §1.7

Kontrolle entscheidet über Städte, Einkünfte und Agitation.

## do

- Die Roten kontrollieren ein Gebiet, wenn ihre Zellen und Verwaltungen dort mehr sind als alle Figuren beider anderen Parteien zusammen.
- Der Senat kontrolliert ein Gebiet, wenn seine Zellen mehr sind als Zellen und Scheiben beider anderen zusammen.
- Zellen und Netzwerke der Gemäßigten zählen gegen beide. Gleichstand ist keine Kontrolle.

## not

- Truppen, die Persönlichkeit und andere Marker zählen nie.
- Die Gemäßigten und die Mächte kontrollieren nie etwas.

Beispiel: 3 Zellen des Senats gegen 1 Zelle der Roten, 1 Verwaltung und 1 Netzwerk: 3 zu 3, also keine Kontrolle.

# §1.8

Ein Marker zählt die Zellen von Roten und Senat auf der Karte. Das Spiel beginnt mit 13. Bei {revolt-cells} kommt der Rote Aufstand: [§2.4].

# §1.9

Abhängigkeit sagt, wie sehr Finnland an einer Macht hängt. Deutschland hat eine Leiste und Russland auch. Jede beginnt bei {start-vassalage} und geht von 0 bis {most-vassalage} †.

## do

- In Phase II sagt sie, wie viele Truppen eine Macht hat: [§6.5.3].
- Zusammen mit der Polarisierung kann sie deinen Sieg verhindern: die russische den der Roten, die deutsche den des Senats.
- Ereignisse, [§4.2.2] und [§6.4.1] ändern sie.

## not

- Kein Marker geht über das Ende seiner Leiste hinaus.

!weapons Die russische Abhängigkeit ist ganz oben. Das Ereignis muss etwas anderes ändern.

# §1.10

Polarisierung ist, wie gespalten das Land ist, von 0 bis {most-polarization}. Sie beginnt bei {start-polarization}.

## do

- Jeder Terrormarker erhöht sie um 1, und ebenso jedes Gebiet eines Angriffs mit Gefangenen.
- Befrieden, Verhandeln, Agitation, Nachrichten und manche Ereignisse senken sie.
- Sie sagt, in wie vielen Gebieten Rote und Senat sammeln dürfen, und was Politik kostet.
- Ab 6 entfernt Terror zwei Figuren, Politik ist unmöglich, und die Gemäßigten sammeln billiger.

## not

- Sie geht nie unter 0 oder über {most-polarization}. Was darüber hinausginge, ist verloren.
- Bei 0 kannst du nicht zahlen, um sie zu senken.

!calm Die Polarisierung ist 0. Der Senat kann nur Vaasa verschieben.

# §1.11

Der Landtag ist das Parlament. Politische Klötzchen darin sind Arbeit an einer Frage.

## do

- Die Gemäßigten legen politische Klötzchen jeder Farbe: durch [§3.3.4], bei der Agitation oder mit Nachrichten. Ereignisse tun es auch.
- Sie kommen von den {cubes} jeder Farbe, die verfügbar sind, und gehen dorthin zurück.
- [§3.2.3] entfernt ein politisches Klötzchen.

## not

- Du kannst kein politisches Klötzchen einer Farbe nehmen, die nicht da ist.
- Politik legt bei Polarisierung 6 oder mehr nichts.

!cube Ein Ereignis nimmt ein politisches Klötzchen. Im Landtag liegen nur rote.

# §1.11.1

Es gibt drei Fragen. Sie unterscheiden sich nur im Namen. Die Politikphase löst eine nach der anderen: [§6.2].

## do

- Alle politischen Klötzchen arbeiten an einer offenen Frage. Dann gehen alle zurück, und die nächste Frage beginnt ohne.
- Eine gelöste Frage ist rot oder weiß. Sie zählt für die Gemäßigten und macht Agitation teurer: [§6.2.1].
- Einige Ereignisse öffnen eine gelöste Frage wieder.

## not

- Eine Frage, die nicht gelöst ist, lässt sich nicht wieder öffnen.

!reopen Zwei Fragen sind gelöst. Die Roten öffnen eine davon wieder.

# §1.12

Der Tisch zählt, was für den Sieg wichtig ist, und bewegt die Marker für dich.

| Marker | Was er zählt |
| Stadtbevölkerung | Bevölkerung der Städte unter Kontrolle des Senats |
| Opposition und Verwaltungen | Opposition nach Bevölkerung, und Verwaltungen auf der Karte |
| Fragen und Netzwerke + 1 | gelöste Fragen, Netzwerke auf der Karte, und 1 |
| Abhängigkeit | deutsche und russische |
| Zellen auf der Karte | Zellen von Roten und Senat |
`;
