/** The guide in English. Its form: docs/writing-a-guide.md. */
import { board } from './en/board';
import { commands } from './en/commands';
import { moderates } from './en/moderates';
import { nonplayers } from './en/nonplayers';
import { rounds } from './en/rounds';
import { sequence } from './en/sequence';
import { specials } from './en/specials';
import { start } from './en/start';

/** All cards. */
export const cards = `
# cards-1917 Cards of 1917

Eighteen of these Events are in a game. “You” is the Faction that executes. “Unshaded” is the light text, “shaded” the dark one. To shift “either way” is towards Active Support or towards Active Opposition. Terror that removes “one enemy Cell” also places its marker.

{table cards-1917 | # | Card | What it does}

# cards-1918 Cards of 1918

Eighteen of these Events are in a game. A ✓ marks a German Action Phase: [§3.4]. The sign † means that we took it for one by its subject. If the Personality goes by #20, #30, #32 or #38, the Moderates give 3 Resources to the executing Faction.

{table cards-1918 | # | Card | German Action Phase | What it does}
`;

/** The words of the game. */
export const terms = `
# terms Words of the game

faction: Faction, Factions
One of the three sides: Reds, Senate or Moderates.

power: Power, Powers
Germany or Russia. It has Troops, but nobody plays it.

cell: Cell, Cells
A group of people of one Faction. It is the piece that acts.

active: Active
A Cell with its sign up. Committed if of Reds or Senate; seen if of the Moderates.

inactive: Inactive
A Cell of Reds or Senate with its sign down.

underground: Underground
A Cell of the Moderates with its sign down: hidden.

administration: Administration, Administrations
A disc of the Reds. It counts for victory and lets them Agitate further.

network: Network, Networks
A disc of the Moderates. It counts for victory, and helps Publish and hiding.

disc: disc, discs
An Administration or a Network.

troop: Troop, Troops
A cube of Germany or Russia. It fights, but never counts for Control.

available: Available
Waiting beside the map, ready to be placed.

resources: Resources, Resource
Political will. Commands are paid with it.

town: Town, Towns
A space of its own inside a Province. Five of them: Helsinki, Tampere, Turku, Viipuri, Vaasa.

province: Province, Provinces
A space that is no Town.

population: Population
How many people count in a space: 0, 1 or 2.

support: Support
The people of the space are for the Senate: Passive or Active.

opposition: Opposition
The people of the space are against the Senate: Passive or Active.

neutral: Neutral
Neither Support nor Opposition.

control: Control
More own pieces in a space than both other Factions have together.

polarization: Polarization
How divided the country is, from 0 to {most-polarization}.

vassalage: Vassalage
How far Finland depends on a Power, from 0 to {most-vassalage} †.

command: Command, Commands
The main action of a turn.

limited: Limited Command, Limited Commands
A Command in one space, without a Special Activity.

special: Special Activity, Special Activities
A second action beside a Command.

event: Event, Events
What a card says, executed instead of a Command.

eligible: Eligible
Allowed to act on this card.

ineligible: Ineligible
Not allowed to act on this card.

offset: Offset
To pay against what hinders a Rally.

agitation: Agitation, Agitate
To change Support, Opposition or Polarization for Resources.

terror: Terror
A Command, and the marker that it leaves.

strength: Strength
What the die of an Attack must not exceed.

engagement: Engagement
The choice to remove Defenders, some of them to Prison.

retreat: Retreat
The choice to drive Defenders into an adjacent space.

attrition: Attrition
What the Attacker loses after a success.

prison: Prison
Where captured Cells are until they are released.

capability: Capability, Capabilities
A marker that makes fights stronger: Jaeger, Cannons, Train, Commander.

prepared: Prepared
A marker that weakens Attacks on its side.

sabotage: Sabotage
A marker on a border. No Train passes it.

news: News
A marker that the Moderates carry to the Personality, and others spend.

personality: Personality
A marker of the Moderates: their voice.

cube: cube, cubes
A marker for work in parliament, red or white.

display: Political Display, Display
The parliament, where cubes lie.

issue: Issue, Issues
One of three reforms. Resolved ones count for the Moderates.

margin: margin
How far a Faction is above its goal, or below it.

campaign: Campaign
The cards up to a Propaganda Round.

nonplayer: Non-player, Non-players
A Faction that the table plays.
`;

export const en = [start, board, sequence, commands, moderates, specials, rounds, nonplayers, cards, terms].join('\n');
