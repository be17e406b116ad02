/** The guide in English. Its form: docs/writing-a-guide.md. */
export const en = `
# ten-minutes The game in ten minutes

The old men of the Kremlin hold the offices of the Soviet Union. You are one of three to six factions behind them. None of the politicians belongs to you. You move them by secret influence.

## The goal

Your faction wants the Party Chief to wave to the crowd at the yearly parade while you control him. In the games Modern, 1928 and Variant, three such waves win at once. In the Standard game one politician must wave three times, and then whoever controls him wins. A game lasts {last-turn} turns at most; only the Variant may go into an 11th. Without three waves, Modern counts points for offices and waves. In the others the last Party Chief’s controller wins.

## What you have

- **A secret sheet.** At the start you write the numbers 1 to 10 on ten politicians. This is your influence.
- **Chits.** When you declare influence, everybody sees it. Whoever has declared most on a politician controls him.
- **Intrigue cards.** You begin with 3 and may hold {hand-limit}. Each breaks a rule once.

## A year

A turn is a year of {phases} phases. They always come in this order.

1. **[§cure|Cures]**: the sick go to the Sanatorium. Then everybody grows older.
2. **[§purge]**: the KGB Head sends rivals away, one after another, until a die fails him.
3. **[§investigation]**: the Defense Minister suspects, tries and condemns.
4. **[§health]**: each of the top {voters} rolls for his health.
5. **[§funeral]**: if the Party Chief is gone, a new one is elected.
6. **[§replacement]**: empty offices are filled.
7. **[§rehabilitation]**: somebody may come back from Siberia.
8. **[§parade]**: the Party Chief waves.

## Who is who

{politicians} politicians play. The Party Chief stands at the top. Three ministers form the 1st level, four the 2nd. Below them are {candidates} Candidates, and at the bottom the People.

{table levels | Level | Offices by rank | Purge number | Chance of a purge}

The signs on a politician:

- The big number is the age.
- **+** is sick, **++** is ill. With the third + he dies.
- **?** is suspicion. It ages him every year, and he can be tried.
- **Cure**: he is at the Sanatorium.

## A purge in four steps

1. The controller of the KGB Head names a target in the Politburo.
2. All may react: declare more influence, play a card, flee into Exile (Modern).
3. The KGB Head’s controller rolls a die of twenty. The target’s Purge number or more succeeds.
4. Success: the target goes to Siberia, and the KGB Head ages 1 year. Failure: he ages 3 years, and the purges are over.

!purge The KGB Head is yours. He cannot purge himself. A Candidate is the easiest prey.

## What wins

Old men break. Every act costs years, and at {retirement} a politician leaves the game. So let others pay, and keep your best man young. Do not show your influence too early. A declared chit invites a higher one.

## First plans

- Put your 10 and 9 on young politicians. They live long enough to become Party Chief.
- Keep a middle number on the KGB Head and the Defense Minister. These two decide who stays.
- Declare just as much as you need, in the moment in which you need it.
- Send a sick Party Chief of yours to the Sanatorium early. A sick man waves badly, and a man in the Sanatorium does not wave.
- When the Party Chief is a rival’s, help the others against him.

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

{table levels | Level | Offices by rank | Roll at least | Chance}

In his strength 2 harder, in his weakness 2 easier, at the Sanatorium 3 easier.

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
| His health | one + | healthy | healthy | one + |
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
- In the Standard game with three or four players nobody writes points on A, the first Party Chief. With five or six you may. His name here is Viktor Apparatkin; the letter is what counts.
- Nobody sees another’s sheet before the end of the game. Then all sheets are shown.

!sheet The sheet has two of ten numbers. It is too early to seal it.

# §declare

Control is what you act with. You get it by declaring points of your sheet, in front of all.

## do

- Declare at any time, as much as your sheet has on that politician. A later declaration may raise the number.
- You may declare on anybody in the Politburo, among the People, in Siberia or waiting.
- The faction with most declared points controls the politician. It decides everything that he does.
- With equal points, whoever reached that number first controls him.
- Chits move with the politician, whichever office he takes.

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

A politician at the Sanatorium is inactive. His work goes to others, so this page says who acts for whom.

## do

- A duty passes along a fixed row. Take the first office in it whose holder is there and active. An empty office is passed over as well.
- The acting politician pays the years, not the one he stands in for.
- **A politician without any influence is still active.** His duty does not pass on. It is just not done.
- One thing an inactive politician still decides each year: to stay or to return to work. His health die is rolled as well.

{table duties | Phase | First the holder, then who stands in, in order}

Nobody stands in for the Party Chief in [§replacement] or at the [§parade]. The inactive may be purged, tried, shifted, promoted, demoted and nominated.

## not

- At the Sanatorium nobody votes, purges, investigates, promotes, rehabilitates or waves.
- From there nobody flees into Exile.

!substitute The KGB Head is at the Sanatorium. The Ideology Chief purges in his place, and the sick man cannot flee.

# §ten-plus

More than ten points lock a politician for you.

## do

- With {ten-plus} points or more on your sheet you may declare them. Points above ten come from cards and from turns 3, 6 and 9.
- As soon as you have declared {ten-plus}, all other chits on him go home. Those points are not lost. They are undeclared once more.

## not

- As long as your {ten-plus} or more stand there, nobody else declares on him.

!ten-plus You declare eleven. The Militarists’ chit goes home and cannot come back.

# §ties

Two factions may have the same number on a politician.

## do

- Whoever reached the number first controls him. The table takes declarations one by one, so two never count as simultaneous.
- At the end of Standard, and by the card Openness, all declare at one moment. Equals then roll a die: the higher one wins, and equal dice are rolled again.
- If a faction has {ten-plus} or more on him, the others’ points stay hidden.
- **Tenths**, in the Variant or if the table wants it: a third faction with declared points on him helps one of the equals. It lends a tenth of its points. More tenths win the tie.
- If the tenths are equal, whoever reached the number first controls him.

## not

- The equals themselves lend nothing. Neither does a faction without a declared point on him.
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

# §cure

The Sanatorium heals. It also takes a politician out of the game for a year.

## do

- In phase 1, each Voting-Member with at least one + decides, from the Party Chief down: to work or to take a cure.
- Whoever goes gets the Cure marker and stays all year. He is [§inactive].
- Next year he decides again, as long as he has a +.
- Without a + he returns to work at the start of the next turn, not before.

A politician at the Sanatorium does not age by +, and he heals more easily. But a purge of him is {purge-sanatorium} easier.

## What he cannot do

Healthy politicians do not go. Candidates and the People do not go. A politician without a controller does not decide and stays where he is. If he falls below the Voting-Members, he loses the Cure marker. A shift, a promotion or an election leaves it.

!cure The KGB Head is sick. His controller sends him away.

# §aging

Every act costs years. And years come by themselves, right after the cures.

## do

Add up for each politician in the Politburo and among the People:

- 1 year for the Party Chief.
- 1 year for each +, if he is not at the Sanatorium.
- 1 year for each ?.
- 1 year if his office is his weakness.
- 1 year less if his office is his strength.

| | Modern | Standard | 1928 | Variant |
| Most a year | no limit | 1 year | no limit | no limit |
| Siberia | 1, and 1 for each + | none | 1, and 1 for each + | none |
| Who ages | all | all | all | Voting-Members only |

The limit of the Standard game counts for this phase alone. Acts cost their full price there, too.

!aging The year costs the Party Chief 1 for his office and the KGB Head 1 for his +. The Defense Minister pays 2 for two ?, the Economy Minister 1 for his weakness.

## What never happens

Nobody becomes younger than the age on his card. Exiles do not age. Those who wait do not age.

# §retirement

At {retirement} a politician leaves the game at once, whatever happens. All influence on him is gone.

## do

| Act | Years for certain | Forbidden from age |
| Purge, suspect, burn, promote, demote | 1 | 95 |
| Condemn | {condemnation} | 94 |
| Use a Signed Confession | 3 | 93 |
| Negate, rehabilitate | 5 | 91 |
| Trial, nomination, wave | 0 | never |

## not

- Nobody does what would certainly bring him to {retirement}. A risk is allowed, a certainty is not.
- So at 95 he does not purge. At 94 he does, though a failure would retire him.

!too-old The KGB Head is 95. Even a successful purge would retire him.

# §siberia

Siberia is where the beaten go. They may come back.

| | Modern | Standard | 1928 | Variant |
| Declared points lost | those of the controller | none | those of all | those of all |
| ? | removed | removed | removed | removed |
| + and years | kept | kept | kept | kept |
| Ages | yes | no | yes | no |

## do

- Whoever is sent to Siberia leaves his office at once. The office stays empty until [§replacement]. An empty Party Chief’s office is filled in [§funeral].
- Lost points are gone from the sheet, too. Undeclared points stay on it.
- In Modern the chits of the other factions stay. The next highest then controls him.
- You may declare on him there.
- He comes back by [§rehabilitation] or by a card, always to the People.

In Siberia nobody rolls for health, and nobody is purged or tried.

# §purge

The KGB Head clears the way. He is the most dangerous man of the year.

## do

1. The controller of the KGB Head names a member of the Politburo. Candidates may be named as well.
   The Party Chief may be named, too.
2. All may react. If the KGB Head changes hands, his new controller decides: roll, or call it off.
3. Roll the die of 20. The Purge number or more is a success.
4. **Success:** the target goes to [§siberia]. The KGB Head ages 1 year. He may purge again, as often as he likes.
5. **Failure:** the KGB Head ages 3 years, and the phase is over.
6. His controller may also stop at any time before an announcement.

| Level | Purge number |
| Party Chief | {purge-chief} |
| 1st level | {purge-first} |
| 2nd level | {purge-second} |
| Candidates | {purge-candidates} |

In an office that is his strength the number is 2 higher. In his weakness it is 2 lower. At the Sanatorium add {purge-sanatorium} to the die. All of this adds up: weakness and Sanatorium make 5.

A die marked 0 to 19 shows one less, so every purge is harder. The table may choose it. It is used for waves and assassination attempts as well.

If the target flees or is moved out of the Politburo before the die, nothing is rolled. It costs nothing, and the purges go on.

If the KGB Head is inactive or his office is empty, the Ideology Chief purges. After him come the Party Chief and the Industry Minister.

## 1928 only

- A success kills. All declared points on the target are lost, and his ?, + and years go.
- His protégé comes to Siberia. This is the fictional card that bears his letter, at the age printed there. Undeclared points stay with him.
- A protégé who is purged is out for good. Only a purge and the card Highest Measure bring a protégé. Whoever dies or retires otherwise has none.
- Lasting cards on a man who is killed end. They do not pass to his protégé.
- A failure puts a ? on the target, if he has fewer than three. It counts for a [§trial|trial] in the same year.

## not

- Nobody purges himself.
- A KGB Head without influence purges nobody, and nobody does it for him.
- The People, Siberia and Exile are safe.
- At 95 no purge: see [§retirement].

!purge-rolled The Foreign Minister stands on the 1st level: 14 is enough. In Modern his controller loses the declared points. The Evolutionists keep theirs and control him now.

!purge-missed The same purge, one less on the die. The phase is over.

!protege The same die in 1928. All chits are lost, and the protégé comes to Siberia. The lines below use the modern names.

!purge The KGB Head names a Candidate.

# §exile

Only in **Modern**. Who flees in time keeps his influence.

## do

- When your politician is named for a purge, or is to be tried, you may send him into Exile. Do it before the die or the first vote.
- He keeps all influence. All ?, +, and added years go: he is as young as his card says. The table may choose that years stay.
- After a flight from a purge no die is rolled. It costs the KGB Head nothing, and he may purge on.
- After a flight from a trial the year’s trial is used up. The Defense Minister pays nothing.
- He may flee as often as he is threatened. His office is empty then.

He returns to the People in one of three ways:

- His controller gives up half of the declared points, rounded down, at least 1. This may be done at any time.
- His controller discards 2 intrigue cards. This may be done at any time, too.
- A card brings him back.

## not

- A condemnation cannot be fled.
- Nobody flees from the Sanatorium, and nobody without a controller.
- On an Exile nobody declares points, and no gift of turns 3, 6 and 9 goes to him. Cards may still change his points.
- For the two cards you need two different ones.
- Nobody returns while a die lies on the table.

!flight The Economy Minister flees. Now nobody can declare on him.

!way-back Five points are declared on the Exile. Half of them, two, bring him home.

!cards-home The same with two cards. One card is not enough.

# §investigation

The Defense Minister holds the files. In his phase he may do four things, in any order: suspect, try, condemn, burn.

## do

- Put one ? on a Voting-Member. It costs the Defense Minister 1 year.
- Do so with as many politicians as you like, once with each.
- Each ? ages its bearer every year, and opens the way to a [§trial|trial] next year.
- The phase ends when his controller says so.

| | Modern | Standard | 1928 | Variant |
| Most ? on one politician | 3 | 1 | 3 | 3 |

If the Defense Minister is inactive or missing, the duty goes to the Foreign Minister. Then come KGB Head, Party Chief and Industry Minister.

## not

- Nobody suspects himself.
- Only one new ? a year on the same politician, and never beyond the limit.
- Nobody suspects a Candidate or one of the People.
- Whoever was acquitted this year gets no new ? from the Defense Minister.

!suspect He cannot suspect himself. The Industry Minister gets one ?, and a second one is refused.

# §trial

A trial sends even the highest to Siberia, if the others agree.

## do

1. Name a Voting-Member who had a ? before this phase began. One left by a failed purge of 1928 counts.
2. All may react. In Modern he may flee.
3. The {voters} Voting-Members vote, from the Party Chief down. Each says innocent or guilty. The Defense Minister votes, too.
4. **Two votes for innocent acquit him**, and the voting ends. All his ? go, and the Defense Minister ages 3 years.
5. With fewer, when all have voted, he is guilty and goes to [§siberia]. That costs nothing.

A politician without influence always says innocent. The inactive do not vote, nor does whoever is sent away while asked. The accused does not vote either, if the table has not chosen otherwise. A vacant office has no vote, and no Candidate fills it.

If the accused leaves the Voting-Members before the verdict, the trial ends. The trial of the year is used up. Somebody at the Sanatorium may be tried.

## not

- One trial a year.
- A ? of this phase is too fresh.
- Standard and Variant: a trial or a condemnation, not both in one year. In Modern and 1928 both are allowed.
- Nobody tries himself.
- Whoever was acquitted gets no new ? from the Defense Minister this year.

!trial The Industry Minister has no ?. The Ideology Chief has an old one.

!verdict The Party Chief said guilty. The KGB Head belongs to nobody and said innocent. The Foreign Minister decides it.

# §condemnation

Candidates need no trial. The Defense Minister just sends one away.

## do

- Name one Candidate a year. He needs no ?. All may react.
- Then he goes to [§siberia], and the Defense Minister ages {condemnation} years. No die and no vote is needed.
- **Modern only:** the Party Chief or a minister of the 1st level may negate it before it happens. He must be active, and ages 5 years. The Candidate stays and loses nothing, and the Defense Minister pays nothing.

## not

- Only one a year, also if it was negated.
- Standard and Variant: not in the year of a trial.
- A Candidate cannot flee it.
- Nobody condemns himself.
- At 94 no condemnation, at 91 no negation: see [§retirement].

!condemned One Candidate has been condemned this year. That was all.

!negated The Militarists control the Party Chief. He pays five years for the Candidate.

!one-of-two In Standard a trial was held this year. So there is no condemnation.

# §dossiers

A burnt file is gone. It saves a friend from years and trials.

## do

- The Defense Minister takes one ? from a politician and ages 1 year.
- Do it as often as you like. The target may be in the Politburo or among the People.
- He may burn his own ?.

## not

- At 95 he burns nothing: see [§retirement].

!dossier The Ideology Chief loses his only ?. Without it there is no trial.

# §trust-no-one

Who serves nobody is not trusted.

## do

At the end of phase 3, each covered politician without a single declared point goes to [§siberia].

| | Modern | Standard | 1928 | Variant |
| Who is covered | 1st level | nobody | 1st and 2nd level | nobody |

The Party Chief and the Candidates are never covered. One declared point saves him, no matter whose. You may still declare in the window before the check. Nobody ages for it.

!untrusted You pass. The Foreign Minister has no chit and must go. One point saves the KGB Head.

# §health

Old men fall ill. Every year each of the {voters} Voting-Members rolls one die of 20.

## do

- Roll from the Party Chief down. Look up the age and the die. Under 50, use the line of 50.
- There are two tables: one for those at work, one for the Sanatorium.
- “+” adds one cross, “++” adds two. With {deadly} crosses he dies and leaves the game. “Death” kills at once.
- “Better” takes one + away. Whoever is healthy stays healthy.
- For a politician whom nobody controls, anybody may roll.

Candidates, the People, Siberia and Exile do not roll. If the Party Chief dies, the phase goes on, and phase 5 elects a new one. All influence on the dead is lost.

!health-roll The KGB Head is 76 and works. He rolls 4.

## At work

{table working | Age | Death | ++ | + | Nothing | Better}

## At the Sanatorium

{table sanatorium | Age | Death | ++ | + | Nothing | Better}

One bound in each line from 90 to 94 is ours, where the source has a gap. The die here always counts from 1 to 20.

# §funeral

A party needs a chief. This phase happens only if the office of Party Chief is empty.

## do

1. The Foreign Minister nominates the KGB Head or the Defense Minister. If neither is there, somebody of the 2nd level. Without one, anybody else in the Politburo. Himself only if he is alone.
2. The Voting-Members vote, highest rank first: yes or no.
3. **Three votes of no reject**, and the voting ends. The nominator ages 1 year. Otherwise the nominee is Party Chief at once.
4. After the first rejection he must nominate one of those who voted no. The vote is repeated.
5. After a second rejection he ages 1 year once more and becomes Party Chief himself. By option the Foreign Minister does, if there is one.

The nominee and the nominator always say yes. So does a politician without influence. The inactive do not vote, and that is no “no”.

A nominator without influence proposes the oldest who is eligible. It is the one thing that a politician without influence does.

If the Foreign Minister is inactive or missing, the row is: Ideology Chief, KGB Head, Industry, Economy, Sport, Defense Minister. If the nominator retires by his penalty, the next in the row goes on. One at the Sanatorium may be nominated. As Party Chief he stays there and does not wave. If the nominee leaves the Politburo before the votes are counted, there is another nomination at no price.

## not

- Nobody nominates himself while others are there.
- As long as the KGB Head or the Defense Minister is there, nobody else is nominated the first time. A nominator who is one of them has only the other.
- The second time only those who said no are eligible.

!nomination The Foreign Minister can name neither himself nor one of the 2nd level.

!rejected Three noes reject the KGB Head. The Foreign Minister must now name one of those who said no.

# §replacement

Now the ranks close. Seven steps fill the ministries and the Candidates.

## do

1. **Shifts.** The Party Chief may change ministers within a level, also with each other. It is free.
2. **The Party Chief moves.** He promotes or demotes anybody by one level into an empty office. Each move ages him 1 year. A Candidate falls to the People without needing a place.
3. **1st level fills itself** with the oldest of the 2nd level. If that is empty, with the oldest Candidates, then with the People.
4. **1st level promotes**, in order of rank: Candidates to the 2nd level, the People to Candidates. Each promotion costs the one who acts 1 year.
5. **2nd level fills itself** with the oldest Candidates, else with the People.
6. **2nd level promotes**, in order of rank: the People to Candidates, 1 year each.
7. **Candidates fill themselves** with the oldest of the People.

Then the People are filled up to four by the oldest who wait. There may be more than four.

Automatic promotions cost nothing and begin with the highest empty office of the level. “Oldest” means current age. With equal ages the higher printed age counts, then the earlier letter.

## not

- Only the Party Chief shifts and demotes. He cannot demote himself.
- Nobody moves more than one level by the same politician. By two different ones he may rise twice.
- An inactive or uncontrolled Party Chief does neither step. Nobody does it for him.
- An inactive or uncontrolled minister promotes nobody. At 95 nobody promotes: see [§retirement].
- A shift to one’s own office is none.

!shift The Party Chief lets two ministers of the 2nd level change places. It costs nothing.

!promote One office of the 2nd level is empty. The Party Chief lifts a Candidate and pays a year.

!closing-ranks The Defense Minister promotes nobody. So age decides: a Candidate rises, one of the People follows, and one who waits joins the People.

# §sudden-death

If too many are gone, the state falls.

## do

- Count the empty offices among all thirteen. Count the members of the Politburo and the People.
- If more offices are empty than politicians are counted, the game ends at once.
- The controller of the highest active member of the Politburo wins. If nobody controls him, nobody wins.

This is checked twice in phase 6: at its start, and after the last promotions, before the People are filled up. Those who wait do not count.

!fallen Ten offices are empty. Three members and four of the People make seven.

# §rehabilitation

Comrades may come home, but somebody has to answer for them.

## do

- From the Party Chief down, each active and controlled member of the Politburo may release politicians from Siberia. Candidates may, too, after the ministers, in the order of their numbers.
- Each release ages the helper 5 years. He may release several.
- Whoever is released comes to the People. He keeps influence, + and years.

By option only Voting-Members may do so. At 91 or more nobody can: see [§retirement].

!rehabilitate The Ideology Chief brings a minister home and ages five years.

# §parade

Once a year the Party Chief waves from the tribune. This wave is what you play for.

## do

- Healthy: he waves without a die.
- With one +: roll {wave-sick} or more. If it fails, he ages 1 year.
- With ++: roll {wave-ill} or more. If it fails, he ages 2 years.
- A success puts a marker of his controller on the year. A failure puts a + there, which harms nobody’s health.
- If it rains by a card, a healthy Party Chief must roll {wave-rain} or more. A sick one has 5 less on his die.

A Party Chief at the Sanatorium does not wave. Neither does one without a controller, and there is no wave without a Party Chief. A controlled, active Party Chief must wave. One wave a year is all. A Party Chief elected this year waves this year.

!wave The Party Chief has one +. A seven is just enough.

!wave-failed With ++ a thirteen is one too few. He ages two years.

# §victory

Three waves win. If nobody gets there, the last turn decides.

| | Modern | Standard | 1928 | Variant |
| Three waves | of one faction | of one politician | of one faction | of one faction |
| Else | score after turn 10 | Party Chief after turn 10 | Party Chief after turn 10 | Party Chief after phase 5 of turn 11 |

## do

- **Three waves of a faction** may come from different Party Chiefs. They need not be in a row. That faction wins at once.
- **Standard:** when one politician has waved three times, all reveal their hidden points on him. Whoever then controls him wins. It does not matter who controlled him before.
- **Modern, score after turn {last-turn}:** 1 for each wave, {score-chief} for the Party Chief. Add 2 for each of the 1st level, and 1 for each of the 2nd level. Only active politicians count.
- **Score tied for first place: everybody loses.** Then the Americans win.
- Where the Party Chief decides and nobody controls him, nobody wins. An inactive Party Chief counts here.

At the end all sheets are shown. Too many empty offices end a game early: [§sudden-death].

!third-wave Your faction has waved twice, with another Party Chief. This one is ill and needs 14.

# §intrigue

Cards bend the rules. The rulebook names one of them. The other titles and effects are ours.

## do

- Play a card in the moment that it names. A card without a moment may be played at any time.
- “Phase 3” means: any time in that phase. “Start of phase 2” means: in the window that opens it.
- Most cards act once and go to the discard pile. **Lasting cards** stay until their effect is over, then they are discarded. In the box their text is red, that of the others black.
- Hold {hand-limit} cards at most, or five with one certain card. That card lies on the table and does not count.
- You get cards at the start, after turns 3, 6 and 9, by trade, and by cards.
- If the deck is empty, the discards are shuffled. If both are empty, nobody draws.

## Some cards in detail

- **Assassination Attempt**: who played it rolls. Strength, weakness, Sanatorium and bodyguard count as in a purge. Nobody pays for it. The target just dies or falls ill, and no protégé comes.
- **Whisper Campaign, The Testament**: not only the points stay secret, also on whom they are.
- **Highest Measure**: as in a purge of 1928, all declared points are lost, and the protégé comes to Siberia.
- **Signed Confession**: the convict goes to Siberia, if no Highest Measure answers it. The card ends with the phase, used or not.
- **Ballet on Television**: an announced purge, trial or condemnation falls away, too.
- **Broken Promises**: the points go from the rival’s sheet, too.
- **Card Index**: you give one card and take one, or none.
- **Archive Fire**: you discard first, then the others clockwise.
- **Oligarch’s Gift**: for this draw the hand limit does not count. The two that you discard may be any.
- **Whipped Vote**: only on the vote just cast, and not on a nominee or nominator.
- **Openness**: {ten-plus} points or more send the others’ chits home, as always. Of two such factions the one with more stays.
- **Managed Vote**: it holds for every nomination of the phase.
- **Winter Influenza, The Committee**: two of them count twice.
- **Restructuring**: if the minister is gone before the second is chosen, nobody changes places.
- **Hero of Labour, Dacha Weekend**: nobody becomes younger than printed.

## not

- No card is drawn or taken beyond the hand limit.
- You do not throw cards away unplayed, if no card or Exile allows it.
- While a die lies on the table, only cards about that roll may be played.

!full-hand Your hand is full. You take two points instead.

!hero Mineral Waters waits for phase 1. Hero of Labour may be played now: the KGB Head becomes three years younger.

# §bargains

Talk is open, and deals are allowed.

## do

- Two players may agree on a deal: a card for a card, a card for a promise, or a promise for the same promise. You may also give a card away.
- A promise is about one politician in the Politburo whom the other controls: no purge, no trial or no condemnation of him.
- Offer a deal, and the other agrees or declines. There is one offer at a time.
- All talk is public. What is on a card may stay secret. Each chooses the card that they give.
- In Modern, Standard and 1928 a promise of no purge binds until the next Purges are over. A promise of no trial or no condemnation binds until the next investigations are over.
- In the Variant every promise ends with the phase in which it was given. The table may choose otherwise.

## not

- Never more than two in one deal.
- Influence points are not traded.
- A binding promise cannot be broken: the act is refused.
- No card goes to a full hand.
- Nobody agrees to a deal once the card for it is gone, or the hand has no room any more.
- Whoever owes a card keeps one for it. The card just received in exchange is not handed back.

!promise You have promised the Militarists to spare the Ideology Chief. The Industry Minister is not covered.

!gift The Militarists hold three cards. The Evolutionists have room.

# §three-player

A variant for exactly three, if the table chooses it.

## do

- You may write a 10+, which is {ten-plus} points, on an eleventh politician. You may also leave it out.

## not

- Nobody declares points on the Party Chief before the end of turn 3. With the first gifts this ends.
- No card puts points on him before, either.
- Where A is the first Party Chief, nobody writes points on him at the start.

!no-chief-yet It is turn 2. The Party Chief is still closed to all.

# §club-55

A variant for all games: write your points as you like.

## do

- Spread 55 points over any number of politicians, in any portions. One politician may get many more than ten.

## not

- All 55 points must be written. With fewer, the sheet is not sealed.

!club-sheet Fifty points are not enough. With the last five the sheet can be sealed.

# §exclusive

A variant: each player has a politician to themselves. Their cards have double letters, from AA to FF.

## do

- Each faction gets one, in the order of the seats. At the start only that faction may write points on him.
- He is dealt with the others and plays like them. In 1928 he has no protégé.
- With the gifts of turns 3, 6 and 9 all others may put points on him, too.

## not

- On another faction’s own politician you write nothing at the start.

!own-politician AA is yours. BB belongs to the next faction.

{table double | Letter | Name | Age | Strength | Weakness}

The numbers of these six are ours.

# modern-politicians The modern politicians

The names are invented, the numbers are ours.

{table modern | Letter | Name | Age | Strength | Weakness}

# fictional-politicians The fictional politicians

They play in Standard and in the Variant, and as protégés in 1928.

{table fictional | Letter | Name | Age | Strength | Weakness}

# historical-politicians The historical politicians

They play in 1928. But for Lenin’s place, the numbers are ours.

{table historical | Letter | Name | Age | Strength | Weakness}

# red-cards The red cards

They play in every game. “He” is the politician on whom you play the card.

{table red | Numbers | Card | Kind | What it does}

# gray-cards The gray cards

They play in 1928.

{table gray | Numbers | Card | Kind | What it does}

# black-cards The black cards

They play in Modern.

{table black | Numbers | Card | Kind | What it does}

# terms Words of the game

politician: politician, politicians
A man or woman with a letter, an age, a strength and a weakness. No faction owns one.

faction: faction, factions
The side that you play. It acts through politicians whom it controls.

influence: influence
The points that a faction has on a politician, secret or declared.

sheet: sheet, sheets
Your secret list: which politician has how many of your points.

chit: chit, chits
The marker that shows how many points a faction has declared on a politician.

control: controller, controls
The faction with most declared points on a politician. It decides what he does.

politburo: Politburo
All thirteen offices, from the Party Chief to the Candidates.

voting-member: Voting-Member, Voting-Members
A holder of one of the eight top offices: Party Chief, 1st level or 2nd level.

candidate: Candidate, Candidates
One of the five lowest offices of the Politburo. A Candidate has no vote.

people: People
Those who stand at the bottom of the board and hope for a promotion. They cannot be purged.

purge-number: Purge number
What the die must reach to purge a politician of that level.

strength: strength
The office in which a politician ages less and is harder to purge.

weakness: weakness
The office in which a politician ages more and is easier to purge.

sanatorium: Sanatorium
Where the sick heal. Whoever is there is inactive.

inactive: inactive
At the Sanatorium: without votes, acts and waves.

siberia: Siberia
Where the purged and condemned are. They hold no office and may be released.

exile: Exile
Where a threatened politician flees in Modern. He is called an Exile himself.

acquit: acquit, acquitted, acquittal
To find the accused innocent. Two votes are enough.

protege: protégé, protégés
In 1928, the fictional politician who comes after a purged one with the same letter.

wave: wave, waves
The Party Chief’s greeting at the parade. Three of them win.

window: window, windows
A moment in which all may declare or play a card before something happens.

level: 1st level, 2nd level
A row of ministers. The 1st level is right below the Party Chief, the 2nd level below that.

suspicion: suspicion
The sign ? on a politician.

card: intrigue card, intrigue cards
A card with an effect, held in secret.
`;
