/** Tests of the testers: the toy with one planted fault, and the tester that must find it. */
import type { Tabletop } from '../board';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game';
import { refuse } from '../refusal';
import { unknown } from '../piles';
import { playWithEdits } from './edits';
import { forge, guard } from './forge';
import { fuzz, unplayed } from './fuzz';
import { goldenFault, goldenIn } from './golden';
import { oddsOfEverything } from './odds-of-everything';
import { replayBothWays, loaded } from './replay';
import { swap } from './swap';
import { tabletopFault } from './positions';
import { begin } from '../referee';
import { folds as sound } from './toy/folds';
import { anytime, steps } from './toy/steps';
import { toy } from './toy/toy';
import { varyBids } from './toy/cards';
import { handOf, isCard, type Toy } from './toy/words';
import type { Fault } from './values';

type ToyGame = Game<Toy>;
type ToySteps = ToyGame['steps'];

const play = { games: 40, cap: 400 };
const deep = (game: ToyGame): readonly Fault[] => fuzz(game, { ...play, deep: true, ids: isCard }).faults;
const swapped = (game: ToyGame): readonly Fault[] =>
  swap(game, { ...play, every: 2, classOf: () => 'card', vary: varyBids }).faults;
const first = (faults: readonly Fault[]): string => faults[0]?.what ?? 'nothing found';
const withSteps = (changed: Partial<ToySteps>): ToyGame => ({ ...toy, steps: { ...steps, ...changed } });

test('no tester finds a fault in the toy as it is', () => {
  expect([...deep(toy), ...swapped(toy)]).toEqual([]);
});

describe('random play finds', () => {
  test('a dead end', () => {
    const { 'give-up': _, ...answers } = steps['failed-check'].answers;
    expect(first(fuzz(withSteps({ 'failed-check': { ...steps['failed-check'], answers } }), play).faults)).toMatch(
      /^dead end/,
    );
  });
  test('a game without an end', () => {
    const year: ToySteps['year'] = {
      section: '§1',
      run: () => ({ then: [{ kind: 'bid' }, { kind: 'refill' }, { kind: 'year' }] }),
    };
    expect(first(fuzz({ ...withSteps({ year }), watch: () => [] }, play).faults)).toMatch(/^no end after 400/);
  });
  test('steps that do not end', () => {
    const refill: ToySteps['refill'] = { section: '§1', run: (_state, step) => ({ then: [step] }) };
    expect(first(fuzz(withSteps({ refill }), play).faults)).toMatch(/steps do not end/);
  });
  test('a game over without an ending', () => {
    expect(first(fuzz({ ...toy, ending: () => undefined }, play).faults)).toMatch(/over without an ending/);
  });
  test('a step that asks nobody', () => {
    expect(first(fuzz(withSteps({ fish: { ...steps.fish, seats: () => [] } }), play).faults)).toMatch(
      /nobody is asked/,
    );
  });
  test('a command that is never given', () => {
    const report = fuzz({ ...toy, anytime: { storm: { ...anytime.storm, offers: () => [] } } }, play);
    expect(unplayed(toy, report)).toEqual(['command storm']);
  });
  test('an invariant that breaks', () => {
    const folds: ToyGame['folds'] = { ...sound, stayed: state => ({ ...state, coins: { ...state.coins, north: -1 } }) };
    const report = fuzz(
      { ...toy, folds },
      { ...play, invariant: ({ coins }) => (coins.north < 0 ? 'coins below zero' : undefined) },
    );
    expect(first(report.faults)).toBe('coins below zero');
  });
});

