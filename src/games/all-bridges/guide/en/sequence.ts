/** The sequence of play, from set-up to the Red Revolt. */
export const sequence = `
# §2.0

Card after card is played until the fourth Propaganda Round. Most cards are Events, on which all three Factions may act. {last-round} are Propaganda cards.

# §2.1

The table sets up everything. You see the first card, and the next one.

{table start | Space | Reds Cells | Senate Cells | Moderates Cells | Russians | Level}

## do

1. One more Senate Cell comes by a die: on 1–3 to Turku, on 4–6 to Viipuri.
2. One more Moderates Cell comes by a die: on 1–2 to Turku, on 3–4 to Tampere, on 5–6 to Viipuri.
3. All Cells begin Inactive or Underground. {conscripts} Senate Cells, 3 Russians and 6 Germans are out of play.
4. Each Faction has {start-resources} Resources. Polarization is {start-polarization}, each Vassalage {start-vassalage}.
5. The order of the Factions is drawn.

What counts for victory stands like this at the start: Town Population of the Senate 1, Opposition and Administrations 3, Issues and Networks and 1 together 1. Cells of Reds and Senate on the map: 13. The Reds have 11 more Cells Available, the Senate 6, the Moderates 4.

The Reds begin with Control of {tampere}, {uusimaa} and {hame}. They also Control {turku} and {viipuri}, if the dice put no rival Cell there. The Senate Controls {vaasa} and {pohjanmaa}. Nobody Controls {helsinki}.

## The deck

- Four Campaigns, two of 1917 and then two of 1918, of 9 Events and a Propaganda card each.
- In each, 5 Events come first. The Propaganda card is shuffled into the other 4.
- Three Events of each year stay out. Nobody may look at them.
- The Red Revolt lies open beside the deck.
- Only the deck is secret. Pieces, Resources and played cards lie open for all.

# §2.2

On an Event card each Eligible Faction acts or passes once, in the order 1st, 2nd, 3rd. An Ineligible one does nothing.

## do

1. In Phase II, on a card with a German Action Phase: roll when the Germans act. See [§3.4].
2. Each Eligible Faction chooses: [§2.2.3].
3. The cylinders go back: [§2.2.5].
4. The next card: [§2.2.6].

# §2.2.1

Who comes first is drawn once, at the start. After that it follows only from what each Faction did. The cards say nothing about it.

# §2.2.2

Passing is a good choice: you earn, and you come first on the next card.

## do

- Gain 1 Resource, and put your cylinder into the first free place of the Pass box: A, B, C.
- You stay Eligible.
- If the first Faction passes, the next one may still choose any row.
- If all pass, each gains its Resource, and the next card comes. They keep their order.

# §2.2.3

There are three rows of three boxes. The first Faction that does not pass fixes the row by its choice.

| Row | First box | The other two |
| top | Limited Command (d) | Command with Special Activity; Limited Command (c) |
| middle | Command with Special Activity | Event (c); Limited Command (d) |
| bottom | Event (d) | Command with Special Activity; Limited Command (c) |

## do

- The first to act takes the first box of a row.
- The second takes one of the two boxes left in that row, or passes.
- The third takes a box that is still free, or passes.
- In a box for a Command the Special Activity is your choice.

## not

- No box of another row, and no box that is taken.
- No box for a Command if you can execute none.

!rows The Reds have fixed the bottom row. The Event of the middle row is closed.

# §2.2.4

A Limited Command is one Command in one space, without a Special Activity.

## do

- Rally, Terror, Attack, March, Negotiate: one space. Terror may take the Display instead.
- March: one destination. Message: one Cell.
- Activism: one of its four ways. A roll may still Activate Cells anywhere.
- Politics is as usual.
- Reds or Senate with News: spend it after a Limited Command, and execute a second one at once. You pay for it. It may be another Command elsewhere.

## not

- A second space needs a second Limited Command.

!one-space The Senate wants to Rally twice. Only News makes that possible.

# §2.2.5

After the card the cylinders go back to the Eligible box.

1. Who passed, in the order of passing.
2. Who was Ineligible during this card.
3. Who stood in a box c.
4. Who stood in a box d.

- Who took a box for a Command and Special Activity becomes Ineligible for the next card. That holds even without a Special Activity.
- They fill 1st, 2nd, 3rd without gaps.

Example: the Reds took the Limited Command (d) of the top row. Senate and Moderates passed. Next card: Senate, Moderates, Reds.

# §2.2.6

The next card becomes the current one, and a new next card is turned up. Events are played once.

# §2.3

A Propaganda card does not wait. When it is turned up as the next card, it changes places with the current card.

## do

1. A Propaganda Round follows at once: [§6.0].
2. Then the card that changed places with it is played.

# §2.3.1

The fourth Propaganda Round is the last. It goes as far as the Support Phase. There is no Reset. Then [§7.3] decides.

# §2.4

The game has two Phases. The Red Revolt leads from the first to the second.

## do

- In Phase I, after each Faction’s turn: are {revolt-cells} or more Cells of Reds and Senate on the map? Then the Red Revolt takes the place of the next card. That card is discarded without effect.
- Otherwise it takes the place of the next card after the second Propaganda Round.
- In Phase II there are also [§3.2.4|Attack], [§3.2.5|March], [§4.2.4], [§4.2.5], Sabotage, News, and German Actions.

## not

- No Faction plays the Red Revolt. It comes by itself, once.

# §2.4.1

The Red Revolt is done before anybody acts on its card.

1. The Reds’ cylinder goes to the Event of the bottom row, wherever it stood. So the row is fixed, and the Reds do not act again on this card.
2. The Reds choose. Either they clear a Town with their Cells of all Senate Cells and the Senate’s Prepared marker. Or they Rally free in a Town with their pieces.
3. Capabilities come onto the map, the Reds’ first. The Reds’ go to any of their Cells.
4. Jaeger of the Senate go to Vaasa, or to the nearest space with Senate Cells. Its other Capabilities go anywhere along spaces with Senate Cells that hang together with Vaasa.
5. Germans equal to German Vassalage go into their box. Russians on the map are made equal to Russian Vassalage. New ones come to one random Town with Reds pieces.
6. Phase II begins. The other Eligible Factions now act on this card.

!revolt The Reds clear Helsinki. The Prepared marker goes with the last Senate Cell.
`;
