/** The result of a command in its space, in a word or two, shown on the map before it is chosen. */
import { frameOf } from '../../kernel/agenda';
import type { Line } from '../../kernel/helper';
import type { Space } from './data/map';
import { rallyCounted } from './helpers/counts';
import { flipCount } from './rules/activism';
import { attackAt, fightOf } from './rules/attack';
import { isFree, termsOf } from './rules/common';
import { published } from './rules/publish';
import { hindrance, placeable } from './rules/rally';
import { strengthOf } from './rules/strength';
import { terrorRemoves } from './rules/terror';
import { cellsIn, hasGuardedMarker, oppositionIn, piecesIn, surcharge } from './selectors';
import type { State } from './state';
import { enemiesOf, isSide, type Command, type Seat } from './vocabulary';

const told = (word: string, n: number): Line => ({ word: `gist-${word}`, params: { n } });

/** How many Cells come without any payment, or in a free Rally. */
const rallied = (state: State, seat: Seat, space: Space): number => {
  const [step] = state.agenda;
  const available = step?.kind === 'rally' ? placeable(state, step) : undefined;
  return rallyCounted(state, seat, space, isFree(state, seat) ? hindrance(state, seat, space) : 0, available).placed;
};
const flipped = (state: State, seat: Seat, space: Space): number =>
  Math.min(
    flipCount(state, seat, space),
    enemiesOf(seat).reduce((sum, enemy) => sum + cellsIn(state, space, enemy), 0),
  );
/** §3.2.3 What Terror may remove of a Faction: a Cell that guards a marker stays, and so do the discs. */
const exposed = (state: State, seat: Seat, space: Space, enemy: Seat): number => {
  if (hasGuardedMarker(state, space, enemy)) return Math.max(0, cellsIn(state, space, enemy) - 1);
  return termsOf(state, seat).byEvent ? cellsIn(state, space, enemy) : piecesIn(state, space, enemy);
};
const struck = (state: State, seat: Seat, space: Space): number =>
  Math.min(
    terrorRemoves(state, seat),
    enemiesOf(seat).reduce((sum, enemy) => sum + exposed(state, seat, space, enemy), 0),
  );
/** §6.2.1 The price of the first level in this space. */
const perStep = (state: State, seat: Seat): number => {
  const round = frameOf(state, 'agitation', frame => frame.seat === seat);
  return 1 + (isSide(seat) && !round?.spaces.length ? surcharge(state, seat) : 0);
};

export const gist = (seen: State, seat: Seat, command: Command): Line | undefined => {
  switch (command.kind) {
    case 'rally':
      return told('cells', rallied(seen, seat, command.space));
    case 'pacify':
      return told('calms', 1);
    case 'flip':
      return told('flips', flipped(seen, seat, command.space));
    case 'agitate':
      return told('agitate', perStep(seen, seat));
    case 'terror':
      return told('terror', struck(seen, seat, command.space));
    case 'attack':
      return told('strength', strengthOf(seen, fightOf(attackAt(seen, seat, command.space))));
    case 'march':
      return isFree(seen, seat) ? undefined : told('march', 1);
    case 'message':
      return told('message', 3);
    case 'negotiate':
      return told('negotiate', 1);
    case 'publish':
      return told('resources', published(seen, command.space));
    case 'collect':
      return told('resources', 1);
    case 'crack-down':
      return oppositionIn(seen, command.space) ? told('opposition', 1) : undefined;
    case 'talk':
      return told(oppositionIn(seen, command.space) ? 'opposition' : 'support', 1);
    case 'win-over':
      return told('win-over', 1);
    default:
      return undefined;
  }
};
