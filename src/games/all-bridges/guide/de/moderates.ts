/** Befehle der Gemäßigten, und was die Deutschen tun. */
export const moderates = `
# §3.3

Die Gemäßigten haben vier Befehle: [§3.3.1], [§3.3.2], [§3.3.3], [§3.3.4]. In beiden Phasen sind es dieselben.

# §3.3.1

Sammeln der Gemäßigten setzt Zellen ein, baut ein Netzwerk oder versteckt Zellen.

## do

- Wähle beliebige Gebiete, so viele du bezahlen kannst, für je 1 Mittel. Du brauchst dort keine Figur.
- Der ganze Befehl kostet 1 weniger für jede Stufe Polarisierung über 5, aber nie weniger als 0.
- Tue in jedem Gebiet eines von drei Dingen:
- Setze Zellen ein: 1, weniger die Stufe der Unterstützung oder Opposition dort. Bezahle 1 Mittel, um je eine Stufe auszugleichen.
- Oder ersetze zwei Zellen der Gemäßigten durch ein Netzwerk. In einem Befehl dürfen es mehrere Netzwerke sein.
- Oder drehe neben einem Netzwerk Zellen in den Untergrund: so viele wie Bevölkerung und Netzwerke dort zusammen.

Terror hindert die Gemäßigten nicht. Unterstützung hindert sie so sehr wie Opposition. Mehr als 1 Zelle je Gebiet kommt also nie.

## not

- Ein Netzwerk braucht zwei Zellen, ein verfügbares Netzwerk und Platz für eine Scheibe.

!discount Bei Polarisierung 7 sind zwei Mittel erlassen. Zwei neutrale Gebiete sind kostenlos.

# §3.3.2

Botschaft bewegt Zellen der Gemäßigten und versteckt sie. Sie können die Persönlichkeit oder Nachrichten tragen.

## do

1. Bezahle 1 Mittel für eine Zelle, aktiv oder im Untergrund. Sie geht bis zu drei Schritte, jeden in ein benachbartes Gebiet. Sie darf zurückkommen.
2. Am Start darf sie die Persönlichkeit mitnehmen. Überall auf dem Weg darf sie Nachrichten aufnehmen, die niemand hält; am Start auch solche der Gemäßigten.
3. Am Ende geht die Zelle in den Untergrund, wenn sie nicht gefangen wird.
4. Dann darf eine andere Zelle gehen. Jede geht einmal.

Verlässt die letzte Zelle ein Gebiet, nimmt sie Persönlichkeit oder Nachrichten von dort mit. Was zurückbleibt, kommt von der Karte.

## Gefangennahme

Trug die Zelle etwas, und waren aktive Zellen von Roten oder Senat auf ihrem Weg? Dann prüfe für diese Zelle einmal, am Ende ihres Wegs.

- Nimm von den betretenen Gebieten das mit den meisten aktiven Zellen eines einzigen Feindes. Bei mehreren zählt das nächste am Start der Last. Sonst wählen die Gemäßigten.
- Würfle. Mehr als so viele aktive Zellen: Sie kommt durch.
- So viel oder weniger: Sie ist gefangen. Sie steht aktiv in jenem Gebiet, mit ihrer Last.
- Die Last bleibt bei der gefangenen Zelle. Ohne aktive Feinde würfelst du nicht.

## Nachrichten

- Nachrichten kommen mit deutschen Landungen und mit Gefangenen eines Angriffs auf die Karte. In Phase II bringt sie auch der zweite Terrormarker eines Gebiets.
- Nur die Gemäßigten nehmen sie auf, durch Botschaft. Sie nutzen sie mit [§4.3.1].
- Entfernt Terror oder ein Ereignis die Zelle, die sie hält, gehen die Nachrichten an eine andere Zelle ihres Besitzers dort. Fehlt eine, bekommt sie, wer sie entfernt hat, mit einer Zelle dort. Sonst sind sie weg. Nachrichten von Roten oder Senat wechseln nur durch Terror den Besitzer, nie durch ein Ereignis.
- Rote oder Senat geben sie für einen zweiten begrenzten Befehl aus: [§2.2.4].

## not

- Eine Zelle trägt nur eines: die Persönlichkeit oder einmal Nachrichten.
- Höchstens drei Schritte. Die Persönlichkeit kommt von Anfang an mit oder gar nicht.

!message Die Zelle nimmt Nachrichten, also nicht auch die Persönlichkeit. Drei aktive Zellen des Senats fangen sie bei 3 oder weniger.

# §3.3.3

Verhandeln beruhigt Feinde, und mit ihnen das Land.

## do

1. Wähle Gebiete mit einer Zelle der Gemäßigten im Untergrund und einer aktiven feindlichen Zelle. Bezahle je 1 Mittel.
2. In jedem wird die Zelle der Gemäßigten aktiv, und eine feindliche Zelle wird inaktiv.
3. Am Ende darfst du die Polarisierung um so viele senken, wie du beruhigt hast. Du darfst es auch lassen.

## not

- Eine aktive Zelle der Gemäßigten verhandelt nicht, und ein inaktiver Feind lässt sich nicht beruhigen.

!negotiate In Turku sind die Gemäßigten schon aktiv. In Helsinki beruhigen sie einen der Roten.

# §3.3.4

Politik legt ein politisches Klötzchen in den Landtag, damit eine Frage gelöst werden kann.

## do

- Wähle kein Gebiet. Du brauchst eine Figur der Gemäßigten auf der Karte und Polarisierung 5 oder weniger.
- Bezahle, was die Polarisierung sagt. Lege ein verfügbares politisches Klötzchen, rot oder weiß, wie du willst.

{table politics | Polarisierung | Mittel}

## not

- Keine Politik bei Polarisierung 6 oder mehr, ohne Figur auf der Karte oder ohne verfügbares politisches Klötzchen.
- Ein politisches Klötzchen je Befehl.

!politics-cost Bei Polarisierung 3 kostet ein politisches Klötzchen 2 Mittel.

!politics Bei Polarisierung 6 schweigt das Parlament.

# §3.4

Deutsche handeln nur in Phase II, und nur bei Karten mit deutscher Aktionsphase: [cards-1918].

## do

1. Bevor jemand handelt, würfelt der Spieler des Senats: Bei 1–3 handeln die Deutschen vor den Parteien, bei 4–6 nach ihnen.
2. Der Ablaufplan † entscheidet. Die erste Zeile, die zutrifft, tun sie:

| Wann | Sie |
| Keine Deutschen auf der Karte oder in ihrem Feld | tun nichts |
| Deutsche stehen bei Figuren der Roten oder bei Russen | greifen in einem solchen Gebiet an: zuerst eine Stadt, dann bei den meisten Figuren der Roten; unter gleichen wählt der Senat |
| Deutsche warten in ihrem Feld | landen mit allen, wo ein Wurf sagt; dorthin kommt ein Nachrichtenmarker |
| Sonst | marschieren: jede Gruppe ein Gebiet weit zur nächsten Stadt mit Figuren oder Kontrolle der Roten |

{table landings | Wurf | Sie landen in}

## Ein deutscher Angriff

- Jeder Deutsche gibt 1 Stärke. Russen, Vorbereitung und Fähigkeiten der Roten nehmen wie sonst. Sie ist mindestens {german-least}.
- Ein Wurf von höchstens so viel gelingt, nie eine 6. Der Spieler des Senats würfelt.
- Sie kämpfen immer und nehmen aktive Zellen zuerst. Verschleiß erleiden sie nicht.
- Gefangene bringen weißen Terror, Polarisierung +1 und Nachrichten.
- Zellen des Senats helfen nie, und Deutsche helfen nie beim Angriff des Senats.

Nach [§4.2.4] entscheidet der Senat all das selbst.

!germans Der Senat würfelt 2: Die Deutschen handeln zuerst. Drei warten in ihrem Feld, also landen sie.
`;
