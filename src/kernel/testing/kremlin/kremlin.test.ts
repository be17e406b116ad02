import { describe, expect, test } from 'vitest';
import { redact } from '../../hidden';
import { odds } from '../../odds';
import { openPlay } from '../../playthrough';
import { begin, sameQuestion } from '../../referee';
import { quickDice } from '../../dice';
import { gameTests } from '../game-tests';
import { givenFor, type Given } from '../given';
import { loaded } from '../loaded';
import { kremlin } from './kremlin';
import { varyInfluence } from './vary';
import { CARDS, isCard, OFFICES, POLITICIANS, SEATS, type Kremlin, type Seat, type State } from './words';

gameTests(kremlin, {
  ids: isCard,
  classOf: () => 'card',
  vary: varyInfluence,
  invariant({ hands, deck, discards, office, people, siberia, influence }) {
    const cards = [...SEATS.flatMap(seat => hands[seat]), ...deck, ...discards];
    if (deck.length && (cards.length !== CARDS.length || new Set(cards).size !== CARDS.length))
      return `cards: ${cards.join()}`;
    const placed = [...OFFICES.flatMap(one => office[one] ?? []), ...people, ...siberia];
    if (new Set(placed).size !== placed.length) return `somebody stands twice: ${placed.join()}`;
    return Object.values(influence).some(own => Object.values(own).some(points => points < 1))
      ? 'points below one'
      : undefined;
  },
  weigh: {
    allot: 12,
    unallot: 0.3,
    unseal: 0.3,
    seal: 3,
    declare: 8,
    pass: 8,
    purge: 6,
    'roll-purge': 4,
    try: 10,
    'call-off': 8,
    'end-purges': 1,
    'play-evidence': 3,
    'play-zealous': 3,
    'play-hero': 3,
    'play-whisper': 3,
    'play-peek': 3,
    suspect: 3,
    'end-spy': 1,
    vote: 3,
  },
  edits: (_state, choose) =>
    choose([
      { kind: 'skip' },
      { kind: 'set', marker: `age-${choose(POLITICIANS)}`, to: choose([50, 80, 95, 96, 110]) },
    ]),
  games: { shallow: 60, deep: 8, swap: 3 },
  cap: 5000,
});

const given = givenFor(kremlin);
const [S, M, E, A] = SEATS;
const dealt = begin(kremlin, kremlin.setUp({ years: 3 }), loaded()).state;

/** B heads the KGB; the Stalinists hold him with four, the Apologists have seven in secret. */
const year = (change: Partial<State> = {}): State => ({
  ...dealt,
  year: 1,
  sealed: SEATS,
  people: ['N', 'O', 'P', 'Q'],
  agenda: [
    { kind: 'purges', over: false },
    { kind: 'window', waiting: SEATS, round: 0, about: 'phase' },
    { kind: 'spy', suspects: [], tried: false },
    { kind: 'fill' },
    { kind: 'end-of-year' },
  ],
  office: {
    chief: 'A',
    kgb: 'B',
    foreign: 'C',
    defense: 'D',
    ideology: 'E',
    industry: 'F',
    economy: 'G',
    sport: 'H',
    c1: 'I',
    c2: 'J',
    c3: 'K',
    c4: 'L',
    c5: 'M',
  },
  age: { ...dealt.age, A: 60, B: 61, C: 62, D: 63 },
  influence: { stalinists: { B: 6, C: 3 }, militarists: { D: 5 }, evolutionists: { C: 4 }, apologists: { B: 7, G: 2 } },
  chits: { B: [{ seat: S, points: 4 }] },
  ...change,
});
const passes = (at: Given<Kremlin>, ...seats: readonly Seat[]): Given<Kremlin> =>
  seats.reduce((now, seat) => now.when(seat, { kind: 'pass' }).ok(), at);

