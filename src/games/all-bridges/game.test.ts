/** The standard tests of a game, for All Bridges Burning. */
import type { Edit } from '../../kernel/edit';
import { gameTests } from '../../kernel/testing/game-tests';
import type { Choose } from '../../kernel/testing/random-play';
import { allBridges } from '.';
import { demo } from './presentation';
import { CARDS, isCard } from './data/cards';
import { BORDERS, SPACES } from './data/map';
import type { State } from './state';
import { invariant } from './testing/invariant';
import { PILES, SEATS, SIDES } from './vocabulary';

/** Changes by hand that players would make. */
const edits = (_state: State, choose: Choose): Edit => {
  const space = choose(SPACES);
  const side = choose(SIDES);
  return choose<() => Edit>([
    () => ({ kind: 'skip' }),
    () => ({ kind: 'move', piece: 'reds-inactive', from: `in-${space}`, to: `in-${choose(SPACES)}`, count: 1 }),
    () => ({ kind: 'move', piece: 'moderates-inactive', from: 'available-moderates', to: `in-${space}`, count: 1 }),
    () => ({ kind: 'add', piece: `${side}-active`, to: space, count: 1 }),
    () => ({ kind: 'add', piece: `jaeger-senate`, to: space, count: 1 }),
    () => ({ kind: 'add', piece: `trains-${side}`, to: space, count: 1 }),
    () => ({ kind: 'add', piece: 'sabotage', to: `border-${choose(BORDERS)}`, count: 1 }),
    () => ({ kind: 'add', piece: 'news', to: space, count: 1 }),
    () => ({ kind: 'remove', piece: 'troop-russian', from: space, count: 1 }),
    () => ({ kind: 'remove', piece: 'senate-inactive', from: space, count: 1 }),
    () => ({ kind: 'flip', piece: `${side}-inactive`, at: space }),
    () => ({ kind: 'set', marker: 'polarization', to: choose([0, 3, 6, 10]) }),
    () => ({ kind: 'set', marker: `resources-${choose(SEATS)}`, to: choose([0, 5, 30]) }),
    () => ({ kind: 'set', marker: 'phase', to: choose([1, 2]) }),
    () => ({ kind: 'card', card: '?', from: 'deck', to: choose(PILES) }),
    () => ({ kind: 'card', card: choose(CARDS), from: choose(PILES), to: choose(PILES) }),
    () => ({ kind: 'shuffle', pile: 'deck' }),
  ])();
};

gameTests(allBridges, {
  ids: isCard,
  classOf: () => 'card',
  invariant,
  edits,
  weigh: demo.eagerness,
  games: { shallow: 30, deep: 2, swap: 2 },
  cap: 8000,
  rare: [
    'command remove-sabotage',
    'command remove-disc',
    'command strike-prepared',
    'step second-limited',
    'step casualties',
    'step assault',
    'command go-underground',
    'command retreat',
    'command assault',
    'step attrition',
    'step levy',
    'step free-prisoners',
    'command spend-news',
    'command lose-cell',
    'command ride-along',
    'command choose-stop',
    'command use-news',
    'command levy-more',
    'command free-prisoner',
    // only at a table with an owner's file
    'step by-hand',
  ],
  golden: new URL('./golden/', import.meta.url),
  endings: [
    ...SEATS.flatMap(winner => ['victory-check', 'final-round'].map(reason => ({ winner, reason }))),
    ...['germany', 'russia', 'nobody'].map(reason => ({ winner: 'draw', reason })),
  ],
});
