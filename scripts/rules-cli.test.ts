/** Every verb of the rules CLI answers as docs/rules-cli.md says. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, openDoor } from './rules-cli';
import { offersTo, openedGame, SEED, speech, stateOf, type Ask } from './rules-cli/testing';

let ask: Ask;
beforeEach(() => {
  ask = openedGame();
});

interface Roll {
  readonly seat: string;
  readonly command: object;
  readonly odds: readonly { readonly probability: number; readonly events: readonly unknown[] }[];
}

const submit = ({ seat, command }: Pick<Roll, 'seat' | 'command'>) => ask({ do: 'submit', seat, command });
const loaded = (): unknown => (ask({ do: 'record' })['record'] as Record<string, unknown>)['loaded'];

/** Does the command itself roll dice, rather than a step that it forces? */
const rollsNow = (roll: Pick<Roll, 'seat' | 'command'>): boolean => {
  ask({ do: 'dice', faces: [1, 1] });
  submit(roll);
  const rolled = loaded() !== undefined;
  ask({ do: 'undo', force: true });
  ask({ do: 'dice', faces: [] });
  return rolled;
};

/** Plays random turns until a seat may do something that rolls dice. */
const playUntilRoll = (): Roll => {
  for (let n = 0; n < 3000; n++) {
    const [seat = ''] = ask({ do: 'state' })['toAct'] as readonly string[];
    for (const { command, refusal } of offersTo(ask, seat)) {
      if (refusal) continue;
      const { odds } = ask({ do: 'odds', seat, command });
      if (odds && rollsNow({ seat, command })) return { seat, command, odds: odds as Roll['odds'] };
    }
    ask({ do: 'play', policy: 'random', max: 1 });
  }
  throw new Error('no dice were ever rolled');
};

