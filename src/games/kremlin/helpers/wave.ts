/** The wave as a tool: whether a die is needed, and what it does. */
import type { Finding, Helper, Preview } from '../../../kernel/helper';
import { shownFace } from '../options';
import { waveNumber } from '../rules/parade';
import { holderOf, isActive, personOf, type State, type Kremlin } from '../state';
const FACES = Array.from({ length: 20 }, (_, n) => n + 1);
const chiefOf = (state: State): string | undefined => {
  const chief = holderOf(state, 'party-chief');
  return chief !== undefined && isActive(state, chief) ? chief : undefined;
};
const preview = (state: State): Preview => {
  const chief = chiefOf(state);
  if (chief === undefined) return { lines: [{ word: 'nobody-waves' }], odds: [] };
  const needed = waveNumber(state, chief, false);
  const probability = FACES.filter(face => shownFace(state.options, face) >= needed).length / FACES.length;
  return {
    lines: [{ word: 'needed', params: { politician: chief }, value: needed }],
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
    const needed = waveNumber(state, chief, false);
    if (needed === 0) return { lines: [{ word: 'waves' }], rolls: [], edits: [] };
    const faces = dice.roll(1, 20);
    if (shownFace(state.options, faces[0] ?? 1) >= needed) {
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
