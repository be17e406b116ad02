/** The guide in English. Its form: docs/writing-a-guide.md. */
import { actions } from './en/actions';
import { scoring } from './en/scoring';
import { start } from './en/start';

/** The words of the game. */
const terms = `
# terms Words of the game

region: region, regions
One of the {regions} parts of the city.

bridge: bridge, bridges
The way between two regions.

blockade: blockade
A marker that closes one bridge. No token crosses it.

unit: unit, units
A token of a side, with a strength on each of its two sides.

leader: leader, leaders
A strong token with a card of its own. It can enter any region.

neutral: neutral tokens, neutral token, neutral units, neutral unit, neutral
They belong to nobody. Whoever has the will of the people controls them.

fresh: fresh
The side of a token that lies up at first.

exhausted: exhausted
Turned over. An exhausted token that is exhausted again leaves the city.

strength: strength
The number on a token; in a region, the sum of what a side controls there.

will: will of the people, the will
A marker. It controls the neutral tokens, breaks ties and begins the Action Phase.

unrest: region of unrest
The region that everybody knows will be scored this round.

objective: secret objective, secret objectives, objective, objectives
A region that a side has chosen for scoring, by a card.

command: command card, command cards
A card of a region: days, recruits, an action and points.

days: days
How far a card moves the date.

recruits: recruits
The strength that a card brings into its region.

supply: supply
The tokens of a side that are not in the city.

bonus: bonus action, bonus actions, bonus
A small extra action: recruit, move, refresh or draw.

tile: tile, tiles
It names a region for unrest or blockade.
`;

export const en = [start, actions, scoring, terms].join('\n');
