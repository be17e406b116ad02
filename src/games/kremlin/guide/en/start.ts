/** The game in ten minutes, the player aid, and how a turn begins. */
export const start = `
# ten-minutes The game in ten minutes

The old men of the Kremlin hold the offices of the Soviet Union. You are one of three to six factions behind them. None of the politicians belongs to you. You move them by secret influence.

## The goal

Your faction wants the Party Chief to wave to the crowd at the yearly parade while you control them. In the games Modern, 1928 and Variant, three such waves win at once. In the Standard game one politician must wave three times, and then whoever controls them wins. A game lasts {last-turn} turns at most; only the Variant may go into an 11th. Without three waves, Modern counts points for offices and waves. In the others the last Party Chief’s controller wins.

## What you have

- **A secret sheet.** At the start you write the numbers 1 to 10 on ten politicians. This is your influence.
- **Chits.** When you declare influence, everybody sees it. Whoever has declared most on a politician controls them.
- **Intrigue cards.** You begin with 3 and may hold {hand-limit}. Each breaks a rule once.

## A year

A turn is a year of {phases} phases. They always come in this order.

1. **[§cure|Cures]**: the sick go to the Sanatorium. Then everybody grows older.
2. **[§purge]**: the KGB Head sends rivals away, one after another, until a die fails.
3. **[§investigation]**: the Defense Minister suspects, tries and condemns.
4. **[§health]**: each of the top {voters} rolls for their health.
5. **[§funeral]**: if the Party Chief is gone, a new one is elected.
6. **[§replacement]**: empty offices are filled.
7. **[§rehabilitation]**: somebody may come back from Siberia.
8. **[§parade]**: the Party Chief waves.

## Who is who

{politicians} politicians play. The Party Chief stands at the top. Three ministers form the 1st level, four the 2nd. Below them are {candidates} Candidates, and at the bottom the People.

{table levels | Level | Offices by rank | Purge number | Chance of a purge, %}

The signs on a politician:

- The big number is the age.
- **+** is sick, **++** is ill. The third + is death.
- **?** is suspicion. It ages them every year, and they can be tried.
- **Cure**: at the Sanatorium.

## A purge in four steps

1. The controller of the KGB Head names a target in the Politburo.
2. All may react: declare more influence, play a card, flee into Exile (Modern).
3. The KGB Head’s controller rolls a die of twenty. The target’s Purge number or more succeeds.
4. Success: the target goes to Siberia, and the KGB Head ages 1 year. Failure: the KGB Head ages 3 years, and the purges are over.

!purge The KGB Head is yours. They cannot purge themselves. A Candidate is the easiest prey.

## What wins

Old bodies break. Every act costs years, and at {retirement} a politician leaves the game. So let others pay, and keep your best politician young. Do not show your influence too early. A declared chit invites a higher one.

## First plans

- Put your 10 and 9 on young politicians. They live long enough to become Party Chief.
- Keep a middle number on the KGB Head and the Defense Minister. These two decide who stays.
- Declare just as much as you need, in the moment in which you need it.
- Send a sick Party Chief of yours to the Sanatorium early. A sick one waves badly, and one in the Sanatorium does not wave.
- When the Party Chief is a rival’s, help the others against that one.

# aid Player aid

## The year

| Phase | Who acts | Price |
| 1 Cures | each Voting-Member with a + | none; then all age |
| 2 Purges | KGB Head | success 1 year, failure 3 years |
| 3 Investigations | Defense Minister | ? 1, acquittal 3, condemnation {condemnation}, burn 1 |
| – after it | nobody: [§trust-no-one] | Siberia |
| 4 Health | the {voters} Voting-Members | a die each |
| 5 Funeral | Foreign Minister | 1 for each rejected nominee |
| 6 Replacement | Party Chief, then ministers | shift 0, promote or demote 1 |
| 7 Rehabilitation | the Politburo by rank | 5 for each |
| 8 Parade | Party Chief | failed wave: 1 for +, 2 for ++ |

## Purge numbers

{table levels | Level | Offices by rank | Roll at least | Chance, %}

In an office that is the target’s strength 2 harder, in one that is a weakness 2 easier, at the Sanatorium 3 easier.

## Who stands in

{table duties | Phase | First the holder, then who stands in, in order}

## Waves

Healthy: no die. With +: {wave-sick} or more. With ++: {wave-ill} or more.

# §preparation

Four games share one set of rules: Modern, Standard, 1928, and a Variant of 1928. The table chooses one before the game. Three to six play.

## do

1. Each faction draws 3 intrigue cards, if the table plays with cards. You may look at them before you write your sheet.
2. **Standard**: politician A is the first Party Chief. Deal {candidates} Candidates and the seven ministers at random. Then write the sheets.
3. **1928 and Variant**: A is the first Party Chief. Write the sheets first, then deal the others at random.
4. **Modern**: write the sheets first. Deal all offices but the Party Chief. The oldest of those left becomes Party Chief, with one +.
5. The four oldest of the rest are the People. In the Variant all the rest are. Whoever is left waits beside the board.

| | Modern | Standard | 1928 | Variant |
| Cards | red and black | red | red and gray | red |
| Number of cards | {cards-modern} | {cards-standard} | {cards-modern} | {cards-standard} |
| Politicians | modern | fictional | historical | fictional |
| First Party Chief | oldest left over | A | A, Lenin | A |
| Health | one + | healthy | healthy | one + |
| Sheets | before the deal | after the deal | before the deal | before the deal |
| The People at first | 4 | 4 | 4 | all who are left |

The factions in the order of their seats: {stalinists}, {militarists}, {evolutionists}, {apologists}, {young-guard} and {reformers}. With three players the first three play, and so on. They differ only in name.

In the 1928 game you may write points on Lenin. In the Variant you may write points on A.

# §assign

Your sheet is your plan for the whole game. All write at once and in secret.

## do

- Give each number from 1 to 10 to one politician. That makes ten politicians and 55 points.
- Seal your sheet when it is complete. Until all have sealed, you may take it back and change it.
- Any politician may get points, also one who is not in office.

## not

- No number twice, and none left out.
- In the Standard game with three or four players nobody writes points on A, the first Party Chief. With five or six you may. The name here is Viktor Apparatkin; the letter is what counts.
- Nobody sees another’s sheet before the end of the game. Then all sheets are shown.

!sheet The sheet has two of ten numbers. It is too early to seal it.

# §declare

Control is what you act with. You get it by declaring points of your sheet, in front of all.

## do

- Declare at any time, as much as your sheet has on that politician. A later declaration may raise the number.
- You may declare on anybody in the Politburo, among the People, in Siberia or waiting.
- The faction with most declared points controls the politician. It decides everything that they do.
- With equal points, whoever reached that number first controls them.
- Chits move with the politician, whichever office they take.

## Windows

Before a die, before a vote counts and at the start of a phase there is a window. All are asked. Each declares, plays a card or passes.

- A window closes when all have passed, or when its time is over. The table chooses the time: 15, 30 or 60 seconds, or until all have answered. Whoever changes something in it opens it again for all others.
- There are windows after these moments: a purge, a trial, a condemnation, a nomination or an assassination attempt is announced. Also after each vote.
- There are windows at the end of the investigations, before [§trust-no-one], and at the end of the turn.
- The Funeral Commission has no window while there is a Party Chief. The Rehabilitation has none while Siberia is empty.
- After a failed purge, a health roll or a conviction, only a card that speaks of it may be played. Whoever holds no card is not asked. If no such card can be in a hand any more, there is no window.
- You may answer once for many windows: pass until your people are touched, or pass until the parade. Your people are those whom you control or have declared on. A roll that does them no harm does not touch them, nor does a vote in their favour.

## When control changes in a window

- **Purge**: the new controller of the KGB Head rolls or calls it off. After calling off they may name another target.
- **Trial and condemnation**: the new controller of the Defense Minister carries it out or calls it off. What is called off does not use up the one of the year.
- **Nomination**: before the first vote the new controller nominates once more.
- **Vote**: the new controller of the voter votes again. This ends as soon as the next vote is cast.

## not

- Nobody takes a declaration back. It stands until the rules remove it.
- You cannot declare more than your sheet holds. The table refuses it, so no later declaration has to be lowered.
- On an Exile, or on somebody who is out of the game, nobody declares.
- Nothing is undone once a die is rolled.
- Whoever announced an act does not call it off. Only a new controller may.

!outbid Your KGB Head wants to purge the Economy Minister. The Militarists outbid you before the die.

# §inactive

A politician at the Sanatorium is inactive. Their work goes to others, so this page says who acts for whom.

## do

- A duty passes along a fixed row. Take the first office in it whose holder is there and active. An empty office is passed over as well.
- The acting politician pays the years, not the one they stand in for.
- **A politician without any influence is still active.** Their duty does not pass on. It is just not done.
- One thing an inactive politician still decides each year: to stay or to return to work. Their health die is rolled as well.

{table duties | Phase | First the holder, then who stands in, in order}

Nobody stands in for the Party Chief in [§replacement] or at the [§parade]. The inactive may be purged, tried, shifted, promoted, demoted and nominated.

## not

- At the Sanatorium nobody votes, purges, investigates, promotes, rehabilitates or waves.
- From there nobody flees into Exile.

!substitute The KGB Head is at the Sanatorium. The Ideology Chief purges instead, and the sick KGB Head cannot flee.

# §ten-plus

More than ten points lock a politician for you.

## do

- With {ten-plus} points or more on your sheet you may declare them. Points above ten come from cards and from turns 3, 6 and 9.
- As soon as you have declared {ten-plus}, all other chits on that politician go home. Those points are not lost. They are undeclared once more.

## not

- As long as your {ten-plus} or more stand there, nobody else declares there.

!ten-plus You declare eleven. The Militarists’ chit goes home and cannot come back.

# §ties

Two factions may have the same number on a politician.

## do

- Whoever reached the number first controls the politician. The table takes declarations one by one, so two never count as simultaneous.
- At the end of Standard, and by the card Openness, all declare at one moment. Equals then roll a die: the higher one wins, and equal dice are rolled again.
- If a faction has {ten-plus} or more there, the others’ points stay hidden.
- **Tenths**, in the Variant or if the table wants it: a third faction with declared points there helps one of the equals. It lends a tenth of its points. More tenths win the tie.
- If the tenths are equal, whoever reached the number first has control.

## not

- The equals themselves lend nothing. Neither does a faction without a declared point there.
- You lend once for one tie and cannot take it back. It ends when somebody reaches or passes the points that control, or when these become fewer.
- Who is not among the equals gets no support.

!tenths Two factions have six each. The Evolutionists settle it with four points.

# §increase

At the end of turns 3, 6 and 9 everybody gets two gifts.

## do

- Choose: 2 points, or 2 cards, or 1 point and 1 card.
- Both points may go on one politician, or on two.
- Find the highest active politician whom somebody controls. The faction to the left of that controller begins. Then it goes clockwise. If nobody controls anybody, the first seat begins.
- A point is announced and goes on your sheet. It becomes a chit only when you declare it.
- You may stop early and let a gift go.

## not

- Points come first. After a card you take no point.
- Points go to members of the Politburo only. In the Variant the People and Siberia may get them, too.
- No card beyond the hand limit, and none if deck and discard pile are empty.

!points-first You have drawn a card. The second gift has to be a card, too.

# §turn-order

A year has {phases} phases, and nothing changes their order. All four games share it.

## do

1. Cures, then aging
2. Purges
3. Spy Investigations, then [§trust-no-one]
4. Health
5. Funeral Commission, only without a Party Chief
6. Replacement
7. Rehabilitation
8. Parade of the October Revolution

Before phase 1, whoever is healthy at the Sanatorium returns to work. After the parade comes [§victory], and after turns 3, 6 and 9 [§increase].
`;
