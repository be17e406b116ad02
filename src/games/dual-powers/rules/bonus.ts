/**
 * §bonus, §organize Bonus actions: a unit of strength 1 anywhere, a move, a refresh or a card; a soloist may organize.
 */
import { isSolo } from '../state';
import { pileOfSide, REGIONS } from '../vocabulary';
import { declineAt, own, type RuleFor, type StepsHere } from './common';
import { objectiveRevealed } from './leader';
import { forbidsMove, forbidsRecruit, forbidsRefresh, moves, refreshes, unitsInSupply } from './tokens';
import { refuse } from '../refusals';

/** §bonus The strength of the one unit that a bonus recruits. */
export const BONUS_RECRUIT = 1;

const bonusRecruit: RuleFor<'bonus', 'bonus-recruit'> = {
  section: '§bonus',
  offers: ({ state, seat }) => [{ kind: 'bonus-recruit', token: unitsInSupply(state, seat), to: REGIONS }],
  forbids: ({ state }, { token }) => forbidsRecruit(state, '§bonus', token, BONUS_RECRUIT),
  decide: (_at, { token, to }) => ({ events: [{ kind: 'token-recruited', token, to }] }),
};

const move: RuleFor<'bonus', 'move'> = {
  section: '§bonus',
  offers: ({ state, seat }) => moves(state, seat),
  forbids: ({ state, seat }, command) => forbidsMove(state, '§bonus', seat, command),
  decide: (_at, { token, from, to }) => ({ events: [{ kind: 'token-moved', token, from, to }] }),
};

const refresh: RuleFor<'bonus', 'refresh'> = {
  section: '§bonus',
  offers: ({ state, seat }) => refreshes(state, seat),
  forbids: ({ state, seat }, command) => forbidsRefresh(state, '§bonus', seat, command),
  decide: (_at, { token, at }) => ({ events: [{ kind: 'token-refreshed', token, at }] }),
};

const bonusDraw: RuleFor<'bonus', 'bonus-draw'> = {
  section: '§bonus',
  offers: () => [{ kind: 'bonus-draw' }],
  forbids: ({ state: { piles } }) =>
    piles.deck.length + piles.discard.length ? undefined : refuse('§bonus', 'no-cards'),
  decide: ({ seat }) => ({ then: [{ kind: 'draw', seat, count: 1, to: 'hand' }] }),
};

const organize: RuleFor<'bonus', 'organize'> = {
  section: '§organize',
  offers: ({ state }) => (isSolo(state) ? [{ kind: 'organize' }] : []),
  forbids: ({ state, seat }) =>
    state.piles[pileOfSide(seat, 'objective')].length ? undefined : refuse('§organize', 'already-revealed'),
  decide: ({ state, seat }) => ({ events: objectiveRevealed(state, seat) }),
};

export const bonusSteps = {
  bonus: {
    section: '§bonus',
    seats: own,
    answers: {
      'bonus-recruit': bonusRecruit,
      move,
      refresh,
      'bonus-draw': bonusDraw,
      organize,
      decline: declineAt('§bonus'),
    },
  },
} satisfies StepsHere<'bonus'>;
