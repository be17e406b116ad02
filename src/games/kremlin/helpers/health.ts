/** A health roll as a tool: the odds by age and place, and the result. */
import type { Edit } from '../../../kernel/edit';
import type { Finding, Helper, Odd } from '../../../kernel/helper';
import { RESULTS, type HealthResult } from '../data/health';
import { pieceOf } from '../data/politicians';
import { effectOf, resultOf } from '../rules/health';
import { ageOf, personOf, setOf, votingMembers, type State, type Kremlin } from '../state';
import { chosen, politicianInput } from './choices';

const FACES = Array.from({ length: 20 }, (_, n) => n + 1);
/** §health Each result of the table, and its odds at the politician's age. */
export const healthOdds = (state: State, letter: string): readonly Odd[] =>
  RESULTS.map(result => ({
    word: 'comes',
    params: { result },
    probability: FACES.filter(face => resultOf(state, letter, face) === result).length / FACES.length,
  })).filter(({ probability }) => probability > 0);

const editsOf = (state: State, letter: string, result: HealthResult): readonly Edit[] => {
  const { at, sick } = personOf(state, letter);
  const piece = pieceOf(setOf(state, letter), letter);
  return effectOf(state, letter, result).flatMap((event): readonly Edit[] => {
    if (event.kind === 'left-play') return [{ kind: 'move', piece, from: at, to: 'removed', count: 1 }];
    if (event.kind === 'sickened') return [{ kind: 'set', marker: `sick-${letter}`, to: sick + event.crosses }];
    return event.kind === 'healed' ? [{ kind: 'set', marker: `sick-${letter}`, to: sick - event.crosses }] : [];
  });
};

export const health: Helper<Kremlin> = {
  id: 'health',
  section: '§health',
  inputs: state => politicianInput(votingMembers(state)),
  preview(state, values) {
    const letter = chosen(values, votingMembers(state));
    return letter === undefined
      ? { lines: [{ word: 'empty' }], odds: [] }
      : {
          lines: [{ word: 'age', params: { politician: letter }, value: ageOf(state, letter) }],
          odds: healthOdds(state, letter),
        };
  },
  run(state, values, dice): Finding {
    const letter = chosen(values, votingMembers(state));
    if (letter === undefined) return { lines: [{ word: 'empty' }], rolls: [], edits: [] };
    const faces = dice.roll(1, 20);
    const result = resultOf(state, letter, faces[0] ?? 1);
    return {
      rolls: [{ count: 1, sides: 20, faces }],
      lines: [{ word: 'comes', params: { result } }],
      edits: editsOf(state, letter, result),
    };
  },
};
