import { describe, expect, test } from 'vitest';
import { EVERY_GAME } from '../testing/all-games';
import type { Entry } from './record/model';
import { ENTRIES, proposal } from './record/shapes';
import { verify } from './judgement/verify';
import { tablesOfAllSorts } from './testing/eventful';
import { caseOf, forge, forgeHead } from './testing/forging';

const games = EVERY_GAME;

/** The toy is played to its end, so that what is revealed is forged too. */
const COMMANDS = 500;
const FEW = 8;

/** The first sort of table is forged so often, each other so often, and each one's head so often. */
const [MOST, LESS, HEADS] = [650, 220, 30];

/** What stands in the records that are forged: each field of each kind, and each sort of what has several. */
const met = new Set<string>();
const note = (entry: Entry): void => {
  for (const field of Object.keys(entry)) met.add(`${entry.kind} ${field}`);
  if (entry.kind === 'turn' || entry.kind === 'seat') met.add(`${entry.kind} by ${entry.by}`);
  if (entry.kind === 'seat') met.add(`holder ${entry.holder.kind}`);
  if (entry.kind === 'proposal') met.add(`proposal of ${entry.what.kind}`);
  if (entry.kind === 'turn') for (const { by } of entry.passes ?? []) met.add(`pass by ${by}`);
};

// More of the same, on whole games and from other starts: `npm run soak -- forging`.
describe.each(games.map(game => [game.id, game] as const))('%s', (id, game) => {
  // shows dice.3, trust.2
  test('a record is found right as it is, and every change of it is found out', async () => {
    let [forged, wanted] = [0, MOST];
    for (const { head, raws, tableSecret } of await tablesOfAllSorts(game, 3, id === 'toy' ? COMMANDS : FEW)) {
      expect(verify(game, head, raws, tableSecret)).toMatchObject({ ok: true });
      const given = caseOf(game, head, raws, tableSecret);
      given.entries.forEach(note);
      const tried = forge(given, wanted, 5);
      expect(tried.missed).toEqual([]);
      expect(forgeHead(given, HEADS, 5)).toEqual([]);
      forged += tried.forged;
      wanted = LESS;
    }
    expect(forged).toBeGreaterThan(0.7 * (MOST + LESS));
  });
});

describe('what is forged', () => {
  /** Fields of every entry; the last of them stand only in some kinds. */
  const EVERYWHERE = ['kind', 'r', 'e', 'p', 't', 'm', 'seen', 's', 'claim', 'fulfils', 'sealed'];

  test('is every field of every kind that a record can hold', () => {
    const own = Object.entries(ENTRIES).flatMap(([kind, { entries }]) =>
      Object.keys(entries)
        .filter(field => !EVERYWHERE.includes(field))
        .map(field => `${kind} ${field}`),
    );
    expect(own.filter(one => !met.has(one))).toEqual([]);
    const kinds = [...met].map(one => one.split(' ')[1]);
    expect(EVERYWHERE.filter(field => !kinds.includes(field))).toEqual([]);
  });

  test('is every way in which a turn is made, a seat changes hands, a window is passed, and whatever can be proposed', () => {
    const ways = [
      ...['command', 'hand', 'table', 'window'].map(by => `turn by ${by}`),
      ...['claim', 'leave', 'given'].map(by => `seat by ${by}`),
      ...['user', 'bot', 'open'].map(kind => `holder ${kind}`),
      ...['own', 'bot', 'clock', 'others'].map(by => `pass by ${by}`),
      ...proposal.options.map(({ entries }) => `proposal of ${entries.kind.literal}`),
    ];
    expect(ways.filter(one => !met.has(one))).toEqual([]);
  });
});
