/**
 * §3.2.1, §3.3.1, §6.4.2 Two Cells become a disc by hand, piece by piece in any order: this is recognized, and
 * forbidden changes are named.
 */
import { expect, test } from 'vitest';
import { allBridges } from '.';
import { advise } from '../../kernel/advice';
import { evolve } from '../../kernel/agenda';
import { begunIn, type Left, partsOf } from '../../kernel/begun-actions';
import { quickDice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { submit } from '../../kernel/referee';
import { finished } from '../../kernel/slices';
import type { AllBridges, State } from './state';
import { command, inactive, round, table } from './testing/positions';
import type { Cells, Command, Seat } from './vocabulary';

/** The Cells there, how many of those removed are Active, and whether the disc comes first. */
const WAYS: readonly (readonly [cells: Cells, active: number, isDiscFirst: boolean])[] = [
  [{ active: 0, inactive: 3 }, 0, false],
  [{ active: 1, inactive: 2 }, 1, true],
];
const DISC = { reds: 'administration', moderates: 'network' } as const;
type Builder = keyof typeof DISC;

const done = (state: State, seat: Seat, ...commands: readonly Command[]): State =>
  commands.reduce<State>((now, one) => {
    const verdict = submit(allBridges, now, seat, one, quickDice(1));
    if (!verdict.ok) throw new Error(`${one.kind}: ${verdict.refusal.reason}`);
    return verdict.state;
  }, state);

/** Where a disc may be built: in a Rally, and in the Propaganda Round. */
const rallying = (seat: Builder, cells: Cells, discs = {}): State =>
  done(
    table({ agenda: command(seat), spaces: { hame: { [seat]: cells, ...discs } } }),
    seat,
    { kind: 'choose-command', command: 'rally' },
    { kind: 'rally', space: 'hame' },
  );
const agitating = (seat: Builder, cells: Cells, discs = {}): State =>
  done(
    table({
      propaganda: 1,
      agenda: [{ kind: 'agitation', seat, spaces: [], built: false }, ...round('final-check')],
      spaces: { hame: { [seat]: cells, ...discs } },
    }),
    seat,
    { kind: 'agitate', space: 'hame' },
  );

const cell = (seat: Builder, stance: keyof Cells): GameEdit => ({
  kind: 'move',
  piece: `${seat}-${stance}`,
  from: 'in-hame',
  to: `available-${seat}`,
  count: 1,
});
/** The changes by hand: the Cells go one by one, and the disc comes. */
const changesOf = (seat: Builder, active: number): readonly GameEdit[] => [
  ...Array.from({ length: active }, () => cell(seat, 'active')),
  ...Array.from({ length: 2 - active }, () => cell(seat, 'inactive')),
  { kind: 'move', piece: DISC[seat], from: `available-${seat}`, to: 'in-hame', count: 1 },
];

/** The answer to each change, one after another while the rules stand still. */
const saidOf = (state: State, seat: Seat, changes: readonly GameEdit[]) => {
  const left: Left<AllBridges>[] = [{ state: allBridges.hide(state, seat), by: undefined }];
  return changes.map(edit => {
    const before = left.at(-1)?.state ?? state;
    const begun = finished(begunIn(allBridges, left));
    const advice = advise(allBridges, before, seat, edit, begun);
    if ('reason' in advice) throw new Error(`${JSON.stringify(edit)}: ${advice.reason}`);
    const made = allBridges.edit(before, edit, quickDice(1));
    if ('reason' in made) throw new Error(made.reason);
    left.push({ state: made.reduce<State>((now, one) => evolve(allBridges, now, one), before), by: seat, edit });
    // a Cell may also be withdrawn at any time, so ask also what else it is part of
    const parts = advice.commands.length
      ? finished(partsOf(allBridges, begun, [before, advice.after], seat))
      : advice.parts;
    return { breaks: advice.breaks, named: [...advice.commands, ...parts.map(part => part.command)] };
  });
};

const PLACES = [
  ['a Rally of the Reds', 'reds', rallying],
  ['a Rally of the Moderates', 'moderates', rallying],
  ['Agitation of the Reds', 'reds', agitating],
  ['Agitation of the Moderates', 'moderates', agitating],
] as const;

test.each(PLACES)('in %s a disc is built by hand', (_, seat, at) => {
  let looked = 0;
  for (const [cells, active, isDiscFirst] of WAYS) {
    // Reds control a space only by what is seen of them
    if (at === agitating && seat === 'reds' && !cells.active) continue;
    const changes = changesOf(seat, active);
    const order = isDiscFirst ? changes.toReversed() : changes;
    for (const { breaks, named } of saidOf(at(seat, cells), seat, order)) {
      expect(breaks, JSON.stringify(order)).toEqual([]);
      expect(
        named.map(one => one?.kind),
        JSON.stringify(order),
      ).toContain('build');
      looked++;
    }
  }
  expect(looked).toBeGreaterThan(2);
});

test.each(PLACES)('in %s a third disc breaks a rule', (_, seat, at) => {
  const disc = changesOf(seat, 0).slice(-1);
  const [said] = saidOf(at(seat, { active: 1, inactive: 2 }, { administrations: 1, networks: 1 }), seat, disc);
  expect(said?.breaks).toContainEqual(expect.objectContaining({ section: '§1.4.3' }));
});

test('removing a single Cell makes no room for a disc', () => {
  const [said] = saidOf(
    rallying('reds', { active: 0, ...inactive(1) } as Cells),
    'reds',
    changesOf('reds', 0).slice(-1),
  );
  expect(said?.breaks).toContainEqual(expect.objectContaining({ section: '§3.2.1' }));
});
