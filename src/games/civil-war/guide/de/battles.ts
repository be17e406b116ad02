/** Events, attacks, and what follows. */
export const battles = `
# §events

Ereignisse biegen den Krieg: Sie bringen Karten, Sammelmarker und Verluste. In dieser Phase spielst du die, die nicht für die Schlacht sind.

## do

- Spiel so viele Ereignisse, wie du willst, eines nach dem anderen. Jedes kommt auf deinen Ablagestapel.
- Ereignisse, die Karten ziehen, bringen 3 Karten.
- {red-epidemic}: Der Gegner wählt 2 seiner Truppen im Spiel und verliert sie.
- {red-terrorism}, {white-terrorism} und {white-japanese-occupation}: Der Gegner wirft 3 Handkarten seiner Wahl ab.
- Sind es weniger Truppen oder Karten, als ein Ereignis verlangt, gehen alle. Bei einer Seuche zählen Handkarten nicht.
- {red-sacked} und {red-execution}: Du wählst einen gegnerischen Anführer, und der Gegner wirft ihn ab. Siehe [§leader-loss].
- {white-purge-1} und {white-assassination-1}: Ein Würfel bestimmt den gegnerischen Anführer.
- {red-internal-lines-1} gibt 2 deiner Anführer Sammelmarker, {red-railroads} einem.
- {red-subversive-attack-1}: Nimm dir eine gegnerische Truppe. Siehe [§control].

## not

- Nur ein Ereignis je Zug darf Karten ziehen.
- Ereignisse der Schlacht warten auf die Angriffsphase: [§battle-events].
- Ein Ereignis, das nichts ändern würde, darfst du nicht spielen.

!one-draw-card Die Roten ziehen mit einem Ereignis. Ein zweites, ein Ereignis der Schlacht und eines ohne Ziel lehnt der Tisch ab.

# §battle-events

Manche Ereignisse gehören in die Angriffsphase. Beide Seiten dürfen sie spielen, gleich wer am Zug ist. Jedes hat seinen eigenen Moment.

## do

| Wann | Ereignis | Was es tut |
| Vor dem ersten Angriff | {white-peasant-insurrection} | Der Gegner kann in diesem Zug nicht angreifen. |
| Wenn die Angreifer genannt sind | {red-confused-and-divided-1} | Eine angreifende Armee scheidet aus. Ihr Sammelmarker ist weg. |
| In einer Schlacht | {red-national-defense-1} | Jede deiner Truppen in der Schlacht bekommt +1. |
| In einer Schlacht | {red-counter-attack} | Dasselbe, aber nur, wenn du abwehrst. |
| In einer Schlacht | {red-death-penalty}, {white-munitions-and-supplies-1}, {white-allied-firepower-1} | Jede Truppe einer deiner Armeen bekommt +1. |
| In einer Schlacht | {white-tanks-and-artillery-1} | Eine deiner Truppen bekommt +2. |
| In einer Schlacht | {red-subversive-attack-1} | Nimm dir eine gegnerische Truppe: [§control]. |

Das gilt für eine Schlacht. Mehrere zählen zusammen.

Hält {red-confused-and-divided-1} den einzigen Angreifer auf, ist der Angriff vorbei. Dann wehrt niemand ab, und kein Marker wechselt. Andere Angreifer machen ohne die aufgehaltene Armee weiter. Niemand rückt für sie nach.

Du darfst beide dieser Karten gegen einen Angriff spielen, jede gegen eine andere Armee. {white-peasant-insurrection} nimmt keine Sammelmarker: In deinem nächsten Zug darf der Gegner abwehren.

## not

- Jede Karte hat ihren eigenen Moment. Eine Karte für die Schlacht hilft davor und danach nicht.
- Eine Karte, die nichts ändern würde, bleibt auf der Hand.

!confused Wrangel greift an. Jetzt können die Roten ihn aufhalten; was eine Schlacht stärkt, muss warten.

# §leader-loss

Ein verlorener Anführer lässt Truppen zurück. Sie brauchen einen neuen Anführer, oder sie gehen heim.

## do

- Bestimmt der Zufall den Anführer, würfle: Jeder gegnerische Anführer im Spiel hat dieselbe Chance. Ein einziger Anführer braucht keinen Würfel.
- Verleg die Truppen des verlorenen Anführers zu deinen anderen Anführern derselben Front, soweit dort Platz ist.
- Eine Truppe ohne neuen Anführer kommt zurück auf deine Hand. Du darfst sie auch freiwillig heimnehmen.
- Eine Truppe, die du dem Gegner genommen hast, kommt nicht auf deine Hand. Sie kommt auf den Ablagestapel ihres Besitzers.

## not

- Niemand wechselt die Front, auch die Roten nicht. Ihre freien Bewegungen gehören in die [§rally].
- Ein Anführer ohne freien Platz nimmt keine Truppe auf.

!random-leader Ein Würfel trifft Trotzki. Eine seiner Truppen findet im Süden einen neuen Anführer, die andere muss heim.

# §attacking

Angriffe sind der Weg zum Sieg. Sie nehmen Marker, wo niemand abwehrt, und Moral, wo jemand abwehrt.

## do

1. Nenn eine Armee mit Sammelmarker und mindestens einer Truppe. Sie greift an ihrer eigenen Front an, und ihr Sammelmarker ist ausgegeben.
2. Nimm weitere Armeen derselben Front dazu, wenn du magst: bis zu {together-red} bei den Roten, bis zu {together-white} bei den Weißen. Jede gibt ihren Sammelmarker aus.
3. Beginn den Angriff. Der Gegner kann mit einem Ereignis antworten und kann abwehren: [§blocking].
4. Danach darfst du wieder angreifen, an jeder Front, mit Armeen, die noch einen Sammelmarker haben.

Angreifen musst du nie, und nur die Sammelmarker begrenzen deine Angriffe.

## not

- Niemand greift im ersten Zug an, weder die Roten noch die Weißen.
- Ein Anführer ohne Sammelmarker greift nicht an, einer ohne Truppen auch nicht.
- Alle Armeen eines Angriffs stehen an derselben Front.
- Eine Armee greift höchstens einmal im Zug an: Vor der [§reserve] kommt kein neuer Sammelmarker.

!attack Eine Armee ist bereit. Den anderen fehlen Sammelmarker oder Truppen.

!together Die Weißen vereinen im Süden zwei Armeen. Die Armee im Osten kann ihnen nicht helfen.

# §blocking

Eine Abwehr verhindert, dass du einen Marker verlierst. Dafür kostet sie einen Sammelmarker und setzt eine Armee aufs Spiel.

## do

- Greift der Gegner an, wehr mit Armeen dieser Front ab, die einen Sammelmarker haben. Jede gibt ihren aus.
- Ein Anführer darf allein abwehren, ohne Truppen.
- Abwehren musst du nie. Du entscheidest, wenn du siehst, wer angreift.
- Bis zu {together-red} rote oder {together-white} weiße Armeen wehren gemeinsam ab.
- Wehrst du nicht ab, nimmt der Angreifer einen Marker dieser Front. Es ist einer, gleich wie viele Armeen angreifen. Niemand zahlt Moral, niemand geht verloren.

## not

- Keine Abwehr ohne Sammelmarker. Eine Armee, die im eigenen Zug angegriffen hat, hat meist keinen.
- Armeen anderer Fronten helfen nicht.

!block {white-kornilov} hat keinen Sammelmarker. {white-krasnov} wehrt allein ab, und {white-wrangel} kommt dazu. Beide Seiten sind gleich stark.

# §reinforcing

In einer Schlacht können Einheiten deiner Hand sofort helfen. Sie geben weniger als im Spiel, aber niemand sieht sie kommen.

## do

- Wirf einen Anführer oder eine Truppe von der Hand ab: Eine deiner Armeen in der Schlacht bekommt +1 Stärke. Es ist +1, gleich wie stark die Karte ist.
- Oder spiel ein Ereignis für die Schlacht: [§battle-events].
- Der Angreifer beginnt. Dann wechselt ihr ab, Karte für Karte, bis beide nacheinander passen. Eine Armee darf beliebig viele bekommen.

## not

- Ein Ereignis gibt kein +1. Das tun nur Anführer und Truppen.
- Hat euer Tisch es so gewählt, verstärkt niemand einen Anführer ohne Truppen.

!reinforced An diesem Tisch verstärkt niemand einen Anführer ohne Truppen. Beide Seiten legen dazu, was sie haben, bis niemand mehr Karten hat.

# §result

Beide Seiten zählen ihre Stärke. Die stärkere gewinnt, aber jede Schlacht kostet Blut.

## do

1. Zähl die Stärke aller Anführer und Truppen in der Schlacht, dann was Karten dazugeben.
2. Zähl die Boni der Anführer: +1 für jede Truppe der genannten Art unter diesem Anführer. Der Bonus reicht nie zu Truppen einer anderen Armee.
3. Die Seite mit mehr Stärke gewinnt.
4. Der Sieger wählt eine seiner Truppen in der Schlacht und verliert sie. Ohne Truppen verliert er nichts.
5. Der Verlierer wählt eine seiner Armeen in der Schlacht. Er verliert sie ganz, mit ihrem Anführer.
6. Der Verlierer würfelt ({morale-die}) und gibt dem Sieger so viel Moral.
7. Bei Gleichstand verliert jede Seite eine Truppe in der Schlacht. Niemand zahlt Moral.

Bei Gleichstand wählt jede Seite ihre eigene Truppe; wer keine hat, verliert nichts. Verlorene Einheiten kommen auf die Ablage ihrer Seite, der Sammelmarker eines Anführers verfällt.

Eine gewonnene Schlacht nimmt keinen Marker. Das tut nur ein Angriff, den niemand abwehrt.

!fight Zwei rote Armeen gegen eine. Trotzkis Bonus ist 2, Lenins ist 1: zusammen 13 gegen 7.

# §recruitment

Jetzt werden aus deinen Karten Armeen. Was du heute ins Spiel bringst, kann handeln, sobald es einen Sammelmarker hat.

## do

- Bring Anführer von der Hand ins Spiel, jeden an einer Front. Sie kommen ohne Sammelmarker.
- Leg Truppen von der Hand unter deine Anführer. Ein Anführer hat Platz für eine Truppe mehr als seine Stärke: 2, 3 oder 4.
- Bring so viele Einheiten ins Spiel, wie du willst.
- An einer Front dürfen beliebig viele deiner Armeen stehen.

## not

- Manche Einheiten dürfen nur an bestimmten Fronten stehen. Das gilt für jeden Weg, auf dem sie dorthin kommen.
- Keine Truppe steht ohne Anführer, und keine über seinen Platz hinaus. Boni schaffen keinen Platz.

{table bound | Einheit | Darf stehen an}

Alle roten Einheiten dürfen an jeder Front stehen.

!recruiting Koltschak darf nur im Osten stehen, die Finnen nur im Nordwesten. Krasnow hat Platz für zwei Truppen.

# §reserve

Karten, die dir jetzt nicht helfen, sind immer noch etwas wert.

## do

Wirf im Zug bis zu {reserve} Karten ab und wähl für jede eines:

- Zieh eine Karte.
- Leg einen Sammelmarker auf einen deiner Anführer, der keinen hat.
- Gewinn {reserve-morale} Moral, bis zu {morale}.

Du darfst zweimal dasselbe wählen. Jede Karte taugt dazu: Anführer, Truppe oder Ereignis, auch eine, die an eine gewonnene Front gebunden ist. Die Karte, die du hier ziehst, zählt nicht als Ereignis zum Ziehen.

## not

- Kein Sammelmarker für einen Anführer, der einen hat, und keine Moral über {morale}.
- Nicht mehr als {reserve} Karten im Zug.

!three-uses Trotzki hat schon einen Sammelmarker. Lenin bekommt einen, und die zweite Karte bringt Moral. Dann ist die Phase vorbei.

# §control

{red-subversive-attack-1} zieht eine gegnerische Truppe auf deine Seite. Sie kämpft für dich, bis sie das Spiel verlässt.

## do

- Wähl eine gegnerische Truppe im Spiel. Sie kommt zu einem deiner Anführer derselben Front, der Platz hat.
- In einer Schlacht zählt die Armee, die so eine Truppe verloren hat, ohne sie. Ist dein Anführer dabei, zählt die Truppe jetzt für dich.
- Sie behält ihre Stärke und ihre Art. Anführer, die diese Art stärken, stärken sie weiter.
- Verlässt sie das Spiel, kommt sie auf den Ablagestapel ihres Besitzers.

## not

- Hast du an dieser Front keinen Anführer mit Platz, kannst du die Truppe nicht nehmen.
- Auch unter dem neuen Anführer gilt, an welchen Fronten die Truppe stehen darf.

!subversion Die Roten haben Anführer im Süden und im Osten. Nur der Süden ist nah genug.

# §endless

Bei einem Krieg, den niemand gewinnen kann, zählt der Stand. Das Regelheft kennt kein solches Ende; dieser Tisch fügt es hinzu.

## do

- Nach {last-turn} Zügen jeder Seite endet der Krieg.
- Wer insgesamt mehr Gebietsmarker hat, gewinnt.
- Haben beide gleich viele, gewinnt mehr Moral.
- Ist auch sie gleich, gewinnt niemand.

!last-turn Die Weißen beenden den letzten Zug. Die Roten halten 10 Marker, die Weißen 8.

# red-cards Die Karten der Roten

{table red | Karte | Art | Stärke | Anzahl | Was sie tut}

# white-cards Die Karten der Weißen

{table white | Karte | Art | Stärke | Anzahl | Fronten | Was sie tut}
`;
