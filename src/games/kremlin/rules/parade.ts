/** §parade The Party Chief waves: automatically if healthy, on a die if not, and never from the Sanatorium. */
import type { Asks } from '../../../kernel/rule';
import { shownFace } from '../options';
import { holderOf, personOf, type State, type Kremlin } from '../state';
import type { Event, StepOf } from '../vocabulary';
import { controllersOf } from './control';
import { aged } from './fates';

/** The die roll needed with no +, with one and with two; and the price of a failure. */
const NEEDED: readonly number[] = [0, 7, 14];
const RAIN = 5;

/** §intrigue What the rain takes off the roll of a sick Chief; a healthy one only has to roll. */
export const waveBonus = (
  state: State,
  letter: string,
  { bonus, rain }: Pick<StepOf<'wave'>, 'bonus' | 'rain'>,
): number => bonus - (rain && personOf(state, letter).sick > 0 ? RAIN : 0);
/** 0 if no die is needed. */
export const waveNumber = (state: State, letter: string, rain: boolean): number => {
  const needed = NEEDED[personOf(state, letter).sick] ?? 0;
  return needed === 0 && rain ? RAIN : needed;
};

const waved = (state: State, politician: string, success: boolean): readonly Event[] => [
  { kind: 'waved', politician, faction: controllersOf(state, politician)[0] ?? 'nobody', success },
];

export const paradeSteps = {
  wave: {
    section: '§parade',
    seats(state, { rain }) {
      const chief = holderOf(state, 'party-chief');
      return chief !== undefined && waveNumber(state, chief, rain) > 0 ? controllersOf(state, chief) : [];
    },
    answers: {
      'roll-wave': {
        section: '§parade',
        offers: () => [{ kind: 'roll-wave' }],
        decide({ state, step }, _command, dice) {
          const politician = holderOf(state, 'party-chief') ?? '';
          const die = shownFace(state.options, dice.roll(1, 20)[0] ?? 1);
          const bonus = waveBonus(state, politician, step);
          const needed = waveNumber(state, politician, step.rain);
          const success = die + bonus >= needed;
          const rolled: Event = { kind: 'wave-rolled', politician, die, bonus, needed };
          const price = success ? [] : aged(politician, personOf(state, politician).sick);
          return { events: [rolled, ...waved(state, politician, success), ...price] };
        },
      },
    },
    stuck(state, { rain }) {
      const chief = holderOf(state, 'party-chief');
      const waves = chief !== undefined && waveNumber(state, chief, rain) === 0 && controllersOf(state, chief).length;
      return waves ? { events: waved(state, chief, true) } : {};
    },
  } satisfies Asks<Kremlin, StepOf<'wave'>>,
};
