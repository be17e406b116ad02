/** The game in ten minutes, the player aid, and the set-up. */
export const start = `
# ten-minutes The game in ten minutes

Petrograd, 1917. The Tsar is gone, and two powers want the city: the Petrograd Soviet and the Provisional Government. One of you leads each.

## The goal

You pull the support of the people to your side. One score marker stands on a track; each point moves it towards whoever scores. Bring it to your end, and you win at once. Otherwise you win if it stands on your half when October or November has been scored.

## What you have

- **{regions} regions** of the city, joined by bridges. One bridge is closed by the blockade.
- **Units** with a strength of 1 to 3. Each has a fresh and an exhausted side.
- **{leaders} leaders** each. A leader is a strong token with a card of its own.
- **Command cards**. Each one belongs to a region and has three numbers: days, recruits and points.

## A round

1. **[§draw]**: each side draws {draw} cards.
2. **[§objective]**: each side lays one card face down. Its region is a secret objective.
3. **[§action]**: you take turns, {turns} each. Play a card, move the date, act.
4. **[§unrest|Scoring Phase]**: three regions are scored, and their tokens get tired.
5. **[§cleanup]**: new regions for unrest and blockade.

!turn The card has 4 days. It recruits strength 2 into its own region, or takes its action.

## What wins

Three regions count each round: the region of unrest, which all see, and two secret objectives. Whoever is stronger in a region scores it, even if it is the rival's objective. So read where the rival gathers, and be there with one strength more.

## The calendar is a weapon

Whoever moves the month takes the **will of the people**. With it you control all neutral tokens and win ties. Stop the date exactly on day 15 or {last-day}, and you get a bonus action. Count the days before you play a card.

## First plans for the Soviet

- You begin with the will of the people. Use the neutral units where you have a unit of your own.
- {lenin} takes the will back when you need it. Keep his card for the moment before scoring.
- {stalin} shows you the secret objective of the Government. Play him early.
- From August on Trotsky fights for you, if he is still in the city.

## First plans for the Government

- Take the will by moving the month yourself. A high card late in the month does it.
- {kornilov} moves the blockade. Cut the Soviet off from a region you hold.
- {kerensky} takes the will, {lvov} looks at the secret objective.
- October counts most. Save fresh units for the last rounds.

# aid Player aid

## The round

| Phase | What you do | Remember |
| [§draw|Draw] | {draw} cards each | No hand limit |
| [§objective|Objective] | A command card, face down | Its region and its points |
| [§action|Action] | {turns} turns each | The holder of the will begins |
| [§unrest|Unrest] | The stronger takes points or a bonus | {unrest-march} in spring, {unrest-october} in October |
| [§reveal|Objectives] | Whoever is behind reveals first | The stronger scores, whoever’s it is |
| [§exhaust|Exhaust] | Tokens in scored regions turn over | Exhausted ones leave |
| [§cleanup|Cleanup] | Tiles move on | New blockade |

## A turn

1. Play a card.
2. Move the date by its days. A new month: you take the will.
3. Command card: recruit **or** act. Leader card: place the leader **and**, if you like, act.
4. Stopped on 15 or {last-day}: one bonus action.

## Who is stronger

1. More strength.
2. A tie: more tokens.
3. Still a tie: the will of the people.

# §components

The map has {regions} regions: {red}, {green}, {blue}, {white}, {brown} and {purple}. Each has a colour and a sign.

## Cards

There are {cards} command cards, {cards-each} for each region. Each card has five things:

- **Days**: how far the date moves when you play it. They are the card’s number.
- **Region**: where it recruits, and what it scores as an objective.
- **Recruits**: how much strength it brings.
- **Action**: [§move], a double move or [§refresh].
- **Points**: what the region is worth when the card is an objective.

{table values | Days | Recruits | Points}

{table actions | Region | Cards with a move | Cards with a double move | Cards that refresh}

## Tokens

Each side has {units} units and {leaders} leaders. {neutrals} neutral units stand in the city. A token shows its strength large; the small number is the strength of its other side.

Trotsky has two tokens alike, one neutral and one of the Soviet: fresh {trotsky-fresh}, exhausted {trotsky-exhausted}. He has no card.

{table units | Fresh | Exhausted | Units of a side}

{table neutrals | Fresh | Exhausted | Neutral units}

{table leaders | Leader | Side | Days | Fresh | Exhausted | Special action}

† The values of cards and tokens are rebuilt: the rulebook does not list them. If you own the game, put your own values in their place.

# §setup

The Soviet is red, the Government is white. Both begin with the same units.

## do

1. Each side takes its {leaders} leader cards in hand. Its leaders and units lie fresh in its supply.
2. One neutral unit, chosen by chance, enters each region. All of them show their fresh side.
3. The score marker stands in the middle of the track, {track} spaces from each end.
4. The date is March/April, day 1. The Soviet has the will of the people.
5. Trotsky waits above May/June, his Bolshevik side above August.
6. Shuffle the region tiles. The first names the region of unrest, the second the blockade.
7. The blockade closes the bridge that has the colour of its tile.

{table bridges | Bridge | Closed by the tile}

# §draw

New cards for a new round.

## do

- Each side draws {draw} command cards. You draw that many even if you still hold cards. Leader cards stay in hand until they are played.
- In the first round that makes eight cards with your leaders.
- There is no limit to your hand. What you do not play you keep.
- Nobody sees the hand of the other side. The discards lie open: both may look through them.
- When the deck is empty, shuffle the discards into a new one.

# §objective

You choose in secret what this round shall decide.

## do

- Lay one command card from your hand face down. Its region becomes one of three that are scored.
- You may look at it at any time.
- Until the other side has chosen as well, you may take it back.

## not

- A leader’s card is no objective.

!objective Lenin’s card is refused. Then both sides choose, and neither sees what the other has chosen.
`;
