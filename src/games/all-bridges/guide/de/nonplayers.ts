/** Nichtspieler: wie der Tisch eine Partei ohne Spieler führt. */
export const nonplayers = `
# §8.0

Der Tisch kann eine oder zwei Parteien führen. Sie folgen eigenen Karten, nach denselben Regeln wie du. Wer allein spielt, liest zuerst [§8.7].

## do

- Wähle die Nichtspieler, wenn du den Tisch anlegst. Wähle auch, wann er wartet: vor jedem Zug, vor jedem Schritt, oder nie.
- Wartet er, lass ihn weitermachen, oder übergehe es und tue von Hand, was du für richtig hältst.
- Nichtspieler helfen einander manchmal, und manchmal schaden sie sich selbst. So sind ihre Decks gemacht.

# §8.1

Aufbau und Regeln sind dieselben. Ein Nichtspieler geht seine Möglichkeiten in der Reihenfolge von [§8.1.4] durch, tut die erste mögliche und hält sie fest.

Das Protokoll nennt jeden Wurf, den Satz jeder Priorität und jede Wahl. Es sagt auch, warum ein Ereignis abgelehnt wurde. Auf den Karten #52, #58 und #59 sucht ein Zug in benachbarten Gebieten. Diese berühren seines, mit oder ohne Gleise. Lässt du den ganzen Zug einer Partei aus, hat sie gepasst.

# §8.1.1

Jeder Nichtspieler hat ein kleines Deck: sechs Karten für die Roten, sechs für den Senat, fünf für die Gemäßigten. Nach jedem Zug gehen alle gezogenen zurück, und das Deck wird gemischt.

# §8.1.2

Nichtspieler bezahlen und verdienen keine Mittel.

- Die der Gemäßigten werden nur für ihren Sieg gezählt. Sie beginnen bei 0. Passen gibt ihnen 1; Propagandarunden, Ereignisse und verlorene Persönlichkeiten ändern sie wie sonst.
- Nichtspieler geben nie Mittel, und niemand gibt ihnen welche.

# §8.1.3

Alle Regeln binden Nichtspieler, außer diesen:

- Sie bezahlen nichts.
- Ihr Sammeln ist immer ausgeglichen: Nichts hindert es.
- Terror ist immer bezahlt, bevor sie agitieren.
- Die Angriffsstärke beginnt beim Senat mit 7, bei den Roten mit 5. Alles andere zählt wie sonst dazu und davon ab.
- Aktivismus nutzt den Wurf der Bedingung auf der Karte. Sie würfeln nicht zweimal.

# §8.1.4

Die erste mögliche Wahl:

1. **Vorgemerkt**: Der Marker liegt für sie auf der aktuellen Karte. Sie führen das Ereignis aus.
2. **Passen für die nächste**: Die nächste Karte hat für sie ein Symbol zum Passen. Sie passen und merken sie vor.
3. **Fähigkeiten** (Rote und Senat): Die aktuelle oder nächste Karte ist eine von #14 bis #17. Siehe unten.
4. **Ereignis**: Die aktuelle Karte hat ihr Symbol, ihre Bedingung gilt, und sie ändert etwas.
5. **Karten**: Sie ziehen eine Nichtspieler-Karte. Die letzte spielbereite Partei führt einen Befehl mit Sonderaktion aus. Andere führen einen begrenzten Befehl aus.
6. **Übriges Ereignis**: Ist nur das Ereignis offen, führen sie es aus.
7. **Passen**.

Für Fähigkeiten:

- Der Senat nimmt immer einen Zug oder passt für ihn.
- Sonst entscheidet ein Wurf. Höchstens zweimal ihre Fähigkeiten heißt nein. Bei den Roten kommen 2 dazu.
- Wenn ja, nehmen sie die aktuelle. Oder sie passen für die nächste, wenn bei dieser Karte niemand gepasst hat.

Nach einem begrenzten Befehl geben Rote oder Senat Nachrichten sofort für einen weiteren aus, aus frischem Deck.

## Symbole auf Ereignissen

{table symbols | # | Karte | Rote † | Senat † | Gemäßigte † |}

| # | Nur wenn |
| 4, 8, 12, 43 | Rote oder Senat: eigene Zellen stehen bei feindlichen Zellen |
| 5, 6, 9, 37 | ein Gebiet mit Bevölkerung sich in ihrem Sinn verschieben lässt |
| 7, 13 | Gemäßigte: ein politisches Klötzchen ist verfügbar |
| 10 | Gemäßigte: zwei Zellen sind verfügbar |
| 11 | ein Wurf ist nicht 6: 1–2 erhöht die russische Abhängigkeit, 3–4 senkt die deutsche, 5 erhöht die deutsche, wenn der Senat einen Spieler hat |
| 13 | Rote oder Senat: eine eigene Zelle würde eine Stadt kontrollieren |
| 18 | Senat: in Phase I. Gemäßigte: im Landtag liegen politische Klötzchen |
| 20 | es entfernt einen Vorbereitungsmarker oder eine letzte Zelle, oder bringt Kontrolle einer Stadt |
| 25 | ein Russe steht bei Zellen des Senats, und eine Zelle ist verfügbar |
| 27 | Senat: drei seiner Zellen stehen bei Roten oder Russen, oder vier mit einem Zug daneben |
| 28 | die Gemäßigten haben 10 bis 14 Mittel |
| 29, 32 | Gemäßigte: die Polarisierung ist 6 oder mehr |
| 34 | Rote oder Senat: die Gemäßigten haben einen Spieler |
| 35 | Rote: ein Gebiet mit Bevölkerung lässt sich verschieben |
| 36 | Gemäßigte: es gibt Gefangene, die Mittel sind unter 15, und die Polarisierung ist 6 oder 7 |
| 38 | Senat: er kontrolliert ein Gebiet mit Opposition und aktiver Zelle, und die Roten haben einen Spieler. Gemäßigte: 15 Mittel, oder Polarisierung 5 oder mehr |
| 39 | Rote oder Senat: die Gemäßigten haben einen Spieler, und eine Frage ist gelöst. Gemäßigte: ein Netzwerk ist verfügbar |
| 40 | es entfernt zwei Zellen; oder es leert das Gebiet, so dass der Senat auch eine Verwaltung oder die Roten eine Fähigkeit nehmen |
| 41 | Rote: sie haben Zellen in Uusimaa |
| 42 | Senat: drei weitere Zellen würden eine Stadt kontrollieren, in der er steht |
| 44 | Senat: die deutsche Abhängigkeit ist 4 oder mehr, oder sie ist 3 und ein Wurf zeigt 5 oder 6 |
| 45 | Senat: es ist die letzte Kampagne, oder die deutsche Abhängigkeit ist 4 oder mehr. Gemäßigte: eine Frage ist gelöst |

{table pass-symbols | Partei † | Passt für diese Karten}

# §8.1.5

Ein Nichtspieler nimmt nie ein Ereignis, das nichts ändern würde. Beispiel: #18 lässt die Gemäßigten eine Politikphase abhalten. Ohne politische Klötzchen im Landtag lassen sie es.

# §8.1.6

Manchmal gibt das Ereignis einer anderen Partei einem Nichtspieler etwas kostenlos.

- Hat die Karte Anweisungen dafür, gelten sie.
- Einen genannten Befehl oder eine genannte Sonderaktion führt er aus, wie seine Nichtspieler-Karte sagt.
- Sonst wird eine Karte gezogen, und ihr erster möglicher Befehl oder ihre erste mögliche Sonderaktion ist kostenlos.
- Was noch offen ist, entscheidet der Zufall.

# §8.1.7

Diese Wünsche füllen, was Karten offen lassen.

- **Stapeln**: nie eine zweite Verwaltung, ein zweites Netzwerk oder ein zweiter eigener Vorbereitungsmarker in einem Gebiet.
- **Entfernen**: aktive Zellen von Roten und Senat zuerst, bei den Gemäßigten die im Untergrund zuerst.
- **Eigene Zellen ersetzen**: Rote und Senat geben inaktive, die Gemäßigten aktive.
- **Stimmung**: Der Senat erhöht Unterstützung, dann senkt er Opposition. Rote erhöhen Opposition, dann senken sie Unterstützung. Gemäßigte wollen neutral. Städte kommen vor Provinzen.
- **Kontrolle**: zuerst eigene, dann die des Feindes nehmen. Gemäßigte wollen niemandes Kontrolle.
- **Mittel** geben sie nie weg.
- **Angriffe** sind immer Kampf, nie Rückzug.

# §8.1.8

In einer Propagandarunde entscheiden Nichtspieler so †.

- Gefangene: Bei Polarisierung 6 oder mehr lassen sie alle frei, sonst keine.
- In der letzten Runde, nahe am Ziel und zu angespannt, senken sie zuerst die Polarisierung. Nahe ist Stadtbevölkerung 4 beim Senat, 12 bei den Roten, 15 Mittel bei den Gemäßigten.
- Senat: Er verschiebt bis zur aktiven Unterstützung, wo er darf.
- Rote: eine Verwaltung, wo sie zwei Zellen allein haben oder drei neben Zellen des Senats, mit Bevölkerung. Sonst erhöhen sie Opposition so weit sie dürfen, nur mit Bevölkerung.
- Gemäßigte: ein Netzwerk, wo sie drei Zellen haben. Sonst, sind Opposition und Verwaltungen 10 oder mehr, senken sie Opposition. Sonst ein zufälliges politisches Klötzchen.
- Städte zuerst, dann höhere Bevölkerung.
- Eine neue Persönlichkeit geht dorthin, wo die meisten Gemäßigten sind.

# §8.1.9

Nichtspieler stellen Fähigkeiten so †: Jäger und Züge zusammen; sonst zur größten Gruppe, Städte zuerst. Jäger des Senats bleiben an Vaasa gebunden: [§5.3].

# §8.2

Siebzehn Karten sagen, was Nichtspieler tun: #48 bis #53 die Roten, #54 bis #59 der Senat, #60 bis #64 die Gemäßigten. Ihre Tabellen folgen.

# §8.2.1

Jede Karte hat eine Bedingung. Gilt sie nicht, kommt die Karte beiseite, und eine andere wird gezogen. Gilt keine, passt der Nichtspieler. Eine Zeile einer Karte genügt; sie muss ganz gelten.

{table conditions | Karte | Braucht}

# §8.2.2

Eine Karte hat einen Befehl und eine oder mehrere Sonderaktionen. In den Tabellen gehören Zeilen mit dem Namen einer Sonderaktion zu dieser.

# §8.2.3

- Gehe von oben nach unten. Ein Befehl, der gar nicht beginnen kann: Zieh eine andere Karte.
- Eine Sonderaktion, die nicht geht, entfällt. Von mehreren wird die erste mögliche ausgeführt.
- Bei einem begrenzten Befehl zählt nur das erste Gebiet, und es gibt keine Sonderaktion.
- Nichtspieler nehmen keine eigenen Figuren von der Karte zurück. Nur Rote dürfen eine Verwaltung versetzen: [§8.3.1].

# §8.2.4

Der Zylinder geht dorthin, wo die Handlung hingehört. Ein voller Befehl mit nur einem Gebiet und ohne Sonderaktion wird als begrenzter Befehl festgehalten, wenn dessen Feld frei ist. Rote oder Senat geben dann ihre Nachrichten aus, wie nach jedem begrenzten Befehl.

# §8.2.5

Lies die Tabellen so.

- **Nummern** kommen nacheinander. Jede geschieht so oft wie möglich, oder höchstens so oft, wie die letzte Spalte sagt.
- **Braucht**: Alles davon muss gelten. „≤ 2“ heißt: ein Wurf von 2 oder weniger.
- **Bevorzugt**: Jedes Wort engt die Wahl nacheinander ein, wenn es kann. Was bleibt, wird ausgelost: [§8.6].

# §8.3

Die Roten ohne Spieler haben sechs Karten.

# §8.3.1

Bis zu drei Gebiete. Eine Verwaltung kommt zuerst von den verfügbaren. Sonst zieht eine aus einem Gebiet mit aktiver Opposition um, wenn die Roten dadurch keine Kontrolle verlieren.

{table np-48 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.3.2

Für Phase I. Der Wurf der Bedingung bleibt für das Aktivieren. Was die Tabelle nicht nennt, wird nicht umgedreht. Auswärtige Beziehungen nur, wenn die russische Abhängigkeit genau 2 ist.

{table np-49 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.3.3

Für Phase II. In der letzten Kampagne, nahe am Ziel, schickt sie aktive Zellen heim, bis die Spannung klein genug ist.

{table np-50 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.3.4

Bis zu zwei Gebiete, der Landtag mitgezählt. Auswärtige Beziehungen wie bei [§8.3.2].

{table np-51 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.3.5

Gruppen mit einer Fähigkeit kommen zuerst, dann Gruppen von drei oder mehr Zellen. Mit dem Zug fahren je drei und lassen eine Zelle zurück, wenn möglich eine aktive. Keine Kontrolle der Roten mit Bevölkerung geht verloren. Russen machen immer mit.

{table np-52 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.3.6

Nur aus Provinzen. Eine Zelle bleibt zurück, wenn möglich eine aktive, und keine Kontrolle mit Bevölkerung geht verloren.

- Zuerst gehen alle Zellen bis auf eine, wo zwei Deutsche ohne Verwaltung stehen.
- Dann die aus Gebieten mit Unterstützung, ohne aktive Rote und ohne Verwaltung.

{table np-53 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.4

Der Senat ohne Spieler hat sechs Karten.

# §8.4.1

Für Phase I, bis zu drei Gebiete. Auswärtige Beziehungen senken die deutsche Abhängigkeit um 1, und das gelingt immer.

{table np-54 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.4.2

Für Phase II, bis zu drei Gebiete.

{table np-55 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.4.3

In Phase I bleibt der Wurf der Bedingung für das Aktivieren; Phase II kennt keinen. In der letzten Kampagne, nahe am Ziel, gehen aktive Zellen heim, aber keine Stadt geht verloren.

{table np-56 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.4.4

Bis zu zwei Gebiete, der Landtag mitgezählt.

{table np-57 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.4.5

Die Sonderaktion kommt zuerst. Ohne sie ist es nur ein begrenzter Befehl, wenn dessen Feld frei ist. Gruppen mit einer Fähigkeit greifen zuerst an, dann die größte. Mit dem Zug fahren drei bis fünf Zellen, und eine bleibt zurück, wenn möglich eine aktive. Keine Stadtbevölkerung geht verloren.

{table np-58 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.4.6

Die Sonderaktion kommt zuerst, wie bei [§8.4.5]. Gruppen von drei bis fünf Zellen marschieren. Eine Zelle bleibt, wenn möglich eine aktive. Der Senat verliert keine Stadt, und kein anderer gewinnt eine. Zwei Gruppen dürfen sich treffen, aber niemand marschiert zweimal.

{table np-59 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.5

Die Gemäßigten ohne Spieler haben fünf Karten.

# §8.5.1

Bis zu zwei Gebiete, und eines mehr für jede Stufe Polarisierung ab 6. Bei (2.3) ändert ein Wurf von 1–2 die Reihenfolge der zwei Vorlieben.

{table np-60 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.5.2

Sie machen weiter, bis die Polarisierung 5 ist, mit höchstens zwei Zellen. Mit 15 Mitteln verhandeln sie überall.

{table np-61 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.5.3

Für Phase I, bis zu drei Zellen. Drei Zellen bleiben bei der Persönlichkeit, zwei bei einem Netzwerk, und drei, wo eines gebaut werden kann. Eine einsame Zelle geht zuerst, eine aktive vor anderen.

{table np-62 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.5.4

Für Phase II, wie bei [§8.5.3]. Welche Nachrichten gehen, entscheidet der Zufall. Veröffentlichen kommt nur, wenn es 4 Mittel oder mehr bringt.

{table np-63 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.5.5

Ein politisches Klötzchen. Sind beide Farben verfügbar, wählt ein Wurf: 1–2 rot, 3–4 weiß, 5–6 die Farbe eines Nichtspielers. Veröffentlichen kommt nur, wenn es 4 Mittel oder mehr bringt.

{table np-64 | Nr. | Tut | Braucht | Bevorzugt | Mal}

# §8.6

Sind mehrere Gebiete gleich gut, wählt der Zufall eines. Hier hat jedes die gleiche Chance; das gedruckte Blatt dafür wird nicht benutzt †.

# §8.7

Ein Spieler spielt eine Partei; die zwei anderen sind Nichtspieler.

- Halte durch: In keiner Propagandarunde darf ein Nichtspieler die Siegprüfung bestehen.
- Deine eigene Prüfung beendet das Spiel nicht. Nach der letzten Runde brauchst du den größten Vorsprung, über 0.

Mit zwei Spielern und einem Nichtspieler gelten die üblichen Regeln von [§7].

# §8.7.1

Besteht ein Nichtspieler eine Prüfung, gewinnt er. Bestehen beide, entscheidet der größere Vorsprung; bei Gleichstand die Reihenfolge von [§7.1].
`;
