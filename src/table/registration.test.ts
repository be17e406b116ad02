/** What another module says of its game, read: each part that is wrong is named. */
import { describe, expect, test } from 'vitest';
import { GAMES_API } from '../kernel/manifest';
import { toy } from '../kernel/testing/toy/toy';
import { readRegistration, type Registered } from './registration';

const cover = { name: 'Two Boats', subtitle: 'A bay', players: '2 players', about: 'Fish.' };
const PLAN = {
  api: GAMES_API,
  module: 'toy-game',
  manifest: toy.manifest,
  rules: 'game.js',
  cover: { en: cover },
  words: { en: 'lang/en.json' },
};
const KNOWN: Registered = { isTaken: id => id === 'kremlin', isModule: id => id === 'toy-game' };
const problemOf = (change: object): unknown => readRegistration({ ...PLAN, ...change }, KNOWN);

test('a whole registration is read as it was given', () => {
  const whole = {
    ...PLAN,
    cover: { en: cover, de: cover },
    guide: { en: 'guide/en.json' },
    tutorials: { first: 'tutorial.js' },
  };
  expect(readRegistration(PLAN, KNOWN)).toEqual(PLAN);
  expect(readRegistration(whole, KNOWN)).toEqual(whole);
});

test.each([undefined, null, 7, 'toy', []])('%s is no registration', given => {
  expect(readRegistration(given, KNOWN)).toMatchObject({ problem: 'registration-malformed' });
});

test.each([0, 2, '1', undefined])('one for version %s of the API is refused, with both versions', api => {
  expect(problemOf({ api })).toMatchObject({ problem: 'registration-api', details: { known: GAMES_API } });
});

test('one of a module that is not there, or is ours, is refused', () => {
  expect(problemOf({ module: 'revolution-tables' })).toMatchObject({ problem: 'registration-module' });
});

test('one under the id of another game is refused', () => {
  const manifest = { ...toy.manifest, id: 'kremlin' };
  expect(problemOf({ manifest })).toEqual({
    problem: 'registration-taken',
    details: { module: 'toy-game', id: 'kremlin' },
  });
});

describe('the part that is wrong is named', () => {
  test.each<readonly [string, object]>([
    ['module', { module: '../x' }],
    ['manifest', { manifest: { ...toy.manifest, id: 'Toy Game' } }],
    ['manifest', { manifest: { ...toy.manifest, poster: { left: 'pink', right: 'red', motifs: ['flag', 'map'] } } }],
    ['manifest', { manifest: { ...toy.manifest, dice: undefined } }],
    ['rules', { rules: '../../worlds/x.js' }],
    ['rules', { rules: '/game.js' }],
    ['rules', { rules: 'https://example.org/game.js' }],
    ['rules', { rules: 'game.json' }],
    ['cover', { cover: { de: cover } }],
    ['cover', { cover: { en: { ...cover, about: 7 } } }],
    ['words', { words: {} }],
    ['words', { words: { en: '..json' } }],
    ['guide', { guide: { en: 'guide.html' } }],
    ['tutorials', { tutorials: { second: 'second.js' } }],
    ['tutorials', { tutorials: { first: '../x.js' } }],
    ['extra', { extra: 1 }],
  ])('%s', (part, change) => {
    expect(problemOf(change)).toEqual({
      problem: 'registration-malformed',
      details: { module: expect.any(String), part },
    });
  });
});

/** What nobody means: of every part, a value of every other type. */
const ODD: readonly unknown[] = [null, true, 7, -1, 'x', '', [], [[]], {}, () => 1, Symbol('x'), 10n, NaN];
describe('of every part each other type is told, and nothing throws', () => {
  test.each(['api', 'module', 'manifest', 'rules', 'cover', 'words', 'guide', 'tutorials'])('%s', part => {
    for (const odd of ODD) expect(problemOf({ [part]: odd }), String(part)).toHaveProperty('problem');
  });
  test.each(Object.keys(toy.manifest))('manifest.%s', part => {
    for (const odd of ODD) {
      const given = problemOf({ manifest: { ...toy.manifest, [part]: odd } });
      // what is right of this type is right
      if (part === 'watchable' && odd === true) continue;
      if (part === 'dice' && Array.isArray(odd) && !odd.length) continue;
      expect(given, part).toHaveProperty('problem');
    }
  });
});
