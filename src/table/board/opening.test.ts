/** A double click opens a piece, Delete removes it, and “Move to …” lists every place: in every game and mode. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { toAct } from '../../kernel/agenda';
import { EVERY_GAME, floorOf } from '../../testing/all-games';
import { readingOf } from '../panels/reading';
import { playOn, seatedTable } from '../testing/seated-tables';
import { step } from './gestures';
import { type BoardAction, EMPTY, type Situation } from './hand';
import { isFree } from './held';
import { pieceMoves } from './piece-rows';
import { kindsOn, MODES, situationAt, wrongDrop } from './testing/taken';
import { pieceLabel } from './labels';
import { refuse } from '../../kernel/refusal';

/** So many tables of a game are looked at, with so many decisions between them. */
const TABLES = 3;
const DECISIONS = 12;
/** One kind of piece of so many is pressed at each of them. */
const ONE_OF = 3;

const begun = async (game: (typeof EVERY_GAME)[number]) => {
  const { table, seats } = await seatedTable(game, { seed: 3 });
  const { timeline } = table.referee;
  return (mode: (typeof MODES)[number]): Situation => situationAt(timeline, timeline.state, seats[0] ?? '', mode);
};

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a double click opens a piece or shows its facts, in every mode',
  async (_, game) => {
    const at = await begun(game);
    for (const mode of MODES)
      for (const placement of kindsOn(at(mode).view)) {
        const { hand, action } = step(at(mode), EMPTY, { kind: 'open-piece', placement });
        expect(hand.chosen).toBeUndefined();
        const kinds: readonly (BoardAction['kind'] | undefined)[] =
          mode === 'enforced' ? ['menu', 'facts'] : ['piece', 'pile'];
        expect(kinds, `${mode}: ${placement.id}`).toContain(action?.kind);
      }
  },
);

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: Delete removes exactly this counter in Free, and says why where it stays',
  async (_, game) => {
    const at = await begun(game);
    for (const mode of MODES)
      for (const placement of kindsOn(at(mode).view)) {
        const { action } = step(at(mode), EMPTY, { kind: 'remove', placement });
        if (placement.kind !== 'counter') {
          expect(action, `${mode}: ${placement.id}`).toMatchObject({ refusal: { reason: 'stays-on-the-board' } });
          continue;
        }
        if (action?.kind !== 'perform') return expect.fail(`${mode}: nothing comes of ${placement.id}`);
        if (mode === 'enforced') expect(['refused', 'command']).toContain(action.drop.kind);
        else expect(['edit', 'command', 'refused']).toContain(action.drop.kind);
        expect(wrongDrop(at(mode), placement, action.drop)).toBeUndefined();
      }
  },
);

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: a key that does nothing says why: to a user without a seat, and for several pieces in Enforced',
  async (_, game) => {
    const at = await begun(game);
    const why = (reason: string) => ({ kind: 'why', refusal: { reason } });
    for (const mode of MODES) {
      const seated = at(mode);
      const situation = { ...seated, client: { ...seated.client, seat: undefined } };
      for (const placement of kindsOn(seated.view)) {
        for (const kind of ['remove', 'pick'] as const)
          expect(step(situation, EMPTY, { kind, placement }).action, placement.id).toMatchObject(why('not-seated'));
        if (mode === 'enforced')
          expect(step(seated, EMPTY, { kind: 'pick', placement }).action).toMatchObject(why('chosen-one-at-a-time'));
      }
    }
  },
);

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: Enter on a piece does something or says why not, in both languages and every mode',
  async (_, game) => {
    const { table, at, seats } = await seatedTable(game, { seed: 3 });
    let said = 0;
    for (let turn = 0; turn < TABLES && !table.referee.timeline.ending; turn++) {
      const { timeline } = table.referee;
      for (const mode of MODES)
        for (const seat of [toAct(game, timeline.state)[0], undefined]) {
          const seated = situationAt(timeline, timeline.state, seat ?? seats[0] ?? '', mode);
          const situation = seat === undefined ? { ...seated, client: { ...seated.client, seat } } : seated;
          for (const placement of kindsOn(situation.view).filter((_, n) => n % ONE_OF === turn)) {
            const where = { x: placement.x, y: placement.y };
            const { hand, action } = step(situation, EMPTY, { kind: 'click-piece', placement, at: where, isKey: true });
            expect(action !== undefined || hand.chosen !== undefined, `${mode}: ${placement.id}`).toBe(true);
            if (action?.kind !== 'facts') continue;
            said++;
            for (const language of ['en', 'de'] as const) {
              const { words, speech } = readingOf(situation.client, speechOf(language));
              const why = refuse('§table', seat === undefined ? 'not-seated' : 'not-offered');
              const text = `${pieceLabel(situation.view, words, speech, action.placement)} · ${words.refusal(why)}`;
              expect(text).not.toMatch(/RT\.|\{|undefined/);
            }
          }
        }
      await playOn(table, at, DECISIONS, undefined, turn, 'bot');
    }
    expect(said).toBeGreaterThan(0);
  },
);

test.each(EVERY_GAME.map(game => [game.id, game] as const))(
  '%s: “Move to …” lists all places a counter can go to, each once, without its own',
  async (_, game) => {
    const situation = (await begun(game))('free');
    const reading = readingOf(situation.client, speechOf('en'));
    let listed = 0;
    const pieces = kindsOn(situation.view).filter(({ kind }) => kind !== 'pile');
    for (const placement of pieces.slice(0, 12)) {
      const moves = pieceMoves(reading, situation.view, placement, 1);
      listed += moves.length;
      const keys = moves.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys).not.toContain(placement.slot);
      for (const { label, drop } of moves) {
        expect(label).not.toBe('');
        expect(wrongDrop(situation, placement, drop)).toBeUndefined();
      }
    }
    expect(listed).toBeGreaterThan(floorOf(game.id, 10, 0));
    expect(isFree(situation, EMPTY)).toBe(true);
  },
);

test('pieces chosen together are removed as one change', async () => {
  const game = EVERY_GAME.find(({ id }) => id === 'all-bridges');
  if (!game) return expect.fail();
  const situation = (await begun(game))('free');
  const [one, other] = kindsOn(situation.view).filter(({ kind, piece = '' }) => kind === 'counter' && piece !== '?');
  if (!one || !other) return expect.fail('nothing lies there');
  const hand = { ...EMPTY, group: [one.id, other.id] };
  const { hand: after, action } = step(situation, hand, { kind: 'remove', placement: undefined });
  expect(action).toMatchObject({ kind: 'perform', drop: { kind: 'edit', edit: { kind: 'together' } } });
  expect(after.group).toEqual([]);
});
