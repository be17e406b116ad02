/** A purge as a tool: the number, its modifiers, the odds, and Siberia. */
import { frameOf } from '../../../kernel/agenda';
import type { Finding, Helper, Line, Preview } from '../../../kernel/helper';
import { pieceOf } from '../data/politicians';
import { shownFace } from '../options';
import { chanceOf, purgeBonus, purgeNumber } from '../rules/purges';
import { personOf, politburo, setOf, type State, type Kremlin } from '../state';
import { chosen, politicianInput } from './choices';

/** The bonus that cards have added to the announced purge. */
const cardsOn = (state: State, letter: string): number =>
  frameOf(state, 'purge', ({ target }) => target === letter)?.bonus ?? 0;
const addedTo = (state: State, letter: string): number => purgeBonus(state, letter) + cardsOn(state, letter);
const linesOf = (state: State, letter: string): readonly Line[] => [
  { word: 'needed', params: { politician: letter }, value: purgeNumber(state, letter) },
  { word: 'added', value: addedTo(state, letter) },
];

const preview = (state: State, letter: string): Preview => {
  const probability = chanceOf(state, letter, cardsOn(state, letter));
  return {
    lines: linesOf(state, letter),
    odds: [
      { word: 'purged', probability },
      { word: 'spared', probability: 1 - probability },
    ],
  };
};

export const purge: Helper<Kremlin> = {
  id: 'purge',
  section: '§purge',
  inputs: state => politicianInput(politburo(state)),
  preview(state, values) {
    const letter = chosen(values, politburo(state));
    return letter === undefined ? { lines: [{ word: 'empty' }], odds: [] } : preview(state, letter);
  },
  run(state, values, dice): Finding {
    const letter = chosen(values, politburo(state));
    if (letter === undefined) return { lines: [{ word: 'empty' }], rolls: [], edits: [] };
    const faces = dice.roll(1, 20);
    const die = shownFace(state.options, faces[0] ?? 1);
    const isPurged = die + addedTo(state, letter) >= purgeNumber(state, letter);
    const piece = pieceOf(setOf(state, letter), letter);
    return {
      rolls: [{ count: 1, sides: 20, faces }],
      lines: [...linesOf(state, letter), isPurged ? { word: 'purged' } : { word: 'spared' }],
      edits: isPurged ? [{ kind: 'move', piece, from: personOf(state, letter).at, to: 'siberia', count: 1 }] : [],
    };
  },
};
