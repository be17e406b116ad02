/** A session by hand of every game, to a winner. `npm run soak -- hands [game]`. */
import { test } from 'vitest';
import { session } from '../harness/session';
import { type HandsPlan, playByHandSession } from '../harness/by-hand-session';

const PLANS: readonly HandsPlan[] = [
  {
    game: 'civil-war',
    seats: ['red', 'white'],
    prepare: [
      { kind: 'add', piece: 'red-trotsky', to: 'south-red', count: 1 },
      { kind: 'flip', piece: 'red-trotsky', at: 'south-red' },
      { kind: 'add', piece: 'red-army-1', to: 'red-trotsky', count: 1 },
      { kind: 'add', piece: 'red-lenin', to: 'east-red', count: 1 },
    ],
    // the leader lies in a hand that is not the first one's
    theirs: [{ kind: 'add', piece: 'white-wrangel', to: 'south-white', count: 1 }],
    seed: 11,
  },
  { game: 'dual-powers', seats: ['soviet', 'government'], seed: 12, isGiven: true },
  { game: 'prelude', seats: ['revolutionary', 'government'], seed: 13 },
  {
    game: 'kremlin',
    isGiven: true,
    seats: ['stalinists', 'militarists'],
    others: ['evolutionists'],
    options: { players: '3' },
    // the sheets are put aside, and the politicians take their places
    prepare: [{ kind: 'tick' }, { kind: 'resolve' }],
    seed: 14,
  },
  { game: 'all-bridges', seats: ['reds', 'senate'], others: ['moderates'], seed: 15 },
];

test.each(PLANS.map(plan => [plan.game, plan] as const))(
  '%s is played by hand, with advice, and by the rules to a winner',
  (game, plan) => session({ title: `hands-${game}` }, one => playByHandSession(one, plan)),
);
