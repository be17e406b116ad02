import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import type { Change, GameEdit } from '../../kernel/edit';
import { gameOf } from '../../testing/all-games';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import type { AnyGame } from '../record/model';
import { changesSince, revisionSince } from './changes-since';
import { handOf } from './hand';
import { ownUndo } from './own-undo';
import { dropTogether } from './as-one';
import { saidOf } from './by-hand';
import { lyingAt, lyingIn, togetherMoves, togetherRows } from './together';
import { viewOf } from './view';
import { begunTable } from '../testing/seated-tables';

const speech = speechOf('en');

const evening = async (id: string, seats: readonly string[]) => {
  const game = gameOf(id) as AnyGame;
  const { table, ann, bob } = await begunTable(game, { mode: 'free', seed: 5 });
  const [own = '', other = ''] = seats;
  const reading = () => readingOf(clientOf(ann.sees(own), 'ann', { seat: own }), speech);
  return {
    table,
    reading,
    view: () => viewOf(reading().client),
    does: (edit: Change) => ann.ask({ kind: 'edit', edit, seat: own }),
    other: (edit: GameEdit) => bob.ask({ kind: 'edit', edit, seat: other }),
  };
};
const civilWar = () => evening('civil-war', ['red', 'white']);
const add = (piece: string, to: string): GameEdit => ({ kind: 'add', piece, to, count: 1 });

describe('the pieces at a place', () => {
  test('are listed and counted, at a point of the board as in its slot', async () => {
    const { does, reading, view } = await civilWar();
    await does(add('red-lenin', 'east-red'));
    await does(add('red-trotsky', 'east-red'));
    const lying = lyingIn(reading(), view(), ['east-red']);
    expect(lying.map(({ piece, count }) => [piece, count])).toEqual([
      ['red-lenin', 1],
      ['red-trotsky', 1],
    ]);
    const box = view().board.slots.find(({ id }) => id === 'east-red')?.box;
    const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
    expect(lyingAt(reading(), view(), at)).toMatchObject({ lying });
    expect(lyingAt(reading(), view(), { x: -100, y: -100 })).toBeUndefined();
  });

  test('are only those there, though equal ones lie elsewhere', async () => {
    const { does, reading, view } = await evening('all-bridges', ['reds', 'senate']);
    await does({ kind: 'add', piece: 'reds-inactive', to: 'in-hame', count: 1 });
    await does({ kind: 'add', piece: 'reds-inactive', to: 'in-turku', count: 1 });
    const box = view().board.slots.find(({ id }) => id === 'in-hame')?.box;
    const at = { x: (box?.x ?? 0) + (box?.width ?? 0) - 3, y: (box?.y ?? 0) + (box?.height ?? 0) - 3 };
    const found = lyingAt(reading(), view(), at);
    expect(new Set(found?.lying.map(({ slot }) => slot))).toEqual(new Set(['in-hame']));
  });

  test('move together where each may go, as one change that is undone as one', async () => {
    const { does, reading, view } = await civilWar();
    await does(add('red-lenin', 'east-red'));
    await does(add('red-trotsky', 'east-red'));
    const all = lyingIn(reading(), view(), ['east-red']).map(one => ({ ...one, take: one.count }));
    const rows = togetherMoves(reading(), view(), all);
    expect(rows.map(({ key, label }) => [key, label])).toContainEqual(['south-red', expect.stringMatching(/South/)]);
    const { revision } = reading().client.timeline;
    const drop = rows.find(({ key }) => key === 'south-red')?.drop;
    if (drop?.kind !== 'edit') return expect.fail('they cannot go together');
    expect(await does(drop.edit)).toMatchObject({ ok: true });
    expect(reading().client.timeline.revision).toBe(revision + 1);
    expect(lyingIn(reading(), view(), ['south-red'])).toHaveLength(2);
    expect(lyingIn(reading(), view(), ['east-red'])).toEqual([]);
    const { client } = reading();
    const back = ownUndo(client.timeline, client.presentation, 'red');
    if (back.kind !== 'back') return expect.fail(back.kind);
    expect(await does(back.edit)).toMatchObject({ ok: true });
    expect(lyingIn(reading(), view(), ['east-red'])).toHaveLength(2);
  });

  test('can be split: only the chosen number of a stack goes', async () => {
    const { does, reading, view } = await evening('all-bridges', ['reds', 'senate']);
    await does({ kind: 'add', piece: 'reds-inactive', to: 'in-hame', count: 3 });
    const [stack] = lyingIn(reading(), view(), ['in-hame']).filter(({ piece }) => piece === 'reds-inactive');
    if (!stack) return expect.fail('nothing lies there');
    const rows = togetherMoves(reading(), view(), [{ ...stack, take: 2 }]);
    expect(rows.find(({ key }) => key === 'in-turku')?.drop).toMatchObject({
      edit: { kind: 'move', piece: stack.piece, from: 'in-hame', to: 'in-turku', count: 2 },
    });
  });

  test('move along with their leader, and are not moved a second time', async () => {
    const { does, reading, view } = await civilWar();
    await does(add('red-lenin', 'east-red'));
    await does(add('red-army-1', 'red-lenin'));
    const { client } = reading();
    const hand = handOf({ client, view: view() }, { byHand: true });
    const ids = ['red-lenin', 'red-army-1'];
    const drop = dropTogether(hand, view(), ids, { kind: 'places', places: ['south-red'] });
    expect(drop).toMatchObject({ kind: 'edit', edit: { kind: 'move', piece: 'red-lenin', to: 'south-red' } });
    expect(dropTogether(hand, view(), ids, { kind: 'places', places: ['south-white'] })).toMatchObject({
      kind: 'refused',
    });
    expect(dropTogether(hand, view(), ids, undefined)).toBeUndefined();
    // in Advised the drag shows which coming action it is part of
    const edit: Change = { kind: 'move', piece: 'red-lenin', from: 'east-red', to: 'south-red', count: 1 };
    expect(saidOf({ ...hand, mode: 'advised' }, edit)).toMatchObject({ action: { kind: 'move-leader' } });
    expect(saidOf(hand, edit)).toEqual({});
  });

  test('do nothing if none is chosen', async () => {
    const { reading, view } = await civilWar();
    expect([...togetherRows(reading(), view(), []), ...togetherMoves(reading(), view(), [])]).toEqual([]);
  });
});