describe('comparing views finds', () => {
  test('a wrong fold: it reads the hidden part only', () => {
    const folds: ToyGame['folds'] = {
      ...sound,
      'cards-drawn': (state, { seat, secret }) => ({
        ...state,
        piles: {
          ...state.piles,
          [handOf(seat)]: [...state.piles[handOf(seat)], ...(secret?.is ?? [])],
          deck: state.piles.deck.slice(secret?.is.length),
        },
      }),
    };
    expect(first(deep({ ...toy, folds }))).toMatch(/by events is not the view by state/);
  });
  test('a leak in an event: the drawn cards are open', () => {
    const leaky = {
      ...steps.refill,
      run: (...args: Parameters<typeof steps.refill.run>) => {
        const { events = [] } = steps.refill.run(...args);
        return {
          events: events.map(event =>
            event.kind === 'cards-drawn' && event.secret ? { ...event, seen: event.secret.is } : event,
          ),
        };
      },
    };
    expect(first(deep(withSteps({ refill: leaky })))).toMatch(/is told \S+ and cannot see it/);
  });
  test('a forgotten pile: the deck is not hidden', () => {
    const forgetful: ToyGame['hide'] = (state, seat) => {
      const seen = toy.hide(state, seat);
      return { ...seen, piles: { ...seen.piles, deck: state.piles.deck } };
    };
    expect(first(deep({ ...toy, hide: forgetful }))).toMatch(
      /by events is not the view by state|which the events keep from it|declares otherwise/,
    );
  });
  test('a pile that is hidden differently than declared', () => {
    const piles: ToyGame['piles'] = of => ({ ...toy.piles(of), deck: { readers: 'everybody', role: 'deck' } });
    expect(first(deep({ ...toy, piles }))).toMatch(/declares otherwise/);
  });
  test('a missing barrier', () => {
    const reveals: ToyGame['reveals'] = new Set(['pile-shuffled', 'discards-shuffled', 'bids-opened']);
    expect(first(deep({ ...toy, reveals }))).toMatch(/learned \S+ without a barrier/);
  });
  test('a state changed in place', () => {
    const folds: ToyGame['folds'] = {
      ...sound,
      stayed(state, { seat }) {
        (state.coins as Record<string, number>)[seat] = 9;
        return state;
      },
    };
    expect(first(deep({ ...toy, folds }))).toMatch(/read only|not extensible/);
  });
  test('a value that does not survive JSON', () => {
    const folds: ToyGame['folds'] = {
      ...sound,
      stayed: state => ({ ...state, points: { ...state.points, north: NaN } }),
    };
    expect(first(deep({ ...toy, folds }))).toMatch(/not JSON at \/points\/north/);
  });
  test('a view that hides differently when hidden twice', () => {
    const hide: ToyGame['hide'] = (state, seat) => ({ ...toy.hide(state, seat), year: state.year });
    const twice: ToyGame['hide'] = (state, seat) => ({
      ...hide(state, seat),
      piles: { ...hide(state, seat).piles, deck: unknown(state.piles.deck[0] === '?' ? 0 : state.piles.deck.length) },
    });
    expect(deep({ ...toy, hide: twice })).not.toEqual([]);
  });
  test('a counter that lies in no slot', () => {
    const state = begin(toy, toy.setUp({ years: 3, storms: true }), loaded()).state;
    const tabletop = (): Tabletop => ({
      counters: [{ id: 'boat', piece: 'boat', slot: 'harbour' }],
      markers: [],
      piles: [],
    });
    expect(
      tabletopFault({ ...toy, presentation: options => ({ ...toy.presentation(options), tabletop }) }, state),
    ).toMatch(/no slot of the board: harbour/);
  });
});

describe('swapping secrets finds', () => {
  test('a list of asked seats that shows who holds a reaction', () => {
    const window: ToySteps['window'] = {
      ...steps.window,
      stuck: () => ({}),
      seats: (state, { waiting }) =>
        waiting.filter(seat => state.piles[handOf(seat)].some(card => card.startsWith('storm'))),
    };
    expect(first(swapped(withSteps({ window })))).toMatch(/tells (?:north|south) a secret/);
  });
  test('a step that names a hidden card', () => {
    const fish: ToySteps['fish'] = {
      ...steps.fish,
      answers: {
        ...steps.fish.answers,
        stay: {
          ...steps.fish.answers.stay,
          decide: ({ state, seat }) => ({
            events: [{ kind: 'stayed', seat }],
            then: [{ kind: 'fish', seat: state.piles['hand-south'][0] === 'fish-1' ? 'north' : 'south' }],
          }),
        },
      },
    };
    expect(first(swapped(withSteps({ fish })))).toMatch(/tells (?:north|south) a secret/);
  });
  test('a view with a number that follows from a secret', () => {
    const hide: ToyGame['hide'] = (state, seat) => ({
      ...toy.hide(state, seat),
      year: state.piles['hand-south'].filter(card => card.startsWith('storm')).length,
    });
    expect(first(swapped({ ...toy, hide }))).toMatch(/depends on what is hidden/);
  });
});

describe('forging finds', () => {
  test('a list of values that accepts any', () => {
    const any = Object.assign(['fish-1'], { includes: () => true });
    const fish: ToySteps['fish'] = {
      ...steps.fish,
      answers: {
        ...steps.fish.answers,
        fish: { ...steps.fish.answers.fish, offers: () => [{ kind: 'fish', card: any }] },
      },
    };
    expect(first(forge(withSteps({ fish }), { ...play, games: 8, every: 1 }).faults)).toMatch(
      /a forged command is accepted/,
    );
    expect(first(guard(withSteps({ fish }), { ...play, games: 8, every: 1 }).faults)).toMatch(/accepted/);
  });
  test('nothing, if a rule asks too many seats: what is offered is no forgery', () => {
    const check: ToySteps['check'] = { ...steps.check, seats: () => ['north', 'south'] };
    expect(forge(withSteps({ check }), { ...play, games: 4, every: 3 }).faults).toEqual([]);
  });
});

