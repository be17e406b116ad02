/** The guide in English. Its form: docs/writing-a-guide.md. */
import { endings } from './en/endings';
import { rules } from './en/rules';
import { scoring } from './en/scoring';
import { start } from './en/start';

/** The words of the game. */
const terms = `
# terms Words of the game

cube: cube, cubes
Your support in a District or Party; the number of cubes is your Mobilization Value.

control: controls, control
More cubes in a District than the rival.

organization: Organization, Organizations
A marker of a side in a Party or District. It is worth points.

sponsor: Sponsor, Sponsors
A Party with an Organization that makes Organizations in Worker or Military Districts possible.

ap: Activity Points, AP
What a card gives you to act with.

op: Opportunity Points, OP
They buy off failed checks and pay for cards of the Pool.

vp: Victory Points, VP
One marker for both sides, between them.

card: Event, Events
What a card does when it is played for its text.

pool: Opportunity Pool, Pool
Open cards that both sides may play for Opportunity Points.

check: check, checks
Three dice against a Target Number.

target: Target Number
The highest total of the dice that succeeds.

session: Session, Sessions
Action Rounds in which the Duma sits.

majority: Majority
More cubes in the Duma than the rival.

dominance: Dominance
A Majority in which no rival Party is stronger than any of yours.

moderate: moderates, moderate Party, moderate Parties
The Socialist Party or the Liberal Party.

extremist: Extremist Party, Extremist Parties, extremists
The Radical Party or the Monarchist Party.

unrest: Revolutionary Unrest, Unrest
A track from 0 to {unrest-end}. Its end is Red October.

prestige: Tsar’s Prestige, Prestige
A track from 0 to {prestige-end}. At 0 the Tsar abdicates.

first: First Player
Whoever acts first in each Action Round of the Turn.

prerequisite: prerequisite
What must be true before an Event can be played.
`;

export const en = [start, scoring, rules, endings, terms].join('\n');