describe('the changes since a time', () => {
  test('say what has moved from where to where, on the board and in words', async () => {
    const { does, other, reading, view } = await civilWar();
    await does(add('red-lenin', 'east-red'));
    await other({ kind: 'move', piece: 'red-lenin', from: 'east-red', to: 'south-red', count: 1 });
    await other({ kind: 'set', marker: 'turn', to: 4 });
    const { lines, preview } = changesSince(reading(), view(), revisionSince(reading(), 'act'));
    expect(lines.slice(0, 2)).toEqual([expect.stringMatching(/^Lenin.*: East.* → South/), 'Turn of the Reds: 1 → 4']);
    expect(preview.pieces.map(({ kind, placement: { id } }) => [kind, id])).toEqual(
      expect.arrayContaining([
        ['moves', 'red-lenin'],
        ['moves', 'turn'],
      ]),
    );
  });

  test('name only open cards, and count the others', async () => {
    const { does, other, reading, view } = await civilWar();
    await does({ kind: 'set', marker: 'turn', to: 2 });
    await other({ kind: 'deal', pile: 'white-deck', count: 2, to: 'white-hand' });
    await other({ kind: 'cards', from: 'white-hand', to: 'white-discard', count: 1 });
    const { lines } = changesSince(reading(), view(), revisionSince(reading(), 'act'));
    expect(lines).toHaveLength(4);
    expect(lines.join('\n')).toMatch(/lies open: .*discard[\s\S]*hand.*: \d+ → \d+ cards/i);
  });

  test('begin after the last long pause', async () => {
    const { does, reading } = await civilWar();
    await does({ kind: 'set', marker: 'turn', to: 2 });
    const { timeline } = reading().client;
    const moments = timeline.moments.map((one, n, all) =>
      n === all.length - 1 ? { ...one, entry: { ...one.entry, t: one.entry.t + 3_600_000 } } : one,
    );
    const later = readingOf({ ...reading().client, timeline: { ...timeline, moments } }, speech);
    expect(revisionSince(later, 'pause')).toBe(timeline.revision - 1);
    expect(revisionSince(reading(), 'pause')).toBe(revisionSince(reading(), 'beginning'));
  });
});
