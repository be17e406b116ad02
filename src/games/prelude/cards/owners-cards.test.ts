import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/given';
import { prelude } from '..';
import type { State } from '../state';
import { cardOf } from './card';
import { ownersCardsOption } from './owners-cards';
import { stage } from './testing/stage';

const R = 'revolutionary', G = 'government';
const given = givenFor(prelude);
const read = (cards: unknown) => ownersCardsOption.kind === 'data'
  ? ownersCardsOption.read(JSON.stringify({ cards })) : { problems: [] };
const withCards = (cards: unknown, start: State = stage(R)): State => {
  const found = read(cards);
  if (!('data' in found)) throw new Error(JSON.stringify(found));
  return { ...start, options: { ...start.options, data: found.data } };
};

describe('§3.3 an owner’s cards', () => {
  test('stand in place of ours, field by field', () => {
    const state = withCards([
      { number: 27, points: 6, die: 'duma', stays: 'era', star: true }, { number: 401, stays: 'no' },
    ]);
    expect(cardOf(state, 'card-27')).toMatchObject({ faction: R, points: 6, die: 'duma', stays: 'era', star: true });
    expect(cardOf(state, 'card-401')).not.toHaveProperty('stays');
    expect(cardOf(state, 'card-28')).toBe(cardOf(stage(R), 'card-28'));
  });

  test('may have Events by hand: the table waits, then goes on with the Scoring Die', () => {
    const start = withCards([{ number: 146, event: 'by-hand' }],
      stage(G, { hands: { revolutionary: [], government: ['card-146'] } }));
    given(start).when(G, { kind: 'play-event', card: 'card-146' }).ok().asks(G, { kind: 'by-hand' })
      .byHand({ kind: 'set', marker: 'unrest', to: 3 }).ok().asks(G, { kind: 'by-hand' })
      .when(G, { kind: 'done' }).ok().asks(G, { kind: 'scoring-die', die: 'duma' }).leaves({ unrest: 3 });
  });

  test('are refused with the field that is wrong', () => {
    expect(read([{ number: 60 }])).toMatchObject({ problems: [{ at: '/cards/0/number', problem: 'not-one-of' }] });
    expect(read([{ number: 1, points: 0 }])).toMatchObject({ problems: [{ at: '/cards/0/points' }] });
    expect(read([{ number: 1, ap: 2 }])).toMatchObject({ problems: [{ at: '/cards/0/ap', problem: 'unknown-field' }] });
    expect(read([{ number: 1 }, { number: 1 }]))
      .toMatchObject({ problems: [{ at: '/cards/1/number', problem: 'named-twice' }] });
  });
});
