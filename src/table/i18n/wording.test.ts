/** Lists in a game's sentences. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { EVERY_GAME } from '../../testing/all-games';
import { gameWording } from './wording';

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: hidden cards in a list are counted, others are named one by one',
  (_, game) => {
    const words = gameWording(game, speechOf('en'));
    const back = words.name('?');
    const sentence = (cards: readonly string[]): string =>
      words.event({ kind: 'cards-taken', from: 'somewhere', cards } as Parameters<typeof words.event>[0]);
    expect(sentence(['?', '?', '?'])).toContain(`${back} (× 3)`);
    expect(sentence(['?'])).not.toContain('×');
    expect(sentence(['one', '?', 'two', '?'])).toContain(`one, two, ${back} (× 2)`);
  },
);
