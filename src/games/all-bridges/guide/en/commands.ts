/** Commands in general, and those of Reds and Senate. */
export const commands = `
# §3.1

A Command is the core of a turn. You choose one that your Faction has, then spaces, then pieces.

## do

- Select spaces one after another, in any order, and pay as you select. Each space is selected once.
- You decide which enemies and which own pieces are concerned. Nobody else must agree.
- A Command must do something if it can. Then you may end it whenever you like.
- Powers pay nothing.

## not

- You cannot select the same space twice in one Command.
- You cannot select what you cannot pay.

!once-each The Reds Rally in Turku. A second Rally there has to wait for another card.

# §3.1.1

Pawns would mark selected spaces. The table shows the selection itself, so there is nothing to do.

# §3.1.2

Some Events give a free Command. It costs no Resources and does not touch your cylinder.

## do

- All other rules hold: a free Negotiate still needs an Underground Cell.
- A free Rally pays off everything that hinders it. So it brings at least one Cell.
- With no Cell Available you may first take one back from the map, or decline.
- A free March moves any number of Cells into its space.
- Agitation costs Resources even in a free Activism. So does Strength bought in a free Attack.

## not

- In a free Rally there is nothing left to pay off.

!free-rally The Reds Rally free. Active Support and white Terror would forbid it otherwise.

# §3.2

Reds and Senate have the same five Commands: [§3.2.1], [§3.2.2], [§3.2.3], [§3.2.4], [§3.2.5]. The last two are open in Phase II only. Only the Reds build Administrations, Agitate by Activism, and use Russians.

# §3.2.1

Rally brings your Cells onto the map. It is how Reds and Senate grow.

## do

- Select as many spaces as Polarization says. Two are always allowed. You need no piece there.
- Pay 1 Resource a space. Then count what comes: begin with 1 Cell.
- Senate: +1 for each level of Support; –1 for each level of Opposition and each red Terror.
- Reds: +1 for each level of Opposition; –1 for each level of Support and each white Terror.
- Offset: pay 1 Resource against each level or Terror marker that takes a Cell away.
- Place that many Inactive Cells. Less than none is none.
- **Reds**: in one selected space replace two Reds Cells with an Administration, instead of placing Cells there. The Cells may be of either side. They are Available again only after the Command.

## not

- Only one Administration a Command, and none in a space where Cells come.
- It needs two Cells, an Available Administration, and room for a disc: [§1.4.3].
- You cannot Offset more than what hinders you, and your own Terror does not hinder you.
- No more spaces than Polarization allows.

!rally In Tampere 1 and 1 for Opposition, less 2 for white Terror, make none. One Resource brings one Cell. In Häme an Administration rises.

# §3.2.2

Activism wakes your people, sends them home, or frightens enemies.

## do

First, if you like, one of these two for the whole Command. Each selected space costs 1 Resource:

- **Pacify**: remove one own Active Cell in each selected space. Polarization falls by 1 for each.
- **Flip**: in each selected space flip one enemy Cell for each own Active Cell, and one for every two own Inactive Cells. Flip either way: Active to Inactive, or back. Moderates can be flipped, too.

Then, if you like, one of these two, once:

- **Activate**: pay 1 Resource and roll a die. Up to that many own Inactive Cells turn Active, anywhere, evenly.
- **Agitate** (Reds only): in one space with an Administration and Reds Control. Selecting it costs 1 Resource, if it was not selected. Pay 1 for each Terror there to remove it, then 1 to shift one level towards Active Opposition. Add the surcharge of [§6.2.1].

Evenly: no space gets a second Cell Activated until each space with an Inactive Cell of yours has had one.

A Limited Command is one of these four ways.

## not

- Do not pacify and flip in the same Command.
- No Cell is flipped twice.
- Two Inactive Cells count one, three still one. Active and Inactive are counted apart.

!activism The Reds pacify in Tampere, so they may not flip in Häme. Then they roll 3 and Activate evenly.

# §3.2.3

Terror removes enemies and leaves fear. It poisons the country: each marker raises Polarization.

## do

1. Select spaces with an own **Active** Cell and an enemy piece, or the Political Display, or both. Each costs 1 Resource.
2. In each space place a Terror marker of your color: the Reds’ is red, the Senate’s white. The Display gets none.
3. Remove 1 enemy piece there, or up to 2 if Polarization is 6 or more. From the Display remove 1 cube of either color.
4. At the end Polarization rises by 1 for each marker placed.

- Cells of a Faction go before its Administrations or Networks. All go to Available.
- With the last Moderates Cell goes the Personality, and the Moderates give you 3 Resources.
- In Phase II the second Terror marker of a space also brings a News marker, if one is Available.
- Where two Terror markers lie already, Terror is allowed: it removes, but places nothing and raises nothing.
- News of a Cell that you remove passes to another Cell of its owner there, otherwise to you: [§3.3.2].

## not

- No Terror without an Active Cell, nor without an enemy piece.
- Troops are never removed by Terror.
- The last Cell of an enemy stays if it guards a Capability or Prepared marker. News does not protect a Cell from Terror.

!terror In Pohjanmaa the Senate has no Active Cell. In Häme the last Reds Cell guards a Prepared marker; the Moderates have no such guard.

# §3.2.4

Attack is war, in Phase II only. It removes or drives out enemy Cells, Troops and Administrations. The Moderates never attack and are never attacked.

## do

1. Select a space with Cells of yours and enemies, or one that a Train can reach. Pay 1 Resource.
2. Name the Attackers: all of yours there, unless you hold some back. Reds may use Russians there, but never Russians alone.
3. Name the Defenders. The Reds choose the Senate, the Germans, or both. Against the Senate Reds and Russians always defend together.
4. Add up the Strength, from 0. Buy more, 1 Resource a point, as many as you like.
5. One Inactive Attacker turns Active, even if the Attack then fails.
6. Roll a die. **At most the Strength succeeds; a 6 always fails.**

| What | Attacker | Defender |
| Each three Cells † | +1 | none |
| Each Troop † | +1 | –1 |
| Prepared † | none | –2 |
| Jaeger † | +1 | –1 |
| Cannons † | +1, or +2 beside a Jaeger | –1, or –2 beside a Jaeger |
| Train | +1, or +2 beside a Jaeger | –1, or –2 beside a Jaeger |
| Commander | +1 | –1 |

Only the best two Capabilities of each side count. Any Jaeger of a side there makes its Cannons and Train count more. Prepared and Capabilities of Defenders count only if their Cells defend.

## After a success

The die is also the number of Defenders concerned. It is never fewer, as long as some are left. Choose one:

- **Engagement**: Cells go by turns to Available and to Prison, Available first. Troops and Administrations go away to Available.
- **Retreat**: Cells go to one adjacent space of your choice. Capabilities go with the last one. Troops and Administrations go away as above.

Cells and Troops fall by turns, a Cell first. Administrations fall when all Cells and Troops are gone. You choose which Cells. Opposition stays. Removed Germans go back to their box.

Then, in this order:

1. **Attrition**: lose one Attacker for each German removed, a Cell first, then a Russian, by turns. Lose one attacking Cell for every three Cells removed. Retreat does not count.
2. **Prisoners**: if you took any, place a Terror marker of your color and an Available News marker. Raise Polarization by 1. Once a space.

## Trains

- A Train brings Cells from its stop along a line into an adjacent space of attack. No Sabotage may lie on that border.
- Three Cells ride for the price of the space; each further three, or part of them, cost 1 more.
- They must all attack. Other Capabilities may ride along. All stay there afterwards.
- A defending Train that cannot leave by rail in a Retreat is removed.

## not

- No Attack in Phase I.
- No Attack where there is no enemy that can be attacked, or where you have no Cell.
- No piece and no Capability takes part in two Attacks of a turn.

!attack Six Cells make 2, and a Resource makes 3. A 3 takes three Cells: two to Available, one to Prison.

!retreat The Commander of the Reds takes 1 away, the Jaeger gives 1. A Retreat takes no prisoners.

# §3.2.5

March moves your Cells, in Phase II only.

## do

- Select a space next to your Cells. Pay 1 Resource for each three Cells, or part of three, that move into it. They may come from several spaces.
- Take Capabilities along from the spaces that Cells leave.
- **Reds**: take at most one Russian for each Reds Cell that marches.
- A Train moves on its rails to a stop of the new space, one move, not over Sabotage.
- News goes with the last Cell that can hold it.

## not

- Each Cell, Troop and marker moves once in a Command. A Cell that has marched cannot march on.
- Russians never march alone. No Cell jumps over a space.

!march From Turku nothing reaches Vaasa. One Cell takes one Russian along; the other Russian needs a Cell of its own.
`;
