/** What a seat cannot see changes nothing that its bot decides: hidden cards are dealt anew, the bot's own chance stays. */
import { expect, test } from 'vitest';
import { sameDecisions } from '../kernel/testing/same-decisions';
import { faultText } from '../kernel/testing/values';
import type { AnyGame } from '../table/record/model';
import { gameOf } from '../testing/all-games';

/** Cards of one class may change places. */
const CLASSES: Readonly<Record<string, (id: string) => string>> = {
  'civil-war': id => (id.startsWith('red-') ? 'red' : 'white'),
  prelude: () => 'card',
  'dual-powers': id => (id.endsWith('-tile') ? 'tile' : id.endsWith('-card') ? id : 'command'),
};

const sound = Object.entries(CLASSES).flatMap(([id, classOf]) => {
  const game = gameOf(id) as AnyGame;
  return game.bots.filter(bot => bot.level === 'sound').map(bot => [bot.id, game, bot, classOf] as const);
});

test('each of these games has a sound bot', () => expect(sound).toHaveLength(3));

test.each(sound)('the %s decides by what its seat sees', (_, game, bot, classOf) => {
  const report = sameDecisions(game, bot, { games: 1, cap: 90, every: 15, seed: 5, options: [{}], classOf });
  expect(faultText(report.faults)).toBe('');
  expect(report.decisions).toBeGreaterThan(3);
});
