import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/speech';
import { defaultOptions } from '../../kernel/options';
import { gameOf } from '../../testing/all-games';
import { plain } from '../i18n/links';
import { wordingOf } from '../i18n/wording';
import { tellEvents } from './account';

/** How a game alone against the opposition of Dual Powers is told to have ended. */
const endingTold = (winner: string): string | undefined => {
  const game = gameOf('dual-powers');
  if (!game) throw new Error('Dual Powers is not in the catalogue');
  const options = { ...defaultOptions(game.options), players: 'solitaire', side: 'soviet' };
  const presentation = game.presentation(options);
  const speech = speechOf('en');
  const over = { kind: 'game-ended', winner, reason: 'third-round' };
  const told = tellEvents({ game, presentation, speech, words: wordingOf(presentation, speech) }, game.setUp(options), [
    over,
  ]);
  return told.map(({ parts }) => plain(parts)).at(-1);
};

test('the opposition of a soloist wins, though it has no seat', () => {
  expect(endingTold('government')).toBe('Government: victory. Three rounds have been played.');
  expect(endingTold('soviet')).toBe('Soviet: victory. Three rounds have been played.');
});
