/** Sonderaktionen und Ereignisse. */
export const specials = `
# §4

Eine Sonderaktion gehört zu einem Befehl. Sie ist die zweite Hälfte des Feldes „Befehl + Sonderaktion“.

| {reds} | {senate} | {moderates} |
| [§4.2.1] | [§4.2.1] | [§4.3.1|Persönlichkeit] |
| [§4.2.2] | [§4.2.2] | [§4.3.2] |
| [§4.2.3] | [§4.2.3] | [§4.3.3] |
| – | [§4.2.4], Phase II | – |
| – | [§4.2.5], Phase II | – |

# §4.1

Du darfst eine Sonderaktion mit deinem Befehl nutzen: davor, mittendrin oder danach.

## do

- Du wählst ihre Gebiete, Parteien und Figuren. Sie kostet keine Mittel, wenn ihre Seite nichts anderes sagt.
- Mittel, die sie bringt, dürfen den Befehl bezahlen.

## not

- Eine Sonderaktion je Zug, und keine mit einem begrenzten Befehl.
- Nie ohne einen Befehl. Bevor du einen gewählt hast, behalte ein Mittel, um ihn zu bezahlen.

!last-resource Der Senat hat ein Mittel und noch keinen Befehl. Setzt er es ein, bleibt für den Befehl nichts.

# §4.1.1

Nicht jede Sonderaktion passt zu jedem Befehl.

| Sonderaktion | Passt zu |
| [§4.2.1], [§4.2.2], [§4.2.3] | jedem Befehl |
| [§4.2.4] | jedem Befehl, Phase II |
| [§4.2.5] | jedem Befehl außer Angriff und Marsch, Phase II |
| [§4.3.1|Persönlichkeit] | Sammeln und Politik |
| [§4.3.2] | jedem Befehl außer Sammeln |
| [§4.3.3] | jedem Befehl außer Sammeln und Verhandeln |

Die Gebiete der beiden müssen nicht dieselben sein.

## not

- Welche auch zuerst kommt, das Paar muss passen.

!accompany Die Gemäßigten sammeln. Veröffentlichen passt nicht dazu; die Persönlichkeit passt.

# §4.2

Rote und Senat teilen drei Sonderaktionen. Zwei weitere gehören in Phase II dem Senat allein: Koordinieren und Hartes Durchgreifen.

# §4.2.1

Politisches Ereignis bringt Mittel.

## do

- Wähle bis zu vier Gebiete, die du kontrollierst und in denen du eine aktive Zelle hast. Du bekommst für jedes 1 Mittel.

## not

- Kein Gebiet ohne deine Kontrolle oder mit nur inaktiven Zellen.

!collect In Turku sind die Seiten gleichauf, also kontrolliert es niemand.

# §4.2.2

Auswärtige Beziehungen bewegen die Abhängigkeit deiner eigenen Macht: die deutsche beim Senat, die russische bei den Roten.

## do

- Erhöhe sie um 1. Das ist kostenlos und sicher.
- Oder versuche, sie um 1 zu senken. Setze Mittel ein: Jedes hebt ein Ziel um 2. Dann würfle: Das Ziel oder weniger gelingt. Drei Mittel machen es sicher.
- Die Mittel sind so oder so weg.

## not

- Kein Wurf ohne eingesetztes Mittel.
- Nicht beides zugleich, und nie über die Enden der Leiste hinaus.

!relations Zwei Mittel ergeben ein Ziel von 4.

# §4.2.3

Vorbereiten stärkt die Verteidigung oder unterbricht eine Bahn.

## do

- Lege einen verfügbaren Vorbereitungsmarker deiner Farbe in ein Gebiet mit deiner Zelle.
- Oder lege, in Phase II, eine Sabotage auf eine Grenze eines Gebiets mit deiner Zelle.
- Oder entferne, in Phase II, eine Sabotage von einer solchen Grenze, wer sie auch gelegt hat.

## not

- Ein Vorbereitungsmarker je Seite und Gebiet, eine Sabotage je Grenze. Es gibt {prepared-markers} Vorbereitungsmarker für beide Seiten.
- Keine Sabotage in Phase I. Kein Zug fährt über sie. Eine Stadt hat nur eine Grenze: Eine Sabotage dort hält alle ihre Züge auf.

!prepare In Phase I können die Roten sich nur vorbereiten.

!sabotage Zwischen Tampere und Häme liegt Sabotage. Die Zellen kommen durch, der Zug nicht.

# §4.2.4

Koordinieren lässt den Senat entscheiden, was die Deutschen als Nächstes tun. Nur Senat, Phase II, mit jedem Befehl.

## do

- Der Marker kommt auf den deutschen Zylinder. Er bleibt bis zur nächsten Handlung der Deutschen.
- Handeln sie, wähle eines von vier: Alle aus dem Feld landen an einer Landestelle deiner Wahl. Oder sie greifen in einem Gebiet mit Deutschen und Roten oder Russen an. Oder beliebige Deutsche marschieren je ein Gebiet weit. Oder sie tun nichts.

## not

- Die Deutschen landen nicht, wenn keine in ihrem Feld sind. Sie greifen nicht an, wo sie keinen Feind haben.

!coordinate Im Feld sind keine Deutschen mehr. Zwei in Uusimaa dürfen marschieren.

# §4.2.5

Hartes Durchgreifen bekämpft Opposition mit Angst. Nur Senat, Phase II, nicht mit Angriff oder Marsch.

## do

- Wähle ein Gebiet mit Kontrolle und einer aktiven Zelle des Senats.
- Lege einen weißen Terrormarker, wenn dort weniger als zwei liegen. Die Polarisierung steigt dafür um 1.
- Verschiebe Opposition eine Stufe nach neutral.
- Liegen dort zwei Terrormarker, verschiebt sich die Opposition trotzdem, und die Polarisierung steigt nicht.

## not

- Es erhöht keine Unterstützung und tut nichts, wo weder Opposition noch Platz für Terror ist.

!crackdown In Turku hat niemand Kontrolle. In Häme greift der Senat durch.

# §4.3.1

Die Persönlichkeit ist die Stimme der Gemäßigten. Diese Sonderaktion passt zu Sammeln oder Politik.

## do

- Ist die Persönlichkeit verfügbar: Stelle sie in eine Stadt mit einer Zelle der Gemäßigten.
- Oder nutze in Phase II Nachrichten: Im Gebiet der Persönlichkeit hält eine Zelle der Gemäßigten im Untergrund Nachrichten. Lege sie ab und lege ein verfügbares politisches Klötzchen beliebiger Farbe. Dann würfle: Nimm so viele Mittel, oder senke die Polarisierung um die Hälfte, aufgerundet. Wähle vor dem Wurf.

## not

- Solange sie auf der Karte ist, kannst du sie nicht noch einmal hinstellen. Botschaft bewegt sie.
- Nachrichten brauchen Phase II, die Persönlichkeit im selben Gebiet und eine Zelle im Untergrund dort.
- Ist ein politisches Klötzchen verfügbar, musst du eines legen. Das geht bei jeder Polarisierung.

!personality Die Persönlichkeit ist auf der Karte. Nachrichten am selben Ort senken die Polarisierung: die Hälfte von 3, aufgerundet, ist 2.

# §4.3.2

Dialog beruhigt ein Gebiet oder gewinnt einen Feind. Er passt zu jedem Befehl außer Sammeln.

## do

1. Wähle ein Gebiet mit einer Zelle der Gemäßigten im Untergrund. Sie wird aktiv.
2. Verschiebe Unterstützung oder Opposition eine Stufe nach neutral. Oder ersetze eine inaktive feindliche Zelle dort durch eine Zelle der Gemäßigten.

Ist keine Zelle der Gemäßigten verfügbar, wird der Feind trotzdem entfernt.

## not

- Keine Verschiebung in einem neutralen Gebiet. Einen aktiven Feind gewinnst du nicht.
- Keine letzte Zelle, die eine Fähigkeit oder einen Vorbereitungsmarker hütet oder Nachrichten hält.

!dialogue Helsinki ist schon neutral. Also gewinnen die Gemäßigten eine Zelle.

# §4.3.3

Veröffentlichen bringt Mittel. Es passt zu Botschaft und Politik.

## do

- Wähle bis zu {publish-spaces} Gebiete mit Figuren der Gemäßigten und Bevölkerung.
- Jede Stadt bringt 1 Mittel.
- Ist die Persönlichkeit da, drehe in jedem eine Zelle aus dem Untergrund auf aktiv. Ist ein Netzwerk da, noch eine. Jede bringt 2 Mittel.

## not

- Nicht in einem Gebiet mit Bevölkerung 0 oder ohne Figuren der Gemäßigten.
- Aktive Zellen bringen nichts.

!publish Helsinki hat Persönlichkeit und Netzwerk: 1 und 4 Mittel. Tampere bringt 1.

# §5.0

Ein Ereignis ist eines der drei Dinge, die eine Partei bei einer Karte tun kann. Alle Karten stehen unter [cards-1917] und [cards-1918].

# §5.1

Du führst Wort für Wort aus, was die Karte sagt. Widerspricht sie einer Regel, gilt die Karte.

## do

- Was möglich ist, musst du ausführen. Was nicht geht, entfällt. „Bis zu“ und „darf“ lassen dir die Wahl.
- Die ausführende Partei wählt alles, außer für eine genannte Partei. Diese entscheidet ihre Handlung selbst.
- Setze nur ein, was verfügbar ist. Eigene Zellen darfst du dazu von der Karte nehmen.
- „Du“ ist die Partei, die das Ereignis ausführt.

## not

- Stapeln gilt, und Mittel enden bei {most-resources}.
- Du kannst nicht aufhören, bevor du alles getan hast, was sein muss.

!must Die Karte sagt zwei Zellen. Nach einer sind die Gemäßigten nicht fertig.

# §5.2

Viele Karten haben zwei Texte. Der helle hilft oft dem Senat, der dunkle den anderen. Wähle einen davon, wer du auch bist. Karten mit einem Text lassen keine Wahl.

# §5.3

Vier Karten von 1917 und einige andere Ereignisse geben Fähigkeiten: Kanonen, Züge, Jäger und den Kommandeur. Sie sind nur für Rote und Senat.

## do

- In Phase I wartet der Marker im Feld der Fähigkeiten bis zum Roten Aufstand.
- In Phase II stelle ihn gleich zu einer eigenen Zelle: Züge an einen Halt.
- Jäger des Senats gehen nach Vaasa oder in das nächste Gebiet mit Zellen des Senats.
- Die Gemäßigten dürfen ein solches Ereignis ausführen und den Marker Roten oder Senat geben.
- Eine Fähigkeit geht mit der letzten eigenen Zelle ihres Gebiets aus dem Spiel.

# §5.4

Manche Ereignisse geben jemandem einen kostenlosen Befehl oder eine Sonderaktion.

## do

- Kommen mehrere Parteien in Frage, wählt die ausführende eine.
- Wer es bekommt, entscheidet die Einzelheiten. Niemand bezahlt etwas, und kein Zylinder bewegt sich: [§3.1.2].
- Eine kostenlose Sonderaktion braucht keinen Befehl daneben.
- Terror durch ein Ereignis braucht keine aktive Zelle. Er entfernt eine feindliche Zelle, bei jeder Polarisierung, keine Scheibe und kein politisches Klötzchen. Marker und Polarisierung kommen wie sonst.
- Eine Wahl unter mehreren Befehlen darfst du ablehnen. Ebenso, was die Karte mit „darf“ sagt.
- Nennt die Karte Gebiete, führst du den Befehl dort aus. Er ist also keine Politik, nimmt kein Klötzchen aus dem Landtag und würfelt nicht für Zellen anderswo.

## not

- Es geschieht nur dort, wo die Karte sagt, und nur so oft.

!hanko Die Roten geben sich den Befehl selbst. Er muss in Uusimaa sein und darf kein Angriff sein.
`;
