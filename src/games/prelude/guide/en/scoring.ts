/** Cards, the Scoring Die and the four tracks. */
export const scoring = `
# §3

There are {cards} cards. Those of three Eras are drawn from decks; Key Events enter at fixed times.

- **Years of Turmoil**: Turns 1 and 2.
- **Great War**: Turns 3 and 4.
- **The Collapse**: Turns 5 to 7.
- **Provisional Government**: they enter only when the Tsar abdicates.
- **Key Events**: they enter the Pool at the start of their Turn.

All cards are listed at the end of this guide. How to play one: [§3.1].

Both of you may look through the discards at any time. Decks and hands stay hidden.

# §3.1

What a card does depends on whose it is.

## do

- **Your own card**: carry out its Event, or take its points.
- **A neutral card**: carry out its Event, or take its points. Played for points it goes to the Pool.
- **An opposing card**: take its points and act with all of them. Then your rival must carry out its Event, if its prerequisite is met.
- If the rival’s Event cannot be played, the card goes to the Pool. Your rival gains OP: half of its Activity Points.
- Roll the Scoring Die last of all: [§4].
- A card played for its Event is discarded, or stays in play if it says so. The same goes for an opposing card whose Event has taken place.
- A card of your own played for points is discarded.

## not

- You may not play an opposing card for its Event.
- You may not play an Event whose prerequisite is not met.

!opposing The Revolutionary spends the 2 points of a Government card. Then the Government adds its cubes.

!wasted The card needs the Duma in Session, and it is not. The Government gets 2 points, half of 4.

!neutral-points A neutral card played for points lies in the Pool afterwards.

!needs-session A prerequisite stops the Event of an own card, too. Its points can be taken.

# §3.2

These words mean the same on every card.

## do

- **You** is the side of the card, even on the rival’s turn. On a neutral card it is the Active Player.
- **Add cubes**: as many as there is room for; the rest is lost. It costs no Activity Points.
- **In the Duma**: in your own Parties, as you like.
- **Remove cubes**: you must remove as many as there are. They are the rival’s, unless the card says otherwise.
- **Spend**: you need to have it.
- **Move**: a cube leaves one place for another with a free box. You may stop moving earlier.
- If there is only one way to do it, it is done for you.

## not

- Not more cubes in one place than the Event allows.
- You may not stop before all cubes are added or removed, unless the Event leaves it to you.
- No cube can be taken or moved where none stands.

!at-most-two Three cubes must leave Worker Districts, but at most two leave one place.

# §3.3

A card has these parts:

- **Faction**: Revolutionary, Government, or neither.
- **Activity Points**: 2, 4 or 6. They are its price in the Pool as well.
- **Scoring Die**: the die that is rolled after it. Some cards roll all four.
- **Era or Turn**: where it comes from.
- **Prerequisite**: what must be true for its Event.
- **Stays**: until the end of the Turn, of the Era or of the game. Without that, its Event is done once.
- **Star and triangle**: it leaves the game when the Tsar abdicates.

A prerequisite is judged when the Event begins. For an opposing card that is after its points have been spent.

# §4

The dice decide when a track scores. You influence that by the cards you choose.

## do

- After everything else, the player who played the card rolls its Scoring Die. Only then does the card go to the discards, to the Pool or into play.
- The marker of the track that it shows moves one box.
- Each die has three faces of its own track, and one of each other track.
- A card with all dice rolls them in this order: Districts, Organizations, World Affairs, Duma.
- They are done one after another: a track that reaches Score is scored before the next die.
- If one side chooses the die, it does so whoever played the card. The player of the card rolls it.
- Cards from the Pool roll their die as well. After passing there is no die.

{table dice | Die | Three faces | One face | One face | One face}

!other-face The Districts die shows Organizations, so that marker moves.

!chosen-die The Revolutionary plays a Government card with a die of the Government’s choice.

# §5

Each track has two markers.

- The **Scoring Marker** moves from Start to Score. That is {score-box} boxes †.
- The **Advantage Marker** shows whom the track favours, and by how many VP.

## do

- When a Scoring Marker reaches Score, the track scores at once. It does not matter what moved the marker.
- The favoured side takes the points. If nobody is favoured, nobody gets any.
- Then the Scoring Marker goes back to Start.

The Advantage Marker stays where it is, for it shows the state of the board.

# §5.1

This track counts the Districts that the sides control.

- Its box is the difference: Districts of one side less those of the other.
- It favours whoever controls more.

{table districts-values | Difference | VP}

† From a difference of 7 on the values are ours. More than 12 is still worth {districts-most}.

# §5.1.1

## do

1. The favoured side scores the VP of the box.
2. The Scoring Marker returns to Start.

!districts-scored The Revolutionary controls 10 Districts, the Government 4. The difference of 6 brings 3 VP.

# §5.2

This track counts Organizations.

- One in a Party moves the marker two boxes towards its side, one in a District one box.
- Each box is worth 2 VP. The most is {organizations-most} †.

# §5.2.1

## do

1. The favoured side scores 2 VP for each box.
2. The Scoring Marker returns to Start.

!organizations-scored The Government has a Party and a District, 3 boxes. The Revolutionary has a District, 1 box. The difference of 2 is worth 4 VP.

# §5.3

This track shows which side the world favours.

- Only cards and some rules move its marker; the board does not.
- It goes from {world-end} for one side to {world-end} for the other, never further.

# §5.3.1

## do

1. The favoured side scores as many VP as its box says.
2. The Scoring Marker returns to Start. The Advantage Marker stays.

!world-scored The Government is favoured by 3, and scores 3.

# §5.4

This track compares the Parties in the Duma.

- **Majority**: your Parties together have more cubes than the rival’s. It is worth 2 VP.
- **Dominance**: a Majority, and each of your Parties has at least as many cubes as the rival’s strongest one. It is worth 4 VP.
- With equal cubes nobody is favoured.
- After the Abdication there is no Dominance any more.

# §5.4.1

## do

1. The side with the stronger Extremist Party performs a [§7.1.1|Growing Extremism roll]. If they are equal, both roll. After the Abdication both roll.
2. Look again who has the Majority or Dominance. The favoured side scores 2 or 4 VP.
3. Each Party without cubes gives its rival 2 VP. Parties out of play do not count.
4. The Scoring Marker returns to Start.

!duma-scored The Radicals are stronger, so the Revolutionary rolls. Then the Government scores 2 for its Majority and 2 for the empty Socialist Party.

# §6

Districts are where the people are. There are {workers} Worker Districts, {military} Military Districts and {urban} Urban Districts.

## do

- The number of your cubes is your **Mobilization Value** there.
- Whoever has more cubes **controls** the District. With equal cubes nobody does.
- Each side has its own boxes, filled from bottom to top. The number at a box is what the next cube costs more.
- Every District has 7 or 9 boxes for a side, so no more cubes than that.
- Arrows join Worker and Military Districts with Urban Districts. They matter for checks: [§9].
- A District is fully Mobilized for a side when all of its boxes are filled.

In the tables “2 / 0” means two cubes of the Revolutionary and none of the Government. The first number of boxes is how many there are. After it comes what each costs more.

## Worker Districts

{table worker-districts | District | Cubes | Arrows | Boxes, Revolutionary | Boxes, Government}

## Military Districts

{table military-districts | District | Cubes | Arrows | Boxes, Revolutionary | Boxes, Government}

## Urban Districts

{table urban-districts | District | Cubes | Arrows | Boxes, Revolutionary | Boxes, Government}

† Kinds, arrows and boxes are ours where the rulebook does not tell them. Known are the first four boxes of the Government in Nevsky Shipyards.

## not

- No cube goes where all of your boxes are filled.

!full Kazan Cathedral has seven boxes, and all are filled.
`;
