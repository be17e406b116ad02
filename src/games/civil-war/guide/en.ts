/** The guide in English. Its form: docs/writing-a-guide.md. */
import { battles } from './en/battles';
import { start } from './en/start';

/** The words of the game. */
const terms = `
# terms Words of the game

morale: Morale
The will of a side to go on. It stands between 0 and {morale}; at 0 the side has lost.

front: front, fronts
One of the three parts of the map where armies stand and fight.

marker: territory marker, territory markers, marker, markers
A piece of a front. Each front has {markers}; together they say who is ahead there.

claimed: claimed, claims
All {markers} markers of the front are in one hand. Nobody fights there any more.

leader: leader, leaders
A card that opens an army. Its Force says how strong it is and how many troops it leads.

troop: troop, troops
A card that stands under a leader and adds its Force.

unit: unit, units
A leader or a troop.

army: army, armies
A leader with the troops under them. A leader alone is one, too, but cannot attack.

token: Rally token, Rally tokens, token, tokens
The sign that an army is ready. It is spent to attack or to block.

force: Force
The strength of a leader or troop, and of a side in a battle.

bonus: bonus, bonuses
What a leader adds: +1 for each troop of a certain kind under them.

event: event, events
A card that is played once, for what it says, and then discarded.

block: block, blocks, blocked
To stand against an attack with armies of the same front.

unblocked: unblocked
An attack that no army stood against. It takes a marker.

room: room
How many more troops a leader can lead: their Force + 1, less those they have.

discard: discard pile, discard piles
Where a side’s cards lie that have been used or lost. It becomes the new deck.
`;

export const en = [start, battles, terms].join('\n');
