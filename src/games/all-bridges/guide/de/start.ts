/** Das Spiel in zehn Minuten und die Spielhilfe. */
export const start = `
# ten-minutes Das Spiel in zehn Minuten

Finnland, 1917 und 1918. Das Zarenreich zerfällt, und das Land teilt sich. Rote und Senat treiben in den Bürgerkrieg. Die Gemäßigten zwischen ihnen wollen das Parlament retten.

## Das Ziel

Jede Partei hat ihr eigenes Ziel. Eine Propagandarunde prüft es. Davon gibt es {last-round}.

| Partei | Du gewinnst mit | Und außerdem |
| {reds} | Opposition und Verwaltungen von zusammen {reds-need} oder mehr | Russische Abhängigkeit und Polarisierung zusammen höchstens {tension} |
| {senate} | {senate-need} oder mehr Bevölkerung in Städten unter deiner Kontrolle | Deutsche Abhängigkeit und Polarisierung zusammen höchstens {tension} |
| {moderates} | {moderates-need} oder mehr Mittel | Gelöste Fragen + Netzwerke + 1 mindestens so hoch wie die Polarisierung |

Nach der letzten Runde gewinnt der größte Vorsprung. Liegt niemand über seinem Ziel, nimmt sich Russland oder Deutschland das Land: [§7.3].

## Was du hast

- **Zellen** sind deine Leute. Eine Zelle liegt inaktiv oder steht aktiv. Rote und Senat handeln mit aktiven Zellen. Die Gemäßigten verstecken ihre: im Untergrund.
- **Mittel** bezahlen, was du tust. Du beginnst mit {start-resources}.
- **Unterstützung und Opposition** sagen, was die Leute eines Gebiets vom Senat halten.
- **Polarisierung** ist der Hass im Land, von 0 bis {most-polarization}. Terror und Gefangene erhöhen sie. Sie steht allen beim Sieg im Weg.

## Eine Karte

Eine Ereigniskarte liegt offen, und du siehst auch die nächste. Die Parteien handeln in der Reihenfolge ihrer Zylinder. Wer zuerst handelt, legt eine Reihe von drei Feldern fest. Die anderen nehmen, was in dieser Reihe übrig ist, oder passen.

- Ein **begrenzter Befehl**: ein Befehl in einem Gebiet.
- Ein **Befehl** und dazu eine **Sonderaktion**. Bei der nächsten Karte setzt du aus.
- Das **Ereignis** der Karte.
- **Passen**: Du bekommst 1 Mittel und bist bei der nächsten Karte vorn.

!rows Die Roten haben das Ereignis der unteren Reihe genommen. Der Senat hätte gern das Ereignis einer anderen Reihe.

## Zwei Phasen

Phase I ist Politik: Rote und Senat sammeln Zellen, wo sie zu Hause sind. Mit {revolt-cells} Zellen beider Seiten auf der Karte kommt der Rote Aufstand, sonst nach der zweiten Propagandarunde. Dann ist Phase II, der Krieg: Sie marschieren und greifen an, und Russen und Deutsche machen mit.

## Die Befehle

| {reds} und {senate} | Was er tut | {moderates} | Was er tut |
| [§3.2.1] | Setzt Zellen ein | [§3.3.1] | Setzt Zellen oder ein Netzwerk ein |
| [§3.2.2] | Aktiviert deine Zellen, dreht feindliche um | [§3.3.2] | Bewegt Zellen und versteckt sie |
| [§3.2.3] | Entfernt Feinde, erhöht die Polarisierung | [§3.3.3] | Beruhigt Feinde, senkt die Polarisierung |
| [§3.2.4|Angriff], Phase II | Entfernt oder vertreibt Zellen und Truppen | [§3.3.4] | Legt ein politisches Klötzchen, um eine Frage zu lösen |
| [§3.2.5|Marsch], Phase II | Bewegt Zellen | | |

## Erste Pläne für die Roten

- Du beginnst mit Opposition in drei Gebieten. Sammle dort: Jede Stufe bringt eine Zelle mehr.
- Baue früh eine Verwaltung in einem Gebiet mit Bevölkerung. Nur dort darfst du bis zur aktiven Opposition agitieren.
- Aktive Opposition zählt die Bevölkerung doppelt. Helsinki in aktiver Opposition zählt allein 4.
- Die russische Abhängigkeit fällt in jeder Runde um 1. Hilf nach, und achte auf die Polarisierung.

## Erste Pläne für den Senat

- Du brauchst Städte: Vaasa gehört dir. Helsinki zählt 2, die anderen Städte je 1.
- Erhöhe die Unterstützung mit Agitation: Jede Stufe zahlt in jeder Runde ein Mittel, auch ohne Bevölkerung.
- Nach der ersten Propagandarunde darfst du {conscripts} weitere Zellen einsetzen.
- Sammle Jäger und Züge für den Krieg. Senke die deutsche Abhängigkeit rechtzeitig: Mit der Polarisierung darf sie höchstens {tension} sein.

## Erste Pläne für die Gemäßigten

- Verteile deine {moderates-cells} Zellen: Wo du stehst, haben es andere mit der Kontrolle schwer.
- Stelle die Persönlichkeit zu zwei Zellen in eine Stadt, baue dort ein Netzwerk und veröffentliche.
- Lege politische Klötzchen, solange die Polarisierung höchstens 5 ist. Jede gelöste Frage zählt für dich und macht Agitation teurer.
- Verhandle, wo Feinde aktiv sind. Weniger Polarisierung hilft allen, dir am meisten.

# aid Spielhilfe

## Deine Wahl bei einer Karte

| Reihe | Wer zuerst handelt | Bleibt für die anderen |
| oben | Begrenzter Befehl | Befehl mit Sonderaktion, oder begrenzter Befehl |
| Mitte | Befehl mit Sonderaktion | Ereignis, oder begrenzter Befehl |
| unten | Ereignis | Befehl mit Sonderaktion, oder begrenzter Befehl |

Reihenfolge bei der nächsten Karte: wer gepasst hat, dann wer nicht spielbereit war, dann Felder c, dann Felder d.

## Befehle von Roten und Senat

| Befehl | Kosten | Was er tut |
| [§3.2.1] | 1 je Gebiet, 1 für jedes ausgeglichene Hindernis | 1 Zelle, +1 je Stufe für dich, –1 je Stufe gegen dich und je feindlichem Terror |
| [§3.2.2] | 1 je Gebiet, 1 für den Wurf | Befrieden oder umdrehen; dann würfeln und aktivieren, oder agitieren |
| [§3.2.3] | 1 je Gebiet oder für den Landtag | 1 Figur geht, ab Polarisierung 6 sind es 2; +1 Polarisierung je Marker |
| [§3.2.4|Angriff] | 1 je Gebiet, 1 je Punkt Stärke | Wurf höchstens so hoch wie die Stärke, nie 6 |
| [§3.2.5|Marsch] | 1 für je drei Zellen in ein Gebiet | In ein angrenzendes Gebiet |

## Befehle der Gemäßigten

| Befehl | Kosten | Was er tut |
| [§3.3.1] | 1 je Gebiet, 1 weniger je Stufe Polarisierung über 5 | 1 Zelle weniger Stufen, ein Netzwerk, oder verstecken |
| [§3.3.2] | 1 je Zelle | Bis zu drei Schritte, dann Untergrund |
| [§3.3.3] | 1 je Gebiet | Ein Feind inaktiv; je –1 Polarisierung |
| [§3.3.4] | 1 bis 3 nach Polarisierung | Ein politisches Klötzchen in den Landtag |

## Sonderaktionen

| Wer | Was | Mit welchen Befehlen |
| beide Seiten | [§4.2.1], [§4.2.2], [§4.2.3] | allen |
| {senate}, Phase II | [§4.2.4] | allen |
| {senate}, Phase II | [§4.2.5] | nicht Angriff, nicht Marsch |
| {moderates} | [§4.3.1|Persönlichkeit] | Sammeln oder Politik |
| {moderates} | [§4.3.2] | nicht Sammeln |
| {moderates} | [§4.3.3] | nicht Sammeln, nicht Verhandeln |

## Eine Propagandarunde

1. Sieg: Hat jemand sein Ziel erreicht?
2. Politik: Ein Wurf bis zur Zahl der politischen Klötzchen löst eine Frage.
3. Mittel: Stufen der Unterstützung; Bevölkerung unter Kontrolle der Roten; 1 für je zwei Stufen Polarisierung bis 5 und 1 für jede darüber.
4. Unterstützung: russische Abhängigkeit –1. Agitation: Senat, Rote, Gemäßigte. Nach der letzten Runde: das Ende.
5. Neuordnung: Gefangene, Roter Aufstand nach der zweiten Runde, Truppen, Marker weg, Wehrpflichtige nach der ersten Runde.

## Angriffsstärke

| Was | Angreifer | Verteidiger |
| Je drei Zellen † | +1 | nichts |
| Jede Truppe † | +1 | –1 |
| Vorbereitung † | nichts | –2 |
| Jäger † | +1 | –1 |
| Kanonen †, Zug | +2 neben einem Jäger, sonst +1 | –2 neben einem Jäger, sonst –1 |
| Kommandeur | +1 | –1 |
| Jedes gezahlte Mittel | +1 | nichts |
`;
