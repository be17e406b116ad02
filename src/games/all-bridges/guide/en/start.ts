/** The game in ten minutes, and the player aid. */
export const start = `
# ten-minutes The game in ten minutes

Finland, 1917 and 1918. The empire falls, and the country splits. Reds and Senate drift into civil war. The Moderates between them try to save parliament.

## The goal

Each Faction has its own goal. A Propaganda Round checks it. There are {last-round} of them.

| Faction | You win with | And also |
| {reds} | Opposition and Administrations of {reds-need} or more together | Russian Vassalage and Polarization together at most {tension} |
| {senate} | {senate-need} or more Population in Towns you Control | German Vassalage and Polarization together at most {tension} |
| {moderates} | {moderates-need} or more Resources | Resolved Issues + Networks + 1 at least as high as Polarization |

After the last Round the highest margin wins. If nobody is above the goal, Russia or Germany takes the country: [§7.3].

## What you have

- **Cells** are your people. A Cell lies Inactive or stands Active. Reds and Senate act with Active Cells. The Moderates hide theirs: Underground.
- **Resources** pay for what you do. You begin with {start-resources}.
- **Support and Opposition** say what the people of a space think of the Senate.
- **Polarization** is the hatred in the country, from 0 to {most-polarization}. Terror and prisoners raise it. It stands in everybody’s way to victory.

## A card

One Event card lies open, and you see the next one. The Factions act in the order of their cylinders. The first to act fixes a row of three boxes. The others take what is left of that row, or pass.

- A **Limited Command**: one Command in one space.
- A **Command**, and a **Special Activity** with it. You are out for the next card.
- The **Event** of the card.
- **Pass**: gain 1 Resource, and come first on the next card.

!rows The Reds took the Event of the bottom row. The Senate would like the Event of another row.

## Two Phases

Phase I is politics: Reds and Senate gather Cells where they live. With {revolt-cells} Cells of both sides on the map the Red Revolt comes, or after the second Propaganda Round. Then Phase II is war: they March and Attack, and Russians and Germans join in.

## The Commands

| {reds} and {senate} | What it does | {moderates} | What it does |
| [§3.2.1] | Places Cells | [§3.3.1] | Places Cells or a Network |
| [§3.2.2] | Activates your Cells, flips enemy ones | [§3.3.2] | Moves Cells and hides them |
| [§3.2.3] | Removes enemies, raises Polarization | [§3.3.3] | Calms enemies, lowers Polarization |
| [§3.2.4|Attack], Phase II | Removes or drives out Cells and Troops | [§3.3.4] | Places a cube to Resolve an Issue |
| [§3.2.5|March], Phase II | Moves Cells | | |

## First plans for the Reds

- You begin with Opposition in three spaces. Rally there: each level brings a Cell more.
- Build an Administration early in a space with Population. Only where you have one may you Agitate to Active Opposition.
- Active Opposition counts double the Population. Helsinki at Active Opposition alone counts 4.
- Russian Vassalage falls by 1 in each Round. Help it down, and watch Polarization.

## First plans for the Senate

- You need Towns: Vaasa is yours. Helsinki counts 2, the other Towns 1 each.
- Raise Support with Agitation: each level pays a Resource in every Round, even without Population.
- After the first Propaganda Round {conscripts} more Cells are yours to place.
- Save Jaeger and Trains for the war. Lower German Vassalage in time: with Polarization it must be at most {tension}.

## First plans for the Moderates

- Spread your {moderates-cells} Cells: a space where you stand is hard for others to Control.
- Put the Personality beside two Cells in a Town, build a Network there, and Publish.
- Place cubes while Polarization is at most 5. Each Resolved Issue counts for you and makes Agitation dearer.
- Negotiate where enemies stand Active. Lower Polarization helps all, and you most of all.

# aid Player aid

## Your choices on a card

| Row | The first to act | Left for the others |
| top | Limited Command | Command with Special Activity, or Limited Command |
| middle | Command with Special Activity | Event, or Limited Command |
| bottom | Event | Command with Special Activity, or Limited Command |

Back in order on the next card: those who passed, then who was Ineligible, then boxes c, then boxes d.

## Commands of Reds and Senate

| Command | Cost | What it does |
| [§3.2.1] | 1 a space, 1 for each hindrance paid off | 1 Cell, +1 a level of your mood, –1 a level against you and each enemy Terror |
| [§3.2.2] | 1 a space, 1 for the roll | Pacify or flip; then roll to Activate, or Agitate |
| [§3.2.3] | 1 a space or the Display | 1 piece goes, 2 from Polarization 6; +1 Polarization a marker |
| [§3.2.4|Attack] | 1 a space, 1 a point of Strength | Die at most Strength, never 6 |
| [§3.2.5|March] | 1 for each three Cells into a space | To an adjacent space |

## Commands of the Moderates

| Command | Cost | What it does |
| [§3.3.1] | 1 a space, less 1 a level of Polarization above 5 | 1 Cell less levels, a Network, or hide |
| [§3.3.2] | 1 a Cell | Up to three moves, then Underground |
| [§3.3.3] | 1 a space | One enemy Inactive; –1 Polarization each |
| [§3.3.4] | 1 to 3 by Polarization | One cube into the Display |

## Special Activities

| Who | What | With which Commands |
| both sides | [§4.2.1], [§4.2.2], [§4.2.3] | any |
| {senate}, Phase II | [§4.2.4] | any |
| {senate}, Phase II | [§4.2.5] | not Attack, not March |
| {moderates} | [§4.3.1|Personality] | Rally or Politics |
| {moderates} | [§4.3.2] | not Rally |
| {moderates} | [§4.3.3] | not Rally, not Negotiate |

## A Propaganda Round

1. Victory: has anybody reached the goal?
2. Politics: a die at most the cubes Resolves an Issue.
3. Resources: levels of Support; Population the Reds Control; 1 for each two levels of Polarization up to 5, and 1 for each above.
4. Support: Russian Vassalage –1. Agitation: Senate, Reds, Moderates. After the last Round: the end.
5. Reset: prisoners, Red Revolt after the second Round, Troops, markers off, conscripts after the first Round.

## Attack Strength

| What | Attacker | Defender |
| Each three Cells † | +1 | none |
| Each Troop † | +1 | –1 |
| Prepared † | none | –2 |
| Jaeger † | +1 | –1 |
| Cannons †, Train | +2 beside a Jaeger, else +1 | –2 beside a Jaeger, else –1 |
| Commander | +1 | –1 |
| Each Resource paid | +1 | none |
`;
