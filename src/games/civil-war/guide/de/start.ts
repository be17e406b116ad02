/** The game in ten minutes, the player aid, and the set-up. */
export const start = `
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
`;
