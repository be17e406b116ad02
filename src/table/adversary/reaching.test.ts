/** A user who changes by hand what only another may look into has to ask them, however the change is written. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import { homeOf } from '../../kernel/piles';
import { toy } from '../../kernel/testing/toy/toy';
import { EVERY_GAME } from '../../testing/all-games';
import { handOwners } from '../judgement/agreement';
import { editVerdict } from '../judgement/turns';
import { verify } from '../judgement/verify';
import type { AnyGame, AnyTypes, Mode } from '../record/model';
import { change } from '../referee/commands';
import { cheatAt } from '../testing/cheating';
import { playOn, seatedTable } from '../testing/seated-tables';

const games = EVERY_GAME;

type Single = Exclude<Edit, { readonly kind: 'together' }>;
type OfKind<K extends Single['kind']> = Extract<Single, { readonly kind: K }>;

/** Every kind of change, about this pile where it names one: a new kind would be missing here. */
const changesOf = (pile: string, card: string, seat: string, others: readonly string[]): readonly Edit[] => {
  const named = [card, '?'];
  const ofKind: { readonly [K in Single['kind']]: readonly OfKind<K>[] } = {
    card: named.flatMap(one => others.map(to => ({ kind: 'card', card: one, from: pile, to }) as const)),
    cards: others.map(to => ({ kind: 'cards', from: pile, to, count: 1 })),
    move: others.map(to => ({ kind: 'move', piece: card, from: pile, to, count: 1 })),
    deal: [...others.map(to => ({ kind: 'deal', pile, count: 1, to }) as const), { kind: 'deal', pile, count: 1 }],
    remove: named.map(piece => ({ kind: 'remove', piece, from: pile, count: 1 })),
    add: others.flatMap(to => named.map(piece => ({ kind: 'add', piece, to, count: 1 }) as const)),
    flip: [{ kind: 'flip', piece: card, at: pile }],
    set: [{ kind: 'set', marker: pile, to: 0 }],
    show: [{ kind: 'show', card, pile }],
    look: [{ kind: 'look', seat, pile, count: 1 }],
    recall: [{ kind: 'recall', pile }],
    shuffle: [{ kind: 'shuffle', pile }],
    skip: [{ kind: 'skip' }],
    tick: [{ kind: 'tick' }],
    resolve: [{ kind: 'resolve' }],
  };
  return Object.values(ofKind).flat();
};

type Piles = Readonly<Record<string, readonly string[]>>;
const pilesIn = (state: AnyTypes['state']): Piles => ('piles' in state ? (state.piles as Piles) : {});

