/** Duma, Pool, checks and Activity Points. */
export const rules = `
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
`;
