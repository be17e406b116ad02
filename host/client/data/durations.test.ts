/** How long effects last, by the time of the world and by rounds and turns. docs/foreign-modules.md */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openSession } from '../../testing/session';

const session = openSession({}, { player: true });
let page: Page;
let player: Page;

beforeAll(async () => {
  ({ gm: page, player } = session);
  await page.evaluate(`Actor.create({ name: 'Hero', type: game.documentTypes.Actor.at(-1), ownership: { default: 3 } })
    .then(() => undefined)`);
  await player.waitForFunction(`game.actors.getName('Hero')`);
});

/** What is read of a new effect with a duration, on the page that makes it. */
const lasting = (duration: object, read: string): Promise<unknown> =>
  page.evaluate(`(async () => {
    const [effect] = await game.actors.getName('Hero').createEmbeddedDocuments('ActiveEffect',
      [{ name: 'E', duration: ${JSON.stringify(duration)} }]);
    const told = await (async ({ duration, start }) => ${read})(effect);
    await effect.delete();
    return told;
  })()`);

test.each<[string, object, string, unknown]>([
  [
    'for ever',
    {},
    '[duration.value, duration.remaining, duration.expired, duration.units]',
    [Infinity, Infinity, false, 'seconds'],
  ],
  ['some seconds', { value: 60 }, '[duration.seconds, duration.remaining]', [60, 60]],
  ['hours', { value: 2, units: 'hours' }, '[duration.seconds, duration.remaining]', [7200, 2]],
  ['rounds, without an encounter', { value: 3, units: 'rounds' }, '[duration.remaining, duration.expired]', [3, false]],
  ['by the fields of version 13', { rounds: 3 }, '[duration.value, duration.units]', [3, 'rounds']],
  ['by the seconds of version 13', { seconds: 90 }, '[duration.value, duration.units]', [90, 'seconds']],
  ['and is told in words', { value: 1, units: 'minutes' }, 'duration.label', '1 minute'],
])('an effect lasts %s', async (_what, duration, read, expected) => {
  expect(await lasting(duration, read)).toEqual(expected);
});

test('it begins when it is made, and its time runs on all pages', async () => {
  const begun = await page.evaluate(`(async () => {
    await game.time.set(1000);
    const [effect] = await game.actors.getName('Hero').createEmbeddedDocuments('ActiveEffect',
      [{ name: 'Haste', duration: { value: 60, units: 'seconds' } }]);
    await game.time.advance(20);
    return [effect.start.time, effect.start.combat, effect.duration.remaining, effect.duration.expired];
  })()`);
  expect(begun).toEqual([1000, null, 40, false]);
  await player.waitForFunction(`game.actors.getName('Hero').effects.getName('Haste')?.duration.remaining === 40`);
});

test('when its time is over, it has expired on all pages, and is no longer active', async () => {
  await page.evaluate('game.time.advance(40).then(() => undefined)');
  for (const each of [page, player]) {
    await each.waitForFunction(
      `game.actors.getName('Hero').effects.getName('Haste')._source.duration.expired === true`,
    );
  }
  expect(await page.evaluate(`game.actors.getName('Hero').effects.getName('Haste').active`)).toBe(false);
  await page.evaluate(`game.actors.getName('Hero').effects.getName('Haste').delete().then(() => undefined)`);
});

test('a package chooses that it is deleted then, or stays', async () => {
  const left = (action: string): Promise<unknown> =>
    page.evaluate(`(async () => {
      CONFIG.ActiveEffect.expiryAction = ${action};
      const hero = game.actors.getName('Hero');
      await hero.createEmbeddedDocuments('ActiveEffect', [{ name: 'Short', duration: { value: 5 } }]);
      await game.time.advance(6);
      await foundry.documents.ActiveEffect.registry.refresh('updateWorldTime');
      const left = hero.effects.getName('Short')?._source.duration.expired ?? 'gone';
      await hero.effects.getName('Short')?.delete();
      CONFIG.ActiveEffect.expiryAction = 'update';
      return left;
    })()`);
  expect(await left(`'delete'`)).toBe('gone');
  expect(await left('null')).toBe(false);
});

test('rounds and turns of an encounter pass; an event that ends it is waited for', async () => {
  const told = await page.evaluate(`(async () => {
    const combat = await Combat.create({ active: true });
    await combat.createEmbeddedDocuments('Combatant', [{ name: 'A', initiative: 9 }, { name: 'B', initiative: 3 }]);
    await combat.startCombat();
    const hero = game.actors.getName('Hero');
    const [rounds, turns, event] = await hero.createEmbeddedDocuments('ActiveEffect', [
      { name: 'Rounds', duration: { value: 2, units: 'rounds' } },
      { name: 'Turns', duration: { value: 3, units: 'turns' } },
      { name: 'Event', duration: { value: 1, units: 'turns', expiry: 'roundEnd' } }]);
    const told = [[rounds.start.combat === combat.id, rounds.start.round, rounds.start.turn]];
    const now = () => [rounds, turns].map(({ duration }) => duration.remaining);
    await combat.nextTurn();
    told.push(now(), event._source.duration.expired);
    await combat.nextTurn();
    told.push(now());
    await combat.nextTurn();
    told.push(now());
    return told;
  })()`);
  expect(told).toEqual([[true, 1, 0], [2, 2], false, [1, 1], [1, 0]]);
  await player.waitForFunction(`['Event', 'Turns'].every(name =>
    game.actors.getName('Hero').effects.getName(name)._source.duration.expired) &&
    !game.actors.getName('Hero').effects.getName('Rounds')._source.duration.expired`);
});
