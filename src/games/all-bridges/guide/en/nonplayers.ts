/** Non-players: how the table plays a Faction without a player. */
export const nonplayers = `
# §8.0

The table can play one or two Factions. They follow cards of their own, by the same rules as you. Whoever plays alone reads [§8.7] first.

## do

- Choose the Non-players when you make the table. Choose also when it waits: before each turn, before each step, or never.
- When it waits, let it go on, or pass over and do by hand what you think is right.
- Non-players sometimes help each other, and sometimes harm themselves. Their decks are made so.

# §8.1

Set-up and rules are the same. A Non-player looks at its options in the order of [§8.1.4], does the first that is possible, and records it.

The record tells each die, the sentence of each priority, and each choice. It also tells why an Event was declined. On cards #52, #58 and #59 a Train looks into adjacent spaces. These touch its own, with or without rails. A whole turn that players leave out counts as a pass.

# §8.1.1

Each Non-player has a small deck: six cards for the Reds, six for the Senate, five for the Moderates. After each turn all drawn cards go back and the deck is shuffled.

# §8.1.2

Non-players neither pay nor earn Resources.

- Those of the Moderates are counted for their victory only. They begin at 0. Passing gives them 1; Propaganda Rounds, Events and lost Personalities change them as usual.
- Non-players never give Resources away, and nobody gives them any.

# §8.1.3

All rules bind Non-players, but for these:

- They pay nothing.
- Their Rally is always paid off: nothing hinders it.
- Terror is always paid off before they Agitate.
- Attack Strength begins at 7 for the Senate and at 5 for the Reds. Everything else adds and subtracts as usual.
- Activism uses the die of the card’s condition. They do not roll twice.

# §8.1.4

The first option that is possible:

1. **Marked**: the “NP to play” marker lies on the current card for them. They execute the Event.
2. **Pass for the next**: the next card has a Pass symbol for them. They pass, and mark that card.
3. **Capabilities** (Reds and Senate): the current or next card is one of #14 to #17. See below.
4. **Event**: the current card has their symbol, its condition holds, and it changes something.
5. **Cards**: draw a Non-player card. The last Eligible Faction executes a Command with Special Activity. Others execute a Limited Command.
6. **Event left over**: if only the Event is open, they execute it.
7. **Pass**.

For Capabilities:

- The Senate always takes a Train, or passes for it.
- Otherwise a die decides. At most twice the Capabilities they own means no. For the Reds add 2 to that.
- If yes, they take the current one. Or they pass for the next one, if nobody has passed on this card.

After a Limited Command, Reds or Senate with News spend it at once for another one, from a fresh deck.

## Symbols on Events

{table symbols | # | Card | Reds † | Senate † | Moderates † |}

| # | Only if |
| 4, 8, 12, 43 | Reds or Senate: own Cells stand with enemy Cells |
| 5, 6, 9, 37 | a space with Population can shift their way |
| 7, 13 | Moderates: a cube is Available |
| 10 | Moderates: two Cells are Available |
| 11 | a die is not 6: 1–2 raises Russian Vassalage, 3–4 lowers the German, 5 raises the German if the Senate has a player |
| 13 | Reds or Senate: an own Cell would Control a Town |
| 18 | Senate: in Phase I. Moderates: cubes lie in the Display |
| 20 | it removes a Prepared marker or a last Cell, or brings Control of a Town |
| 25 | a Russian stands with Senate Cells, and a Cell is Available |
| 27 | Senate: three of its Cells stand with Reds or Russians, or four with a Train next to them |
| 28 | Moderates Resources are 10 to 14 |
| 29, 32 | Moderates: Polarization is 6 or more |
| 34 | Reds or Senate: the Moderates have a player |
| 35 | Reds: a space with Population can shift |
| 36 | Moderates: there are prisoners, Resources are below 15, and Polarization is 6 or 7 |
| 38 | Senate: it Controls a space with Opposition and an Active Cell, and Reds have a player. Moderates: 15 Resources, or Polarization 5 or more |
| 39 | Reds or Senate: the Moderates have a player and an Issue is Resolved. Moderates: a Network is Available |
| 40 | it removes two Cells; or it clears the space, so that the Senate also takes an Administration, or the Reds a Capability |
| 41 | Reds: they have Cells in Uusimaa |
| 42 | Senate: three more Cells would Control a Town where it stands |
| 44 | Senate: German Vassalage is 4 or more, or is 3 and a die shows 5 or 6 |
| 45 | Senate: it is the last Campaign, or German Vassalage is 4 or more. Moderates: an Issue is Resolved |

{table pass-symbols | Faction † | Passes for these cards}

# §8.1.5

A Non-player never takes an Event that would change nothing. Example: #18 lets the Moderates hold a Politics Phase. Without cubes in the Display they leave it.

# §8.1.6

Sometimes another Faction’s Event gives a Non-player something free.

- If the card has instructions for it, they count.
- A named Command or Special Activity is done as its Non-player card says.
- Otherwise a card is drawn, and its first possible Command or Special Activity is free.
- What is still open is decided by chance.

# §8.1.7

These wishes fill what cards leave open.

- **Stacking**: never a second Administration, Network or own Prepared marker in a space.
- **Removing**: Active Cells of Reds and Senate first, Underground ones of the Moderates first.
- **Replacing own Cells**: Reds and Senate give Inactive ones, the Moderates Active ones.
- **Moods**: Senate raises Support, then lowers Opposition. Reds raise Opposition, then lower Support. Moderates want Neutral. Towns come before Provinces.
- **Control**: own Control first, then taking it from the enemy. Moderates want nobody’s Control.
- **Resources** are never given away.
- **Attacks** always engage; no Retreat.

# §8.1.8

In a Propaganda Round Non-players decide like this †.

- Prisoners: they release all if Polarization is 6 or more, otherwise none.
- In the last Round, near the goal and too tense, they first lower Polarization. Near is Town Population 4 for the Senate, 12 for the Reds, 15 Resources for the Moderates.
- Senate: shifts to Active Support wherever it may.
- Reds: an Administration where they have two Cells alone, or three beside Senate Cells, with Population. Otherwise they raise Opposition as far as they may, with Population only.
- Moderates: a Network where they have three Cells. Otherwise, if Opposition and Administrations are 10 or more, they lower Opposition. Otherwise a random cube.
- Towns first, then higher Population.
- A new Personality goes where most Moderates are.

# §8.1.9

Non-players place Capabilities like this †: Jaeger and Trains together; otherwise with the largest group, Towns first. Jaeger of the Senate stay bound to Vaasa: [§5.3].

# §8.2

Seventeen cards say what Non-players do: #48 to #53 the Reds, #54 to #59 the Senate, #60 to #64 the Moderates. Their tables follow.

# §8.2.1

Each card has a condition. If it does not hold, the card goes aside and another is drawn. If none holds, the Non-player passes. Any one line of a card is enough; all of that line must hold.

{table conditions | Card | Needs}

# §8.2.2

A card has one Command and one or more Special Activities. In each table below, lines with the name of a Special Activity belong to that.

# §8.2.3

- Go from top to bottom. A Command that cannot even begin: draw another card.
- A Special Activity that cannot be done is left out. Of several, the first possible one is done.
- In a Limited Command only the first space counts, and there is no Special Activity.
- Non-players do not take own pieces back from the map. Only Reds may relocate an Administration: [§8.3.1].

# §8.2.4

The cylinder goes where the action belongs. A full Command may come to one space without a Special Activity. It is recorded as a Limited Command, if that box is open. Reds or Senate then spend their News, as after any Limited Command.

# §8.2.5

Read the tables like this.

- **Numbers** come one after another. Each is done as often as possible, or at most as often as the last column says.
- **Needs**: all of these must hold. “≤ 2” means a die of 2 or less.
- **Prefers**: each word narrows the choice in turn, if it can. What is left is drawn by chance: [§8.6].

# §8.3

The Non-player Reds have six cards.

# §8.3.1

Up to three spaces. An Administration comes from Available first. Otherwise one moves from a space with Active Opposition, if no Control of the Reds is lost by that.

{table np-48 | No. | Does | Needs | Prefers | Times}

# §8.3.2

For Phase I. The die of the condition is kept for Activation. Whatever the table does not name is not flipped. Foreign Relations only if Russian Vassalage is exactly 2.

{table np-49 | No. | Does | Needs | Prefers | Times}

# §8.3.3

For Phase II. In the last Campaign, near the goal, it sends Active Cells home until the tension is low enough.

{table np-50 | No. | Does | Needs | Prefers | Times}

# §8.3.4

Up to two spaces, the Display among them. Foreign Relations as in [§8.3.2].

{table np-51 | No. | Does | Needs | Prefers | Times}

# §8.3.5

Groups with a Capability come first, then groups of three Cells or more. By Train they go in threes, and leave a Cell behind, an Active one if they can. No Reds Control with Population is lost. Russians always join in.

{table np-52 | No. | Does | Needs | Prefers | Times}

# §8.3.6

From Provinces only. One Cell stays behind, an Active one if possible, and no Control with Population is lost.

- First all but one Cell go from where two Germans stand without an Administration.
- Then those from spaces with Support, without Active Reds and without an Administration.

{table np-53 | No. | Does | Needs | Prefers | Times}

# §8.4

The Non-player Senate has six cards.

# §8.4.1

For Phase I, up to three spaces. Foreign Relations lowers German Vassalage by 1, and it always succeeds.

{table np-54 | No. | Does | Needs | Prefers | Times}

# §8.4.2

For Phase II, up to three spaces.

{table np-55 | No. | Does | Needs | Prefers | Times}

# §8.4.3

In Phase I the die of the condition is kept for Activation; Phase II has none. In the last Campaign, near the goal, Active Cells go home, but no Town is lost.

{table np-56 | No. | Does | Needs | Prefers | Times}

# §8.4.4

Up to two spaces, the Display among them.

{table np-57 | No. | Does | Needs | Prefers | Times}

# §8.4.5

The Special Activity comes first. Without it, it is only a Limited Command, if that box is open. Groups with a Capability attack first, then the largest. By Train three to five Cells go and one stays behind, an Active one if possible. No Town Population is lost.

{table np-58 | No. | Does | Needs | Prefers | Times}

# §8.4.6

The Special Activity comes first, as in [§8.4.5]. Groups of three to five Cells march. One Cell stays, an Active one if possible. No Town is lost to the Senate or won by another. Two groups may meet, but nobody marches twice.

{table np-59 | No. | Does | Needs | Prefers | Times}

# §8.5

The Non-player Moderates have five cards.

# §8.5.1

Up to two spaces, and one more for each level of Polarization from 6 on. At (2.3) a die of 1–2 changes the order of the two preferences.

{table np-60 | No. | Does | Needs | Prefers | Times}

# §8.5.2

They go on until Polarization is 5, with two Cells at most. With 15 Resources they Negotiate everywhere.

{table np-61 | No. | Does | Needs | Prefers | Times}

# §8.5.3

For Phase I, up to three Cells. Three Cells stay with the Personality, two with a Network, and three where a Network can be built. A lonely Cell goes first, an Active one before others.

{table np-62 | No. | Does | Needs | Prefers | Times}

# §8.5.4

For Phase II, as in [§8.5.3]. Which News marker goes is left to chance. Publish comes only if it brings 4 Resources or more.

{table np-63 | No. | Does | Needs | Prefers | Times}

# §8.5.5

One cube. If both colors are Available, a die chooses: 1–2 red, 3–4 white, 5–6 the color of a Non-player. Publish comes only if it brings 4 Resources or more.

{table np-64 | No. | Does | Needs | Prefers | Times}

# §8.6

If several spaces are equally good, chance chooses one. Here each has the same chance; the printed sheet for this is not used †.

# §8.7

One player plays one Faction; the two others are Non-players.

- Hold out: in each Propaganda Round no Non-player may pass the victory check.
- Your own check does not end the game. After the last Round you need the highest margin, above 0.

With two players and one Non-player the usual rules of [§7] hold.

# §8.7.1

If a Non-player passes a check, it wins. If both do, the higher margin wins; on a tie the order of [§7.1] decides.
`;