describe('§2 control of the KGB changes hands before the die', () => {
  const announced = given(year())
    .when(S, { kind: 'purge', target: 'G' })
    .ok()
    .asks(SEATS, { kind: 'window', about: 'purge' });

  test('a declaration reopens the window for everybody else; the new controller may call it off, the first one may not', () => {
    const five = passes(announced, S, M)
      .when(A, { kind: 'declare', politician: 'B', points: 5 })
      .ok()
      .asks([S, M, E], { kind: 'window' });
    const six = five.when(S, { kind: 'declare', politician: 'B', points: 6 }).ok();
    const seven = six.when(A, { kind: 'declare', politician: 'B', points: 7 }).ok();
    const closed = passes(seven, S, M, E).asks(A, { kind: 'purge', target: 'G', by: S });
    closed.when(S, { kind: 'roll-purge' }).isRefused({ section: '§2', reason: 'not-asked' });
    closed.when(A, { kind: 'call-off' }).then({ kind: 'purge-called-off', by: A }).asks(A, { kind: 'purges' });
    passes(announced, ...SEATS)
      .when(S, { kind: 'call-off' })
      .isRefused({ reason: 'declared-it-yourself' });
  });

  test('nobody declares more than he has, and the refusal says nothing of others', () => {
    announced.when(A, { kind: 'declare', politician: 'B', points: 8 }).isRefused({ reason: 'not-offered' });
    announced.when(M, { kind: 'declare', politician: 'B', points: 1 }).isRefused({ reason: 'not-offered' });
  });

  test('with equal points whoever reached the total first keeps control', () => {
    const tie = year({ influence: { ...year().influence, apologists: { B: 4 } } });
    const tied = given(tie)
      .when(S, { kind: 'purge', target: 'G' })
      .ok()
      .when(A, { kind: 'declare', politician: 'B', points: 4 })
      .ok();
    passes(tied, S, M, E)
      .when(S, { kind: 'roll-purge' }, ['1d20', [10]])
      .ok();
  });

  test('a card helps; failure opens another window, in which a card lets the purges go on', () => {
    const armed = year({ hands: { ...dealt.hands, militarists: ['evidence0', 'zealous0'] } });
    const evidence = passes(given(armed).when(S, { kind: 'purge', target: 'G' }).ok(), S).when(M, {
      kind: 'play-evidence',
      card: 'evidence0',
    });
    const failed = passes(evidence.ok(), S, E, A)
      .when(S, { kind: 'roll-purge' }, ['1d20', [6]])
      .then({ kind: 'purge-rolled', target: 'G', die: 6, needed: 7 }, { kind: 'aged', politician: 'B', by: 3 });
    const on = failed.when(M, { kind: 'play-zealous', card: 'zealous0' }).ok();
    passes(on, S, E, A).when(S, { kind: 'purge', target: 'H' }).ok();
    passes(failed, ...SEATS).asks(SEATS, { kind: 'window', about: 'phase' });
  });

  test('the odds are ten or more on a twenty-sided die', () => {
    const { state } = passes(announced, ...SEATS);
    const chances = odds(kremlin, kremlin.hide(state, S), S, { kind: 'roll-purge' });
    expect(chances?.map(({ probability, events }) => [probability, events.length])).toEqual([
      [0.45, 2],
      [0.55, 3],
    ]);
  });

  test('retirement at 96 comes by itself, in the middle', () => {
    const old = year({ age: { ...year().age, B: 94 } });
    passes(given(old).when(S, { kind: 'purge', target: 'G' }).ok(), ...SEATS)
      .when(S, { kind: 'roll-purge' }, ['1d20', [1]])
      .tells({ kind: 'aged', politician: 'B', by: 3 }, { kind: 'retired', politician: 'B' })
      .comes('window', 'close-purges', 'purges', 'window', 'spy', 'fill', 'end-of-year');
  });

  test('an age set by hand retires the head of the KGB, and the purge falls to whoever comes next in duty', () => {
    announced
      .byHand({ kind: 'set', marker: 'age-B', to: 96 })
      .then({ kind: 'age-set', politician: 'B', age: 96 }, { kind: 'retired', politician: 'B' });
    announced.byHand({ kind: 'set', marker: 'age-B', to: 9 }).isRefused({ reason: 'no-such-change' });
  });
});

