/** What lies on the table: map, forces, tracks. */
export const board = `
# §1.1

You need no box: the table has the board, {side-cells} Cells each for Reds and Senate, and all markers. This page counts them.

| Piece | {reds} | {senate} | {moderates} |
| Cells | {side-cells} | {side-cells} | {moderates-cells} |
| Administrations | {administrations} | – | – |
| Networks | – | – | {networks} |
| Political cubes | {cubes} | {cubes} | – |

- Germany and Russia have {troops} Troops each.
- There are {prepared-markers} Prepared markers for both sides together, 2 News markers and 1 Personality.
- Terror markers: {terror-markers} † of each color. Sabotage: {sabotage-markers} † in all.
- Capabilities: 4 Jaeger, 2 Trains, 1 Cannons, 1 Commander.
- 47 cards: 42 Events, of which 36 are in a game, {last-round} Propaganda cards and the Red Revolt. The dice have six sides.

## What † means

The sign † marks a value that we could not read from the printed game and made ourselves. Each one is named here.

- Population of Turku, Viipuri, Uusimaa, Häme, Varsinais-Suomi, Pohjanmaa, Karelia and Kuopion lääni.
- Three borders: Uusimaa to Karelia and to Mikkelin lääni, Varsinais-Suomi to Pohjanmaa.
- Railways and their stops in Provinces, and the German landing sites.
- The top of the Vassalage tracks, and how many Terror and Sabotage markers there are.
- Rows of the Attack table: Cells, Troops, Prepared, Jaeger, Cannons.
- The German flowchart, and the German Action Phase on five cards.
- For Non-players: symbols on Events, the Event sheet, the Propaganda sheet, and where Capabilities go.

# §1.2

The map is central and southern Finland: 13 spaces, of which 5 are Towns and 8 are Provinces. Nothing else can be entered.

{table spaces | Space | Population | Adjacent to}

# §1.2.1

Each space is a Town or a Province. Its Population is 0, 1 or 2, and it never changes.

## do

- Helsinki has Population 2; every other Town has 1.
- Count Population for Control of Towns, for Opposition, and for earnings of the Reds.
- A space with Population 0 can still hold pieces, Control, Support and Opposition.

# §1.2.2

Railways join Towns and stops in Provinces. Only Trains use them. They are no borders.

{table railways | Line † | Stops, one after another}

## do

- A Train moves along a line from one stop to the next stop. That stop lies in another space.
- Every Town is a stop. A Province may have several; the owner chooses where the Train stops.
- From Tampere three lines go into Häme, each to a stop of its own. The Province behind Häme is a second move away.

## not

- A Train never leaves the rails, and never crosses a border with Sabotage.

!rails The Train from Tampere can stop in northern, western or southern Häme. The owner changes the stop before the die is rolled.

# §1.2.3

Two spaces that touch are adjacent. March, Message, Retreat and some Events look at that.

## do

- Read the neighbors in the table of [§1.2].
- A Town touches only the Province around it. Sea joins nothing.

# §1.2.4

Each pair of adjacent spaces has one border of its own. Sabotage lies on a border, not in a space.

# §1.3

Three Factions play: {reds}, {senate}, {moderates}. Two Powers, Germany and Russia, have Troops but no player. A Faction without a player is a Non-player: [§8.0].

# §1.3.1

Every Faction is the enemy of both others. Germany is friendly to the Senate, Russia to the Reds. Each Power is an enemy of everybody else.

## do

- In Phase II the Reds use Russian Troops in [§3.2.4|Attack] and [§3.2.5|March].
- Germans act on some cards: [§3.4]. Russians never act alone.
- Troops do nothing in Phase I.

# §1.3.2

Talk is open, and promises bind nobody. Resources may change hands.

## do

- Give Resources to another Faction at any time while somebody executes a Command, a Special Activity or an Event. That may also be the third Faction.
- The giver decides. The one who receives may hold {most-resources} at most.

## not

- Nobody gives between turns, and Non-players neither give nor receive.

!gift The Senate is in the middle of a Command and poor. The Moderates help.

# §1.4

Forces are wooden pieces: Cells, Administrations, Networks and Troops. Markers such as Prepared, News or the Personality are no pieces.

- A **Cell** is a group of people of one Faction.
- An **Administration** is a disc of the Reds. It counts for victory, Control and Agitation.
- A **Network** is a disc of the Moderates. It counts for victory and against Control of others.
- A **Troop** is a cube of Germany or Russia.

# §1.4.1

A Cell has two sides. Much depends on which one is up.

## do

- Cells of Reds and Senate are **Inactive** or **Active**. Active ones are the dangerous ones.
- Cells of the Moderates are **Underground** or **Active**. Underground ones can do more.
- A new Cell always comes Inactive or Underground, unless an Event says otherwise.
- Only Cells have sides. Troops and discs have none.

If you know other games of this family: here Active is strong for Reds and Senate, not weak.

# §1.4.2

Pieces are limited. Those not on the map wait in the Available box, in Prison, or out of play.

## do

- Place only what is Available. What you cannot place is left out.
- If you should replace a piece and none is Available, the old piece is just removed.
- While you execute something yourself, you may take own pieces back from the map to Available. The Moderates may also take back the Personality. Then place them elsewhere.
- If you have begun to remove pieces of a Faction in a space, go on to the full extent allowed.

## not

- Do not stop halfway: with two pieces to remove, a Faction once struck loses two.
- You cannot take back a piece in the middle of an Attack, a March or a Message.

!full-extent At Polarization 6 Terror removes two pieces. The Senate would like to stop after one.

# §1.4.3

Some things do not stack without end.

| What | At most in one space |
| Administrations and Networks | 2 together |
| Prepared markers | 1 a side |
| Terror markers | 2 of all colors together |
| Sabotage on a border | 1 |
| Capabilities | any number, but 2 a Faction count in an Attack |

## not

- What would break a limit is not placed. The rest of the action still happens.

!stacking The Senate is Prepared in Vaasa already. Pohjanmaa has room.

# §1.4.4

Three kinds of markers live beside Cells: Prepared, Capabilities, and the Personality of the Moderates.

## do

- Each needs a Cell of its own Faction in the space. No one Cell carries it.
- With the last such Cell the marker goes: Prepared to Available, a Capability out of play, the Personality to Available.
- If an enemy removes the Personality by Terror or by an Event, the Moderates give 3 Resources to that enemy.
- Who is shown on the Personality changes nothing.

# §1.5

Resources are political will. Each Faction has 0 to {most-resources}, and begins with {start-resources}.

## do

- Pay them for Commands, for Strength, for Agitation and for Foreign Relations.
- What would go above {most-resources} is lost. They never fall below 0.

# §1.6

Each space stands at one of five levels: Active Support, Passive Support, Neutral, Passive Opposition, Active Opposition. It is all about the Senate: for it, or against it.

## do

- Shift a level at a time along that line.
- **Opposition counts by Population**: Passive counts it once, Active twice. That is for the goal of the Reds.
- **Support counts by levels**: Passive 1, Active 2, whatever the Population. That is for earnings of the Senate.
- Opposition in a space with Population 0 counts nothing for the goal, but it still helps and hinders Rally.

## not

- Nothing shifts beyond Active Support or Active Opposition.

!levels Vaasa is at Passive Support. One shift leads to the end.

# §1.7

Control decides Towns, earnings and Agitation.

## do

- Reds Control a space if their Cells and Administrations there outnumber all pieces of both other Factions together.
- The Senate Controls a space if its Cells outnumber the Cells and discs of both others together.
- Cells and Networks of the Moderates count against both. Equal numbers mean no Control.

## not

- Troops, the Personality and other markers never count.
- The Moderates and the Powers never Control anything.

Example: 3 Senate Cells against 1 Reds Cell, 1 Administration and 1 Network: 3 to 3, so nobody Controls.

# §1.8

A marker counts the Cells of Reds and Senate on the map. The game begins with 13. At {revolt-cells} the Red Revolt comes: [§2.4].

# §1.9

Vassalage is how much Finland depends on a Power. Germany has a track, and Russia has one. Each begins at {start-vassalage} and runs from 0 to {most-vassalage} †.

## do

- In Phase II it says how many Troops a Power has: [§6.5.3].
- Together with Polarization it can block your victory: Russian for the Reds, German for the Senate.
- Events, [§4.2.2] and [§6.4.1] change it.

## not

- No marker goes beyond the end of its track.

!weapons Russian Vassalage is at its top. The Event must change something else.

# §1.10

Polarization is how divided the country is, from 0 to {most-polarization}. It begins at {start-polarization}.

## do

- Each Terror marker raises it by 1, and so does each space of an Attack that takes prisoners.
- Pacifying, Negotiate, Agitation, News and some Events lower it.
- It sets how many spaces Reds and Senate may Rally in, and the price of Politics.
- From 6 on Terror removes two pieces, Politics is impossible, and Rally of the Moderates gets cheaper.

## not

- It never goes below 0 or above {most-polarization}. What goes beyond is lost.
- At 0 you cannot pay to lower it.

!calm Polarization is at 0. The Senate can only shift Vaasa.

# §1.11

The Political Display is the parliament. Cubes in it are work on an Issue.

## do

- The Moderates place cubes of either color: by [§3.3.4], in Agitation, or with News. Events do it too.
- Cubes come from the {cubes} of each color that are Available, and go back there.
- [§3.2.3] removes a cube.

## not

- You cannot take a cube of a color that is not there.
- Politics places nothing at Polarization 6 or more.

!cube An Event takes a cube. Only red cubes lie in the Display.

# §1.11.1

There are three Issues. They differ only in name. The Politics Phase Resolves one at a time: [§6.2].

## do

- All cubes work on one Issue that is open. Then all go back, and the next Issue begins with none.
- A Resolved Issue is red or white. It counts for the Moderates, and it makes Agitation dearer: [§6.2.1].
- A few Events open a Resolved Issue again.

## not

- An Issue that is not Resolved cannot be opened again.

!reopen Two Issues are Resolved. The Reds open one of them again.

# §1.12

The table counts what matters for victory and moves the markers for you.

| Marker | What it counts |
| Town Population | Population of Towns under Senate Control |
| Opposition and Administrations | Opposition by Population, and Administrations on the map |
| Issues and Networks + 1 | Resolved Issues, Networks on the map, and 1 |
| Vassalage | German and Russian |
| Cells on map | Cells of Reds and Senate |
`;
