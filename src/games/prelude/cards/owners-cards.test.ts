import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/tables';
import { chooser, quickDice } from '../../../kernel/dice';
import { defaultOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { movesOf, pickMove } from '../../../kernel/testing/random-play';
import { ownDataPage } from '../../../kernel/testing/odds-of-everything';
import { prelude } from '..';
import { CARD_LIST } from '../data/card-list';
import { DISTRICT_IDS } from '../data/districts';
import { roundOf } from '../sequence';
import type { State } from '../state';
import { cardOf } from './card';
import { ownersCardsOption } from './owners-cards';
import { cubes, stage } from './testing/stage';
import { lying, type Given } from '../testing/positions';
import type { Seat } from '../seats';

const R = 'revolutionary';
const G = 'government';
const given = givenFor(prelude);
const read = (cards: unknown) => ownersCardsOption.read(JSON.stringify({ cards }));
const withCards = (cards: unknown, start: State = stage(R)): State => {
  const found = read(cards);
  if (!('data' in found)) throw new Error(JSON.stringify(found));
  return { ...start, options: { ...start.options, data: found.data } };
};

describe('§3.3 an owner’s cards', () => {
  test('replace ours, field by field', () => {
    const state = withCards([
      { number: 27, points: 6, die: 'duma', stays: 'era', star: true },
      { number: 401, stays: 'no' },
    ]);
    expect(cardOf(state, 'card-27')).toMatchObject({ faction: R, points: 6, die: 'duma', stays: 'era', star: true });
    expect(cardOf(state, 'card-401')).not.toHaveProperty('stays');
    expect(cardOf(state, 'card-28')).toBe(cardOf(stage(R), 'card-28'));
  });

  test('may have Events by hand: the table waits, then continues with the Scoring Die', () => {
    const start = withCards(
      [{ number: 146, event: 'by-hand' }],
      stage(G, { hands: { revolutionary: [], government: ['card-146'] } }),
    );
    given(start)
      .when(G, { kind: 'play-event', card: 'card-146' })
      .ok()
      .asks(G, { kind: 'by-hand', card: 'card-146' })
      .byHand({ kind: 'set', marker: 'unrest', to: 3 })
      .ok()
      .asks(G, { kind: 'by-hand' })
      .when(G, { kind: 'done' })
      .ok()
      .asks(G, { kind: 'scoring-die', die: 'duma' })
      .leaves({ unrest: 3 });
  });

  test('show their own titles and texts, and no mark where nothing of ours is left', () => {
    const { options } = withCards([
      { number: 27, title: 'Bloody Sunday', text: 'As printed.', faction: R, points: 4, die: 'duma', event: 'ours' },
      { number: 28, title: 'Court' },
      { number: 29, faction: G, points: 4, die: G, event: 'by-hand', stays: 'turn' },
    ]);
    const usual = prelude.presentation({});
    const shown = prelude.presentation(options);
    expect(shown.texts).toEqual({
      'cards.27.name': 'Bloody Sunday',
      'cards.27.note': 'As printed.',
      'cards.28.name': 'Court',
    });
    expect(shown.face('card-27')).not.toHaveProperty('reconstructed');
    expect(shown.face('card-27')).toMatchObject({ side: R, number: 4, tags: ['dice.duma'] });
    expect(shown.face('card-28')).toMatchObject({ reconstructed: 'sources.partly' });
    expect(shown.face('card-29')).toMatchObject({
      number: 4,
      note: 'cards.by-hand',
      tags: ['dice.government', 'stays.turn', 'stays.by-hand'],
    });
    expect(shown.face('card-30')).toBe(usual.face('card-30'));
    expect(usual.face('card-30')).toMatchObject({ reconstructed: 'sources.number-title-faction-prerequisite' });
  });

  test('have their own prerequisites', () => {
    const needing = (needs: readonly object[], more: Given = {}): State =>
      withCards([{ number: 28, needs }], stage(R, { hands: { revolutionary: ['card-28'], government: [] }, ...more }));
    const event = { kind: 'play-event', card: 'card-28' } as const;
    const refused = { section: '§3.1', reason: 'prerequisite-not-met' } as const;
    given(needing([{ need: 'unrest', atLeast: 13 }]))
      .when(R, event)
      .isRefused({ ...refused, details: { need: 'need-unrest', subject: 13 } });
    given(needing([{ need: 'unrest', atLeast: 12 }]))
      .when(R, event)
      .ok();
    given(needing([{ need: 'session' }, { need: 'majority' }]))
      .when(R, event)
      .isRefused(refused);
    given(needing([{ need: 'in-play', card: 404 }]))
      .when(R, event)
      .isRefused(refused);
    given(needing([{ need: 'in-play', card: 404 }], { inPlay: ['card-404'] }))
      .when(R, event)
      .ok();
    given(needing([{ need: 'controls', place: 'okhrana' }], { cubes: cubes(['okhrana', 0, 1]) }))
      .when(R, event)
      .isRefused(refused);
    given(needing([{ need: 'organization', in: 'worker', atLeast: 2 }]))
      .when(R, event)
      .isRefused(refused);
    given(needing([{ need: 'organization', in: 'worker' }]))
      .when(R, event)
      .ok();
    given(needing([{ need: 'opens-turn' }], { round: 2 }))
      .when(R, event)
      .isRefused({ ...refused, details: { need: 'need-opens-turn', subject: R } });
    given(needing([])).when(R, event).ok();
  });

  const judged = withCards(
    [{ number: 28, points: 5, needs: [{ need: 'by-hand' }], event: 'by-hand' }],
    stage(G, { hands: { revolutionary: [], government: ['card-28'] } }),
  );
  const askedOf = () =>
    given(judged)
      .does(G, { kind: 'play-points', card: 'card-28' }, { kind: 'done' })
      .asks(R, { kind: 'judge-need', card: 'card-28' });
  test('may have a prerequisite that only the players can judge: met, the Event is carried out by hand', () => {
    askedOf()
      .when(R, { kind: 'judge-need', met: true })
      .tells({ kind: 'event-begun', seat: R, card: 'card-28' })
      .asks(R, { kind: 'by-hand' })
      .when(R, { kind: 'done' })
      .ok()
      .asks(G, { kind: 'scoring-die', die: 'districts' });
  });
  test('not met, the card goes to the Pool for half its points, an odd half discarded', () => {
    askedOf()
      .when(R, { kind: 'judge-need', met: false })
      .then(
        { kind: 'event-wasted', seat: R, card: 'card-28' },
        { kind: 'card-bound', to: 'pool' },
        { kind: 'opportunity-changed', seat: R, by: 2 },
      );
  });
  test('under Pravda Propaganda a card that is judged unplayable is wasted, and discarded', () => {
    const start = lying({
      ...judged,
      agenda: roundOf(R),
      active: R as Seat,
      hands: { revolutionary: ['card-28'], government: [] },
      specials: { ...judged.specials, 'pravda-propaganda': R } as State['specials'],
    });
    given(start)
      .does(R, { kind: 'play-points', card: 'card-28' }, { kind: 'done' })
      .asks(R, { kind: 'judge-need' })
      .when(R, { kind: 'judge-need', met: false })
      .then({ kind: 'event-wasted', seat: R, card: 'card-28' })
      .leaves({ played: { to: 'discards' } });
  });

  test('are the cards of a whole game, in which the players carry Events out by hand', () => {
    const read = ownersCardsOption.read(
      JSON.stringify({
        cards: CARD_LIST.filter(({ number }) => number % 3 === 0).map(({ number }) => ({
          number,
          event: 'by-hand',
          ...(number % 2 && { needs: [{ need: 'by-hand' }] }),
        })),
      }),
    );
    const options = { ...defaultOptions(prelude.options), ...('data' in read && { data: read.data }) };
    const play = openPlay(prelude, options, turn => quickDice(4099 + turn));
    const choose = chooser(quickDice(11));
    let byHand = 0;
    let judged = 0;
    for (let turn = 0; turn < 4000 && play.state.agenda.length; turn++) {
      const [top] = play.state.agenda;
      const waits = top?.kind === 'by-hand';
      if (top?.kind === 'judge-need') judged++;
      if (waits) {
        const to = play.state.unrest === 3 ? 4 : 3;
        expect(play.edit('government', { kind: 'set', marker: 'unrest', to }).ok).toBe(true);
        expect(play.state).toMatchObject({ unrest: to });
        expect(play.state.agenda[0]).toEqual(top);
        byHand++;
      }
      const { seat, command } = pickMove(movesOf(prelude, play.state), choose);
      expect(play.submit(seat, command).ok).toBe(true);
      if (waits) expect(['choose-die', 'scoring-die']).toContain(play.state.agenda[0]?.kind);
    }
    expect(prelude.ending(play.state)).toBeDefined();
    expect(byHand).toBeGreaterThanOrEqual(3);
    expect(judged).toBeGreaterThanOrEqual(1);
  });

  test('are written as the example in docs/own-data.md', () => {
    const { text: page, example } = ownDataPage('Prelude to Revolution');
    expect(ownersCardsOption.read(example)).toHaveProperty('data');
    const parts = [...page.matchAll(/`(\{"need".+?\})`/g)].map(([, part = '']): unknown => JSON.parse(part));
    expect(parts).toHaveLength(14);
    for (const part of parts) expect(read([{ number: 1, needs: [part] }])).toHaveProperty('data');
    for (const place of DISTRICT_IDS) expect(page).toContain(`\`${place}\``);
  });

  test('are refused with the field that is wrong', () => {
    expect(read([{ number: 60 }])).toMatchObject({ problems: [{ at: '/cards/0/number', problem: 'not-one-of' }] });
    expect(read([{ number: 1, points: 0 }])).toMatchObject({ problems: [{ at: '/cards/0/points' }] });
    expect(read([{ number: 1, ap: 2 }])).toMatchObject({ problems: [{ at: '/cards/0/ap', problem: 'unknown-field' }] });
    expect(read([{ number: 1, needs: [{ need: 'rain' }] }])).toMatchObject({
      problems: [{ at: '/cards/0/needs/0/need', problem: 'not-one-of' }],
    });
    expect(read([{ number: 1, needs: [{ need: 'in-play', card: 999 }] }])).toMatchObject({
      problems: [{ at: '/cards/0/needs/0/card', problem: 'not-one-of' }],
    });
    expect(read([{ number: 1, needs: ['session'] }])).toMatchObject({ problems: [{ at: '/cards/0/needs/0' }] });
    expect(read([{ number: 1, title: '  ' }])).toMatchObject({ problems: [{ problem: 'not-a-short-text' }] });
    expect(read([{ number: 1 }, { number: 1 }])).toMatchObject({
      problems: [{ at: '/cards/1/number', problem: 'named-twice' }],
    });
  });
});
