import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/speech';
import type { State } from '../../games/dual-powers/state';
import { defaultOptions } from '../../kernel/options';
import { gameOf } from '../../testing/all-games';
import type { AnyGame } from '../record/model';
import { wordingOf } from '../i18n/wording';
import { readScene } from './read-scene';

const dualPowers = gameOf('dual-powers') as AnyGame;
const options = defaultOptions(dualPowers.options);
const presentation = dualPowers.presentation(options);
const words = wordingOf(presentation, speechOf('en'));

/** The middle of where pieces lie in a space. */
const within = (space: string) => {
  const box = presentation.board.slots.find(one => one.space === space || one.id === space)?.box;
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
};
const read = (lying: readonly { name: string; x: number; y: number }[]) =>
  readScene(dualPowers, presentation, words, options, lying);
const tokens = (lying: Parameters<typeof read>[0]) => (read(lying) as unknown as State).tokens;

describe('a map without a table', () => {
  test('has the pieces that are called so, where they lie, and a helper counts them', () => {
    const state = read([{ name: ' lenin ', ...within('brown') }]);
    expect((state as unknown as State).tokens).toContainEqual(expect.objectContaining({ kind: 'lenin', at: 'brown' }));
    const strength = presentation.helpers.find(({ id }) => id === 'strength');
    const empty = strength?.preview(read([]), { region: 'brown' }).lines;
    expect(strength?.preview(state, { region: 'brown' }).lines).not.toEqual(empty);
  });

  test('leaves out what no piece is called like, and what lies beside it', () => {
    const none = tokens([]);
    expect(tokens([{ name: 'A dragon', ...within('brown') }])).toEqual(none);
    expect(tokens([{ name: 'Lenin', x: -500, y: -500 }])).toEqual(none);
  });
});