describe('other testers find', () => {
  test('a change by hand that ends the game without an ending', () => {
    const year: ToySteps['year'] = {
      section: '§1',
      // pushed by the refill, not waiting below it: skipping the refill loses it
      run: state =>
        state.year >= 3
          ? steps.year.run({ ...state, year: 9 })
          : { events: [{ kind: 'year-begun', year: state.year + 1 }], then: [{ kind: 'bid' }] },
    };
    const bid: ToySteps['bid'] = {
      ...steps.bid,
      answers: {
        ...steps.bid.answers,
        bid: {
          ...steps.bid.answers.bid,
          decide(at, command) {
            const { events = [], then = [] } = steps.bid.answers.bid.decide(at, command);
            return { events, then: then[0]?.kind === 'fish' ? [...then, { kind: 'refill' }, { kind: 'year' }] : then };
          },
        },
      },
    };
    const report = playWithEdits(withSteps({ year, bid }), { ...play, every: 3, ids: isCard });
    expect(first(report.faults)).toMatch(/after a change by hand: the game is over without an ending/);
  });
  test('a change by hand that shows a hidden card without a barrier', () => {
    const reveals: ToyGame['reveals'] = new Set(
      [...toy.reveals].filter(kind => kind !== 'hand-card-discarded' && kind !== 'cards-shown'),
    );
    const report = playWithEdits(
      { ...toy, reveals },
      {
        ...play,
        every: 3,
        ids: isCard,
        edits: (state, choose) => ({
          kind: 'card',
          card: choose([...state.piles['hand-north'], '?']),
          from: 'hand-north',
          to: 'discards',
        }),
      },
    );
    expect(first(report.faults)).toMatch(/learned \S+ without a barrier/);
  });
  test('a rule with randomness of its own, on replay', () => {
    let own = 0;
    const stay: ToySteps['fish'] = {
      ...steps.fish,
      answers: {
        ...steps.fish.answers,
        stay: {
          ...steps.fish.answers.stay,
          decide: ({ seat }) => ({
            events: [
              { kind: 'stayed', seat },
              { kind: 'coins-set', seat, coins: own++ % 7 },
            ],
          }),
        },
      },
    };
    expect(first(replayBothWays(withSteps({ fish: stay }), play).faults)).toMatch(/by commands, turn/);
  });
  test('a rule that cannot handle an unknown card', () => {
    const bid: ToySteps['bid'] = {
      ...steps.bid,
      answers: {
        ...steps.bid.answers,
        bid: {
          ...steps.bid.answers.bid,
          decide(at, command) {
            if (at.state.piles[handOf(at.seat === 'north' ? 'south' : 'north')].includes('?'))
              throw new Error('no such card: ?');
            return steps.bid.answers.bid.decide(at, command);
          },
        },
      },
    };
    expect(first(oddsOfEverything(withSteps({ bid }), { ...play, every: 2 }).faults)).toMatch(/no such card/);
  });
  test('a changed rule, by a golden game', () => {
    const roll: ToySteps['check'] = {
      ...steps.check,
      answers: {
        roll: {
          ...steps.check.answers.roll,
          decide: ({ seat }) => ({ events: [{ kind: 'caught', seat, points: 1 }] }),
        },
      },
    };
    const [[name, record] = ['', undefined]] = [...goldenIn(new URL('./toy/golden/', import.meta.url))];
    expect(goldenFault(withSteps({ check: roll }), name, record)).toMatch(/came out otherwise/);
    expect(goldenFault({ ...toy, edition: '2' }, name, record)).toMatch(/another-edition/);
  });
});

test('no fault in a refusal that depends on a rival’s cards: rules only see what the seat sees', () => {
  const fish: ToySteps['fish'] = {
    ...steps.fish,
    answers: {
      ...steps.fish.answers,
      fish: {
        ...steps.fish.answers.fish,
        forbids: ({ state }) =>
          state.piles['hand-south'].includes('storm-1') ? refuse('§3', 'they-have-a-storm') : undefined,
      },
    },
  };
  const told = swapped(withSteps({ fish })).filter(({ what }) => what.includes('tells north'));
  expect(told).toEqual([]);
});
