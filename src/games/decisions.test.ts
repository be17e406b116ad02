/** Hidden information changes no bot's decision: hidden cards are dealt again, with the same chance for the bot. */
import { expect, test } from 'vitest';
import type { Level } from '../kernel/bot';
import { sameDecisions } from '../kernel/testing/bots';
import type { Swap } from '../kernel/testing/swap';
import { faultText } from '../kernel/testing/values';
import type { AnyGame, AnyTypes } from '../table/record/model';
import { EVERY_GAME, floorOf } from '../testing/all-games';
import { varyBids } from '../kernel/testing/toy/cards';
import { vary } from './kremlin/testing/tables';

/** Cards of one class may be swapped (all cards, if a game does not say); `vary` changes other hidden numbers. */
const HIDDEN: Readonly<Record<string, Pick<Swap<AnyTypes>, 'classOf' | 'vary'>>> = {
  'civil-war': { classOf: id => (id.startsWith('red-') ? 'red' : 'white') },
  prelude: { classOf: () => 'card' },
  'dual-powers': { classOf: id => (id.endsWith('-tile') ? 'tile' : id.endsWith('-card') ? id : 'command') },
  kremlin: { classOf: () => 'card', vary: vary as unknown as NonNullable<Swap<AnyTypes>['vary']> },
  'all-bridges': { classOf: () => 'card' },
  toy: { classOf: () => 'card', vary: varyBids as unknown as NonNullable<Swap<AnyTypes>['vary']> },
};

/** Turns between two checked decisions: slow bots are asked rarely. */
const EVERY: Readonly<Record<Level, number>> = { quick: 3, sound: 15, strong: 30 };

const bots = EVERY_GAME.flatMap((game: AnyGame) => game.bots.map(bot => [bot.id, game, bot] as const));

test('our games have bots, and each is listed with its hidden information', () => {
  const withBots = new Set(bots.map(([, { id }]) => id));
  expect(Object.keys(HIDDEN).filter(id => !withBots.has(id))).toEqual([]);
});

test.each(bots)('the %s decides by what its seat sees', (_, game, bot) => {
  const hidden = HIDDEN[game.id] ?? { classOf: () => 'card' };
  const every = EVERY[bot.level ?? 'quick'];
  const report = sameDecisions(game, bot, { games: 1, cap: 100, every, seed: 5, options: [{}], ...hidden });
  expect(faultText(report.faults)).toBe('');
  expect(report.decisions).toBeGreaterThan(floorOf(game.id, 2));
});
