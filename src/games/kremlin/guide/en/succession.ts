/** Health, funerals, and how the game is won. */
export const succession = `
# §health

Old people fall ill. Every year each of the {voters} Voting-Members rolls one die of 20.

## do

- Roll from the Party Chief down. Look up the age and the die. Under 50, use the line of 50.
- There are two tables: one for those at work, one for the Sanatorium.
- “+” adds one cross, “++” adds two. With {deadly} crosses a politician dies and leaves the game. “Death” kills at once.
- “Better” takes one + away. Whoever is healthy stays healthy.
- For a politician whom nobody controls, anybody may roll.

Candidates, the People, Siberia and Exile do not roll. If the Party Chief dies, the phase goes on, and phase 5 elects a new one. All influence on the dead is lost.

!health-roll The KGB Head is 76 and works. The roll is 4.

## At work

{table working | Age | Death | ++ | + | Nothing | Better}

## At the Sanatorium

{table sanatorium | Age | Death | ++ | + | Nothing | Better}

One bound in each line from 90 to 94 is ours, where the source has a gap. The die here always counts from 1 to 20.

# §funeral

A party needs a chief. This phase happens only if the office of Party Chief is empty.

## do

1. The Foreign Minister nominates the KGB Head or the Defense Minister. If neither is there, somebody of the 2nd level. Without one, anybody else in the Politburo. They nominate themselves only if they are alone.
2. The Voting-Members vote, highest rank first: yes or no.
3. **Three votes of no reject**, and the voting ends. The nominator ages 1 year. Otherwise the nominee is Party Chief at once.
4. After the first rejection the nominator must name one of those who voted no. The vote is repeated.
5. After a second rejection the nominator ages 1 year once more and becomes Party Chief. By option the Foreign Minister does, if there is one.

The nominee and the nominator always say yes. So does a politician without influence. The inactive do not vote, and that is no “no”.

A nominator without influence proposes the oldest who is eligible. It is the one thing that a politician without influence does.

If the Foreign Minister is inactive or missing, the row is: Ideology Chief, KGB Head, Industry, Economy, Sport, Defense Minister. If the nominator retires by the penalty, the next in the row goes on. One at the Sanatorium may be nominated. As Party Chief they stay there and do not wave. If the nominee leaves the Politburo before the votes are counted, there is another nomination at no price.

## not

- Nobody nominates themselves while others are there.
- As long as the KGB Head or the Defense Minister is there, nobody else is nominated the first time. A nominator who is one of them has only the other.
- The second time only those who said no are eligible.

!nomination The Foreign Minister can name neither themselves nor one of the 2nd level.

!rejected Three noes reject the KGB Head. The Foreign Minister must now name one of those who said no.

# §replacement

Now the ranks close. Seven steps fill the ministries and the Candidates.

## do

1. **Shifts.** The Party Chief may change ministers within a level, also with each other. It is free.
2. **The Party Chief moves** anybody up or down one level into an empty office. Each move ages the Party Chief 1 year. A Candidate falls to the People without needing a place.
3. **1st level fills itself** with the oldest of the 2nd level. If that is empty, with the oldest Candidates, then with the People.
4. **1st level promotes**, in order of rank: Candidates to the 2nd level, the People to Candidates. Each promotion costs the one who acts 1 year.
5. **2nd level fills itself** with the oldest Candidates, else with the People.
6. **2nd level promotes**, in order of rank: the People to Candidates, 1 year each.
7. **Candidates fill themselves** with the oldest of the People.

Then the People are filled up to four by the oldest who wait. There may be more than four.

Automatic promotions cost nothing and begin with the highest empty office of the level. “Oldest” means current age. With equal ages the higher printed age counts, then the earlier letter.

## not

- Only the Party Chief shifts and demotes. They cannot demote themselves.
- Nobody moves more than one level by the same politician. By two different ones somebody may rise twice.
- An inactive or uncontrolled Party Chief does neither step. Nobody does it for them.
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
- The controller of the highest active member of the Politburo wins. If nobody controls that member, nobody wins.

This is checked twice in phase 6: at its start, and after the last promotions, before the People are filled up. Those who wait do not count.

!fallen Ten offices are empty. Three members and four of the People make seven.

# §rehabilitation

Comrades may come home, but somebody has to answer for them.

## do

- From the Party Chief down, each active and controlled member of the Politburo may release politicians from Siberia. Candidates may, too, after the ministers, in the order of their numbers.
- Each release ages the helper 5 years. They may release several.
- Whoever is released comes to the People. They keep influence, + and years.

By option only Voting-Members may do so. At 91 or more nobody can: see [§retirement].

!rehabilitate The Ideology Chief brings a minister home and ages five years.

# §parade

Once a year the Party Chief waves from the tribune. This wave is what you play for.

## do

- Healthy: the wave needs no die.
- With one +: roll {wave-sick} or more. If it fails, the Party Chief ages 1 year.
- With ++: roll {wave-ill} or more. If it fails, the Party Chief ages 2 years.
- A success puts a marker of the controller on the year. A failure puts a + there, which harms nobody’s health.
- If it rains by a card, a healthy Party Chief must roll {wave-rain} or more. A sick one has 5 less on the die.

A Party Chief at the Sanatorium does not wave. Neither does one without a controller, and there is no wave without a Party Chief. A controlled, active Party Chief must wave. One wave a year is all. A Party Chief elected this year waves this year.

!wave The Party Chief has one +. A seven is just enough.

!wave-failed With ++ a thirteen is one too few. It costs two years.

# §victory

Three waves win. If nobody gets there, the last turn decides.

| | Modern | Standard | 1928 | Variant |
| Three waves | of one faction | of one politician | of one faction | of one faction |
| Else | score after turn 10 | Party Chief after turn 10 | Party Chief after turn 10 | Party Chief after phase 5 of turn 11 |

## do

- **Three waves of a faction** may come from different Party Chiefs. They need not be in a row. That faction wins at once.
- **Standard:** when one politician has waved three times, all reveal their hidden points on them. Whoever then controls them wins. It does not matter who did before.
- **Modern, score after turn {last-turn}:** 1 for each wave, {score-chief} for the Party Chief. Add 2 for each of the 1st level, and 1 for each of the 2nd level. Only active politicians count.
- **Score tied for first place: everybody loses.** Then the Americans win.
- Where the Party Chief decides and nobody controls them, nobody wins. An inactive Party Chief counts here.

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
`;
