/** §perform An owner's card: its action from steps or by hand, the calendar and the start of their copy. */
import { describe, expect, test } from 'vitest';
import { dualPowers } from '..';
import { toAct } from '../../../kernel/agenda';
import { quickDice } from '../../../kernel/dice';
import { openPlay } from '../../../kernel/playthrough';
import { fuzz } from '../../../kernel/testing/fuzz';
import { choiceOf } from '../../../kernel/testing/bots';
import { boxOption } from '../data/box';
import { reconstructed } from '../data/reconstructed';
import { at, given, turns, withOptions } from '../testing/positions';
import { dateAfter } from './calendar';

const CARDS = reconstructed.cards.map(({ id: _, ...card }) => card);
const dataOf = (file: object): string => {
  const read = boxOption.read(JSON.stringify(file));
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  return read.data;
};
/** The first card of the red region with another action. */
const withFirst = (change: object) =>
  withOptions({ data: dataOf({ cards: [{ ...CARDS[0], ...change }, ...CARDS.slice(1)] }) });
const played = (change: object, more: object = {}) => {
  const options = withFirst(change);
  return given(
    at({
      options,
      agenda: turns('soviet', 1, options),
      piles: { 'soviet-hand': ['red-1'], deck: ['blue-3', 'blue-4'], 'government-objective': ['green-3'] },
      city: { red: ['soviet-1-1-exhausted'] },
      will: 'government',
      ...more,
    }),
  )
    .when('soviet', { kind: 'play-card', card: 'red-1' })
    .ok();
};

describe('§perform the action of an owner’s card', () => {
  test('is carried out step by step; each may be left, or units recruited instead', () => {
    const card = played({
      action: 'steps',
      steps: [{ do: 'refresh' }, { do: 'will' }, { do: 'recruit', strength: 2 }, { do: 'draw', cards: 2 }],
    });
    card
      .when('soviet', { kind: 'take-action' })
      .ok()
      .asks('soviet', { kind: 'card-action', action: 'refresh' })
      .when('soviet', { kind: 'refresh', token: 'soviet-1-1-exhausted', at: 'red' })
      .tells({ kind: 'will-taken', seat: 'soviet' })
      .asks('soviet', { kind: 'recruiting', region: 'red', left: 2 })
      .when('soviet', { kind: 'done' })
      .tells({ kind: 'cards-drawn', seat: 'soviet', count: 2 });
    card.does('soviet', { kind: 'take-action' }, { kind: 'decline' });
    card.when('soviet', { kind: 'recruit', token: 'soviet-1-0' }).ok();
    card.when('soviet', { kind: 'decline' }).ok();
  });
  test('moves once or twice, moves the blockade, turns up the rival’s objective, brings a bonus', () => {
    played({
      action: 'steps',
      steps: [{ do: 'double-move' }, { do: 'blockade' }, { do: 'espionage' }, { do: 'bonus' }],
    })
      .does(
        'soviet',
        { kind: 'take-action' },
        { kind: 'move', token: 'soviet-1-1-exhausted', from: 'red', to: 'purple' },
      )
      .asks('soviet', { kind: 'second-move' })
      .when('soviet', { kind: 'done' })
      .ok()
      .asks('soviet', { kind: 'card-action', action: 'blockade' })
      .when('soviet', { kind: 'move-blockade', to: 'blue-white' })
      .tells({ kind: 'objective-revealed', seat: 'government', card: 'green-3' })
      .asks('soviet', { kind: 'bonus' });
  });
  test('by hand waits until its player continues; bots skip it', () => {
    const card = played({ action: 'by-hand', title: 'My card', text: 'What mine says.' });
    card
      .when('soviet', { kind: 'take-action' })
      .ok()
      .asks('soviet', { kind: 'by-hand' })
      .when('soviet', { kind: 'done' })
      .ok();
    const options = withFirst({ action: 'by-hand', title: 'My card', text: 'What mine says.' });
    const shown = dualPowers.presentation(options);
    const face = shown.face('red-1');
    expect([shown.texts[face?.word ?? ''], shown.texts[face?.note ?? '']]).toEqual(['My card', 'What mine says.']);
  });
  test.each(dualPowers.bots.map(bot => [bot.id, bot] as const))('%s plays whole games with such cards', (_id, bot) => {
    const kinds = ['move', 'double-move', 'refresh', 'blockade', 'espionage', 'will', 'bonus'];
    const cards = CARDS.map((card, n) => ({
      ...card,
      ...(n % 6 === 5
        ? { action: 'by-hand' }
        : { action: 'steps', steps: [{ do: kinds[n % 7] }, { do: 'draw', cards: 1 }, { do: kinds[(n + 3) % 7] }] }),
    }));
    const options = withOptions({
      data: dataOf({
        cards,
        calendar: { bonusDays: [5, 10, 20] },
        start: { month: 'may', onDay: 4, will: 'government' },
      }),
    });
    const report = fuzz(dualPowers, { games: 10, cap: 2500, seed: 7, options: [options] });
    expect(report.faults).toEqual([]);
    if (bot.level !== 'quick') return;
    const choice = choiceOf(dualPowers, bot);
    const play = openPlay(dualPowers, options, turn => quickDice(turn));
    for (let turn = 0; turn < 2500 && play.state.agenda.length; turn++) {
      const [seat] = toAct(dualPowers, play.state);
      if (seat === undefined) throw new Error('nobody is asked');
      expect(play.submit(seat, choice(play.state, seat)).ok).toBe(true);
      expect(play.state.agenda[0]?.kind).not.toBe('by-hand');
    }
    expect(dualPowers.ending(play.state)).toBeDefined();
  });
});

test('§bonus, §setup the calendar and the start are those of the copy', () => {
  const options = withOptions({
    data: dataOf({ calendar: { bonusDays: [10] }, start: { month: 'july', onDay: 3, will: 'government' } }),
  });
  const state = dualPowers.setUp(options);
  expect(state).toMatchObject({ month: 3, day: 3, will: 'government' });
  expect(dateAfter(state, 7)).toMatchObject({ day: 10, bonus: true });
  expect(dateAfter(state, 12)).toMatchObject({ day: 15, bonus: false });
  const tones = dualPowers.presentation(options).board.tracks.find(({ id }) => id === 'day')?.tones;
  expect([tones?.[9], tones?.[14]]).toEqual(['brass', 'paper']);
  // cards and map of this copy are still ours
  expect(dualPowers.presentation(options).face('red-1')?.reconstructed).toBe('sources.reconstructed');
});

test.each([
  [
    'steps that are missing',
    '/cards/0/steps',
    'steps-with-event',
    { cards: [{ ...CARDS[0], action: 'steps' }, ...CARDS.slice(1)] },
  ],
  [
    'steps of an action known here',
    '/cards/0/steps',
    'steps-with-event',
    { cards: [{ ...CARDS[0], steps: [{ do: 'move' }] }, ...CARDS.slice(1)] },
  ],
  ['a day that there is not', '/calendar/bonusDays/0', 'not-within', { calendar: { bonusDays: [32] } }],
  ['a day twice', '/calendar/bonusDays/1', 'named-twice', { calendar: { bonusDays: [3, 3] } }],
  ['a month that there is not', '/start/month', 'not-one-of', { start: { month: 'june', onDay: 1, will: 'soviet' } }],
])('%s: told as a mistake at %s', (_what, place, problem, file) => {
  expect(boxOption.read(JSON.stringify(file))).toMatchObject({ problems: [{ at: place, problem }] });
});
