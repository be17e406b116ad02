/** §trust-no-one Whoever has no declared influence at the end of the investigations is condemned. */
import type { Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { inForce, onLevel, type State } from '../state';
import type { Kremlin } from '../types';
import type { StepOf } from '../vocabulary';
import { chitsOn } from './control';
import { toSiberia } from './fates';

export const untrusted = (state: State): readonly string[] =>
  inForce(state, 'emergency')
    ? []
    : editionOf(state.options)
        .trustNoOne.flatMap(level => onLevel(state, level))
        .filter(letter => chitsOn(state, letter).length === 0);

export const trustSteps = {
  'trust-no-one': {
    section: '§trust-no-one',
    run: state => ({
      events: untrusted(state).flatMap(politician => [
        { kind: 'untrusted' as const, politician },
        ...toSiberia(state, politician),
      ]),
    }),
  } satisfies Runs<Kremlin, StepOf<'trust-no-one'>>,
};
