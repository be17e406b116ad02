/** The wave as a tool: whether a die is needed, and what it does. */
import { frameOf } from '../../../kernel/agenda';
import type { Finding, Helper, Preview } from '../../../kernel/helper';
import { shownFace } from '../options';
import { waveBonus, waveNumber } from '../rules/parade';
import { holderOf, isActive, personOf, type State, type Kremlin } from '../state';
import type { StepOf } from '../vocabulary';

const FACES = Array.from({ length: 20 }, (_, n) => n + 1);
const chiefOf = (state: State): string | undefined => {
  const chief = holderOf(state, 'party-chief');
  return chief !== undefined && isActive(state, chief) ? chief : undefined;
};
/** The changes that cards have made to the coming wave. */
const cardsOf = (state: State): Pick<StepOf<'wave'>, 'bonus' | 'rain'> =>
  frameOf(state, 'wave') ?? { bonus: 0, rain: false };
/** The number that the die must show. */
const needed = (state: State, chief: string): number =>
  waveNumber(state, chief, cardsOf(state).rain) - waveBonus(state, chief, cardsOf(state));

const preview = (state: State): Preview => {
  const chief = chiefOf(state);
  if (chief === undefined) return { lines: [{ word: 'nobody-waves' }], odds: [] };
  const least = needed(state, chief);
  const probability = FACES.filter(face => shownFace(state.options, face) >= least).length / FACES.length;
  return {
    lines: [{ word: 'needed', params: { politician: chief }, value: least }],
    odds: [
      { word: 'waves', probability },
      { word: 'fails', probability: 1 - probability },
    ],
  };
};

export const wave: Helper<Kremlin> = {
  id: 'wave',
  section: '§parade',
  inputs: () => [],
  preview,
  run(state, _values, dice): Finding {
    const chief = chiefOf(state);
    if (chief === undefined) return { lines: [{ word: 'nobody-waves' }], rolls: [], edits: [] };
    if (waveNumber(state, chief, cardsOf(state).rain) === 0)
      return { lines: [{ word: 'waves' }], rolls: [], edits: [] };
    const faces = dice.roll(1, 20);
    if (shownFace(state.options, faces[0] ?? 1) >= needed(state, chief)) {
      return { lines: [{ word: 'waves' }], rolls: [{ count: 1, sides: 20, faces }], edits: [] };
    }
    const { stress, sick } = personOf(state, chief);
    return {
      lines: [{ word: 'fails' }],
      rolls: [{ count: 1, sides: 20, faces }],
      edits: [{ kind: 'set', marker: `stress-${chief}`, to: stress + sick }],
    };
  },
};
