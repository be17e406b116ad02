/** The game in ten minutes, the player aid, and the set-up. */
export const start = `
# ten-minutes Das Spiel in zehn Minuten

Petrograd, 1917. Der Zar ist fort, und zwei Mächte wollen die Stadt: der Petrograder Sowjet und die Provisorische Regierung. Jede Seite führt eine davon.

## Das Ziel

Ihr zieht die Unterstützung des Volkes auf eure Seite. Ein Wertungsmarker steht auf einer Leiste; jeder Punkt rückt ihn zu dem, der wertet. Erreicht er dein Ende der Leiste, gewinnst du sofort. Sonst gewinnst du, wenn er nach der Wertung im Oktober oder November auf deiner Hälfte steht.

## Was du hast

- **{regions} Viertel** der Stadt, durch Brücken verbunden. Eine Brücke sperrt die Blockade.
- **Einheiten** mit Stärke 1 bis 3. Jede hat eine frische und eine erschöpfte Seite.
- Je **{leaders} Anführer**. Ein Anführer ist ein starker Stein mit eigener Karte.
- **Befehlskarten**. Jede gehört zu einem Viertel und hat drei Zahlen: Tage, Anwerbestärke und Punkte.

## Eine Runde

1. **[§draw]**: Jede Seite zieht {draw} Karten.
2. **[§objective]**: Jede Seite legt eine Karte verdeckt hin. Ihr Viertel ist ein geheimes Ziel.
3. **[§action]**: Ihr seid abwechselnd am Zug, je {turns}-mal. Spiel eine Karte, rück den Kalender vor, handle.
4. **[§unrest|Wertungsphase]**: Ihr wertet drei Viertel, und deren Steine ermüden.
5. **[§cleanup]**: Neue Viertel für Unruhe und Blockade.

!turn Die Karte hat 4 Tage. Sie wirbt Stärke 2 in ihrem eigenen Viertel an, oder du nutzt ihre Aktion.

## Was gewinnt

Drei Viertel zählen in jeder Runde: das Unruheviertel, das alle sehen, und zwei geheime Ziele. Wer in einem Viertel stärker ist, wertet es, auch wenn es das Ziel des Rivalen ist. Achte also darauf, wo der Rivale Steine sammelt, und sei dort um eins stärker.

## Der Kalender ist eine Waffe

Wer den Monat weiterrückt, nimmt den **Willen des Volkes**. Mit ihm führst du alle neutralen Steine und gewinnst bei Gleichstand. Bleibt das Datum genau auf Tag 15 oder {last-day} stehen, bekommst du eine Bonusaktion. Zähl die Tage, bevor du eine Karte spielst.

## Erste Pläne für den Sowjet

- Du beginnst mit dem Willen des Volkes. Nutz die neutralen Einheiten dort, wo du eine eigene hast.
- {lenin} holt den Willen zurück, wenn du ihn brauchst. Heb seine Karte für den Moment vor der Wertung auf.
- {stalin} zeigt dir das geheime Ziel der Regierung. Spiel ihn früh in der Runde.
- Ab August kämpft Trotzki für dich, wenn er noch in der Stadt ist.

## Erste Pläne für die Regierung

- Hol dir den Willen, indem du selbst den Monat weiterrückst. Eine hohe Karte spät im Monat schafft das.
- {kornilov} verlegt die Blockade. Schneid den Sowjet von einem Viertel ab, das du hältst.
- {kerensky} nimmt den Willen, {lvov} sieht das geheime Ziel.
- Der Oktober zählt am meisten. Spar frische Einheiten für die letzten Runden.

# aid Spielhilfe

## Die Runde

| Phase | Was du tust | Denk daran |
| [§draw|Ziehen] | Jeder {draw} Karten | Kein Handlimit |
| [§objective|Ziel] | Eine Befehlskarte, verdeckt | Ihr Viertel und ihre Punkte |
| [§action|Aktion] | Je {turns} Züge | Wer den Willen hat, beginnt |
| [§unrest|Unruhe] | Der Stärkere nimmt Punkte oder Bonus | {unrest-march} im Frühling, {unrest-october} im Oktober |
| [§reveal|Ziele] | Wer zurückliegt, deckt zuerst auf | Der Stärkere wertet, gleich wessen Ziel |
| [§exhaust|Erschöpfen] | Steine in gewerteten Vierteln drehen sich um | Erschöpfte gehen |
| [§cleanup|Aufräumen] | Plättchen rücken weiter | Neue Blockade |

## Ein Zug

1. Spiel eine Karte.
2. Rück das Datum um ihre Tage vor. Ein neuer Monat: Du nimmst den Willen.
3. Befehlskarte: anwerben **oder** handeln. Anführerkarte: den Anführer einsetzen **und**, wenn du magst, handeln.
4. Auf 15 oder {last-day} stehen geblieben: eine Bonusaktion.

## Wer stärker ist

1. Mehr Stärke.
2. Gleichstand: mehr Steine.
3. Immer noch gleich: der Wille des Volkes.

# §components

Der Plan hat {regions} Viertel: {red}, {green}, {blue}, {white}, {brown} und {purple}. Jedes hat eine Farbe und ein Zeichen.

## Karten

Es gibt {cards} Befehlskarten, {cards-each} für jedes Viertel. Jede Karte hat fünf Dinge:

- **Tage**: wie weit das Datum rückt, wenn du sie spielst. Sie sind die Zahl der Karte.
- **Viertel**: wo du mit ihr anwirbst, und was sie als Ziel wertet.
- **Anwerbestärke**: wie viel Stärke sie bringt.
- **Aktion**: [§move], doppelt bewegen oder [§refresh].
- **Punkte**: was das Viertel wert ist, wenn die Karte ein Ziel ist.

{table values | Tage | Anwerbestärke | Punkte}

{table actions | Viertel | Karten zum Bewegen | Karten zum doppelten Bewegen | Karten zum Auffrischen}

## Steine

Jede Seite hat {units} Einheiten und {leaders} Anführer. {neutrals} neutrale Einheiten stehen in der Stadt. Ein Stein zeigt seine Stärke groß; die kleine Zahl ist die Stärke seiner anderen Seite.

Trotzki hat zwei gleiche Steine, einen neutralen und einen des Sowjets: frisch {trotsky-fresh}, erschöpft {trotsky-exhausted}. Eine Karte hat er nicht.

{table units | Frisch | Erschöpft | Einheiten einer Seite}

{table neutrals | Frisch | Erschöpft | Neutrale Einheiten}

{table leaders | Anführer | Seite | Tage | Frisch | Erschöpft | Sonderaktion}

† Die Werte der Karten und Steine sind rekonstruiert: Das Regelheft nennt sie nicht. Besitzt du das Spiel, setz deine eigenen Werte an ihre Stelle.

# §setup

Der Sowjet ist rot, die Regierung weiß. Beide beginnen mit denselben Einheiten.

## do

1. Jede Seite nimmt ihre {leaders} Anführerkarten auf die Hand. Ihre Anführer und Einheiten liegen frisch in ihrem Vorrat.
2. In jedes Viertel kommt zufällig eine neutrale Einheit. Alle zeigen ihre frische Seite.
3. Der Wertungsmarker steht in der Mitte der Leiste, {track} Felder von jedem Ende.
4. Das Datum ist März/April, Tag 1. Der Sowjet hat den Willen des Volkes.
5. Trotzki wartet über Mai/Juni, seine bolschewistische Seite über August.
6. Mischt die Viertelplättchen. Das erste nennt das Unruheviertel, das zweite die Blockade.
7. Die Blockade sperrt die Brücke in der Farbe ihres Plättchens.

{table bridges | Brücke | Gesperrt durch das Plättchen}

# §draw

Neue Karten für eine neue Runde.

## do

- Jede Seite zieht {draw} Befehlskarten. So viele ziehst du auch, wenn du noch Karten hast. Anführerkarten bleiben auf der Hand, bis du sie spielst.
- In der ersten Runde sind das mit deinen Anführern acht Karten.
- Es gibt kein Handlimit. Was du nicht spielst, behältst du.
- Niemand sieht die Hand der anderen Seite. Die Ablage liegt offen: Beide dürfen sie durchsehen.
- Ist das Deck leer, mischt die Ablage zu einem neuen.

# §objective

Du wählst geheim, worum es in dieser Runde geht.

## do

- Leg eine Befehlskarte von der Hand verdeckt hin. Ihr Viertel ist eines der drei, die ihr wertet.
- Du darfst sie jederzeit ansehen.
- Bis auch die andere Seite gewählt hat, darfst du sie zurücknehmen.

## not

- Die Karte eines Anführers ist kein Ziel.

!objective Lenins Karte lehnt der Tisch ab. Dann wählen beide, und niemand sieht die Wahl der anderen Seite.
`;
