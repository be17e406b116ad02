/** The game in ten minutes, the player aid, and the sequence of a Turn. */
export const start = `
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
`;