describe('a game is set up', () => {
  test('games lists each game with its seats and options', () => {
    expect(openDoor(speech)({ do: 'games' })).toEqual({
      ok: true,
      games: expect.arrayContaining([{ id: 'civil-war', seats: ['red', 'white'], options: expect.any(Array) }]),
    });
  });
  test('setup answers seats, seed and state; the same seed sets up the same game', () => {
    const request = { do: 'setup', game: 'civil-war', options: { tie: 'nothing' }, seed: SEED.toUpperCase() };
    const first = ask(request);
    expect(first).toEqual({ ok: true, seats: ['red', 'white'], seed: SEED, state: expect.any(Object) });
    expect(first['state']).toMatchObject({ options: { tie: 'nothing', unblocked: 'one-marker' } });
    expect(ask(request)).toEqual(first);
  });
  test('an owner’s data file may be an object or its text; the state has its canonical text', () => {
    const owners = { trotsky: { exhausted: 0, fresh: 4 } };
    const texts = [owners, JSON.stringify(owners, undefined, 2)].map(
      data => (ask({ do: 'setup', game: 'dual-powers', options: { data } })['state'] as Answer)['options'] as Answer,
    );
    expect(texts.map(({ data }) => data)).toEqual(Array(2).fill('{"trotsky":{"exhausted":0,"fresh":4}}'));
    expect(ask({ do: 'load', record: ask({ do: 'record' })['record'] })).toMatchObject({ ok: true });
  });
  test('setup draws a seed if none is given', () => {
    const seeds = [1, 2].map(() => ask({ do: 'setup', game: 'civil-war' })['seed']);
    expect(seeds[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(seeds[0]).not.toBe(seeds[1]);
  });
});

describe('a game is looked at', () => {
  test('state shows everything, who is to act and the outcome', () => {
    expect(ask({ do: 'state' })).toEqual({
      ok: true,
      toAct: ['red'],
      outcome: null,
      state: expect.objectContaining({ turn: 1, morale: { red: 20, white: 20 } }),
    });
  });
  test('view hides what a seat, or an observer, may not know', () => {
    const hands = (seat: string | null) => {
      const { piles } = ask({ do: 'view', seat })['view'] as { piles: Record<string, string[]> };
      return [piles['red-hand'], piles['white-hand']];
    };
    const whole = stateOf(ask)['piles'] as Record<string, string[]>;
    const unknown = Array(5).fill('?');
    expect(hands('red')).toEqual([whole['red-hand'], unknown]);
    expect(hands('white')).toEqual([unknown, whole['white-hand']]);
    expect(hands(null)).toEqual([unknown, unknown]);
  });
  test('offers have a command and its label; a seat that is not asked gets none', () => {
    expect(ask({ do: 'offers', seat: 'red' })).toEqual({
      ok: true,
      offers: [{ command: { kind: 'draw-cards' }, label: 'Draw two cards' }],
    });
    expect(ask({ do: 'offers', seat: 'white' })).toEqual({ ok: true, offers: [] });
  });
  test('labels are English sentences through a whole game, and some offers say why they are refused', () => {
    let refused = 0;
    for (let n = 0; n < 400 && (ask({ do: 'state' })['toAct'] as []).length; n++) {
      for (const seat of ['red', 'white'])
        for (const { command, label, refusal } of offersTo(ask, seat)) {
          expect(label, JSON.stringify(command)).toMatch(/^[A-ZÀ-Ž“][^{}]*$/u);
          // an id of two parts ("north-west", "red-lenin") is lower case with a hyphen: names are not
          expect(label, JSON.stringify(command)).not.toMatch(/\bRT\.|(^|\s)(red|white|north)-[a-z]/);
          expect(label).not.toBe(command.kind);
          if (!refusal) continue;
          refused++;
          expect(refusal).toMatchObject({ section: expect.stringMatching(/^§/), reason: expect.any(String) });
        }
      ask({ do: 'play', policy: 'random', max: 1 });
    }
    expect(refused).toBeGreaterThan(0);
  });
});

describe('a game is played', () => {
  test('submit answers events, or the refusal; a refusal changes nothing', () => {
    const before = stateOf(ask);
    expect(ask({ do: 'submit', seat: 'white', command: { kind: 'draw-cards' } })).toEqual({
      ok: false,
      refusal: { section: '§propaganda', reason: 'not-asked', details: { step: 'propaganda' } },
    });
    expect(stateOf(ask)).toEqual(before);
    const { ok, events } = ask({ do: 'submit', seat: 'red', command: { kind: 'draw-cards' } });
    expect(ok).toBe(true);
    const secret = expect.objectContaining({ to: 'red' });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'cards-drawn', seat: 'red', secret }));
    expect(stateOf(ask)).not.toEqual(before);
  });
  test('a command with an extra field or an unoffered value is refused', () => {
    const rasputin = { kind: 'recruit-leader', card: 'red-rasputin', front: 'south' };
    for (const command of [{ kind: 'draw-cards', count: 5 }, rasputin]) {
      expect(ask({ do: 'submit', seat: 'red', command })).toMatchObject({
        ok: false,
        refusal: { reason: expect.any(String) },
      });
    }
  });
  test('edit changes by hand, with or without a seat; nonsense is refused', () => {
    expect(ask({ do: 'edit', seat: 'red', edit: { kind: 'set', marker: 'morale-white', to: 7 } })).toEqual({
      ok: true,
      events: [{ kind: 'morale-changed', seat: 'white', by: -13 }],
    });
    expect(ask({ do: 'edit', edit: { kind: 'skip' } })).toMatchObject({ ok: true, events: [{ kind: 'agenda' }] });
    expect(ask({ do: 'edit', edit: { kind: 'set', marker: 'morale-white', to: 99 } })).toEqual({
      ok: false,
      refusal: { section: '§table', reason: 'out-of-range' },
    });
  });
  test('undo takes the last turn back, but passes a reveal only if forced', () => {
    const before = stateOf(ask);
    expect(ask({ do: 'undo' })).toMatchObject({ ok: false, refusal: { reason: 'nothing-to-undo' } });
    ask({ do: 'submit', seat: 'red', command: { kind: 'draw-cards' } });
    expect(ask({ do: 'undo' })).toMatchObject({ ok: false, refusal: { section: '§table', reason: 'undo-barrier' } });
    expect(ask({ do: 'undo', force: true })).toEqual({ ok: true, state: before });
    ask({ do: 'edit', edit: { kind: 'set', marker: 'turn', to: 9 } });
    expect(ask({ do: 'undo' })).toEqual({ ok: true, state: before });
  });
  test.each(['random', 'bot'])('play (%s) ends with an outcome', policy => {
    const answer = ask({ do: 'play', policy, max: 5000 });
    const outcome = { winner: expect.stringMatching(/^(red|white|draw)$/), reason: expect.any(String) };
    expect(answer).toEqual({ ok: true, outcome, turns: expect.any(Number) });
    expect(ask({ do: 'state' })).toMatchObject({ toAct: [], outcome: answer['outcome'] });
    expect(ask({ do: 'play', policy, max: 5 })).toEqual({ ...answer, turns: 0 });
    expect(ask({ do: 'submit', seat: 'red', command: { kind: 'draw-cards' } })).toMatchObject({
      ok: false,
      refusal: { reason: 'game-over' },
    });
  });
  test('any bot of a game can play, by id: three Non-players of All Bridges Burning to the end', () => {
    ask({ do: 'setup', game: 'all-bridges', seed: SEED });
    expect(ask({ do: 'play', policy: 'cards', max: 5000 })).toMatchObject({
      ok: true,
      outcome: { reason: expect.any(String) },
    });
  });
  test('play stops after max turns, without an outcome', () => {
    expect(ask({ do: 'play', policy: 'random', max: 3 })).toEqual({ ok: true, outcome: null, turns: 3 });
  });
});

