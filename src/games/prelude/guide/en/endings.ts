/** Unrest, Prestige, and what decides the game. */
export const endings = `
# §11

Revolutionary Unrest goes from 0 to {unrest-end}. It rises by 1 at the end of each Turn, and Events move it.

- It makes Growing Extremism worse for the Revolutionary: [§7.1.1].
- At {unrest-end} Red October begins, at the next check for the end of the game.

# §11.1

Red Guards belong to the Revolutionary, Loyal Troops to the Government. Events place them in the Military Preparations Box.

## do

- Each marker keeps its own value: 1, 2 or 4 VP.
- They count only in [§11.2|Red October]. In any other ending they are worth nothing.
- Events can remove a marker of a certain value.

## not

- A marker can only be removed if there is one of that value. Markers are not changed into others.

!disarm There are no Red Guards of 1, so those of 2 must go.

# §11.2

The armed rising: everything is scored once more, and the game ends.

## do

1. **All OP go.** Nobody can buy off a failure now.
2. **Forces of Reaction**: where Military Discipline meets a Soldiers’ Soviet, the Government performs a check with +{reaction-bonus}. Success removes the Soviet. Then Organizations are scored.
3. **The Duma**: both roll for Growing Extremism, First Player first. Then the Duma is scored.
4. **Vanguard**: add up Red Guards and Loyal Troops. Whoever has more scores the difference.
5. **Workers**: whoever has more Organizations in Worker Districts adds cubes. It is 2 for each one more, in any Districts. Then Districts are scored.
6. **The world**: both roll a die, again if equal. World Affairs moves one box to the higher. Then it is scored.
7. Whoever leads wins; a tie is the Government’s.

The game ends even if nobody has {points-to-win} VP.

!rising The Soviet of Kronstadt holds. The Revolutionary scores for Organizations, rallies two cubes, and wins.

# §12

The Tsar’s Prestige goes from 0 to {prestige-end} and begins at {start-prestige}.

- At 0 he abdicates: [§12.1]. It happens in step 4 at the end of a player’s part of the round.
- At {prestige-end} the autocracy is back, and both lose.
- Low Prestige makes Growing Extremism worse for the Government: [§7.1.1].

# §12.1

The Tsar goes, and the game changes. It happens once.

## Before February 1917

1. All cards in hands, in play and in the Pool are discarded. The calendar jumps to February 1917, round 1.
2. Cards with star and triangle leave the game, but not those among the discards.
3. The Key Events of February without a star enter the Pool.
4. The cards of the Provisional Government are shuffled into The Collapse. Each side draws {hand}; the Pool gets {pool-first}.
5. The player behind chooses the First Player.
6. There is no End of Turn: no Unrest and no 8 OP.

## In 1917

1. Cards with star and triangle leave the game, from hands, Pool, play and deck.
2. From July on, the Key Events of the Provisional Government enter the Pool at once. In February they wait until July.
3. Both hands, the deck and the cards of the Provisional Government are shuffled together. Each side draws as many cards as it had.
4. The round goes on.

## In both cases

1. **Provisional Government**: all cubes of the Extremist Parties are removed. Moderate Parties keep half of theirs, rounded down. All Party Organizations are removed; those of Districts stay.
2. **The world reacts**: First Player, then Second Player bid OP in the open. Both bids are spent. World Affairs moves one box to the higher bid; with equal bids it stays.

!abdication It is July 1917. Of five Socialists two stay. The Revolutionary bids more.

# §12.1.1

What is different from now on:

- The Tsar’s Prestige never changes again.
- Extremist Parties are out of play: no cubes, no checks, no Sponsors.
- The Government adds 2 to Growing Extremism rolls. The cube that should move is removed.
- There is no Dominance; a Majority is worth 2.
- Before the Duma is scored both sides roll.
- The Government creates Military Discipline only by {card-312} or {card-125}.
- The Revolutionary has no Sponsor. {card-411} makes up for it.
- You can organize your moderate Party again.

## not

- No cube and no Organization in an Extremist Party.

!no-extremists The Radicals are out of play. The Socialists can still grow.

# §13

Some Events need a District by chance.

## do

- Roll a blue and a red die. Blue is the column, red the row.
- If different Districts are asked for, roll again for one that has come already.

{table random | Red | Blue 1 | Blue 2 | Blue 3 | Blue 4 | Blue 5 | Blue 6}

!random-districts Kronstadt comes twice, so the die is rolled again.

# §14

What is easily misread on single cards.

- **{card-1}**: the bids pay for nothing else.
- **{card-3}**, **{card-242}**: they can carry over into the next Turn. {card-401} still acts after a skipped round. The extra points are lost if no card is played from hand for points.
- **{card-46}**: values 4 and 3 give 3 points; 7 and 8 give 6.
- **{card-104}**: in the first round of a Session it ends the next round’s Session as well.
- **{card-107}**, **{card-140}**: control is judged when the Event begins, not after each cube.
- **{card-111}**: a District that was rolled already is rolled again.
- **{card-119}**: both cards of this name count together, so the roll for {card-404} can be below 1.
- **{card-122}**: the lent action does not count as your own one of the Turn.
- **{card-125}**: both cards of this name need no Sponsor.
- **{card-132}**: no cubes, VP or Prestige of {card-404}; but its rolls begin.
- **{card-215}**, **{card-250}**: at Unrest 12 that is seven Districts. {card-250} begins with Worker Districts and skips full ones.
- **{card-218}**: one point each Action Round, as soon as 4 AP have gone into cubes.
- **{card-222}**, **{card-256}**: played by the rival, they go to the Pool for later.
- **{card-231}**, **{card-235}**: never left of Start, and no track twice.
- **{card-232}**: all three cubes may leave one District.
- **{card-234}**: it lasts until the end of the game.
- **{card-245}**: the OP of the first check can help the second.
- **{card-249}**: an Abdication follows.
- **{card-254}**: with only one Party in play, one check only.
- **{card-255}**: a die for each marker; those of 4 are safe.
- **{card-301}**, **{card-304}**: from the Pool, {card-407} can be played again.
- **{card-409}**: the number is the VP of the Districts box, 3 for a difference of 5 or 6.
- **{card-410}**: the same.

## not

- A Scoring Marker on Start cannot go further left.
- Not the same marker twice by one card.

!newspapers The Duma marker stands on Start. The Districts marker moves left, but only once.

# §16

A few pieces of advice.

- Keep OP for checks that matter. A vote with 3 or 4 OP in hand is worth more.
- A neutral card for points comes to the Pool. Ask who can pay for it next.
- Play dangerous opposing cards while their prerequisite is not met. Your rival gets half the points in OP.
- The rival’s Event comes after your activities. Leave it as little as you can.
- Party Organizations first: two boxes, a Sponsor and better votes.
- Count the boxes of the Scoring Markers before you choose a card.
- Before Unrest reaches {unrest-end}, count Red October through: Organizations, Duma, markers, Worker Districts, World Affairs.

# cards The cards

★ leaves the game when the Tsar abdicates. The columns: number, title, faction (– is neutral), Activity Points, Scoring Die, how long it stays, and what it does.

† The whole card is ours. Of the others the rulebook tells the title, and parts of the rest. What it does not tell is ours as well.

## Years of Turmoil

{table turmoil | No. | Card | Faction | AP | Die | Stays | Event}

## Great War

{table war | No. | Card | Faction | AP | Die | Stays | Event}

## The Collapse

{table collapse | No. | Card | Faction | AP | Die | Stays | Event}

## Provisional Government

{table provisional | No. | Card | Faction | AP | Die | Stays | Event}

## Key Events

All of them roll all four dice. They enter the Pool at the start of their Turn. {card-408} and {card-409} need a reigning Tsar to enter. {card-410} and {card-411} enter only after the Abdication.

{table key-events | No. | Card | Turn | Faction | AP | Stays | Event}
`;
