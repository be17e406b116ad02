/** The guide in English. Its form: docs/writing-a-guide.md. */
export const en = `
# ten-minutes The game in ten minutes

Petrograd, 1917. The Tsar is gone, and two powers want the city: the Petrograd Soviet and the Provisional Government. One of you leads each.

## The goal

You pull the support of the people to your side. One score marker stands on a track; each point moves it towards whoever scores. Bring it to your end, and you win at once. Otherwise you win if it stands on your half when October or November has been scored.

## What you have

- **{regions} regions** of the city, joined by bridges. One bridge is closed by the blockade.
- **Units** with a strength of 1 to 3. Each has a fresh and an exhausted side.
- **{leaders} leaders** each. A leader is a strong token with a card of his own.
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

# §action

This is the heart of the round: {turns} turns each, one at a time. Whoever has the will of the people begins.

## do

1. Play any card from your hand.
2. Move the date by its days: [§date].
3. Act by the card: [§perform].
4. Take a bonus action if the date stopped on 15 or {last-day}: [§bonus].

The order is fixed for the round, even if the will of the people changes hands in it.

# §date

Every card moves time. Time brings the will of the people, bonus actions and the end.

The calendar has {months} months: March/April, May/June, July, August, September, October and November. Each has {last-day} days.

## do

- Move the day marker by the days of your card.
- Past day {last-day} the next month begins, and you count on from day 1. You take the will of the people at once, and the neutral tokens with it.
- A stop on 29 or 30 goes on to {last-day}.
- A stop on 15 or {last-day} brings you a bonus action after your own action.
- Only a stop counts: passing day 15 brings nothing.
- All this happens before you act by the card.
- November is the last month and goes on. Whoever moves past its end still takes the will.

!new-month It is 29 August. Four days lead into September, so the Soviet takes the will.

# §events

Two dates bring Trotsky into the game.

## do

- **May/June**: Trotsky returns and stands in the region of unrest. He is neutral: the will of the people controls him.
- **August**: if Trotsky is still in the city, he joins the Soviet for good. He stays as he is, fresh or exhausted.
- If he has left the city before August, he does not come back.
- As long as he is neutral, he counts like a neutral unit in everything.

!trotsky The month moves to May. The region of unrest is Narva, and there Trotsky appears.

# §perform

What you may do depends on the card.

## do

- A command card: either [§recruit], or the action on the card: [§move], a double move or [§refresh].
- A leader’s card: [§leader], and his special action if you like, in either order.
- You may leave the action of a command card. The date has moved all the same.

## not

- Never both actions of a command card.

!not-both The card is used for a move. Recruiting with it as well is not asked any more.

# §recruit

Recruiting brings units from your supply into the city.

## do

- Take one unit or several. Their fresh strengths together are at most the recruits of the card.
- All of them enter the region of the card, with the fresh side up. The blockade does not matter for that.

## not

- No unit that is stronger than what is left of the recruits.
- No other region than that of the card.
- Without a unit in your supply that is weak enough, you cannot recruit.

!recruit The card recruits 2. A unit of strength 3 is too much; two units of strength 1 fit.

# §move

Moves bring strength to where it counts.

## do

- **Move**: take one token you control, fresh or exhausted, over one bridge.
- **Double move**: take one token over one or two bridges.
- With the will of the people you may move neutral tokens, too.

## not

- No token crosses the bridge with the blockade.
- A double move never moves two tokens.

!blocked The blockade closes the bridge between the Vyborg Side and the Petrograd Side.

!twice One token crosses two bridges.

# §refresh

A tired token can be worth much when it is fresh again.

## do

- Turn one exhausted token you control to its fresh side.

## not

- No token is turned from fresh to exhausted by this action. Some units are stronger when exhausted.

!refresh An exhausted unit of strength 1 becomes a fresh one of strength 2.

# §leader

A leader is your strongest token, and he can enter anywhere.

## do

- Play his card: place him fresh in any region.
- Take his special action before or after that, or leave it.
- His token stays in the city when his card is discarded.

## not

- The leader must be placed. You cannot end your action without it.
- A leader who has left the city is out of the game for good.

!leader Lenin’s card is played. The Soviet may not stop before he is placed.

# §mobilize

A protest moves the blockade. It opens a way for you, or closes one to the rival.

## do

- Move the blockade from its bridge to any other bridge of the city.

## not

- It cannot stay where it is: then leave the action.

!protest {kornilov} moves the blockade away from the Vyborg Side.

# §espionage

Espionage shows you what the rival wants to score.

## do

- Turn the secret objective of the rival face up. It stays open for the rest of the round.
- Playing alone, you turn up your own objective, which you do not know.

## not

- There must be an objective that lies face down.

!spy {stalin} turns up the objective of the Government.

!known-already The objective is open already, so only the leader is placed.

# §inspire

This is the quickest way to the will of the people.

## do

- Take the will of the people at once. You now control all neutral tokens.

## not

- Not if you have it already.

!has-the-will The Government has the will. {kerensky} can still be placed.

# §bonus

A bonus action is a small extra. You get one for a stop on day 15 or {last-day}, or in place of points for the region of unrest.

## do

Choose one of four:

- **Recruit** one unit of strength {bonus-recruit} into any region.
- **Move** one token you control over one open bridge.
- **Refresh** one token you control.
- **Draw** one command card. From then on your hand holds one card more in every round.

You may also leave it. Playing alone, there is a fifth: [§organize].

## not

- No stronger unit, and no bridge with the blockade.
- No card if deck and discards are empty.
- No recruiting without a unit of strength {bonus-recruit} in your supply.

!bonus Four days lead from day 11 to day 15. After the action comes a bonus, for a unit of strength 1 only.

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
- No days pass for that leader, and his special action is not used. It is no action either.
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

# terms Words of the game

region: region, regions
One of the {regions} parts of the city.

bridge: bridge, bridges
The way between two regions.

blockade: blockade
A marker that closes one bridge. No token crosses it.

unit: unit, units
A token of a side, with a strength on each of its two sides.

leader: leader, leaders
A strong token with a card of his own. He can enter any region.

neutral: neutral tokens, neutral token, neutral units, neutral unit, neutral
They belong to nobody. Whoever has the will of the people controls them.

fresh: fresh
The side of a token that lies up at first.

exhausted: exhausted
Turned over. An exhausted token that is exhausted again leaves the city.

strength: strength
The number on a token; in a region, the sum of what a side controls there.

will: will of the people, the will
A marker. It controls the neutral tokens, breaks ties and begins the Action Phase.

unrest: region of unrest
The region that everybody knows will be scored this round.

objective: secret objective, secret objectives, objective, objectives
A region that a side has chosen for scoring, by a card.

command: command card, command cards
A card of a region: days, recruits, an action and points.

days: days
How far a card moves the date.

recruits: recruits
The strength that a card brings into its region.

supply: supply
The tokens of a side that are not in the city.

bonus: bonus action, bonus actions, bonus
A small extra action: recruit, move, refresh or draw.

tile: tile, tiles
It names a region for unrest or blockade.
`;