describe('chance', () => {
  test('the probabilities of odds add up to 1; a command that rolls nothing has none', () => {
    expect(ask({ do: 'odds', seat: 'red', command: { kind: 'draw-cards' } })).toEqual({ ok: true, odds: null });
    const { odds } = playUntilRoll();
    expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    expect(odds.every(({ probability, events }) => probability > 0 && events.length > 0)).toBe(true);
  });
  test('odds of a command that is not offered are refused', () => {
    expect(ask({ do: 'odds', seat: 'white', command: { kind: 'draw-cards' } })).toEqual({
      ok: false,
      refusal: { section: '§table', reason: 'not-offered' },
    });
  });
  test('loaded dice show their faces once, then the seed continues; a refused command uses none', () => {
    const roll = playUntilRoll();
    const before = stateOf(ask);
    const rolled = (faces: readonly number[]) => {
      ask({ do: 'dice', faces });
      expect(ask({ do: 'submit', seat: roll.seat, command: { ...roll.command, front: 'moon' } })).toMatchObject({
        ok: false,
        refusal: {},
      });
      const events = JSON.stringify(submit(roll)['events']);
      expect(ask({ do: 'undo', force: true })['state']).toEqual(before);
      return events;
    };
    const low = rolled([1, 1, 1, 1]);
    const high = rolled([6, 6, 6, 6]);
    expect(low).not.toBe(high);
    expect(high).toMatch(/\b6\b/);
  });
  test('a die cannot show more than its sides: the request fails and changes nothing', () => {
    const roll = playUntilRoll();
    const before = stateOf(ask);
    ask({ do: 'dice', faces: [99, 99] });
    expect(submit(roll)).toEqual({
      ok: false,
      error: expect.stringMatching(/^a die of \d+ sides cannot show the loaded 99$/),
    });
    expect(stateOf(ask)).toEqual(before);
  });
});

describe('a record', () => {
  const reloaded = (): Ask => {
    const other = openDoor(speech);
    const record: unknown = JSON.parse(JSON.stringify(ask({ do: 'record' })['record']));
    expect(other({ do: 'load', record })).toEqual({
      ok: true,
      seats: ['red', 'white'],
      turns: expect.any(Number),
      state: stateOf(ask),
    });
    return other;
  };
  test('restores the same state, and continues alike', () => {
    ask({ do: 'play', policy: 'random', max: 60 });
    ask({ do: 'edit', edit: { kind: 'set', marker: 'morale-red', to: 11 } });
    const other = reloaded();
    const again = { do: 'play', policy: 'bot', max: 40 };
    expect(other(again)).toEqual(ask(again));
    expect(stateOf(other)).toEqual(stateOf(ask));
    expect(other({ do: 'record' })).toEqual(ask({ do: 'record' }));
  });
  test('names game, edition, options, seats, turns and seed', () => {
    expect(ask({ do: 'record' })).toEqual({
      ok: true,
      record: {
        game: 'civil-war',
        edition: expect.any(String),
        options: expect.any(Object),
        seats: ['red', 'white'],
        turns: [expect.any(Object)],
        seed: SEED,
      },
    });
  });
  test('remembers loaded faces', () => {
    const roll = playUntilRoll();
    ask({ do: 'dice', faces: [6, 6, 6] });
    submit(roll);
    expect(loaded()).toEqual(expect.any(Object));
    reloaded();
  });
  test('can be loaded without its seed, and is then saved without one', () => {
    ask({ do: 'play', policy: 'random', max: 20 });
    const { seed: _, ...record } = ask({ do: 'record' })['record'] as Record<string, unknown>;
    const before = stateOf(ask);
    expect(ask({ do: 'load', record })).toMatchObject({ ok: true, state: before });
    expect(ask({ do: 'record' })['record']).toEqual(record);
  });
});
