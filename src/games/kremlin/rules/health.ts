/** §health Every Voting-Member rolls, by rank, on the table for the working or that for the Sanatorium. */
import type { Runs, Asks } from '../../../kernel/rule';
import { ALL_LETTERS } from '../data/politicians';
import {
  ageOf,
  holderOf,
  isInPlay,
  RETIREMENT,
  type State,
  type Kremlin,
  DEADLY,
  inForce,
  timesInForce,
  personOf,
  seatsOf,
} from '../state';
import { hasBegun } from './declare';
import type { Effect, Step, StepOf, Event } from '../vocabulary';
import { healthResult, type HealthResult } from '../data/health';
import { controllerOf } from './control';
import { died } from './fates';
import { windowFor } from './reaction-windows';

// §retirement At 96 a politician leaves the game at once; a card on a politician who is gone ends.

/** §intrigue A card on a politician ends with them, the Party Arbiter with the office. */
const isOver = (state: State, { word, on, until }: Effect): boolean => {
  if (until !== 'ended' || !ALL_LETTERS.includes(on)) return false;
  return word === 'arbiter' ? holderOf(state, 'ideology-chief') !== on : !isInPlay(state, on);
};

/** Steps that become due as soon as their condition is true. */
export const watch = (state: State): readonly Step[] => {
  if (!hasBegun(state)) return [];
  const old = ALL_LETTERS.filter(letter => isInPlay(state, letter) && ageOf(state, letter) >= RETIREMENT);
  if (old.length) return old.map(politician => ({ kind: 'retire', politician }));
  return state.effects.filter(effect => isOver(state, effect)).map(({ card }) => ({ kind: 'end-card', card }));
};

export const retirementSteps = {
  retire: {
    section: '§retirement',
    run: (_state, { politician }) => ({ events: [{ kind: 'left-play', politician, reason: 'retired' }] }),
  } satisfies Runs<Kremlin, StepOf<'retire'>>,
  'end-card': {
    section: '§intrigue',
    run: (_state, { card }) => ({ events: [{ kind: 'card-ended', card }] }),
  } satisfies Runs<Kremlin, StepOf<'end-card'>>,
};

/** §intrigue Winter Influenza takes three off the die of every working politician. */
const INFLUENZA = 3;

export const resultOf = (state: State, letter: string, die: number): HealthResult => {
  const { cure } = personOf(state, letter);
  const face = cure ? die : Math.max(1, die - INFLUENZA * timesInForce(state, 'influenza'));
  return healthResult(ageOf(state, letter), cure, face);
};

/** §intrigue An Iron Constitution counts one + less. */
const crosses = (state: State, letter: string, result: HealthResult): number => {
  const added = result === 'two-crosses' ? 2 : result === 'cross' ? 1 : 0;
  return Math.max(0, added - (inForce(state, 'constitution', letter) ? 1 : 0));
};

/** The events of a result for a politician. */
export const effectOf = (state: State, letter: string, result: HealthResult): readonly Event[] => {
  const { sick } = personOf(state, letter);
  if (result === 'death') return [died(letter)];
  if (result === 'recovery') return sick > 0 ? [{ kind: 'healed', politician: letter, crosses: 1 }] : [];
  return sicken(state, letter, crosses(state, letter, result));
};
/** §health So many + more: the third is death. */
export const sicken = (state: State, letter: string, more: number): readonly Event[] => {
  if (more <= 0) return [];
  return personOf(state, letter).sick + more >= DEADLY
    ? [died(letter)]
    : [{ kind: 'sickened', politician: letter, crosses: more }];
};

export const healthSteps = {
  health: {
    section: '§health',
    // anybody may roll where nobody controls the politician
    seats(state, { office }) {
      const letter = holderOf(state, office);
      if (letter === undefined) return [];
      const seat = controllerOf(state, letter);
      return seat === undefined ? seatsOf(state.options) : [seat];
    },
    answers: {
      'roll-health': {
        section: '§health',
        offers: () => [{ kind: 'roll-health' }],
        decide({ state, step }, _command, dice) {
          const politician = holderOf(state, step.office) ?? '';
          const die = dice.roll(1, 20)[0] ?? 1;
          const result = resultOf(state, politician, die);
          return {
            events: [{ kind: 'health-rolled', politician, die, result }],
            then: [...windowFor(state, 'health'), { kind: 'health-result', politician, result }],
          };
        },
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'health'>>,
  'health-result': {
    section: '§health',
    run: (state, { politician, result }) => ({ events: effectOf(state, politician, result) }),
  } satisfies Runs<Kremlin, StepOf<'health-result'>>,
};
