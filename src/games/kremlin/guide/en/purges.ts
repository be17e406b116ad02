/** From the Cure Phase to the dossiers. */
export const purges = `
# §cure

The Sanatorium heals. It also takes a politician out of the game for a year.

## do

- In phase 1, each Voting-Member with at least one + decides, from the Party Chief down: to work or to take a cure.
- Whoever goes gets the Cure marker, stays all year and is [§inactive].
- Next year they decide again, as long as they have a +.
- Without a + they return to work at the start of the next turn, not before.

A politician at the Sanatorium does not age by +, and heals more easily. But there a purge is {purge-sanatorium} easier.

## What is not possible

Healthy politicians do not go. Candidates and the People do not go. A politician without a controller does not decide and stays put. Below the Voting-Members the Cure marker is lost. A shift, a promotion or an election leaves it.

!cure The KGB Head is sick. The controller sends them to the Sanatorium.

# §aging

Every act costs years. And years come by themselves, right after the cures.

## do

Add up for each politician in the Politburo and among the People:

- 1 year for the Party Chief.
- 1 year for each +, unless at the Sanatorium.
- 1 year for each ?.
- 1 year in an office that is a weakness.
- 1 year less in an office that is a strength.

| | Modern | Standard | 1928 | Variant |
| Most a year | no limit | 1 year | no limit | no limit |
| Siberia | 1, and 1 for each + | none | 1, and 1 for each + | none |
| Who ages | all | all | all | Voting-Members only |

The limit of the Standard game counts for this phase alone. Acts cost their full price there, too.

!aging The year costs the Party Chief 1 for the office and the KGB Head 1 for a +. The Defense Minister pays 2 for two ?, the Economy Minister 1 for a weakness.

## What never happens

Nobody becomes younger than the age on their card. Exiles do not age. Those who wait do not age.

# §retirement

At {retirement} a politician leaves the game at once, whatever happens. All influence on them is gone.

## do

| Act | Years for certain | Forbidden from age |
| Purge, suspect, burn, promote, demote | 1 | 95 |
| Condemn | {condemnation} | 94 |
| Use a Signed Confession | 3 | 93 |
| Negate, rehabilitate | 5 | 91 |
| Trial, nomination, wave | 0 | never |

## not

- Nobody does what would certainly bring them to {retirement}. A risk is allowed, a certainty is not.
- So at 95 the KGB Head does not purge. At 94 they do, though a failure would retire them.

!too-old The KGB Head is 95. Even a successful purge would retire them.

# §siberia

Siberia is where the beaten go. They may come back.

| | Modern | Standard | 1928 | Variant |
| Declared points lost | those of the controller | none | those of all | those of all |
| ? | removed | removed | removed | removed |
| + and years | kept | kept | kept | kept |
| Ages | yes | no | yes | no |

## do

- Whoever is sent to Siberia leaves office at once. The office stays empty until [§replacement]. An empty Party Chief’s office is filled in [§funeral].
- Lost points are gone from the sheet, too. Undeclared points stay on it.
- In Modern the chits of the other factions stay. The next highest then has control.
- You may declare on politicians there.
- They come back by [§rehabilitation] or by a card, always to the People.

In Siberia nobody rolls for health, and nobody is purged or tried.

# §purge

The KGB Head clears the way. Nobody is more dangerous this year.

## do

1. The controller of the KGB Head names a member of the Politburo. Candidates may be named as well.
   The Party Chief may be named, too.
2. All may react. If the KGB Head changes hands, the new controller decides: roll, or call it off.
3. Roll the die of 20. The Purge number or more is a success.
4. **Success:** the target goes to [§siberia]. The KGB Head ages 1 year. They may purge again, as often as they like.
5. **Failure:** the KGB Head ages 3 years, and the phase is over.
6. The controller may also stop at any time before an announcement.

| Level | Purge number |
| Party Chief | {purge-chief} |
| 1st level | {purge-first} |
| 2nd level | {purge-second} |
| Candidates | {purge-candidates} |

In an office of strength the number is 2 higher. In one of weakness it is 2 lower. At the Sanatorium add {purge-sanatorium} to the die. All of this adds up: weakness and Sanatorium make 5.

A die marked 0 to 19 shows one less, so every purge is harder. The table may choose it. It is used for waves and assassination attempts as well.

If the target flees or is moved out of the Politburo before the die, nothing is rolled. It costs nothing, and the purges go on.

If the KGB Head is inactive or missing, the Ideology Chief purges. Next come the Party Chief and the Industry Minister.

## 1928 only

- A success kills. All declared points on the target are lost, and all ?, + and years go.
- The protégé comes to Siberia. This is the fictional card with the same letter, at the age printed there. Undeclared points stay with the protégé.
- A protégé who is purged is out for good. Only a purge and the card Highest Measure bring a protégé. Whoever dies or retires otherwise has none.
- Lasting cards on a politician who is killed end. They do not pass to the protégé.
- A failure puts a ? on the target, if there are fewer than three. It counts for a [§trial|trial] in the same year.

## not

- Nobody purges themselves.
- A KGB Head without influence purges nobody, and nobody does it instead.
- The People, Siberia and Exile are safe.
- At 95 no purge: see [§retirement].

!purge-rolled The Foreign Minister stands on the 1st level: 14 is enough. In Modern the controller loses the declared points. The Evolutionists keep theirs and have control now.

!purge-missed The same purge, one less on the die. The phase is over.

!protege The same die in 1928. All chits are lost, and the protégé comes to Siberia. The lines below use the modern names.

!purge The KGB Head names a Candidate.

# §exile

Only in **Modern**. A politician who flees in time keeps all influence.

## do

- When your politician is named for a purge, or is to be tried, you may send them into Exile. Do it before the die or the first vote.
- They keep all influence. All ?, +, and added years go: they are as young as their card says. The table may choose that years stay.
- After a flight from a purge no die is rolled. It costs the KGB Head nothing, and the purges may go on.
- After a flight from a trial the year’s trial is used up. The Defense Minister pays nothing.
- They may flee whenever they are threatened. The office is empty then.

An Exile returns to the People in one of three ways:

- The controller gives up half of the declared points, rounded down, at least 1. This may be done at any time.
- The controller discards 2 intrigue cards. This may be done at any time, too.
- A card brings them back.

## not

- A condemnation cannot be fled.
- Nobody flees from the Sanatorium, and nobody without a controller.
- On an Exile nobody declares points, and no gift of turns 3, 6 and 9 goes to them. Cards may still change their points.
- For the two cards you need two different ones.
- Nobody returns while a die lies on the table.

!flight The Economy Minister flees. Now nobody can declare on them.

!way-back Five points are declared on the Exile. Half of them, two, bring the Exile home.

!cards-home The same with two cards. One card is not enough.

# §investigation

The Defense Minister holds the files. In this phase they may do four things, in any order: suspect, try, condemn, burn.

## do

- Put one ? on a Voting-Member. It costs the Defense Minister 1 year.
- Do so with as many politicians as you like, once with each.
- Each ? ages its bearer every year, and opens the way to a [§trial|trial] next year.
- The phase ends when their controller says so.

| | Modern | Standard | 1928 | Variant |
| Most ? on one politician | 3 | 1 | 3 | 3 |

If the Defense Minister is inactive or missing, the duty goes to the Foreign Minister. Then come KGB Head, Party Chief and Industry Minister.

## not

- Nobody suspects themselves.
- Only one new ? a year on the same politician, and never beyond the limit.
- Nobody suspects a Candidate or one of the People.
- Whoever was acquitted this year gets no new ? from the Defense Minister.

!suspect The Defense Minister cannot suspect themselves. The Industry Minister gets one ?, and a second one is refused.

# §trial

A trial sends even the highest to Siberia, if the others agree.

## do

1. Name a Voting-Member who had a ? before this phase began. One left by a failed purge of 1928 counts.
2. All may react. In Modern the accused may flee.
3. The {voters} Voting-Members vote, from the Party Chief down. Each says innocent or guilty. The Defense Minister votes, too.
4. **Two votes for innocent acquit**, and the voting ends. All ? go, and the Defense Minister ages 3 years.
5. With fewer, when all have voted, the accused is guilty and goes to [§siberia]. That costs nothing.

A politician without influence always says innocent. The inactive do not vote, nor does whoever is sent away while asked. The accused does not vote either, if the table has not chosen otherwise. A vacant office has no vote, and no Candidate fills it.

If the accused leaves the Voting-Members before the verdict, the trial ends. The trial of the year is used up. Somebody at the Sanatorium may be tried.

## not

- One trial a year.
- A ? of this phase is too fresh.
- Standard and Variant: a trial or a condemnation, not both in one year. In Modern and 1928 both are allowed.
- Nobody tries themselves.
- Whoever was acquitted gets no new ? from the Defense Minister this year.

!trial The Industry Minister has no ?. The Ideology Chief has an old one.

!verdict The Party Chief said guilty. The KGB Head belongs to nobody and said innocent. The Foreign Minister decides it.

# §condemnation

Candidates need no trial. The Defense Minister just sends one away.

## do

- Name one Candidate a year. No ? is needed. All may react.
- Then the Candidate goes to [§siberia], and the Defense Minister ages {condemnation} years. No die and no vote is needed.
- **Modern only:** the Party Chief or a minister of the 1st level may negate it before it happens. Whoever does must be active, and ages 5 years. The Candidate stays and loses nothing, and the Defense Minister pays nothing.

## not

- Only one a year, also if it was negated.
- Standard and Variant: not in the year of a trial.
- A Candidate cannot flee it.
- Nobody condemns themselves.
- At 94 no condemnation, at 91 no negation: see [§retirement].

!condemned One Candidate has been condemned this year. That was all.

!negated The Militarists control the Party Chief, who pays five years for the Candidate.

!one-of-two In Standard a trial was held this year. So there is no condemnation.

# §dossiers

A burnt file is gone. It saves a friend from years and trials.

## do

- The Defense Minister takes one ? from a politician and ages 1 year.
- Do it as often as you like. The target may be in the Politburo or among the People.
- They may burn their own ?.

## not

- At 95 they burn nothing: see [§retirement].

!dossier The Ideology Chief loses the only ?. Without it there is no trial.

# §trust-no-one

Who serves nobody is not trusted.

## do

At the end of phase 3, each covered politician without a single declared point goes to [§siberia].

| | Modern | Standard | 1928 | Variant |
| Who is covered | 1st level | nobody | 1st and 2nd level | nobody |

The Party Chief and the Candidates are never covered. One declared point saves a politician, no matter whose. You may still declare in the window before the check. Nobody ages for it.

!untrusted You pass. The Foreign Minister has no chit and must go. One point saves the KGB Head.
`;
