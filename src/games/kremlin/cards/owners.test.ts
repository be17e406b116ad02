/** §intrigue The card of an owner's file that none here is like: from steps, or by hand. */
import { describe, expect, test } from 'vitest';
import { loaded } from '../../../kernel/testing/replay';
import { submit } from '../../../kernel/referee';
import { kremlin } from '..';
import { sideOfCard } from '../bots/cards';
import { isReconstructed, titleOf } from '../data/cards';
import { ownersOption } from '../data/owners';
import { holderOf, type State } from '../state';
import { asked, at, END } from '../testing/positions';

const S = 'stalinists';
const CARD = 'red-13';
const reading = (card: object) => ownersOption.read(JSON.stringify({ cards: [{ number: 13, ...card }] }));
const tableWith = (card: object): State => {
  const read = reading(card);
  if (!('data' in read)) throw new Error(JSON.stringify(read));
  const state = at({ of: { data: read.data }, agenda: [asked('phase'), END] });
  return {
    ...state,
    piles: { ...state.piles, deck: state.piles.deck.filter(one => one !== CARD), [`${S}-hand`]: [CARD] },
  };
};
const playing = (state: State, on: string, die = 1) => {
  const verdict = submit(kremlin, state, S, { kind: 'play-card', card: CARD, on }, loaded(['1d20', [die]]));
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.refusal));
  return verdict;
};

describe('an owner’s card from steps', () => {
  const steps = [
    { do: 'age', whom: 'target', years: 3 },
    { do: 'sicken', whom: 'kgb-head', crosses: 1 },
  ];
  test('affects its target and the holders of offices', () => {
    const state = tableWith({ event: 'steps', moment: 'any', target: 'party-chief', steps });
    const chief = holderOf(state, 'party-chief') ?? '';
    const { events } = playing(state, chief);
    expect(events).toContainEqual({ kind: 'aged', politician: chief, years: 3 });
    expect(events).toContainEqual({ kind: 'sickened', politician: holderOf(state, 'kgb-head'), crosses: 1 });
  });
  test('goes on only if its die says so', () => {
    const list = [{ do: 'suspect', whom: 'kgb-head' }];
    const state = tableWith({ event: 'steps', steps: [{ do: 'roll', most: 10, list }] });
    const kinds = (die: number) => playing(state, 'nobody', die).events.map(({ kind }) => kind);
    expect(kinds(10)).toEqual(expect.arrayContaining(['card-rolled', 'suspected']));
    expect(kinds(11)).not.toContain('suspected');
  });
  test('is refused outside its moment', () => {
    const state = tableWith({ event: 'steps', moment: 'parade', target: 'party-chief', steps });
    const verdict = submit(
      kremlin,
      state,
      S,
      { kind: 'play-card', card: CARD, on: holderOf(state, 'party-chief') ?? '' },
      loaded(),
    );
    expect(verdict).toMatchObject({ ok: false, refusal: { reason: 'not-the-moment' } });
  });
  test('is worth to a bot what it does to friends and rivals', () => {
    const state = tableWith({ event: 'steps', target: 'party-chief', steps });
    expect(typeof sideOfCard(state.options, CARD)).toBe('function');
  });
});

describe('an owner’s card by hand', () => {
  const state = tableWith({ event: 'by-hand', title: 'Mine' });
  test('waits until its player is done', () => {
    const verdict = playing(state, 'nobody');
    expect(verdict.state.agenda[0]).toEqual({ kind: 'by-hand', seat: S, card: CARD });
    const done = submit(kremlin, verdict.state, S, { kind: 'done' }, loaded());
    expect(done.ok && done.state.agenda).toEqual(verdict.state.agenda.slice(1));
  });
  test('is none of those known here, and has no dagger', () => {
    expect(titleOf(state.options, CARD)).toBe('owners');
    expect(isReconstructed(state.options, CARD)).toBe(false);
    expect(kremlin.presentation(state.options).face(CARD)?.note).toBe('cards.owners.note');
  });
});

test.each(['steps', 'by-hand'])(
  'an owner’s card (%s) without a title of its own keeps the one that stands here',
  event => {
    const steps = event === 'steps' ? { steps: [{ do: 'draw', cards: 1 }] } : {};
    const { options } = tableWith({ event, ...steps });
    const [ours, theirs] = [kremlin.presentation({}).face(CARD), kremlin.presentation(options).face(CARD)];
    expect(theirs?.word).toBe(ours?.word);
    expect(theirs?.note).toBe('cards.owners.note');
  },
);

test.each([
  [{ event: 'steps' }, '/steps', 'steps-with-event'],
  [{ steps: [{ do: 'draw', cards: 1 }] }, '/steps', 'steps-with-event'],
  [{ event: 'steps', steps: [{ do: 'die', whom: 'target' }] }, '/target', 'no-target'],
  [{ event: 'steps', steps: [{ do: 'draw', cards: 9 }] }, '/steps/0/cards', 'not-within'],
  [{ event: 'by-hand', moment: 'spring' }, '/moment', 'not-one-of'],
])('reports %j as a mistake at %s', (card, where, problem) => {
  expect(reading(card)).toMatchObject({ problems: [{ at: `/cards/0${where}`, problem }] });
});
