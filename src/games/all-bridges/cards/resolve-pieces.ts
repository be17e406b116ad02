/** Effects on pieces and spaces. */
import { cellsPlaced, cellsRemoved } from '../changes';
import { cellsIn, spacesWhere } from '../selectors';
import { enemiesOf, STANCES, type Seat } from '../vocabulary';
import type { EffectOf } from './effect-types';
import { amountOf, spacesOf, spaceThere, type Resolves } from './frame';

const placed = (seat: Seat, cells: EffectOf<'place'>['cells']): readonly Seat[] =>
  cells === 'you' ? [seat] : cells === 'enemies' ? enemiesOf(seat) : cells;

export const resolvePieces: Resolves<
  | 'flip'
  | 'place'
  | 'remove'
  | 'shift'
  | 'disc'
  | 'disarm-garrison'
  | 'sabotage'
  | 'assault'
  | 'regroup'
  | 'personality-away'
  | 'remove-german'
  | 'clear-senate'
> = {
  flip: (state, { seat, memory }, { cells, where, count, upTo = false }) => ({
    then: [
      {
        kind: 'turn-cells',
        seat,
        cells,
        spaces: spacesOf(state, seat, where, memory),
        left: amountOf(count, memory),
        upTo,
      },
    ],
  }),
  place: (state, { seat, memory }, { cells, where, stance, count, upTo = false }) => ({
    then: [
      {
        kind: 'deploy',
        seat,
        factions: placed(seat, cells),
        spaces: spacesOf(state, seat, where, memory),
        stance,
        left: amountOf(count, memory),
        upTo,
      },
    ],
  }),
  remove: (state, { seat, memory }, { cells, where, to, count, upTo = false, prepared = false }) => ({
    then: [
      {
        kind: 'strike',
        seat,
        cells,
        spaces: spacesOf(state, seat, where, memory),
        to,
        prepared,
        left: amountOf(count, memory),
        upTo,
      },
    ],
  }),
  shift: (state, { seat, memory }, { ways, where }) => ({
    then: [{ kind: 'shift-space', seat, ways, spaces: spacesOf(state, seat, where, memory) }],
  }),
  disc: (state, { seat, memory }, { disc, where, optional }) => ({
    then: [
      {
        kind: 'event-disc',
        seat,
        disc,
        spaces: spacesOf(state, seat, where, memory),
        ...(optional && { optional }),
      },
    ],
  }),
  // §1.4.2 without an Available Senate Cell, the Troop is still removed
  'disarm-garrison'(state, { memory }) {
    const there = spaceThere(memory);
    if (!there) return {};
    const { russians } = state.spaces[there];
    return {
      events: [
        { kind: 'troops-removed', power: 'russian', space: there, count: russians },
        ...cellsPlaced(state, 'senate', there, russians),
      ],
    };
  },
  sabotage: (_state, { seat }) => ({ then: [{ kind: 'event-sabotage', seat }] }),
  assault: (state, { seat, memory }, { where }) => ({
    then: [{ kind: 'assault', seat, spaces: spacesOf(state, seat, where, memory) }],
  }),
  regroup: (state, { seat, memory }, { count }) => ({
    then: [{ kind: 'regroup', seat, to: spacesWhere(state, seat, 'own-cell'), left: amountOf(count, memory) }],
  }),
  'personality-away': ({ personality }) => ({
    events: personality === 'available' ? [] : [{ kind: 'personality-removed' }],
  }),
  'remove-german': (state, _frame, { space }) => ({
    events: state.spaces[space].germans
      ? [
          { kind: 'troops-removed', power: 'german', space, count: 1 },
          { kind: 'german-box-changed', by: 1 },
        ]
      : [],
  }),
  'clear-senate'(state, { memory }) {
    const there = spaceThere(memory);
    if (!there) return {};
    return {
      events: [
        ...STANCES.flatMap(stance => cellsRemoved('senate', there, stance, cellsIn(state, there, 'senate', stance))),
        ...(state.spaces[there].prepared.senate
          ? [{ kind: 'prepared-removed', space: there, side: 'senate' } as const]
          : []),
      ],
    };
  },
};
