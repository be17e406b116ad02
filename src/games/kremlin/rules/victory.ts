/** §victory §sudden-death Enough waves; too few politicians left; or what is controlled when the years are over. */
import type { Dice } from '../../../kernel/dice';
import type { Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { FIRST_LEVEL, OFFICES, SECOND_LEVEL } from '../data/offices';
import { numbersAt } from '../options';
import { type State, at, holderOf, holders, isActive, politburo, seatsOf, type Kremlin } from '../state';
import type { Event, Seat, StepOf } from '../vocabulary';
import { controllerOf } from './control';
import { reveal, shows } from './reveal';

const CHIEF = 3;
const FIRST = 2;
const SECOND = 1;

const controlled = (state: State, seat: Seat, letters: readonly string[]): number =>
  letters.filter(letter => isActive(state, letter) && controllerOf(state, letter) === seat).length;

export const wavesOf = (state: State, seat: Seat): number =>
  state.waves.filter(wave => wave.success && wave.faction === seat).length;
/** §victory Modern: waves, and every active politician controlled when the last turn is over. */
export const scoreOf = (state: State, seat: Seat): number =>
  wavesOf(state, seat) +
  CHIEF * controlled(state, seat, holders(state, ['party-chief'])) +
  FIRST * controlled(state, seat, holders(state, FIRST_LEVEL)) +
  SECOND * controlled(state, seat, holders(state, SECOND_LEVEL));

/** Who alone has most; nobody, if two do. */
const byScore = (state: State): StepOf<'end'> => {
  const scores = seatsOf(state.options).map(seat => ({ seat, score: scoreOf(state, seat) }));
  const most = Math.max(...scores.map(({ score }) => score));
  const [best, another] = scores.filter(({ score }) => score === most);
  return best && !another
    ? { kind: 'end', winner: best.seat, reason: 'score' }
    : { kind: 'end', winner: 'draw', reason: 'americans' };
};

/** §victory Standard: all hidden influence on the Party Chief is revealed at once. */
const revealed = (state: State, chief: string, dice: Dice): readonly Event[] => {
  const { less, most, events } = reveal(state, chief, dice);
  return [...events, ...[...less, ...most].map(shows(state, chief))];
};

export const victorySteps = {
  victory: {
    section: '§victory',
    run(state, _step, dice) {
      const { waves } = editionOf(state.options);
      const needed = numbersAt(state)['waves-to-win'];
      const winner = seatsOf(state.options).find(seat => wavesOf(state, seat) >= needed);
      if (waves === 'faction') {
        return winner === undefined ? {} : { instead: true, then: [{ kind: 'end', winner, reason: 'three-waves' }] };
      }
      const chief = holderOf(state, 'party-chief');
      const waved = state.waves.filter(wave => wave.success && wave.politician === chief).length;
      return chief === undefined || waved < needed
        ? {}
        : { instead: true, events: revealed(state, chief, dice), then: [{ kind: 'crown', reason: 'three-waves' }] };
    },
  } satisfies Runs<Kremlin, StepOf<'victory'>>,
  crown: {
    section: '§victory',
    run(state, { reason }) {
      const winner = controllerOf(state, holderOf(state, 'party-chief'));
      return {
        then: [
          winner === undefined ? { kind: 'end', winner: 'draw', reason: 'no-leader' } : { kind: 'end', winner, reason },
        ],
      };
    },
  } satisfies Runs<Kremlin, StepOf<'crown'>>,
  'end-of-turn': {
    section: '§victory',
    run(state) {
      const { years } = numbersAt(state);
      if (state.turn < years) return { then: [{ kind: 'turn' }] };
      const { last } = editionOf(state.options);
      if (last === 'eleventh-turn' && state.turn === years) return { then: [{ kind: 'turn' }] };
      return last === 'score'
        ? { instead: true, then: [byScore(state)] }
        : { instead: true, then: [{ kind: 'crown', reason: 'party-chief' }] };
    },
  } satisfies Runs<Kremlin, StepOf<'end-of-turn'>>,
  end: {
    section: '§victory',
    run: (state, { winner, reason }) => ({
      instead: true,
      events: [
        { kind: 'sheets-revealed', sheets: state.influence },
        { kind: 'game-ended', winner, reason },
      ],
    }),
  } satisfies Runs<Kremlin, StepOf<'end'>>,
};

export const isSuddenDeath = (state: State): boolean => {
  const members = politburo(state).length;
  return OFFICES.length - members > members + at(state, 'people').length;
};

export const suddenDeathSteps = {
  'sudden-death': {
    section: '§sudden-death',
    run(state) {
      if (!isSuddenDeath(state)) return {};
      const highest = politburo(state).find(letter => isActive(state, letter));
      return {
        instead: true,
        then: [{ kind: 'end', winner: controllerOf(state, highest) ?? 'draw', reason: 'sudden-death' }],
      };
    },
  } satisfies Runs<Kremlin, StepOf<'sudden-death'>>,
};
