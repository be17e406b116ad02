import { describe, expect, test } from 'vitest';
import { civilWar } from '../../games/civil-war';
import { army, at, from, hands } from '../../games/civil-war/testing/positions';
import { hitTargetsOf, commandsAt, meansTarget } from './hit-targets';
import { type Dragged, editsFor, type Hand, judge, type Landing, isNamedLike } from './by-hand';
import { legal } from '../../kernel/offers';
import type { AnyGame } from '../record/model';
import { place } from './projection';

// cast to any game, whose words are wider; the table only passes them back to it
const game = civilWar as unknown as AnyGame;
const seen = game.hide(
  at({
    active: 'white',
    agenda: from('recruitment', 'white'),
    hands: hands([], ['white-krasnov', 'white-finns', 'white-wrangel']),
    armies: [army('white-yudenich', 'north-west', ['white-latvians'])],
  }),
  'white',
);
const presentation = game.presentation(seen.options);
const hand = (change: Partial<Hand> = {}): Hand => ({
  game,
  presentation,
  seen,
  seat: 'white',
  mode: 'enforced',
  gm: false,
  byHand: false,
  ...change,
});
const to = (...places: string[]): Landing => ({ kind: 'places', places });
const card = (id: string): Dragged => ({ kind: 'card', card: id, from: 'white-hand' });
const drop = (dragged: Dragged, landing: Landing, change?: Partial<Hand>) =>
  judge(hand(change), editsFor(dragged, landing));
const counter: Dragged = { kind: 'counter', piece: 'white-latvians', from: 'north-west-white' };

describe('a drag', () => {
  test('means the legal command with the same change', () => {
    expect(drop(card('white-krasnov'), to('east-white'))).toEqual({
      kind: 'command',
      command: { kind: 'recruit-leader', card: 'white-krasnov', front: 'east' },
    });
    expect(drop(card('white-finns'), to('white-yudenich', 'north-west-white'))).toEqual({
      kind: 'command',
      command: { kind: 'recruit-troop', card: 'white-finns', leader: 'white-yudenich' },
    });
  });

  test('is refused with the rule that forbids it', () => {
    expect(drop(card('white-wrangel'), to('east-white'))).toMatchObject({
      kind: 'refused',
      refusal: { section: '§recruitment', reason: 'wrong-front' },
    });
  });

  test('is refused where no rule mentions it, or where it is nonsense', () => {
    expect(drop(counter, to('white-hand'))).toMatchObject({
      kind: 'refused',
      refusal: { section: '§table', reason: 'no-rule-moves-it' },
    });
    expect(drop(counter, to('nowhere'))).toMatchObject({ kind: 'refused', refusal: { section: '§table' } });
    expect(judge(hand(), [])).toMatchObject({ kind: 'refused', refusal: { reason: 'nothing-lies-there' } });
  });

  test('is refused to a user without a seat who is no game master', () => {
    expect(drop(counter, to('white-hand'), { seat: undefined })).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'not-seated' },
    });
  });
});

describe('a change by hand', () => {
  const edit = { kind: 'move', piece: 'white-latvians', from: 'north-west-white', to: 'white-discard', count: 1 };

  test('is made in Advised, with the rule it breaks', () => {
    expect(drop(card('white-wrangel'), to('east-white'), { mode: 'advised' })).toMatchObject({
      kind: 'edit',
      edit: { kind: 'card', card: 'white-wrangel', to: 'east-white' },
      breaks: { section: '§recruitment', reason: 'wrong-front' },
    });
  });

  test('asks no rule in Free', () => {
    expect(drop(counter, to('white-discard'), { mode: 'free' })).toEqual({ kind: 'edit', edit });
    expect(drop(card('white-krasnov'), to('east-white'), { mode: 'free' })).toMatchObject({ kind: 'edit' });
  });

  test('needs a game master or the consent of all in Enforced', () => {
    expect(drop(counter, to('white-discard'), { byHand: true, gm: true })).toMatchObject({ kind: 'edit', edit });
    expect(drop(counter, to('white-discard'), { byHand: true })).toMatchObject({ kind: 'proposal', edit });
    expect(drop(counter, to('white-discard'), { gm: true, seat: undefined })).toMatchObject({ kind: 'refused' });
  });

  test('sets a marker, adds a piece, removes a counter', () => {
    const marker: Dragged = { kind: 'marker', marker: 'turn', track: 'turn', value: 3 };
    expect(editsFor(marker, { kind: 'value', track: 'turn', value: 7 })).toEqual([
      { kind: 'set', marker: 'turn', to: 7 },
    ]);
    expect(editsFor(marker, { kind: 'value', track: 'turn', value: 3 })).toEqual([]);
    expect(editsFor(marker, { kind: 'value', track: 'morale-red', value: 7 })).toEqual([]);
    expect(editsFor({ kind: 'new', piece: 'cube' }, to('field'))).toEqual([
      { kind: 'add', piece: 'cube', to: 'field', count: 1 },
    ]);
    expect(editsFor(counter, { kind: 'away' })).toEqual([
      { kind: 'remove', piece: 'white-latvians', from: 'north-west-white', count: 1 },
    ]);
    expect(editsFor(counter, to('north-west-white'))).toEqual([]);
  });
});

describe('the places a drag can aim at', () => {
  const { board } = presentation;
  const tabletop = presentation.tabletop(seen);
  const aims = hitTargetsOf(board, tabletop, place(board, tabletop));
  const aim = (key: string) => aims.find(one => one.key === key) ?? expect.fail(`no aim ${key}`);

  test('are every slot, space, track box, army and pile', () => {
    for (const key of [
      'slot east-white',
      'space south-red',
      'value turn 60',
      'group white-yudenich',
      'pile white-deck',
    ]) {
      expect(
        aims.filter(one => one.key === key),
        key,
      ).toHaveLength(1);
    }
  });

  test('include an army, which commands name by its leader', () => {
    expect(commandsAt(aim('group white-yudenich'), legal(game, seen, 'white'), ['white-finns'])).toEqual([
      { kind: 'recruit-troop', card: 'white-finns', leader: 'white-yudenich' },
    ]);
  });

  test('include both halves of a front under its name', () => {
    const meant = aims.filter(one => meansTarget(one, 'east', presentation.word)).map(one => one.key);
    expect(meant).toEqual(expect.arrayContaining(['space east-red', 'space east-white']));
    expect(meant).toHaveLength(2);
  });
});

test.each([
  ['Hämeenlinna', 'hame', true],
  ['Reds of the East', 'east reds', true],
  ['Turku', '', true],
  ['Turku', 'tampere', false],
  ['Petrograd', 'PET', true],
])('%s is called like "%s": %s', (name, typed, is) => {
  expect(isNamedLike(name, typed)).toBe(is);
});
