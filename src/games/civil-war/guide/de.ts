/** Die Anleitung auf Deutsch. Ihre Form: docs/writing-a-guide.md. */
export const de = `
# ten-minutes Das Spiel in zehn Minuten

Russland, 1918. Die Roten halten die Mitte des Landes, die Weißen kommen von seinen Rändern. Gekämpft wird an drei Fronten. Du führst die eine Seite, dein Gegenüber die andere.

## Das Ziel

Du gewinnst auf einem von zwei Wegen. Brich den Gegner: Bring seine Moral von {morale} auf 0. Oder nimm das Land: Halte alle {markers} Marker von {fronts-to-win} beliebigen Fronten.

## Was du hast

Jede Seite hat ihr eigenes Deck: {red-deck-size} Karten die Roten, {white-deck-size} die Weißen. Es gibt drei Arten von Karten.

- **Anführer** eröffnen eine Armee an einer Front. Ihre Zahl ist ihre Stärke.
- **Truppen** stehen unter einem Anführer. Auch ihre Zahl ist ihre Stärke.
- **Ereignisse** spielst du einmal, für das, was darauf steht.

## Dein Zug

Ein Zug hat sechs Phasen. Sie kommen immer in dieser Reihenfolge.

1. **[§rally]**: Gib einem deiner Anführer einen Sammelmarker und bewege Truppen.
2. **[§propaganda]**: Zieh {draw} Karten.
3. **[§events]**: Spiel Ereignisse, die nicht für die Schlacht sind.
4. **[§attacking|Angriffsphase]**: Greif mit Armeen an, die einen Sammelmarker haben.
5. **[§recruitment]**: Bring Anführer und Truppen von der Hand ins Spiel.
6. **[§reserve]**: Tausch bis zu {reserve} Karten gegen etwas Besseres.

Danach behältst du höchstens {hand-limit} Karten, und die andere Seite ist am Zug.

## Ein Angriff in vier Schritten

1. Du nennst Armeen einer Front. Jede gibt ihren Sammelmarker aus.
2. Der Gegner kann mit Armeen dieser Front abwehren. Auch das kostet jede ihren Sammelmarker.
3. Niemand wehrt ab: Du nimmst einen Gebietsmarker dieser Front. Deine nächste [§propaganda] bringt {unblocked-morale} Moral.
4. Jemand wehrt ab: Beide zählen ihre Stärke. Die schwächere Seite verliert eine ganze Armee und einen Würfel Moral.

!attack Trotzki hat einen Sammelmarker und zwei Truppen. Zwei andere Anführer versuchen es vorher und dürfen nicht.

## Was gewinnt

Sammelmarker gewinnen. Du bekommst einen im Zug, und jeder Angriff und jede Abwehr kostet einen. Wer heute angreift, kann morgen nicht abwehren. Achte also Front für Front darauf, wessen Anführer bereit sind. Greif an, wo niemand antworten kann.

## Erste Pläne für die Roten

- Leg Truppen dorthin, wo sie mehr zählen: {red-soviet-forces-1} unter {red-lenin}, {red-bolshevik-forces-1} unter {red-stalin}. {red-trotsky} stärkt jede Truppe.
- Du darfst drei Armeen in einer Schlacht vereinen. Die Weißen dürfen nur zwei.
- Verleg im Zug bis zu {between-fronts} Einheiten an eine andere Front. Schlag zu, wo den Weißen Sammelmarker fehlen.
- Heb {red-confused-and-divided-1} für den einen Angriff auf, der wirklich weh täte.

## Erste Pläne für die Weißen

- Deine Truppen sind stärker: {white-don-cossacks-1}, {white-poles-1} und {white-czech-army-1} zählen je 2.
- Viele deiner Karten sind an eine Front gebunden. Wähl früh eine Front, und halte eine zweite mit einer einzigen guten Armee.
- {white-wrangel} führt vier Truppen im Süden. {white-alexeyev} und {white-kornilov} machen Kosaken stärker.
- Du kannst nicht zwischen Fronten verlegen. Brich mit {white-purge-1} und {white-assassination-1} die Armee, die du fürchtest.

# aid Spielhilfe

## Der Zug

| Phase | Was du tust | Denk daran |
| [§rally] | 1 Sammelmarker; Truppen bewegen | Weiße innerhalb einer Front; Rote bis zu {between-fronts} Einheiten zwischen Fronten |
| [§propaganda] | {draw} Karten ziehen | +{unblocked-morale} Moral, wenn ein Angriff deines letzten Zugs nicht abgewehrt wurde |
| [§events] | Ereignisse spielen | Nur eines, das Karten zieht |
| [§attacking|Angriff] | Armeen mit Sammelmarker und Truppen | Nicht in deinem ersten Zug |
| [§recruitment] | Anführer und Truppen ins Spiel | Truppen: Stärke des Anführers + 1 |
| [§reserve] | Bis zu {reserve} Karten | Je eine Karte, ein Sammelmarker oder {reserve-morale} Moral |
| [§turn|Ende] | {hand-limit} Karten behalten | |

## Eine Schlacht

1. Angreifer werden genannt und geben Sammelmarker aus: bis zu {together-red} rote, bis zu {together-white} weiße Armeen.
2. {red-confused-and-divided-1} kann eine davon aufhalten.
3. Verteidiger werden genannt und geben Sammelmarker aus. Es gelten dieselben Grenzen.
4. Niemand wehrt ab: ein Marker, und die Schlacht ist vorbei.
5. Beide Seiten legen abwechselnd Karten dazu, bis beide passen.
6. Mehr Stärke gewinnt. Der Sieger verliert eine Truppe. Der Verlierer verliert eine Armee und {morale-die} Moral.
7. Gleichstand: Jede Seite verliert eine Truppe.

## Platz unter einem Anführer

{table room | Stärke des Anführers | Truppen}

# §winning

Der Krieg endet sofort, wenn eine Seite gewonnen hat. Er wartet weder auf das Ende des Zugs noch auf das der Schlacht.

## do

- Bring die [§morale|Moral] des Gegners auf 0. Du gewinnst.
- Oder halte alle {markers} Gebietsmarker von {fronts-to-win} Fronten. Du gewinnst, gleich welche zwei es sind.
- Willst du Land, greif an, wo der Gegner nicht abwehren kann. Willst du Moral, gewinn Schlachten.

!last-marker Die Roten haben den Süden schon für sich. Im Osten fehlt ihnen ein Marker, und dort kann niemand abwehren.

# §fronts

Die Karte hat drei Fronten: {north-west}, {south} und {east}. Jede hat {markers} Gebietsmarker. Sie zeigen, wer dort vorn liegt.

## do

- Jede Seite beginnt mit {start-markers} Markern an jeder Front.
- Du nimmst einen Marker, wenn niemand deinen Angriff abwehrt. Die andere Seite hat dann einen weniger.
- Wer alle {markers} Marker einer Front hält, hat sie gewonnen. Dort wird nie mehr gekämpft.
- Ist eine Front gewonnen, kommen alle Einheiten dort auf die Ablagestapel ihrer Besitzer. Auch die des Gewinners.

## not

- An einer gewonnenen Front wirbt niemand an, zieht niemand hin, greift niemand an. Karten, die an sie gebunden sind, kannst du noch für anderes abwerfen.

!claim Trotzki nimmt den letzten Marker des Südens. Seine eigene Armee geht mit der Front.

# §morale

Moral ist der Wille weiterzumachen. Beide Seiten beginnen mit {morale}, und mehr kann niemand haben.

## do

- Wenn du eine Schlacht verlierst, würfle und gib dem Sieger so viel Moral. Du gibst nie mehr, als du hast.
- Wehrt niemand deinen Angriff ab, gewinnst du in deiner nächsten [§propaganda] {unblocked-morale} Moral.
- Wirf in der [§reserve] eine Karte ab: Du gewinnst {reserve-morale} Moral.

## not

- Moral steigt nie über {morale}. Was darüber hinausginge, verfällt.
- Bei voller Moral kannst du keine Karte gegen Moral tauschen.

!full-morale Die Roten haben 19 Moral. Eine Karte bringt den letzten Punkt, die nächste bringt nichts.

# §setup

Beide Seiten beginnen gleich: dieselbe Moral, die Hälfte jeder Front, und nichts im Spiel.

## do

1. Mischt beide Decks.
2. Jede Seite zieht {start-hand} Karten.
3. Wer keinen Anführer auf der Hand hat, wirft sie ab und zieht {start-hand} neue Karten. Das geht so lange, bis ein Anführer dabei ist.
4. Stellt die Moral beider Seiten auf {morale}, und jeder Seite gehören {start-markers} Marker an jeder Front.
5. Die Roten beginnen.

Jeder Stapel hat {leaders} Anführer und {troops} Truppen. Die Roten haben {red-events} Ereignisse, die Weißen {white-events}.

{table start | Jede Seite beginnt mit | Zahl}

# §turn

Die Seiten sind abwechselnd am Zug, die Roten zuerst. Ein Zug hat sechs Phasen in fester Reihenfolge; jede bereitet die nächste vor.

## do

1. [§rally]
2. [§propaganda]
3. [§events]
4. [§attacking|Angriffsphase]
5. [§recruitment]
6. [§reserve]

Am Ende deines Zugs wirfst du auf {hand-limit} Karten ab. Welche, wählst du. Truppen, die im Zug des Gegners auf deine Hand kommen, zählen bis dahin nicht.

Hände und Decks sind geheim. Beide Ablagestapel liegen offen: Alle dürfen sie durchsehen.

!eight-cards Die Roten halten am Ende ihres Zugs acht Karten. Eine muss weg.

# §rally

Sammelmarker entscheiden, wer handelt. Eine Armee ohne Sammelmarker kann weder angreifen noch abwehren. Diese Phase macht also deine Armeen bereit.

## do

- Leg einen Sammelmarker auf einen deiner Anführer, der keinen hat. Gibt es einen solchen, musst du das.
- Versetz vorher oder nachher. Versetzen musst du nie.
- Ein Sammelmarker bleibt, bis du ihn ausgibst, auch über viele Züge.
- Verleg Truppen von einem Anführer zu einem anderen derselben Front, soweit dort Platz ist. Zwei volle Armeen dürfen Truppen tauschen.
- Nur hier wechseln Truppen frei den Anführer. Später geht das nur, wenn ein Anführer verloren ist.
- **Nur die Roten**: Verleg im Zug bis zu {between-fronts} Einheiten an eine andere Front. Ein Anführer zählt als eine Einheit, jede Truppe bei ihm als eine weitere. Seinen Sammelmarker behält er.

## not

- Ein Sammelmarker je Anführer, ein Sammelmarker je Zug.
- Die Weißen verlegen nie eine Einheit an eine andere Front.
- Ein Anführer zieht nicht ohne seine Truppen. Sind es zusammen zu viele, bleiben alle.
- Einheiten, die an eine Front gebunden sind, bleiben dort. Und unter dem neuen Anführer muss Platz sein.

!rally-and-move Trotzki bekommt den Sammelmarker und zieht mit zwei Truppen. Stalin hat drei Truppen: Das sind mit ihm vier Einheiten.

!whites-stay Im Süden dürfen die Weißen den Anführer wechseln. Der Weg in den Nordwesten ist ihnen versperrt.

# §propaganda

Neue Karten, und ein Lohn für Kühnheit.

## do

- Zieh {draw} Karten. Das gilt auch im ersten Zug.
- Du gewinnst {unblocked-morale} Moral, wenn in deinem letzten Zug ein Angriff nicht abgewehrt wurde. Es ist {unblocked-morale}, gleich wie viele Angriffe es waren. Ein Angriff, dessen Armeen {red-confused-and-divided-1} alle aufgehalten hat, zählt nicht.
- Ist dein Deck leer, misch deinen Ablagestapel und zieh davon weiter.
- Ist auch deine Ablage leer, ziehst du, was da ist.

!two-cards In ihrem letzten Zug haben die Roten einen Marker genommen, ohne dass jemand abwehrte.

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

# terms Wörter des Spiels

morale: Moral
Der Wille einer Seite weiterzumachen. Sie steht zwischen 0 und {morale}; bei 0 hat die Seite verloren.

front: Front, Fronten
Einer der drei Teile der Karte, in denen Armeen stehen und kämpfen.

marker: Gebietsmarker, Gebietsmarkern, Marker, Markern
Ein Stück einer Front. Jede hat {markers}. Sie zeigen, wer dort vorn liegt.

claimed: gewonnene Front, gewonnenen Front
Alle {markers} Marker der Front sind in einer Hand. Dort kämpft niemand mehr.

leader: Anführer, Anführern, Anführers
Eine Karte, die eine Armee eröffnet. Seine Stärke sagt, wie stark er ist und wie viele Truppen er führt.

troop: Truppe, Truppen
Eine Karte, die unter einem Anführer steht und ihre Stärke dazugibt.

unit: Einheit, Einheiten
Ein Anführer oder eine Truppe.

army: Armee, Armeen
Ein Anführer mit den Truppen unter ihm. Auch ein Anführer allein ist eine, kann aber nicht angreifen.

token: Sammelmarker, Sammelmarkern, Sammelmarkers
Das Zeichen, dass eine Armee bereit ist. Angriff und Abwehr kosten es.

force: Stärke
Wie viel ein Anführer, eine Truppe oder eine Seite in der Schlacht zählt.

bonus: Bonus, Boni
Was ein Anführer dazugibt: +1 für jede Truppe einer bestimmten Art unter ihm.

event: Ereignis, Ereignisse, Ereignissen
Eine Karte, die einmal gespielt wird, für das, was darauf steht, und dann auf den Ablagestapel kommt.

block: abwehren, wehrt ab, Abwehr, abgewehrt
Sich mit Armeen derselben Front gegen einen Angriff stellen.

unblocked: nicht abgewehrt, niemand abwehrt, niemand wehrt ab
Ein Angriff, gegen den sich keine Armee gestellt hat. Er nimmt einen Marker.

room: Platz
Wie viele Truppen ein Anführer noch führen kann: seine Stärke + 1, ohne die, die er hat.

discard: Ablagestapel, Ablagestapels
Wo Karten einer Seite liegen, die gespielt oder verloren sind. Daraus wird das neue Deck.
`;
