import { describe, expect, test } from 'vitest';
import { toy } from '../../kernel/testing/toy/toy';
import { defaultOptions } from '../../kernel/options';
import { asOption, fields, readFile, text } from '../../kernel/owners-data';
import type { AnyGame } from '../record/model';
import { EVERY_GAME } from '../../testing/all-games';
import { emptyDraft, holdersAtOnce, withFile, type Draft } from './draft';

const owners: AnyGame = {
  ...(toy as unknown as AnyGame),
  options: [
    {
      id: 'data',
      section: '§1',
      kind: 'data',
      default: '',
      limit: 100,
      read(file) {
        const read = readFile(file, 100, fields<{ name: string }>({ name: text(20) }));
        return 'value' in read ? { data: asOption(read.value) } : read;
      },
    },
  ],
};
const draft: Draft = { ...emptyDraft(), game: owners };

describe('an owner’s file in the wizard', () => {
  test('is taken as the option, in its canonical form', () => {
    expect(withFile(draft, 'data', '{ "name": " Mine " }')).toMatchObject({
      options: { data: '{"name":"Mine"}' },
      wrongFiles: { data: [] },
    });
  });
  test('is told what is wrong with it, and is not taken', () => {
    const wrong = withFile(withFile(draft, 'data', '{"name":"Mine"}'), 'data', '{"name":3}');
    expect(wrong).toMatchObject({
      options: { data: '' },
      wrongFiles: { data: [{ at: '/name', problem: 'not-a-short-text', given: '3' }] },
    });
  });
  test('taken away again, leaves the game as it is', () => {
    expect(withFile(withFile(draft, 'data', '{'), 'data', undefined)).toMatchObject({
      options: { data: '' },
      wrongFiles: { data: [] },
    });
    expect(withFile(draft, 'no-such-option', '{}')).toBe(draft);
  });
});

test('at a table by hand whoever opens it holds every seat, so that it begins at once', () => {
  for (const game of EVERY_GAME) {
    const options = defaultOptions(game.options);
    const holders = holdersAtOnce(game, options, 'hand', 'me');
    expect(holders).toEqual(Object.fromEntries(game.seats(options).map(seat => [seat, { kind: 'user', user: 'me' }])));
  }
});
