/** Effects that ask, roll, or let somebody act. */
import { amountOf, effectsFrame, spacesOf, type Resolves } from './frame';
import { operation } from '../rules/common';
import { specialStart } from '../rules/operation';
import { isSpecialOpen } from '../rules/possible';
import type { Step } from '../vocabulary';
import type { EffectOf } from './effect-types';
import { granted } from './grant';

/** The steps for a part of the rules that an Event carries out. */
const PARTS: Readonly<Record<EffectOf<'carry-out'>['part'], readonly Step[]>> = {
  'politics-phase': [{ kind: 'politics-phase' }],
  'prisoners-of-war': [
    { kind: 'release-prisoners', seat: 'reds' },
    { kind: 'release-prisoners', seat: 'senate' },
    { kind: 'prisoners-count' },
  ],
  'war-begins': [{ kind: 'place-capabilities' }, { kind: 'adjust-powers' }],
};

export const resolveTurns: Resolves<
  | 'roll'
  | 'die-at-most'
  | 'command'
  | 'special'
  | 'carry-out'
  | 'german-attack'
  | 'one-of'
  | 'as'
  | 'if'
  | 'choose-space'
  | 'by-hand'
> = {
  roll: (_state, { seat }) => ({ then: [{ kind: 'event-die', seat }] }),
  'die-at-most': (_state, { seat, memory }, { most, list }) => ({
    then: amountOf('die', memory) <= most ? effectsFrame(seat, list, memory) : [],
  }),
  command: (state, { seat, memory }, effect) => granted(state, seat, effect, memory),
  // an owner's Event may name one that this Faction lacks, or cannot carry out now
  special(state, { seat }, { activity }) {
    const terms = operation(seat, { special: 'open' });
    return { then: isSpecialOpen(state, terms, activity) ? [specialStart(state, terms, activity)] : [] };
  },
  'carry-out': (_state, _frame, { part }) => ({ then: PARTS[part] }),
  'german-attack': ({ spaces }, _frame, { space }) => ({
    then: spaces[space].germans ? [{ kind: 'german-attack', seat: 'senate', spaces: [space] }] : [],
  }),
  'one-of': (_state, { seat, memory }, { options }) => ({ then: [{ kind: 'choose-option', seat, options, memory }] }),
  as: (_state, { memory }, { who, list }) => ({ then: effectsFrame(who, list, memory) }),
  if: (state, { seat, memory }, { where, list }) => ({
    then: spacesOf(state, seat, where, memory).length ? effectsFrame(seat, list, memory) : [],
  }),
  'choose-space': (state, { seat, memory }, { where }) => ({
    then: [{ kind: 'choose-space', seat, spaces: spacesOf(state, seat, where, memory) }],
  }),
  'by-hand': ({ piles }, { seat }) => ({ then: [{ kind: 'by-hand', seat, card: piles.current[0] ?? '?' }] }),
};