/** Does a pile lack one of its cards, or have the old ones in another order? */
const isDisturbed = (before: readonly string[], after: readonly string[]): boolean =>
  before.some((card, n) => after[n] !== card);

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  const told = new Set(['cards-shown', 'cards-looked-at']);

  /** What somebody at another seat does without asking to a pile that one seat alone may see. */
  const unaskedAt = async (mode: Mode, roles: 'gm' | 'player') => {
    const { table, at, seats } = await seatedTable(game, { seed: 5, mode });
    for (const seat of seats) table.roles[`user-${seat}`] = roles;
    await playOn(table, at, 12);
    const { timeline } = table.referee;
    const { state, head } = timeline;
    const specs = game.piles(head.options);
    const piles = pilesIn(state);
    const loose = 'deck@300,300,up';
    const unasked: Edit[] = [];
    let asked = 0;
    let hands = 0;
    for (const seat of seats) {
      const decks = Object.keys(specs).filter(pile => specs[pile]?.role === 'deck');
      for (const [pile, { readers }] of Object.entries(specs)) {
        const [card] = piles[pile] ?? [];
        if (card === undefined || readers === seat || readers === 'everybody' || readers === 'nobody') continue;
        hands++;
        const whole = decks.map(deck => ({ kind: 'recall', pile: deck }) as const);
        for (const change of [...changesOf(pile, card, seat, [...Object.keys(specs), loose]), ...whole]) {
          for (const one of [change, { kind: 'together', edits: [change] } as Edit]) {
            const done = editVerdict(timeline, seat, one, quickDice(1));
            if (!done.ok) continue;
            const isShown = done.events.some(event => told.has(event.kind) && 'pile' in event && event.pile === pile);
            if (!isShown && !isDisturbed(piles[pile] ?? [], pilesIn(done.state)[pile] ?? [])) continue;
            if (handOwners(timeline, `user-${seat}`, seat, one).length) asked++;
            else unasked.push(one);
          }
        }
      }
    }
    // where there are hands, at least one change must have been possible
    expect(asked > 0).toBe(hands > 0);
    return unasked;
  };

  // shows trust.8, trust.10
  test('no change touches another’s hand unasked, whatever its form', async () => {
    expect(await unaskedAt('free', 'player')).toEqual([]);
  });

  /** The changes by which a seat makes the rules go on as if the step that waits were done, one after the other. */
  const passings: readonly (readonly Edit[])[] = [
    [{ kind: 'skip' }],
    [{ kind: 'tick' }, { kind: 'resolve' }],
    [{ kind: 'tick' }, { kind: 'skip' }],
    [{ kind: 'tick' }, { kind: 'tick' }, { kind: 'resolve' }],
  ];

  // shows trust.10
  test('the rules touch no other hand after somebody else’s step is skipped, or ticked off and left to them', async () => {
    const { table, at, seats } = await seatedTable(game, { seed: 5, mode: 'free' });
    const specs = Object.entries(game.piles(table.referee.timeline.head.options));
    const unasked: string[] = [];
    let asked = 0;
    for (let moves = 0; moves < 240; moves += 4) {
      await playOn(table, at, 4);
      const { timeline } = table.referee;
      for (const seat of seats) {
        for (const passing of passings) {
          let now = timeline;
          let isAsked = false;
          for (const edit of passing) {
            const done = editVerdict(now, seat, edit, quickDice(1));
            if (!done.ok) break;
            isAsked ||= handOwners(now, `user-${seat}`, seat, edit).length > 0;
            now = { ...now, state: done.state };
          }
          const [before, after] = [pilesIn(timeline.state), pilesIn(now.state)];
          const isReached = specs.some(
            ([pile, { readers }]) =>
              !['everybody', 'nobody', seat].includes(String(readers)) &&
              isDisturbed(before[pile] ?? [], after[pile] ?? []),
          );
          if (!isReached) continue;
          if (isAsked) asked++;
          else unasked.push(`${seat} ${timeline.revision} ${passing.map(({ kind }) => kind).join()}`);
        }
      }
    }
    expect(unasked).toEqual([]);
    // its rounds end by showing a seat's own secret; in others hands are exchanged or dealt in some positions only
    if (game.id === 'dual-powers') expect(asked).toBeGreaterThan(0);
  });

  // shows trust.10
  test('whose consent is needed does not reveal where a hidden card is', async () => {
    const { table, at, seats } = await seatedTable(game, { seed: 5, mode: 'free' });
    await playOn(table, at, 12);
    const { timeline } = table.referee;
    const [seat = '', ...others] = seats;
    const [seen, whole] = [game.hide(timeline.state, seat), timeline.state].map(pilesIn);
    const visible = new Set(Object.values(seen ?? {}).flat());
    const hidden = Object.values(whole ?? {})
      .flat()
      .filter(card => !visible.has(card))
      .slice(0, 40);
    const specs = game.piles(timeline.head.options);
    const piles = Object.entries(specs).filter(([, { readers }]) => others.some(other => readers === other));
    const questions = (card: string): readonly Edit[] =>
      piles.flatMap(([pile]): readonly Edit[] => [
        { kind: 'remove', piece: card, from: pile, count: 1 },
        { kind: 'add', piece: card, to: pile, count: 1 },
        { kind: 'show', card, pile },
        { kind: 'card', card, from: pile, to: pile },
      ]);
    // the deck of a card is no secret
    const deckOf = (card: string) =>
      homeOf(specs, Object.keys(whole ?? {}).find(pile => whole?.[pile]?.includes(card)) ?? '');
    const answers = hidden.map(card =>
      JSON.stringify([deckOf(card), questions(card).map(edit => handOwners(timeline, `user-${seat}`, seat, edit))]),
    );
    expect(new Set(answers).size).toBe(new Set(hidden.map(deckOf)).size);
  });

  // shows trust.10
  test('a game master who plays touches no other hand unasked while the rules are enforced', async () => {
    expect(await unaskedAt('enforced', 'gm')).toEqual([]);
  });
});

// shows trust.8, trust.10
test('a referee who lets the rules go on over a step that one player ticked off, unasked, is convicted', async () => {
  const found = games.find(({ id }) => id === 'dual-powers');
  if (!found) throw new Error('the game is missing');
  const verdicts: string[] = [];
  for (let seed = 5; seed < 10 && !verdicts.length; seed++) {
    const { table, at, seats } = await seatedTable(found, { seed, mode: 'free' });
    for (let moves = 0; moves < 60; moves += 4) {
      await playOn(table, at, 4);
      for (const seat of seats) {
        const cheat = cheatAt(table);
        const browser = at[seat];
        if (!browser) throw new Error('nobody sits there');
        let isAsked = false;
        for (const edit of [{ kind: 'tick' }, { kind: 'resolve' }] as const) {
          isAsked ||= handOwners(cheat.book.timeline, `user-${seat}`, seat, edit).length > 0;
          const sender = cheat.signedBy(browser, { kind: 'edit', seat, edit });
          await change(cheat.book, { seat, user: `user-${seat}` }, edit, sender);
        }
        if (isAsked) verdicts.push(cheat.says());
      }
    }
  }
  expect(verdicts.length).toBeGreaterThan(0);
  expect(new Set(verdicts)).toEqual(new Set(['verify-hand']));
});

describe('a change that touches several hands', () => {
  test('needs a yes from each of them, where hands are free', async () => {
    const { table, at, seats } = await seatedTable(toy as unknown as AnyGame, { seed: 5, mode: 'free' });
    const [own = '', other = ''] = seats;
    const edit = { kind: 'recall', pile: 'deck' } as const;
    const { timeline } = table.referee;
    expect(handOwners(timeline, `user-${own}`, own, edit)).toEqual([other]);
    expect(handOwners(timeline, 'gm', undefined, edit)).toEqual([]);
    expect(await at[own]?.ask({ kind: 'edit', seat: own, edit })).toMatchObject({
      refusal: { reason: 'hand-needs-consent' },
    });
    await at[own]?.ask({ kind: 'propose', seat: own, what: { kind: 'edit', edit } });
    const on = table.referee.timeline.revision;
    expect(table.referee.timeline.proposals).toHaveLength(1);
    await at[other]?.ask({ kind: 'vote', seat: other, on, yes: true });
    expect(table.referee.timeline.proposals).toEqual([]);
    expect(verify(table.game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true });
  });
});
