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
