/** Verify convicts a referee who uses an answer in advance in another way than its seat has signed it. */
import { describe, expect, test } from 'vitest';
import { windowIn } from '../judgement/reaction-window';
import { passesBy } from '../judgement/standing';
import type { EntryOf } from '../record/model';
import { openTimeline } from '../record/timeline';
import { AT, leftMove } from '../testing/left-moves';
import { ownPass, standingMove, standingTable } from '../testing/standing';

const TOUCHED = 'until-touched';
const PARADE = 'until-parade';

describe('Verify reads a pass that an answer in advance has given:', () => {
  const used = async () => {
    const one = await standingTable();
    const [absent = ''] = one.window().seats;
    const move = await one.stand(absent, PARADE);
    await one.goOn(2, absent);
    const close = one.closes().find(turn => ownPass(turn, absent)?.m === move.envelope.id);
    return { one, close, pass: one.passOf(absent, move) };
  };

  test('as it was signed, it is right', async () => {
    const { one, close, pass } = await used();
    expect(one.verdictWith(close, pass)).toBe('right');
  });

  test.each([
    ['another answer', { stands: TOUCHED }],
    ['another time', { left: AT + 1 }],
    ['a pass of one window', { stands: undefined }],
    ['the next moment', 'seen'],
  ] as const)('%s in its place convicts the referee', async (_what, other) => {
    const { one, close, pass } = await used();
    const { stands, ...rest } = { ...pass, ...(other === 'seen' ? { seen: pass.seen + 1 } : other) };
    expect(one.verdictWith(close, { ...rest, ...(stands !== undefined && { stands }) })).toBe('verify-pass');
  });
});

// shows trust.23
test.each([
  ['at once', false],
  ['later', true],
])('Verify convicts a referee who uses an answer that another has replaced %s', async (_when, isLater) => {
  const one = await standingTable(5);
  const [absent = '', other = ''] = one.window().seats;
  const browser = one.browserAt(absent);
  const early = standingMove(one.table, browser, absent, PARADE);
  if (isLater) await one.wait(other);
  const command = { kind: 'pass' };
  const later = leftMove(one.table, browser, { kind: 'command', seat: absent, command, stands: PARADE }, AT + 1);
  one.flags[browser.user] = { [absent]: later };
  await one.table.referee.handle(later.envelope, browser.user);
  await one.goOn(4, absent);
  const [first, second] = one.closes().filter(close => ownPass(close, absent)?.m === later.envelope.id);
  const forged = one.passOf(absent, early);
  expect(one.verdictWith(first, forged)).toBe('right');
  expect(second).toBeDefined();
  expect(one.verdictWith(second, forged)).toBe('verify-pass');
});

test('Verify convicts a referee who uses an answer that had ended', async () => {
  const one = await standingTable(5);
  const { table } = one;
  const answers = one.seats.map(seat => ({ seat, move: standingMove(table, one.browserAt(seat), seat, TOUCHED) }));
  await one.goOn(12);
  expect(one.verdict()).toBe('right');
  const before = ({ r }: EntryOf<'turn'>) =>
    openTimeline(
      table.game,
      table.head,
      Object.fromEntries(Object.entries(table.raws).filter(([key]) => Number(key) < r)),
      {
        keys: { table: table.tableSecret },
      },
    );
  // each pass by hand that the answer would not have given is replaced by it
  const wrong = answers.flatMap(({ seat, move }) =>
    one
      .closes()
      .filter(close => {
        const then = before(close);
        const window = windowIn(then);
        const answer = { seat, word: TOUCHED, seen: move.seen, left: AT };
        return ownPass(close, seat) && !(window && passesBy(then, window, answer));
      })
      .map(close => one.verdictWith(close, one.passOf(seat, move))),
  );
  expect(wrong.length).toBeGreaterThan(3);
  expect(new Set(wrong)).toEqual(new Set(['verify-pass']));
});
