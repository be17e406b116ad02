/** Strength, scoring, and the solitaire game. */
export const scoring = `
# §strength

For every question of “who is stronger” you count like this.

## do

- Add the strength of all your units and leaders in the region, fresh and exhausted.
- With the will of the people, add the neutral tokens there, if you have a token of your own.
- Neutral tokens add no strength where you have no token of your own. But in a tie of strength they count among your tokens.
- The higher sum is stronger.
- A tie: whoever has more tokens there. Still a tie: whoever has the will of the people.
- In a region without any tokens nobody is stronger.
- So a region with neutral tokens alone goes to whoever has the will. Your table may choose that it goes to nobody.

!neutral-help The Soviet has one unit of strength 1. Two neutral units make it 3, for the Soviet has the will.

# §unrest

The region of unrest is the objective that everybody knows.

## do

- Lay objective marker 1 there, and see who is stronger: [§strength].
- The stronger side chooses: points by the month, or a [§bonus|bonus action].
- If nobody is stronger, there are neither points nor a bonus.
- A bonus is taken at once, before the secret objectives are shown. The tokens of the region get exhausted in any case.

{table unrest | Month | Points}

!unrest In Narva the Government has 3 against 2. It is July, and it takes the points.

# §scoring

There is one marker for both sides. What you win, the rival loses.

## do

- Move the score marker one space towards your end for each point.
- Each end is {track} spaces from the middle.
- At your end of the track you win at once: [§end].

# §reveal

Now the secret objectives are turned up.

## do

- Whoever is behind reveals first. That objective gets marker 2, the other one marker 3.
- With the score in the middle, the side without the will of the people reveals first.
- An objective that is open already keeps its turn.

# §objectives

Secret objectives are scored by strength, not by owner.

## do

- Score the region of marker 2, then that of marker 3.
- The stronger side there takes the points on the card. That may be the rival of whoever chose it.
- If both objectives name the same region, it is scored twice.
- If nobody is stronger, nobody gets the points. At an end of the track the game is over, and what is left is not scored.

!objectives The Government had hoped for Nevsky. The Soviet is stronger in both regions and scores both.

# §exhaust

Fighting for a region tires everybody in it.

## do

- In every region with an objective marker, all fresh tokens turn to their exhausted side.
- Tokens there that were exhausted already leave the city.
- This happens once in a region, however many markers lie there.
- Units go back to the supply of their side and can be recruited again.
- Leaders and neutral tokens are out of the game.

!exhaust Narva has been scored. A unit and Lenin get tired, and two exhausted tokens leave.

# §cleanup

The city gets ready for the next round.

## do

- Discard the tile of unrest. The tile of the blockade becomes the tile of unrest.
- Turn up a new tile for the blockade, and move the blockade to its bridge.
- Take the objective markers back.
- Discard all cards that were played this round, and the objectives.
- Command cards go to the discards. Leader cards that were played leave the game.
- Cards in hand are kept.

So you know one round ahead where the next unrest will be.

There are {regions} tiles, so after the fifth round none is left: the blockade leaves the board. A round later all are shuffled again, and two are turned up.

# §end

The game ends in one of two ways.

## do

- The score marker reaches an end of the track: that side wins at once.
- Or the month is October or November at the end of a Scoring Phase. Then the side whose half has the marker wins.
- If the marker stands exactly in the middle, the will of the people decides.
- The game does not stop when October begins: that round is played and scored to its end.

!end-of-track The Soviet needs two points. The region of unrest brings them.

!last-month October is scored, and the marker stands in the middle. The Government has the will.

# §solitaire

You can play alone, against an opposition that plays by itself.

## do

- Choose your side and a difficulty from 1 to 6. The difficulty is the strength of exhausted opposing units.
- Begin with difficulty 1, the easiest.
- The opposition has {opposing-units} units of its own, {opposing-each} on each of three levels. The usual units of that side stay out. Its leaders lie shuffled in a stack.
- You draw one card less into your hand. Your fifth card becomes your objective, and you do not see it.
- The opposition gets {draw} cards, face down.
- Each round its next leader enters the region of unrest, and it takes the will of the people.
- No days pass for that leader, and the special action is not used. It is no action either.
- The opposition takes {opposing-turns} turns, you take {turns}. It has the first and the last.

What it does is under [§opposition]; how you learn your objective, under [§organize].

# §opposition

The opposition never moves and never refreshes. It adds a unit each turn.

## do

- Its top card is turned up, and the date moves by the days on it.
- A unit of the level of its recruits enters the region of the card.
- If that level has no unit left, the next lower one sends a unit. Without any, nothing comes.
- A stop on 15 or {last-day} adds a unit of level 1 in the region of unrest.
- If the month changes, it takes the will of the people.
- In the region of unrest it always takes points, never a bonus.

!opposition The card brings a unit of level 2. The date stops on 15, so a second one enters Narva.

# §organize

Alone you do not know your own objective. Organize to see it.

## do

- Instead of another bonus action, turn up your own objective.
- Espionage does the same: [§espionage].

## not

- Not if your objective is open already.

!organize A bonus action shows what this round is about.

!organized-already The objective is open, so another bonus is taken.

# §opposing-objective

The opposition chooses no objective. Its cards choose for it.

## do

- Add the days of its {opposing-turns} played cards, region by region. The highest sum is its objective.
- A tie: the region with more cards. Still a tie: the region of the card played last.
- Of its cards for that region, the one with the most points counts.

!opposing-objective The days for the Admiralty add up to 7, more than for any other region.

# §solitaire-end

A game alone is short: three rounds.

## do

- The score marker at an end of the track ends the game at once.
- Otherwise the third round is the last. The side whose half has the marker wins.
- October does not end this game.
- In the middle, the will of the people decides.

!third-round After three rounds the marker stands on the half of the Government.
`;