describe('§3 a trial: a vote changes with control until the next is cast', () => {
  test('A and B vote innocent by themselves, unless somebody takes them in time', () => {
    const start = year({
      suspicion: { G: 1 },
      chits: { D: [{ seat: M, points: 5 }], C: [{ seat: S, points: 3 }] },
      agenda: [{ kind: 'spy', suspects: [], tried: false }, { kind: 'fill' }, { kind: 'end-of-year' }],
    });
    // In A's window the Apologists cannot take A; they take B before its vote.
    const first = given(start)
      .when(M, { kind: 'try', target: 'G' })
      .ok()
      .asks(SEATS, { kind: 'window', about: 'vote' });
    const guilty = passes(first.when(A, { kind: 'declare', politician: 'B', points: 5 }).ok(), S, M, E)
      .when(A, { kind: 'vote', innocent: false })
      .ok();
    // In B's window the Stalinists outbid: the new controller votes again.
    const again = passes(guilty.when(S, { kind: 'declare', politician: 'B', points: 6 }).ok(), M, E, A).asks(S, {
      kind: 'vote',
      politician: 'B',
    });
    const third = passes(again.when(S, { kind: 'vote', innocent: false }).ok(), ...SEATS)
      .when(S, { kind: 'vote', innocent: false })
      .ok();
    // Too late for B now; the Evolutionists take C after its vote and turn it: the second who finds him innocent.
    const turned = passes(third.when(E, { kind: 'declare', politician: 'C', points: 4 }).ok(), S, M, A).asks(E, {
      kind: 'vote',
      politician: 'C',
    });
    passes(turned.when(E, { kind: 'vote', innocent: true }).ok(), S, M, E)
      .when(A, { kind: 'pass' })
      .then(
        { kind: 'passed', seat: A },
        { kind: 'acquitted', politician: 'G' },
        { kind: 'aged', politician: 'D', by: 3 },
      )
      .asks(M, { kind: 'spy', tried: true });
  });
});

describe('messages that cross', () => {
  const asked = given(year()).when(S, { kind: 'purge', target: 'G' }).ok().state.agenda[0];
  test('a pass by another leaves the question as it was', () => {
    const { state } = given(year()).when(S, { kind: 'purge', target: 'G' }).ok().when(M, { kind: 'pass' }).ok();
    expect(sameQuestion(asked, state.agenda[0])).toBe(true);
  });
  test('a declaration makes it another question', () => {
    const { state } = given(year())
      .when(S, { kind: 'purge', target: 'G' })
      .ok()
      .when(A, { kind: 'declare', politician: 'B', points: 5 })
      .ok();
    expect(sameQuestion(asked, state.agenda[0])).toBe(false);
  });
});

test('§assign-influence all write at once, nobody learns what, and taking back is a command of one’s own', () => {
  const play = openPlay(kremlin, { years: 3 }, quickDice);
  const wire = new Map<Seat, string[]>(SEATS.map(seat => [seat, []]));
  const go = (seat: Seat, command: Kremlin['command']): void => {
    const verdict = play.submit(seat, command);
    expect(verdict.ok).toBe(true);
    if (verdict.ok)
      for (const one of SEATS) wire.get(one)?.push(JSON.stringify(verdict.events.map(event => redact(event, one))));
  };
  for (let points = 1; points <= 10; points++) {
    for (const [n, seat] of SEATS.entries())
      go(seat, { kind: 'allot', politician: POLITICIANS[points + n] ?? '', points });
  }
  go(S, { kind: 'unallot', politician: 'B' });
  go(S, { kind: 'allot', politician: 'Z', points: 1 });
  for (const seat of [S, M, E]) go(seat, { kind: 'seal' });
  go(M, { kind: 'unseal' });
  expect(play.state.agenda[0]?.kind).toBe('allot');
  go(M, { kind: 'seal' });
  expect(wire.get(A)?.join()).not.toContain('Z');
  expect(wire.get(S)?.join()).toContain('Z');
  go(A, { kind: 'seal' });
  expect(play.state.agenda[0]).toMatchObject({ kind: 'window', about: 'phase' });
});
