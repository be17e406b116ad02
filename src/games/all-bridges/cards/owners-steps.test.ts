/** §5.0 The Event of an owner's card: from steps, or by hand, for players, Non-players and the faces. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../../kernel/dice';
import { playOut, toAct } from '../../../kernel/agenda';
import { submit } from '../../../kernel/referee';
import { allBridges } from '..';
import { ownersOption } from '../data/owners';
import { hasEffect } from '../nonplayers/effective';
import { symbolOf } from '../nonplayers/event-symbols';
import type { Seat } from '../vocabulary';
import { textOf } from './frame';
import { OUR_TEXTS } from './our-texts';
import { effectsOf } from './owners-steps';
import { saidSteps } from './said-steps';
import { M, R, S, shift, takeCube } from './testing/executing';
import { stage } from './testing/stage';
import { tell, type Answer } from './testing/telling';
import type { Text } from './vocabulary';

const reading = (card: object) => ownersOption.read(JSON.stringify({ cards: [card] }));
const optionsWith = (card: object) => {
  const read = reading(card);
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return { ...stage('2', R).options, data: read.data };
};
const playing = (card: object, seat: Seat, text: Text, ...answers: readonly Answer[]): string =>
  tell(stage('2', seat, { options: optionsWith({ number: 2, ...card }) }), seat, text, ...answers).line;

const gain = { do: 'resources', who: 'you', by: 4 };
const steps = { event: 'steps', unshaded: [gain] };

describe('§5.1 an Event from steps', () => {
  test('does what its steps say; a text that the file leaves out is ours', () => {
    expect(playing(steps, R, 'unshaded')).toBe('reds +4');
    expect(playing(steps, M, 'shaded')).toBe('moderates +3');
  });
  test('may have one text instead of two', () => {
    const single = [
      { do: 'shift', ways: [1], where: ['town', 'no-active-support'] },
      { ...gain, who: 'senate' },
    ];
    expect(playing({ event: 'steps', single }, S, 'single', shift('turku', 1))).toBe('turku +1, senate +4');
  });
  test('asks its Faction to choose, and another to act', () => {
    const options = [
      { id: 'choice-1', list: [gain] },
      {
        id: 'choice-2',
        list: [{ do: 'as', who: 'moderates', list: [{ do: 'cube', ways: ['take'], optional: false }] }],
      },
    ];
    const card = { event: 'steps', unshaded: [{ do: 'one-of', options }] };
    expect(playing(card, S, 'unshaded', { kind: 'choose-option', option: 'choice-1' })).toBe('senate +4');
    expect(playing(card, S, 'unshaded', { kind: 'choose-option', option: 'choice-2' }, takeCube(R))).toBe(
      'cube of reds -1',
    );
  });
  test('skips a Special Activity that this Faction does not have', () => {
    expect(playing({ event: 'steps', unshaded: [{ do: 'special', activity: 'publish' }, gain] }, R, 'unshaded')).toBe(
      'reds +4',
    );
  });
});

test.each(Object.keys(OUR_TEXTS))('our Event #%s can be written as a file and read back unchanged', card => {
  for (const text of ['unshaded', 'shaded', 'single'] as const) {
    const ours = textOf({ options: {} }, card, text);
    if (!ours) continue;
    const said = saidSteps(ours);
    expect(said).toBeDefined();
    const read = reading({ number: Number(card), event: 'steps', single: said });
    expect(read).toHaveProperty('data');
    // without a limit, a file states the maximum
    const plain = JSON.stringify(ours);
    if (!/"command"|"most"/.test(plain)) expect(effectsOf(said ?? [])).toEqual(ours);
  }
});

describe('an Event by hand', () => {
  const card = { number: 2, event: 'by-hand' };
  const begun = (options: object) => {
    const from = stage('2', R, { options: { ...optionsWith(card), ...options } });
    const verdict = submit(allBridges, from, R, { kind: 'take', box: 'bottom-event-d' }, quickDice(1));
    if (!verdict.ok) throw new Error(verdict.refusal.reason);
    return verdict.state;
  };
  test('waits until its Faction is done', () => {
    const state = begun({});
    expect(state.agenda[0]).toEqual({ kind: 'by-hand', seat: R, card: '2' });
    expect(toAct(allBridges, state)).toEqual([R]);
    expect(playing({ event: 'by-hand' }, R, 'single', { kind: 'done' })).toBe('');
  });
  test('is taken by no Non-player, because only players can carry it out', () => {
    const state = stage('2', R, { options: { ...optionsWith(card), nonplayers: 'moderates' } });
    expect(hasEffect(state, M, '2', 'single')).toBe(false);
  });
  test('says so on its face', () => {
    const { face } = allBridges.presentation(optionsWith(card));
    expect(face('2')?.note).toBe('cards.by-hand');
    expect(face('3')?.note).toBe('cards.3.note');
  });
});

test('a Non-player with a symbol takes an owner’s Event that changes something, whatever the condition for ours', () => {
  const state = (by: number) =>
    stage('5', S, {
      options: optionsWith({ number: 5, event: 'steps', single: [{ do: 'resources', who: 'senate', by }] }),
    });
  expect(symbolOf(state(2), S, '5')).toEqual({ text: 'single' });
  expect(hasEffect(state(2), S, '5', 'single')).toBe(true);
});

test('a Non-player that an Event lets use Foreign Relations invests, rolls, and ends', () => {
  const card = { number: 2, event: 'steps', single: [{ do: 'special', activity: 'foreign-relations' }] };
  const state = stage('2', R, {
    options: { ...optionsWith(card), nonplayers: 'senate', pace: 'run' },
    agenda: [
      { kind: 'event', seat: S },
      { kind: 'faction', seat: R },
    ],
    vassalage: { german: 4, russian: 3 },
  });
  const { events } = playOut(allBridges, state, {}, 0, quickDice(1));
  expect(events.map(({ kind }) => kind)).toContain('relations-rolled');
});

test('titles and texts are shown as the owner wrote them', () => {
  const { texts } = allBridges.presentation(optionsWith({ number: 2, title: 'July', text: 'What it says.' }));
  expect(texts).toEqual({ 'cards.2.name': 'July', 'cards.2.note': 'What it says.' });
});

test.each([
  [{ number: 22, event: 'by-hand' }, '/event', 'no-event'],
  [{ number: 24, event: 'by-hand' }, '/event', 'no-event'],
  [{ number: 2, event: 'steps' }, '/event', 'steps-with-event'],
  [{ number: 2, unshaded: [gain] }, '/event', 'steps-with-event'],
  [{ number: 2, event: 'steps', unshaded: [gain], single: [gain] }, '/single', 'single-alone'],
  [{ number: 6, event: 'steps', unshaded: [gain] }, '/shaded', 'both-texts'],
  [
    { number: 2, event: 'steps', single: [{ do: 'shift', ways: [1], where: ['there', 'turku'] }] },
    '/single/0/where',
    'one-place-only',
  ],
  [{ number: 2, event: 'steps', single: [{ do: 'fly' }] }, '/single/0/do', 'not-one-of'],
  [{ number: 2, event: 'steps', single: [{ ...gain, by: 0 }] }, '/single/0/by', 'not-one-of'],
])('%j is reported as a mistake at %s', (card, at, problem) => {
  expect(reading(card)).toMatchObject({ problems: [{ at: `/cards/0${at}`, problem }] });
});
