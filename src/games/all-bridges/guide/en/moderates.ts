/** Commands of the Moderates, and what the Germans do. */
export const moderates = `
# §3.3

The Moderates have four Commands: [§3.3.1], [§3.3.2], [§3.3.3], [§3.3.4]. They are the same in both Phases.

# §3.3.1

Rally of the Moderates places Cells, builds a Network, or hides Cells.

## do

- Select any spaces, as many as you can pay, at 1 Resource each. You need no piece there.
- The whole Command costs 1 less for each level of Polarization above 5, but never less than 0.
- In each space do one of three things:
- Place Cells: 1, less the level of Support or Opposition there. Pay 1 Resource to Offset each level.
- Or replace two Moderates Cells with a Network. Any number of Networks may be built in a Command.
- Or, beside a Network, turn Cells Underground: as many as its Population and Networks together.

Terror does not hinder the Moderates. Support hinders them as much as Opposition. So 1 Cell a space is the most.

## not

- A Network needs two Cells, an Available Network, and room for a disc.

!discount At Polarization 7 two Resources are let off. Two Neutral spaces are free.

# §3.3.2

Message moves Moderates Cells and hides them. They can carry the Personality or News.

## do

1. Pay 1 Resource for a Cell, Active or Underground. It moves up to three times, each time into an adjacent space. It may come back.
2. At the start it may take the Personality along. Anywhere on its way it may pick up News that nobody holds, or at the start News of the Moderates.
3. At the end the Cell turns Underground, unless it is captured.
4. Then another Cell may go. Each Cell goes once.

If the last Cell leaves a space, the Personality or News there must go with it, or it is removed.

## Capture

Did the Cell carry something, and were Active Reds or Active Senate Cells on its way? Then check once for that Cell, at the end of its way.

- Look at spaces it entered. Take the one with most Active Cells of a single enemy; then the one nearest to where the load began; then the Moderates choose.
- Roll a die. More than those Active Cells: it gets through.
- That number or less: it is captured. It stands Active in that space, with its load.
- The load stays with the captured Cell. Without Active enemies nothing is rolled.

## News

- News comes onto the map with German landings and with prisoners of an Attack. In Phase II the second Terror marker of a space brings it, too.
- Only the Moderates pick it up, by Message. They use it with [§4.3.1].
- Terror or an Event may remove the Cell that holds it. The News then goes to another Cell of its owner there. If there is none, whoever removed it gets the News, if they have a Cell there. Otherwise the News is removed. News of Reds or Senate changes hands by Terror only, never by an Event.
- Reds or Senate spend it for a second Limited Command: [§2.2.4].

## not

- A Cell carries one thing: the Personality or one News.
- Three moves at most. The Personality comes along from the start or not at all.

!message The Cell takes News, so it cannot take the Personality, too. Three Active Senate Cells capture it on 3 or less.

# §3.3.3

Negotiate calms enemies, and with them the country.

## do

1. Select spaces with an Underground Moderates Cell and an Active enemy Cell. Pay 1 Resource each.
2. In each, the Moderates Cell turns Active, and one enemy Cell turns Inactive.
3. At the end you may lower Polarization by as many as you calmed. You may also leave it.

## not

- An Active Moderates Cell does not Negotiate, and an Inactive enemy cannot be calmed.

!negotiate In Turku the Moderates stand Active already. In Helsinki they calm one of the Reds.

# §3.3.4

Politics puts a cube into the Political Display, so that an Issue may be Resolved.

## do

- Select no space. Have a Moderates piece on the map, and Polarization of 5 or less.
- Pay what Polarization says. Place one Available cube, red or white, as you like.

{table politics | Polarization | Resources}

## not

- No Politics at Polarization 6 or more, nor without a piece on the map, nor without an Available cube.
- One cube a Command.

!politics-cost At Polarization 3 a cube costs 2 Resources.

!politics At Polarization 6 the parliament is silent.

# §3.4

Germans act only in Phase II, and only on cards with a German Action Phase: [cards-1918].

## do

1. Before anybody acts, the Senate player rolls: on 1–3 the Germans act before the Factions, on 4–6 after them.
2. The flowchart † decides. The first line that holds is what they do:

| When | They |
| No Germans on the map or in their box | do nothing |
| Germans stand with Reds pieces or Russians | Attack in one such space: a Town first, then where most Reds pieces are; among equals the Senate chooses |
| Germans wait in their box | land with all of them where a die says; a News marker comes there |
| Otherwise | March: each group one space towards the nearest Town with Reds pieces or Reds Control |

{table landings | Die | They land in}

## A German Attack

- Each German gives 1 to Strength. Russians, Prepared and Capabilities of the Reds take away as usual. It is {german-least} at least.
- A die of at most that succeeds, never a 6. The Senate player rolls.
- They always engage, and take Active Cells first. They suffer no attrition.
- Prisoners bring white Terror, Polarization +1 and News.
- Senate Cells never help, and Germans never help the Senate’s own Attack.

The Senate decides all this itself after [§4.2.4].

!germans The Senate rolls 2: the Germans act first. Three wait in their box, so they land.
`;
