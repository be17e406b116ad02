/** The CLI answers any input with the fault and its place, changes nothing, and keeps running. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { answerLine, openDoor } from '../rules-cli';
import { openedGame, speech, stateOf, type Ask } from './testing';

let ask: Ask;
let record: Record<string, unknown>;
beforeAll(() => {
  ask = openedGame();
  ask({ do: 'play', policy: 'random', max: 12 });
  record = ask({ do: 'record' })['record'] as Record<string, unknown>;
});

const refusedAs = (request: unknown, words: string | RegExp): void => {
  const before = stateOf(ask);
  expect(ask(request)).toEqual({ ok: false, error: expect.stringMatching(words) });
  expect(stateOf(ask)).toEqual(before);
};

describe('requests', () => {
  test.each<[string, RegExp]>([
    ['{"do":', /^this is not JSON/],
    ['hello', /^this is not JSON/],
    ['{"do":"state"} {"do":"state"}', /^this is not JSON/],
    ['[{"do":"state"}]', /a request is a JSON object, not a list of 1/],
    ['"state"', /not "state"/],
    ['null', /not null/],
    ['7', /not 7/],
    ['{}', /no verb nothing: "do" is one of "games", "setup"/],
    ['{"do":"dance"}', /no verb "dance"/],
    ['{"do":7}', /no verb 7/],
    ['{"do":"__proto__"}', /no verb "__proto__"/],
    ['{"do":"toString"}', /no verb "toString"/],
    ['{"do":["state"]}', /no verb a list/],
  ])('%s', (line, words) => {
    const answer = answerLine(ask, line);
    expect(answer).not.toContain('\n');
    expect(JSON.parse(answer)).toEqual({ ok: false, error: expect.stringMatching(words) });
  });
  test('before a game is set up there is nothing to ask', () => {
    const closed = openDoor(speech);
    for (const verb of ['state', 'set', 'dice', 'offers', 'submit', 'edit', 'odds', 'view', 'undo', 'record', 'play']) {
      expect(
        closed({
          do: verb,
          path: '',
          value: 1,
          faces: [1],
          seat: 'red',
          command: { kind: 'done' },
          edit: { kind: 'skip' },
          policy: 'bot',
        }),
      ).toEqual({ ok: false, error: 'no game is set up: send {"do":"setup","game":"…"} first' });
    }
  });
});

describe('fields', () => {
  test.each<[object, RegExp]>([
    [{ do: 'setup' }, /no game nothing: "game" is one of .*"civil-war"/],
    [{ do: 'setup', game: 'chess' }, /no game "chess"/],
    [{ do: 'setup', game: { toString: 1 } }, /no game an object/],
    [{ do: 'setup', game: 'civil-war', options: [] }, /"options" is an object, not a list of 0/],
    [{ do: 'setup', game: 'civil-war', options: null }, /"options" is an object, not null/],
    [
      { do: 'setup', game: 'civil-war', options: { ties: 'nothing' } },
      /no option "ties": civil-war has "unblocked", "tie"/,
    ],
    [
      { do: 'setup', game: 'civil-war', options: { tie: 'both' } },
      /option "tie" is one of "both-lose-troop", .* not "both"/,
    ],
    [
      { do: 'setup', game: 'civil-war', options: { tie: { toString: 1 } } },
      /option "tie" is a single value, not an object/,
    ],
    [{ do: 'setup', game: 'dual-powers', options: { data: '{' } }, /option "data" cannot be read: \/ is not JSON/],
    [{ do: 'setup', game: 'dual-powers', options: { data: [1] } }, /option "data" is a data file, .* not a list of 1/],
    [
      { do: 'setup', game: 'dual-powers', options: { data: { trotsky: { fresh: 7 }, tsar: 1 } } },
      /read: \/tsar is not a field .*; \/trotsky\/fresh must be a .* 0 to 6, not 7; .*\/exhausted is missing/,
    ],
    [{ do: 'setup', game: 'civil-war', options: { data: {} } }, /no option "data": civil-war has "unblocked"/],
    [{ do: 'setup', game: 'civil-war', seed: '12' }, /"seed" is 32 hexadecimal digits, not "12"/],
    [{ do: 'setup', game: 'civil-war', seed: 'g'.repeat(32) }, /"seed" is 32 hexadecimal digits/],
    [{ do: 'setup', game: 'civil-war', seed: null }, /"seed" is 32 hexadecimal digits, not null/],
    [{ do: 'offers' }, /no seat nothing: "seat" is one of "red", "white"/],
    [{ do: 'offers', seat: 'green' }, /no seat "green"/],
    [{ do: 'offers', seat: null }, /no seat null/],
    [{ do: 'view' }, /no seat nothing/],
    [{ do: 'submit', seat: 'table', command: { kind: 'done' } }, /no seat "table"/],
    [{ do: 'submit', seat: 'red' }, /"command" is an object, not nothing/],
    [{ do: 'submit', seat: 'red', command: 'done' }, /"command" is an object, not "done"/],
    [{ do: 'submit', seat: 'red', command: {} }, /"command" needs a "kind", a text, not nothing/],
    [{ do: 'submit', seat: 'red', command: { kind: 3 } }, /"command" needs a "kind", a text, not 3/],
    [{ do: 'odds', seat: 'red', command: [] }, /"command" is an object, not a list of 0/],
    [{ do: 'edit' }, /"edit" is an object, not nothing/],
    [{ do: 'edit', edit: { kind: 'burn' } }, /no change by hand \(kind "burn"\)/],
    [{ do: 'edit', edit: { kind: 'set', marker: 'morale-red' } }, /no change by hand \(kind "set"\)/],
    [{ do: 'edit', seat: 'green', edit: { kind: 'skip' } }, /no seat "green"/],
    [{ do: 'dice' }, /"faces" is a list of whole numbers from 1, not nothing/],
    [{ do: 'dice', faces: 6 }, /not 6/],
    [{ do: 'dice', faces: [6, 0] }, /at 1 stands 0/],
    [{ do: 'dice', faces: ['6'] }, /at 0 stands "6"/],
    [{ do: 'undo', force: 'yes' }, /"force" is true or false, not "yes"/],
    [{ do: 'play' }, /"policy" is "random", "bot" or a bot's id \(.+\), not nothing/],
    [{ do: 'play', policy: 'cheat' }, /not "cheat"/],
    [{ do: 'play', policy: 'bot', max: -1 }, /"max" is a whole number from 0, not -1/],
    [{ do: 'play', policy: 'bot', max: '9' }, /not "9"/],
  ])('%j', (request, words) => refusedAs(request, words));
});

describe('setting the state', () => {
  test.each<[unknown, unknown, RegExp]>([
    [undefined, 1, /"path" is a JSON Pointer .* not nothing/],
    [7, 1, /not 7/],
    ['morale/red', 1, /begins with a slash/],
    ['/morale/red', undefined, /"value" is missing/],
    ['/moral/red', 1, /nothing lies at \/moral: at \/ there are "agenda"/],
    ['/morale/blue', 1, /nothing lies at \/morale\/blue: at \/morale there are "red", "white"/],
    ['/morale/red/now', 1, /nothing lies at \/morale\/red\/now: \/morale\/red is \d+/],
    ['/morale/__proto__', {}, /nothing lies at \/morale\/__proto__/],
    ['/constructor/prototype', 1, /nothing lies at \/constructor/],
    ['/piles/red-discard/999', 'x', /"999" is no place in the list of \d+ at \/piles\/red-discard/],
    ['/piles/red-discard/-1', 'x', /"-1" is no place/],
    ['/morale/red', 'much', /\/morale\/red is a number, not "much"/],
    ['/morale', 3, /\/morale is an object, not 3/],
    ['/morale', { red: 3 }, /\/morale\/white is missing/],
    ['/piles/red-deck', { length: 1e12 }, /\/piles\/red-deck is a list, not an object/],
    ['/piles/red-hand', [1, 2], /\/piles\/red-hand\/0 is a string, not 1/],
    ['/turn', null, /\/turn is a number, not null/],
    ['', 7, /\/ is an object, not 7/],
    ['', {}, /is missing/],
    ['/agenda', {}, /agenda/],
    ['/agenda/0', 'attack', /\/agenda\/0 is no step of civil-war/],
    ['/agenda', [{ kind: 'lunch' }], /\/agenda\/0 is no step/],
    ['/morale/red', 21, /\/morale\/red is a whole number from 0 to 20, not 21/],
    ['/active', 'green', /\/active is one of red, white, not "green"/],
    ['/markers/south/white', 0.5, /\/markers\/south\/white is a whole number from 0 to 6, not 0.5/],
    ['/piles/red-hand/-', 'red-tsar', /\/piles\/red-hand\/\d+ is the id of a card, not "red-tsar"/],
    ['/options/tie', 'red-wins', /\/options\/tie cannot be "red-wins"/],
  ])('%j to %j', (path, value, words) => refusedAs({ do: 'set', path, value }, words));

  test.each<[string, unknown, RegExp]>([
    ['/blockade', 'purple-red', /\/blockade is one of red-green, .*red-purple, none, not "purple-red"/],
    ['/will', 'nobody', /\/will is one of soviet, government/],
    ['/month', 8, /\/month is a whole number from 1 to 7/],
    ['/day', 32, /from 1 to 31/],
    ['/score', -16, /\/score is a whole number from -15 to 15, not -16/],
    ['/markers/1', 'moon', /\/markers\/1 is one of red, .*aside/],
    ['/tokens/0/at', 'moon', /\/tokens\/0\/at is one of/],
    ['/tokens/0/kind', 'tank', /the id of a kind of token/],
    ['/piles/deck/0', 'red-9', /the id of a card or a tile/],
    ['/options/track', 3, /\/options\/track cannot be 3/],
  ])('dual-powers: %j to %j', (path, value, words) => {
    const door = openedGame();
    door({ do: 'setup', game: 'dual-powers', options: {} });
    expect(door({ do: 'set', path, value })).toEqual({ ok: false, error: expect.stringMatching(words) });
  });

  test('the session survives every value that can be set', () => {
    const paths = [
      '/turn',
      '/active',
      '/morale/red',
      '/armies',
      '/armies/-',
      '/orphans',
      '/piles/white-hand',
      '/piles/red-deck',
      '/agenda',
      '/agenda/0',
      '/markers/south',
      '/options',
      '/unblocked',
      '',
    ];
    const invalid = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>(
        1e308,
        -1,
        0.5,
        'green',
        ['?'],
        ['nobody'],
        [{}],
        [{ kind: 'battle' }],
        [{ kind: 'attack' }],
        [{ kind: 'attack', seat: 'green' }],
        [{ kind: 'hand-limit' }],
        [{ kind: 'next-turn' }, { kind: 'next-turn' }],
        [{ leader: 'red-lenin' }],
        { red: 1e9, white: -1e9 },
        { unblocked: 7 },
      ),
    );
    const changed = fc.array(fc.tuple(fc.constantFrom(...paths), invalid), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(changed, changes => {
        const door = openedGame();
        for (const [path, value] of changes) door({ do: 'set', path, value });
        for (const request of [
          { do: 'state' },
          { do: 'view', seat: null },
          { do: 'view', seat: 'red' },
          { do: 'offers', seat: 'red' },
          { do: 'offers', seat: 'white' },
          { do: 'submit', seat: 'red', command: { kind: 'draw-cards' } },
          { do: 'edit', edit: { kind: 'skip' } },
          { do: 'play', policy: 'random', max: 4 },
          { do: 'play', policy: 'bot', max: 4 },
          { do: 'undo', force: true },
          { do: 'record' },
        ]) {
          const { ok, error, refusal } = door(request);
          expect(ok === true || typeof error === 'string' || typeof refusal === 'object').toBe(true);
        }
        expect(door({ do: 'setup', game: 'civil-war' })['ok']).toBe(true);
      }),
      { numRuns: 300, seed: 1918 },
    );
  });
});

describe('loading a record', () => {
  const turns = (): Record<string, unknown>[] => structuredClone(record['turns']) as Record<string, unknown>[];
  const without = (field: string): object =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== field));
  const changed = (at: number, fields: object): object => ({
    ...record,
    turns: turns().map((turn, n) => (n === at ? { ...turn, ...fields } : turn)),
  });

  test.each<[string, () => unknown, RegExp]>([
    ['nothing', () => undefined, /"record" is an object, not nothing/],
    ['a list', () => [], /not a list/],
    ['no game', () => without('game'), /no game nothing/],
    ['another edition', () => ({ ...record, edition: '0' }), /another-edition at \/edition/],
    ['no turns', () => without('turns'), /not-turns at \/turns/],
    ['invalid options', () => ({ ...record, options: { tie: 'x' } }), /not-a-value at \/options\/tie/],
    ['other seats', () => ({ ...record, seats: ['white', 'red'] }), /other-seats at \/seats/],
    ['a bad seed', () => ({ ...record, seed: 5 }), /"seed" is 32 hex/],
    ['another seed', () => ({ ...record, seed: 'f'.repeat(32) }), /\/turns\/0 of the record does not follow/],
    ['a forged turn', () => changed(3, { events: [] }), /\/turns\/3 of the record does not follow/],
    ['an unknown event', () => changed(3, { events: [{ kind: 'miracle' }] }), /unknown-event at \/turns\/3\/events\/0/],
    ['a turn that is none', () => ({ ...record, turns: [...turns(), 7] }), /not-a-turn at \/turns\/13/],
    ['bad loaded faces', () => ({ ...record, loaded: { 3: [0] } }), /"faces" is a list of whole numbers/],
    ['loaded as a list', () => ({ ...record, loaded: [] }), /"loaded" of a record is an object/],
    [
      'senseless events without a seed',
      () => ({ ...changed(3, { events: [{ kind: 'cards-drawn' }] }), seed: undefined }),
      /of this record/,
    ],
    ['an altered one', () => ({ ...record, altered: true }), /set by hand/],
  ])('%s', (_, given, words) => refusedAs({ do: 'load', record: given() }, words));
});
