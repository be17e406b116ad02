/** Propagandarunden und Sieg. */
export const rounds = `
# §6.0

Eine Propagandarunde prüft den Sieg, bezahlt die Parteien und ändert das Land. Es gibt {last-round}. Ihre Phasen kommen immer in dieser Reihenfolge:

1. [§6.1]
2. [§6.2]
3. [§6.3]
4. [§6.4]
5. [§6.5]

# §6.1

Hat eine Partei ihre Bedingungen erfüllt? Dann endet das Spiel sofort, und der größte Vorsprung gewinnt. Die Bedingungen stehen bei [§7.2].

- Das kommt zuerst, bevor in dieser Runde jemand verdient oder agitiert.
- Eine Macht im Weg verhindert den Sieg.

# §6.2

Die politischen Klötzchen im Landtag können eine Frage lösen.

## do

1. Die Gemäßigten würfeln. Höchstens die Zahl aller politischen Klötzchen, rot und weiß zusammen: Die Frage ist gelöst.
2. Mehr rote: Sie wird rot. Mehr weiße: weiß. Gleich viele: Die Gemäßigten wählen.
3. Alle politischen Klötzchen gehen zu den verfügbaren zurück.
4. Dann sieh nach [§6.2.2].

- Ein höherer Wurf ändert nichts: Die politischen Klötzchen bleiben für die nächste Runde. Die Phase endet da.
- Ohne politische Klötzchen würfelt niemand. Mit sechs gelingt es immer.
- Sind alle drei Fragen gelöst, folgt nur [§6.2.2].

!politics-phase Drei politische Klötzchen, und eine 3: Die Frage ist rot, denn zwei davon waren es.

# §6.2.1

Gelöste Fragen machen Agitation für eine Seite teurer.

- Jeder weiße Marker kostet die **Roten** 1 Mittel mehr, jeder rote den **Senat**. Mehrere zählen zusammen.
- Das bezahlst du einmal je Handlung, bei der ersten Zahlung im ersten Gebiet. Es gilt in der Unterstützungsphase und beim Aktivismus.
- Die Gemäßigten bezahlen es nie.

# §6.2.2

Ohne die Persönlichkeit haben die Gemäßigten kein Gesicht.

- Sie ist auf der Karte: Nichts geschieht.
- Sie ist es nicht: Die Gemäßigten verlieren 3 Mittel, oder was sie haben. Dann müssen sie die Persönlichkeit in eine Stadt mit einer ihrer Zellen stellen, wenn es eine gibt.

Nach einem Wurf, der nichts gelöst hat, entfällt das. Ebenso ohne politische Klötzchen, solange eine Frage offen ist.

# §6.3

Alle verdienen, bis zu {most-resources} im Ganzen.

| Partei | Verdient |
| {senate} | 1 für jede Stufe Unterstützung: passiv 1, aktiv 2, bei jeder Bevölkerung |
| {reds} | die Bevölkerung aller Gebiete unter Kontrolle der Roten |
| {moderates} | 1 für je zwei Stufen Polarisierung bis 5, und 1 für jede Stufe über 5 |

| Polarisierung | 0–1 | 2–3 | 4–5 | 6 | 7 | 8 | 9 | 10 |
| Gemäßigte verdienen | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |

# §6.4

Drei Schritte: [§6.4.1], [§6.4.2], [§6.4.3].

# §6.4.1

Die russische Abhängigkeit fällt um 1. Bei 0 bleibt sie.

# §6.4.2

Agitation macht aus Mitteln Stimmung, Scheiben und Ruhe. Zuerst der Senat, dann die Roten, dann die Gemäßigten. Die Kontrolle gilt, wie sie gerade ist.

## do

| Partei | In jedem dieser Gebiete | Tut eines davon |
| {senate} | seine Kontrolle und seine aktive Zelle | beliebig viele Stufen verschieben; oder Polarisierung um 1 senken |
| {reds} | ihre Kontrolle, und eine aktive Zelle oder eine Verwaltung | verschieben; oder Polarisierung um 1 senken; oder, in einem Gebiet der Runde, zwei Zellen der Roten durch eine Verwaltung ersetzen |
| {moderates} | niemandes Kontrolle, eine Figur der Gemäßigten, Bevölkerung 1 oder mehr | nach neutral verschieben; oder Polarisierung um 1 senken; oder zwei Zellen durch ein Netzwerk ersetzen; oder ein politisches Klötzchen in den Landtag |

- Jede Stufe kostet 1 Mittel, und alles andere auch.
- Rote und Senat bezahlen erst 1 für jeden Terrormarker dort, jeder Farbe, bevor sie verschieben oder beruhigen. Für eine Verwaltung ist das nicht nötig.
- Die Gemäßigten beachten Terror nicht.
- Die erste Zahlung von Roten oder Senat kann mehr kosten: [§6.2.1].
- Wähle jedes Gebiet höchstens einmal. Du darfst auch nichts tun.

## not

- Rote ohne Verwaltung im Gebiet verschieben höchstens bis zur passiven Opposition.
- Die Gemäßigten verschieben nur nach neutral.
- In einem Gebiet entweder verschieben oder etwas anderes, nicht beides.
- Rote und Senat brauchen Kontrolle. Der Senat braucht auch eine aktive Zelle.
- Rote bauen eine Verwaltung je Runde.

!agitation Eine rote Frage kostet den Senat zuerst 1 mehr. In Häme ist Gleichstand, dort hat er keine Kontrolle. In Vaasa kommt der Terror zuerst.

# §6.4.3

War es die vierte Runde? Dann endet das Spiel: [§7.3]. Sonst geht es mit der Neuordnung weiter.

# §6.5

Die Neuordnung räumt den Tisch für die nächste Kampagne auf: [§6.5.1], [§6.5.2], [§6.5.3], [§6.5.4], [§6.5.5]. Die Reihenfolge der Parteien ändert sich nicht.

# §6.5.1

Nur in Phase II.

1. Die Roten lassen beliebig viele Gefangene des Senats frei. Dann lässt der Senat beliebig viele der Roten frei. Sie werden für ihre Besitzer verfügbar.
2. Die Polarisierung steigt um 1 für je zwei Gefangene, die bleiben, beider Seiten zusammen. Ein einzelner zählt nicht.

!prisoners Von fünf Gefangenen bleiben drei. Ein volles Paar erhöht die Polarisierung um 1.

# §6.5.2

Ist der Rote Aufstand bis zur zweiten Runde nicht gekommen? Dann nimmt er den Platz der nächsten Karte ein, und diese wird abgelegt.

# §6.5.3

In Phase II bekommt jede Macht so viele Truppen wie ihre Abhängigkeit.

- Fehlende Deutsche kommen in ihr Feld. Sie zählen mit denen auf der Karte zusammen.
- Fehlende Russen kommen in eine zufällige Stadt mit Figuren der Roten; ohne eine nirgendwohin.
- Zu viele: Zufällige Truppen verlassen die Karte, aus dem Spiel. Deutsche aus dem Feld gehen zuletzt.

# §6.5.4

Aller Terror, alle Sabotage und alle Nachrichten verlassen die Karte, auch Nachrichten, die eine Zelle hält. Vorbereitungsmarker, Fähigkeiten und die Persönlichkeit bleiben.

# §6.5.5

Nur nach der ersten Runde: Die {conscripts} Zellen des Senats, die nicht im Spiel waren, werden verfügbar. Auf die Karte bringt sie erst das Sammeln.

# §7

Das Spiel kann am Anfang jeder Propagandarunde enden, oder nach der vierten. Eine Partei gewinnt durch ihr Ziel, oder eine Macht gewinnt, weil niemand seines erreicht hat.

# §7.1

Wer den größeren Vorsprung hat, ist vorn. Bei Gleichstand kommen Nichtspieler vor Spielern. Dann ist die Reihenfolge Gemäßigte, Senat, Rote.

Nach derselben Ordnung folgen der zweite und der dritte Platz.

# §7.2

Am Anfang jeder Runde sind dies die Bedingungen.

| Partei | Bedingung | Und |
| {reds} | Opposition und Verwaltungen zusammen mehr als {reds-line} | Russische Abhängigkeit und Polarisierung zusammen {tension} oder weniger |
| {senate} | Bevölkerung der Städte unter seiner Kontrolle mehr als {senate-line} | Deutsche Abhängigkeit und Polarisierung zusammen {tension} oder weniger |
| {moderates} | Mittel mehr als {moderates-line} | Gelöste Fragen + Netzwerke + 1 gleich der Polarisierung oder mehr |

- Für den Senat zählen nur Städte. Für die Roten zählen alle Gebiete nach Bevölkerung, aktive doppelt.
- Bestehen mehrere Parteien, gewinnt der größte Vorsprung.
- Bei den Gemäßigten genügt Gleichstand mit der Polarisierung, obwohl ihr Vorsprung dann 0 ist.
- Hier gewinnt keine Macht.

!victory-check Der Senat kontrolliert Helsinki, Tampere und Vaasa: 4. Deutsche Abhängigkeit 3 und Polarisierung 2 ergeben 5.

# §7.3

Nach der letzten Runde gewinnt der größte Vorsprung über 0.

| Partei | Vorsprung |
| {reds} | Opposition und Verwaltungen, weniger {reds-line} |
| {senate} | Stadtbevölkerung unter seiner Kontrolle, weniger {senate-line} |
| {moderates} | das Kleinere von zwei: Mittel weniger {moderates-line}; oder Fragen + Netzwerke + 1 − Polarisierung |

- Sind Abhängigkeit der eigenen Macht und Polarisierung zusammen über {tension}, wird ein Vorsprung über 0 zu 0. Ein kleinerer bleibt.
- Niemand über 0: Die Macht mit der höheren Abhängigkeit gewinnt. Sind beide gleich, gewinnt niemand.
- Hier brauchen die Gemäßigten mehr als die Polarisierung, nicht dasselbe.
`;
