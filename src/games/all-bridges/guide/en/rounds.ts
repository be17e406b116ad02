/** Propaganda Rounds and victory. */
export const rounds = `
# §6.0

A Propaganda Round checks victory, pays the Factions and changes the land. There are {last-round}. Its phases always come in this order:

1. [§6.1]
2. [§6.2]
3. [§6.3]
4. [§6.4]
5. [§6.5]

# §6.1

Has a Faction met its conditions? Then the game ends at once, and the highest margin wins. The conditions stand in [§7.2].

- This comes first, before anybody earns or Agitates in this Round.
- A Power in the way stops a win.

# §6.2

The cubes in the Political Display may Resolve an Issue.

## do

1. The Moderates roll a die. At most the number of all cubes, red and white together: the Issue is Resolved.
2. More red cubes: it is marked red. More white ones: white. The same number: the Moderates choose.
3. All cubes go back to Available.
4. Then look at [§6.2.2].

- A higher roll changes nothing: the cubes stay for the next Round. The phase ends there.
- With no cubes nothing is rolled. With six cubes it always succeeds.
- If all three Issues are Resolved, only [§6.2.2] follows.

!politics-phase Three cubes, and a 3: the Issue is red, for two of them were.

# §6.2.1

Resolved Issues make Agitation dearer for one side.

- Each white marker costs the **Reds** 1 Resource more, each red one the **Senate**. Several add up.
- It is paid once an action, on the first payment in the first space. That holds in the Support Phase and in Activism.
- The Moderates never pay it.

# §6.2.2

Without the Personality the Moderates have no face.

- It is on the map: nothing happens.
- It is not: the Moderates lose 3 Resources, as far as they have them. Then they must place it in a Town with a Moderates Cell, if there is one.

After a roll that has Resolved nothing, this is left out. So it is without cubes, as long as an Issue is open.

# §6.3

Everybody earns, up to {most-resources} in all.

| Faction | Earns |
| {senate} | 1 for each level of Support: Passive 1, Active 2, whatever the Population |
| {reds} | the Population of all spaces under Reds Control |
| {moderates} | 1 for every two levels of Polarization up to 5, and 1 for each level above 5 |

| Polarization | 0–1 | 2–3 | 4–5 | 6 | 7 | 8 | 9 | 10 |
| Moderates earn | 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 |

# §6.4

Three steps: [§6.4.1], [§6.4.2], [§6.4.3].

# §6.4.1

Russian Vassalage falls by 1. At 0 it stays.

# §6.4.2

Agitation turns Resources into moods, discs and calm. First the Senate, then the Reds, then the Moderates. Control is looked at as it is now.

## do

| Faction | In each of these spaces | Does one of these |
| {senate} | its Control and its Active Cell | shift any number of levels; or lower Polarization by 1 |
| {reds} | their Control, and an Active Cell or an Administration | shift; or lower Polarization by 1; or, in one space of the Round, two Reds Cells become an Administration |
| {moderates} | nobody’s Control, a Moderates piece, Population 1 or more | shift towards Neutral; or lower Polarization by 1; or two Cells become a Network; or one cube into the Display |

- Each level costs 1 Resource, and so does each other thing.
- Reds and Senate first pay 1 for each Terror marker there, of any color, before they shift or calm. An Administration needs no such payment.
- The Moderates ignore Terror.
- The first payment of Reds or Senate may cost more: [§6.2.1].
- Each space is selected once. You may also do nothing.

## not

- Reds without an Administration in the space shift to Passive Opposition at most.
- The Moderates shift only towards Neutral.
- Shifting and another of the things do not go together in one space.
- Reds and Senate need Control. Senate needs an Active Cell, too.
- Reds build one Administration a Round.

!agitation A red Issue costs the Senate 1 more at first. Häme is level, so it has no Control there. In Vaasa Terror comes first.

# §6.4.3

Was it the fourth Round? Then the game ends: [§7.3]. Otherwise go on with the Reset.

# §6.5

The Reset clears the table for the next Campaign: [§6.5.1], [§6.5.2], [§6.5.3], [§6.5.4], [§6.5.5]. The order of the Factions does not change.

# §6.5.1

In Phase II only.

1. The Reds release any number of Senate prisoners. Then the Senate releases any number of Reds prisoners. They go to their owners’ Available box.
2. Polarization rises by 1 for every two prisoners left, of both sides together. An odd one does not count.

!prisoners Of five prisoners three stay. One full pair raises Polarization by 1.

# §6.5.2

Has the Red Revolt not come by the second Round? Then it takes the place of the next card, which is discarded.

# §6.5.3

In Phase II each Power gets as many Troops as its Vassalage.

- Germans who are missing come into their box. They count together with those on the map.
- Russians who are missing come to one random Town with Reds pieces; without one, nowhere.
- Too many: random Troops leave the map, out of play. Germans of the box go last.

# §6.5.4

All Terror, all Sabotage and all News leave the map, even News that a Cell holds. Prepared markers, Capabilities and the Personality stay.

# §6.5.5

After the first Round only: the {conscripts} Senate Cells that were out of play become Available. They are not placed; Rally brings them.

# §7

The game can end at the start of any Propaganda Round, or after the fourth. A Faction wins by its own goal, or a Power wins because nobody reached one.

# §7.1

Who has the higher margin comes first. On a tie, Non-players come before players. Then the order is Moderates, Senate, Reds.

The same order ranks second and third place.

# §7.2

At the start of each Round the conditions are these.

| Faction | Condition | And |
| {reds} | Opposition and Administrations together more than {reds-line} | Russian Vassalage and Polarization together {tension} or less |
| {senate} | Population of Towns under its Control more than {senate-line} | German Vassalage and Polarization together {tension} or less |
| {moderates} | Resources more than {moderates-line} | Resolved Issues + Networks + 1 equal to Polarization or more |

- Only Towns count for the Senate. All spaces count for the Reds, each by its Population, twice if Active.
- If several Factions pass, the highest margin wins.
- The Moderates pass when they are level with Polarization, though their margin is then 0.
- No Power wins here.

!victory-check The Senate Controls Helsinki, Tampere and Vaasa: 4. German Vassalage 3 and Polarization 2 make 5.

# §7.3

After the last Round the highest margin above 0 wins.

| Faction | Margin |
| {reds} | Opposition and Administrations, less {reds-line} |
| {senate} | Town Population under its Control, less {senate-line} |
| {moderates} | the lower of two: Resources less {moderates-line}; or Issues + Networks + 1 − Polarization |

- If the friendly Power’s Vassalage and Polarization together are above {tension}, a margin above 0 becomes 0. A lower one stays.
- Nobody above 0: the Power with the higher Vassalage wins. If both are level, nobody wins.
- Here the Moderates need more than Polarization, not the same.
`;
