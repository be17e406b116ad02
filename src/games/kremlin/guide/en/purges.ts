/** From the Cure Phase to the dossiers. */
export const purges = `
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
`;
