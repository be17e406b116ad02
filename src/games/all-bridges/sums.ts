/** The arithmetic of a command before it is given. */
import type { Sum } from '../../kernel/helper';
import { frameOf } from '../../kernel/agenda';
import { attackOdds, rallyCounted, strengthIn } from './helpers/counts';
import { fightOf } from './rules/attack';
import { germanFight } from './rules/german-attack';
import { isFree } from './rules/common';
import { hindrance, placeable } from './rules/rally';
import { type Fight, strengthLines } from './rules/strength';
import { kindOfBox } from './sequence';
import type { State } from './state';
import type { Command, Event, Seat, StepOf } from './vocabulary';

const ofFight = (seen: State, fight: Fight): Sum => {
  const lines = strengthLines(seen, fight);
  const strength = strengthIn(lines);
  const odds = attackOdds(strength);
  const missed = odds.find(({ word }) => word === 'fails')?.probability ?? 0;
  return { lines, brief: `≤ ${strength}`, odds, chance: 1 - missed };
};

/** §3.2.1 How many Cells come. */
const ofRally = (seen: State, step: StepOf<'rally-space'>): Sum => {
  const { seat, space } = step;
  // §3.1.2 a free Rally Offsets everything
  const offset = isFree(seen, seat) ? hindrance(seen, seat, space) : step.offset;
  const { lines, placed } = rallyCounted(seen, seat, space, offset, placeable(seen, step));
  return { lines, brief: `+${placed}` };
};

/**
 * The sum behind a command before it is given: the Strength and odds of an Attack, the count of a Rally. For a box:
 * what it allows its Faction, and whether that acts on the next card (§2.2.3, §2.2.5).
 */
export const sum = (seen: State, seat: Seat, command: Command): Sum | undefined => {
  switch (command.kind) {
    case 'take':
      return { lines: [{ word: `box-${kindOfBox(command.box)}` }] };
    case 'roll-attack': {
      const fight = frameOf(seen, 'attack-space', frame => frame.seat === seat);
      return fight && ofFight(seen, fightOf(fight));
    }
    case 'place-cells': {
      const rallying = frameOf(seen, 'rally-space', frame => frame.seat === seat);
      return rallying && ofRally(seen, rallying);
    }
    case 'german-attack':
      return ofFight(seen, germanFight(seen, command.space));
    default:
      return undefined;
  }
};

/** Commands that cost Resources, by what they select. */
const PAID: ReadonlySet<Command['kind']> = new Set([
  'rally',
  'offset',
  'pacify',
  'flip',
  'activate',
  'agitate',
  'terror',
  'terror-display',
  'attack',
  'add-strength',
  'ride',
  'march',
  'march-cell',
  'message',
  'negotiate',
  'place-cube',
  'invest',
]);

/** §3.1.2 The price of a command in Resources, as the rules will charge it; §2.2.2 the gain of a pass. */
export const priceOf = ({ kind }: Command, events: readonly Event[], seat: Seat): Sum | undefined => {
  const gained = events.reduce(
    (sum, event) => (event.kind === 'resources-changed' && event.faction === seat ? sum + event.by : sum),
    0,
  );
  if (kind === 'pass') return { lines: [], price: { word: 'pass-brings', params: { gained } } };
  if (!PAID.has(kind)) return undefined;
  const cost = -gained;
  return cost > 0 ? { lines: [], brief: String(cost), price: { word: 'price', params: { cost } } } : undefined;
};
