/** The guide in English. Its form: docs/writing-a-guide.md. */
export const en = `
# ten-minutes The game in ten minutes

St. Petersburg, 1905 to 1917. One of you leads the Revolutionary, the other the Government. You fight with cards for the districts of the capital, for the Duma and for history.

## The goal

There is one marker for Victory Points (VP). Your points pull it to your side, the rival’s points pull it back. Lead by {points-to-win} at a check and you win. Otherwise you win if you lead after Turn {turns}; a tie is the Government’s.

Two tracks can end the game early. Unrest {unrest-end} starts Red October, the last great reckoning. Prestige {prestige-end} brings the autocracy back, and **both of you lose**.

## What you have

- **Cards**: {hand} in hand. Each belongs to the Revolutionary, to the Government, or to neither.
- **Cubes** in {districts} Districts and in the Parties of the Duma. More cubes than the rival in a District: you control it.
- **Organizations**: Unions and Soviets. They are worth points and help your checks.
- **Opportunity Points** (OP): they buy off a failed check, or pay for a card of the Pool.

## A turn

There are {turns} Turns of {rounds} Action Rounds. In each round both of you act once: play one card.

- Your own card or a neutral one: its **Event** or its **Activity Points** (AP).
- An opposing card: its points for you. Then your rival carries out its Event.
- At the end of each play you roll the **Scoring Die** of the card.

!round The card adds three cubes in the Winter Palace. Then its die moves a Scoring Marker.

## What wins

Four tracks score again and again: Districts, Organizations, World Affairs and the Duma. Each has a Scoring Marker, moved by the dice. At its {score-box}th box the track scores: whoever is favoured there at that moment takes the points. So look where a marker is about to arrive, and be ahead there.

## First plans for the Revolutionary

- You lead on the Districts track. Play cards with its die while you do.
- Create an Organization in the Radical Party first. It is the Sponsor of all your Soviets.
- Worker Districts are cheap for you. Your boxes there cost little more than the base.
- Push Unrest, collect Red Guards, and aim at Red October when you are ready for it.

## First plans for the Government

- You dominate the Duma: 4 VP for each scoring. Keep both Parties strong.
- Create an Organization in the Liberal Party; later one in the Monarchist Party.
- Keep the Tsar’s Prestige above 0 and below {prestige-end}.
- Events of the Revolutionary that come too early hurt less. Play them for points when their prerequisite is not met: then they do nothing. But the card goes to the Pool, and the Revolutionary gains OP.

# aid Player aid

## An Action Round

1. Play a card from your hand, or an Event from the Pool, or pass with an empty hand.
2. Roll its Scoring Die. A marker that reaches Score scores its track.
3. Last round of a Session, Second Player: [§7.3].
4. Events at the end of the round, then [§2.6], then [§12.1|Abdication].

## A card from your hand

| Card | For its Event | For its points |
| Your own | Event, then discard or in play | Points, then discard |
| Neutral | Event, then discard or in play | Points, then into the Pool |
| Opposing | Not allowed | Points; then the rival’s Event, then discard or in play. If it cannot be played: Pool, and OP for the rival |

## Prices in Activity Points

| What | Price | Where |
| Cube in a District | 1 + the box, 1 less if behind, at least 1 | [§10.1.1] |
| Cube in a Party | 2 + the box | [§10.1.2] |
| Organization | 2 or more; each is +1 to the check | [§10.2] |
| Special Action | Its own price, one a Turn | [§10.3] |

## Checks

Three dice; the total must be no more than the Target Number: your cubes there + bonus + neighbours. Buy off a failure with OP: the whole difference. See [§9].

## The end of a Turn

1. Events at the end of the Turn.
2. Cards that stay for the Turn leave.
3. Unrest +1.
4. Checks of [§2.6].
5. After Turns 2 and 4: all hands, the Pool and cards in play are discarded.
6. Both gain 8 OP, up to {most-opportunity}.

# §1.1

The board shows the capital and everything that is counted.

## do

- **Districts**: {districts} spaces with boxes for cubes of both sides: [§6].
- **The Duma**: four Parties, two for each side: [§7].
- **Scoring tracks**: four, each with a Scoring Marker and an Advantage Marker: [§5].
- **Tracks**: VP, OP of each side, Revolutionary Unrest, the Tsar’s Prestige, Turns and rounds.
- **Military Preparations**: Red Guards and Loyal Troops: [§11.1].
- **The boards of the sides**: six Special Actions each: [§10.3].

The box has 150 cubes, 3 dice and one board for each side, and 4 Scoring Dice. There are always enough cubes.

† marks a value of ours. The rulebook does not print the board’s boxes, arrows and most cards. If you own the game, put your own cards in their place.

# §2.1

At the start the Tsar reigns, and the first Duma meets.

## do

1. Put the starting cubes in Districts and Parties: the tables of [§6] and [§7] have them.
2. VP stand at 0, Revolutionary Unrest at 0, the Tsar’s Prestige at {start-prestige}.
3. Each side has {start-opportunity} OP.
4. World Affairs favours the Government by 1. The other Advantage Markers follow from the board.
5. All four Scoring Markers stand on Start.
6. One Loyal Troops marker of {start-troops} VP lies in the Military Preparations Box.
7. Shuffle the three Era Decks. Key Events and cards of the Provisional Government lie aside.

At the start the Districts track is worth 3 VP to the Revolutionary. The Duma is worth 4 VP to the Government. Nobody has an Organization.

The Revolutionary controls ten Districts, the Government four; four are nobody’s.

# §2.2

New cards come, and it is decided who acts first.

## do

1. Put cards of the Era’s deck in the Opportunity Pool: {pool-first} in the first Turn of an Era, {pool-later} in the others.
2. Fill both hands to {hand} cards from the same deck.
3. Add the Key Events of this Turn to the Pool. They come on top: in the Early Great War six cards enter it.
4. The player behind on VP chooses the First Player. At 0 VP the Revolutionary chooses.

A deck that is too short takes the discards of its own Era, shuffled, beneath it.

{table turns | Turn | Deck | Cards of the deck for the Pool | Rounds with the Duma in Session}

† Sessions are ours, except that of rounds 3 and 4 in the Early Great War.

Key Events enter in this order:

| Turn | They enter the Pool |
| Early Years of Turmoil | {card-401} |
| Late Years of Turmoil | {card-402} |
| Early Great War | {card-403}, {card-404} |
| Late Great War | {card-405} |
| February 1917 | {card-406}, {card-407}; {card-408} while the Tsar reigns |
| July 1917 | {card-409} while the Tsar reigns; after the Abdication {card-410} and {card-411} instead |
| October 1917 | none |

!goes-first The Government is behind. It lets the Revolutionary go first.

# §2.3

In each Action Round the First Player acts, then the Second Player. Whoever acts is the Active Player.

## do

Choose one of three:

1. Play a card from your hand: [§3.1].
2. Play a card from the Pool: [§8].
3. Pass, if your hand is empty. You may pass then even if you could play a card of the Pool.

An Event can make you skip a round. Then you play nothing and roll no die; what ends the round still happens.

## not

- You may not pass with a card in your hand.

!may-not-pass A card is left, so it must be played.

# §2.4

After each player’s part the same steps follow, in this order.

## do

1. After the Second Player’s part of the last round of a Session: a [§7.3|Duma Vote].
2. Events at the end of this player’s Action Round. If there are several, the First Player orders them.
3. Checks for the end of the game: [§2.6].
4. With the Tsar’s Prestige at 0: [§12.1].
5. After a Parliamentary Maneuver of this player: the hands change.
6. The other player acts, or the next round begins. After the {rounds}th round: [§2.5].

!rasputin Rasputin is in play. His die is a 4 at the end of the round, so Prestige falls.

# §2.5

## do

1. Events at the end of the Turn. If there are several, the First Player orders them.
2. Cards that stay until the end of the Turn are discarded.
3. Revolutionary Unrest rises by 1.
4. Checks for the end of the game: [§2.6].
5. At the end of an Era, after Turns 2 and 4: all cards in hands, in play and in the Pool are discarded.
6. Both sides gain 8 OP, up to {most-opportunity}.
7. The next Turn begins.

Within an Era you keep your hand, and the Pool keeps its cards.

!turn-ends The Late Years of Turmoil end. Unrest rises, hands go, and the Government stops at {most-opportunity}.

# §2.6

Four conditions are looked at in this order. It happens after each part of an Action Round and at the end of a Turn.

## do

1. Revolutionary Unrest is {unrest-end}: [§11.2|Red October].
2. The Tsar’s Prestige is {prestige-end} and he still reigns: both lose.
3. At the end of Turn {turns} each track is scored once: Districts, Organizations, World Affairs, Duma. Then whoever leads wins.
4. Somebody leads by {points-to-win} VP or more: they win.

A tie in points is won by the Government. Points beyond {points-to-win} count, and the rival can take them back before the check.

!twenty-points The Revolutionary leads by 21 at the end of the round.

!both-lose The lead does not help: Prestige {prestige-end} comes before it.

!last-tie The last Turn is over, and nobody leads. The Government wins.

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

# §7

The Duma is the parliament. Each side has a moderate and an extremist Party there.

{table parties | Party | Side | Cubes at the start | Boxes †}

- Moderates: the Socialist Party and the Liberal Party.
- Extremists: the Radical Party and the Monarchist Party.
- Extremists help at votes and as Sponsors. But they draw cubes from your moderates: [§7.1].

# §7.1

Growing Extremism is what unrest and a weak Tsar do to your moderates. A roll happens:

- before the [§5.4.1|Duma is scored];
- when the check of an Extremist Party succeeds in a [§7.3|Duma Vote];
- for both sides in [§11.2|Red October];
- by Deliberate Provocation, and by some Events.

How to roll: [§7.1.1].

# §7.1.1

## do

1. Roll one die.
2. Add the modifier: by Unrest for the Revolutionary, by the Tsar’s Prestige for the Government. After the Abdication the Government adds 2.
   An Event may add a modifier of its own.
3. Find the result. First cubes are removed from your moderate Party. Then a cube moves from it to your Extremist Party.

{table growth | Result | Removed | Moved | VP for the rival}

- For each cube that should leave the moderates but is not there, your rival scores 1 VP.
- If the Extremist Party is full or out of play, the cube that should move is removed.

{table unrest | Unrest | Revolutionary}

{table prestige | Tsar’s Prestige | Government}

† The limits of these bands are ours.

!extremism A 5 and 1 for Unrest make 6: one cube is removed, one moves.

!no-moderates The result is 6, but there is only one cube. It is removed, and the Government scores 1.

# §7.2

Some Events need the Duma in Session, others need it not in Session.

## do

- The Turn Track shows the Action Rounds in Session; the table of [§2.2] lists them.
- Rounds in Session that follow each other are one Session.
- A [§7.3|Duma Vote] follows the last round of each Session.
- If an Event ends a Session, there is no vote. The rest of its rounds do not count as in Session either.

!in-session The Duma sits in rounds 3 and 4. The Event ends the Session, so round 4 is not in Session.

# §7.3

A vote gives points for each Party that rallies its members.

## do

1. First Player, then Second Player: a check for the Extremist Party, then one for the moderate Party.
2. The bonus is 2, or 4 if the Party has your Organization.
3. Each success scores 1 VP. If the Extremist Party succeeds, roll for [§7.1.1|Growing Extremism] at once.
4. At the end the side with a Majority scores 1 VP. With Dominance it is 1 as well, not 2.

Failures can be bought off as always. Parties out of play have no check. A vote by an Event goes the same way.

!vote The Revolutionary succeeds twice, the Government not at all. But the Government has the Majority.

# §8

The Opportunity Pool is a market of cards for both sides. OP pay for them.

## do

- In your Action Round, play a card of the Pool for its Event instead of a card from your hand.
- It must be your own or neutral, and its prerequisite must be met.
- Pay its Activity Points in OP. Roll its Scoring Die in the end.
- Then the card is discarded, or it stays in play if it says so.
- You have at most {most-opportunity} OP; more are lost.

## not

- Not an opposing card.
- Not for its Activity Points.
- Not if you have too few OP.

!pool Three points do not pay for a card of 4. A card of 2 is played.

# §9

A check asks whether your people follow you.

## do

1. The **Target Number** is your Mobilization Value in the District or Party, plus the bonus.
2. For a Worker or Military District look at each Urban District that an arrow joins with it. You control it: +1; with your Organization there +2. The rival controls it: −1; with the rival’s Organization there −2. These are totals: control and Organization together make 2.
3. Roll three dice. If the total is no more than the Target Number, the check succeeds.
4. After a failure you may spend OP: the whole difference. Then it is a success.

An Organization counts only together with control. Urban Districts and Parties have no such neighbours.

If several checks are due, each is rolled and paid for by itself.

## not

- You cannot pay a part of the difference. If you have too few OP, the check has failed.

!check No cube, 3 points, +1 and +1 for neighbours make 5. The dice show 8, and the Government pays 3.

!too-poor The dice are far too high. There is nothing to decide.

# §10

Activity Points (AP) buy everything that is not an Event.

## do

- Spend them in any order on [§10.1|cubes], [§10.2|Organizations] and [§10.3|Special Actions], as often as you can pay.
- You may stop earlier. Points that are left are lost.
- With {card-407} in play, the Revolutionary may buy 1 AP for 1 OP, once in each Action Round.

## not

- Not twice in one Action Round.
- Not without an OP.

!lenin Lenin brings one more point, but only one.

# §10.1

To Mobilize is to put cubes on the board, one at a time. Each cube has its own price.

- In a District: [§10.1.1].
- In one of your own Parties: [§10.1.2].

## not

- No cube that costs more than the points you have left.

!too-few A cube in the Duma costs 2, and only 1 point is left.

# §10.1.1

## do

- A cube costs 1 AP, and the number of the next free box of your side.
- If you have fewer cubes there than the rival, it is 1 cheaper.
- A cube never costs less than 1 AP.
- The price is worked out for each cube by itself.

!catching-up The Government puts four cubes in Nevsky Shipyards. It is behind for the first two. They cost 1, 2, 2 and 3.

# §10.1.2

## do

- A cube costs 2 AP, and the number of the next free box.
- Your Party has {party-boxes} boxes †. The first five cost nothing more, the last four 1 more.
- Being behind makes nothing cheaper here.

!in-the-duma The sixth Liberal costs 3, the third Monarchist 2.

# §10.2

An Organization is worth points, and it helps checks and votes.

| Where | Revolutionary | Government |
| Worker District | Workers’ Soviet | Union |
| Military District | Soldiers’ Soviet | Military Discipline |
| Urban District, Party | Organization | Organization |

## do

- Spend at least 2 AP, as many as you like. They are the bonus of a check there: [§9].
- If it succeeds, your Organization is created.
- You need neither cubes nor control. Later it stays, even if you lose them or its Sponsor.
- Both sides may have one in the same District.

## not

- Not where you have one already.
- After a failed try, no other try with AP in this Action Round. You may still do other activities.

!failed-once The first try fails. The second is refused, but a cube is allowed.

# §10.2.1

A Party Organization moves the track two boxes. It makes the Party a Sponsor, and its votes get 4 instead of 2.

## do

- The Radical Party Sponsors Worker and Military Districts for the Revolutionary.
- The Liberal Party Sponsors Worker Districts for the Government.
- The Monarchist Party Sponsors Military Districts for the Government.
- With {card-312} in play the Liberal Party Sponsors Military Districts, too.
- The Socialist Party Sponsors nothing.

## not

- Only in your own Parties.

!own-party The Revolutionary cannot organize the Liberals. The Radicals are theirs.

# §10.2.2

## do

- In an Urban District you need no Sponsor.
- In a Worker or Military District you need a Sponsor: a Party in play that has your Organization: [§10.2.1].
- With {card-411} in play the Revolutionary needs no Sponsor. Some Events create an Organization without one.

## not

- Not without the right Sponsor.

!sponsor The Liberals have an Organization. They Sponsor Workers, but not the Military.

# §10.3

Each side has six Special Actions on its board.

## do

- Use one during your activities and pay its price in AP.
- One a Turn, and each one once in the whole game.
- Four of them wait for a card from your hand, even into later Turns. Cards of the Pool do not count.
- While Novoye Vremia or Pravda Propaganda waits, your next own card is played for points, then for its Event.
- If the prerequisite of its Event is not met then, the Special Action is wasted.
- While Government Supporters or Socialist Sympathizers waits, the Event of your next opposing card is ignored. Your rival gets no OP for it.
- Its points are played, its Scoring Die is rolled, and the card is discarded.

## not

- Not a second one in the same Turn.
- Not one that has been used.
- Not without enough AP.
- While Novoye Vremia or Pravda Propaganda waits, no own card from hand for its Event alone.

!one-special Opportunism was the Special Action of this Turn.

# §10.3.1

{table council-of-ministers | Special Action | AP | What it does}

- Political Corruption: 1 die for each AP, each of your choice.
- Deliberate Provocation: either side; the modifier is still added to the 6. You may choose yourself.
- Show of Force: 4 AP for one marker, 6 for two. No track scores by it.
- Parliamentary Maneuver: after all other steps of this round.

## not

- A marker that stands on Start cannot be sent back.

!force The World Affairs marker stands on Start. The Districts marker goes back instead.

# §10.3.2

{table central-committee | Special Action | AP | What it does}

- Revolutionary Diplomacy: any faction’s cards. The card you give up lies in the Pool at once.
- All Power to the Soviets!: only Worker and Military Districts count in which all of your boxes are filled.
- Revolutionary Fervor: the whole scoring of that track, with rolls in the Duma.
- Opportunism brings {opportunism} OP.

## not

- No Key Event may be taken out of the Pool.
- Not more cards than you have, or than lie in the Pool.

!diplomacy A Key Event stays in the Pool; another card can be taken.

!soviets Kronstadt and Putilov are full. Obukhov lacks a cube, and Kazan is Urban.

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

# terms Words of the game

cube: cube, cubes
Your support in a District or Party; the number of cubes is your Mobilization Value.

control: controls, control
More cubes in a District than the rival.

organization: Organization, Organizations
A marker of a side in a Party or District. It is worth points.

sponsor: Sponsor, Sponsors
A Party with an Organization that makes Organizations in Worker or Military Districts possible.

ap: Activity Points, AP
What a card gives you to act with.

op: Opportunity Points, OP
They buy off failed checks and pay for cards of the Pool.

vp: Victory Points, VP
One marker for both sides, between them.

card: Event, Events
What a card does when it is played for its text.

pool: Opportunity Pool, Pool
Open cards that both sides may play for Opportunity Points.

check: check, checks
Three dice against a Target Number.

target: Target Number
The highest total of the dice that succeeds.

session: Session, Sessions
Action Rounds in which the Duma sits.

majority: Majority
More cubes in the Duma than the rival.

dominance: Dominance
A Majority in which no rival Party is stronger than any of yours.

moderate: moderates, moderate Party, moderate Parties
The Socialist Party or the Liberal Party.

extremist: Extremist Party, Extremist Parties, extremists
The Radical Party or the Monarchist Party.

unrest: Revolutionary Unrest, Unrest
A track from 0 to {unrest-end}. Its end is Red October.

prestige: Tsar’s Prestige, Prestige
A track from 0 to {prestige-end}. At 0 the Tsar abdicates.

first: First Player
Whoever acts first in each Action Round of the Turn.

prerequisite: prerequisite
What must be true before an Event can be played.
`;
