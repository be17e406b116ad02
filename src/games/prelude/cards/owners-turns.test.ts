/** §7.2 The Sessions of a Turn from an owner's file: in the rules, on the board, and no longer marked as reconstructed. */
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../kernel/options';
import { prelude } from '..';
import { boardAt } from '../board';
import { isInSession, isLastOfSession, lastOfSession } from '../state';
import { at } from '../testing/positions';
import { ownersCardsOption } from './owners-cards';

const read = (turns: readonly object[]) => ownersCardsOption.read(JSON.stringify({ turns }));
const optionsWith = (turns: readonly object[]) => {
  const found = read(turns);
  if (!('data' in found)) throw new Error(JSON.stringify(found.problems));
  return { ...defaultOptions(prelude.options), data: found.data };
};

describe('§7.2 Sessions of an owner’s copy', () => {
  const options = optionsWith([{ turn: 2, sessions: [1, 2, 6] }]);
  const roundsOf = (of: (state: ReturnType<typeof at>) => boolean, turn = 2) =>
    [1, 2, 3, 4, 5, 6, 7, 8].filter(round => of(at({ options, turn, round })));

  test('are those in which the Duma sits; other Turns stay as ours', () => {
    expect(roundsOf(isInSession)).toEqual([1, 2, 6]);
    expect(roundsOf(isLastOfSession)).toEqual([2, 6]);
    expect(lastOfSession(at({ options, turn: 2, round: 1 }))).toBe(2);
    const ours = [1, 2, 3, 4, 5, 6, 7, 8].filter(round => isInSession(at({ turn: 3, round })));
    expect(roundsOf(isInSession, 3)).toEqual(ours);
  });
  test('are on the board, and their Turn is no longer marked as reconstructed', () => {
    const [own, ours] = [boardAt(options), boardAt({})];
    expect(own.decorations).not.toEqual(ours.decorations);
    const marked = (board: typeof own) => board.tracks.filter(track => track.reconstructed).length;
    expect(marked(own)).toBe(marked(ours) - 1);
    expect(boardAt({}).decorations).toEqual(boardAt({ ...options, data: '' }).decorations);
  });
  test('are whole rounds of the Turn, each once, and of a Turn that there is', () => {
    for (const [turn, at] of [
      [{ turn: 8, sessions: [1] }, '/turns/0/turn'],
      [{ turn: 1, sessions: [9] }, '/turns/0/sessions/0'],
      [{ turn: 1, sessions: [3, 3] }, '/turns/0/sessions/1'],
    ] as const)
      expect(read([turn])).toMatchObject({ problems: [{ at }] });
    expect(
      read([
        { turn: 1, sessions: [1] },
        { turn: 1, sessions: [2] },
      ]),
    ).toMatchObject({
      problems: [{ at: '/turns/1/turn', problem: 'named-twice' }],
    });
    expect(read([{ turn: 7, sessions: [] }])).toHaveProperty('data');
  });
});
