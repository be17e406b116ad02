/** Everything the game can say has its words in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { dualPowers } from '.';
import { boxOf } from './data/box';
import { BLOCKADE, objectiveMarker, WILL } from './places';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { MARKERS, MONTHS, PILES, PLACES, REGIONS, SEATS } from './vocabulary';

const isWords = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object'
  && value !== null;
/** The words of this game alone. */
const readWords = (language: string): unknown => {
  const all = JSON.parse(readFileSync(new URL(`../../../lang/${language}.json`, import.meta.url), 'utf8')) as { RT: object };
  return { RT: Object.fromEntries(Object.entries(all.RT).filter(([key]) => key === 'dual-powers')) };
};
/** The text of a key under `RT.dual-powers`. */
const textIn = (words: unknown, key: string): unknown =>
  ['RT', 'dual-powers', ...key.split('.')].reduce<unknown>((at, part) => isWords(at) ? at[part] : undefined, words);
const keysIn = (words: unknown, under = ''): readonly string[] => isWords(words)
  ? Object.entries(words).flatMap(([key, value]) => keysIn(value, under ? `${under}.${key}` : key)) : [under];

const sources =
  ['', 'rules/', 'helpers/'].flatMap(folder =>
    readdirSync(new URL(`./${folder}`, import.meta.url), { encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => readFileSync(new URL(`./${folder}${name}`, import.meta.url), 'utf8'))).join('\n');
const named = (pattern: RegExp): readonly string[] =>
  [...new Set([...sources.matchAll(pattern)].flatMap(found => found[1] ?? []))];

const steps = Object.entries<object>(dualPowers.steps);
const commands =
  [...new Set(steps.flatMap(([, step]) => 'answers' in step ? Object.keys(step.answers as object) : []))];
const board = dualPowers.board(defaultOptions(dualPowers.options));
const pieces =
  ['?', 'day', 'month', 'score', WILL, BLOCKADE, ...MARKERS.map(objectiveMarker), ...boxOf({}).card.keys(),
    ...dualPowers.pieces ?? []];
const FACTS: ReadonlySet<string> = new Set(['points', 'will', 'cards', 'supply', 'strength']);
const faces = pieces.map(id => dualPowers.face(id));

const wanted = [
  'name', 'subtitle', 'about', 'players',
  ...SEATS.map(seat => `seats.${seat}`), ...PHASES.map(phase => `phases.${phase}`),
  ...commands.flatMap(kind => [`commands.${kind}`, `kinds.${kind}`]),
  ...steps.filter(([, step]) => 'answers' in step).map(([kind]) => `prompts.${kind}`),
  ...Object.keys(dualPowers.folds).map(kind => `events.${kind}`),
  ...['cards-drawn', 'card-taken', 'card-laid', 'objective-chosen', 'objective-taken-back'].map(kind => `events.${kind}-seen`),
  ...named(/refuse\('§[^']*', '([^']+)'/g).map(reason => `refusals.${reason}`),
  ...named(/refuse\(section, '([^']+)'/g).map(reason => `refusals.${reason}`),
  ...named(/nonsense\('([^']+)'\)/g).map(reason => `refusals.${reason}`),
  ...['support', 'last-month', 'last-month-will', 'third-round', 'third-round-will'].map(reason => `endings.${reason}`),
  ...Object.keys(rulebook.sections).map(section => `sections.${section.slice(1)}`),
  ...dualPowers.options.flatMap(option => [`options.${option.id}.name`, `options.${option.id}.hint`,
    ...option.kind === 'choice' ? option.values.map(value => `options.${option.id}.values.${value}`) : []]),
  ...dualPowers.facts(dualPowers.setUp({}), 'soviet').map(fact => `facts.${fact.word}`), 'facts.strength',
  ...dualPowers.bots.map(bot => `bots.${bot.id}`),
  ...dualPowers.helpers.flatMap(helper => [`helpers.${helper.id}.name`, `helpers.${helper.id}.hint`,
    ...helper.inputs(dualPowers.setUp(defaultOptions(dualPowers.options)), {})
    .map(input => `helpers.${helper.id}.${input.id}`)]),
  ...named(/word: '([a-z-]+)'/g).filter(word => !FACTS.has(word)).map(word => `lines.${word}`),
  ...faces.flatMap(face => face
  ? [face.reconstructed ?? face.word, face.word, `kinds.${face.kind}`, ...face.note === undefined ? [] : [face.note], ...face.tags ?? []] : ['missing']),
  ...[...board.spaces, ...board.tracks].map(one => one.word), ...board.slots.flatMap(slot => slot.word ?? []),
  ...[...SEATS, ...PHASES, ...REGIONS, ...MONTHS, ...PILES, ...PLACES, 'strength', 'tokens', 'peoples-will', 'none', 'hand',
    'objective', ...board.slots.map(slot => slot.id), ...board.tracks.map(track => track.id)].flatMap(id =>
  dualPowers.word(id) ?? `no word for ${id}`),
];

describe.each(['en', 'de'])('the words of %s', language => {
  const words = readWords(language);
  test('say everything', () => {
    expect(commands.length).toBeGreaterThan(15);
    expect([...new Set(wanted)].filter(key => typeof textIn(words, key) !== 'string')).toEqual([]);
  });
  test('say nothing else than the other language', () => {
    expect(keysIn(words)).toEqual(keysIn(readWords(language === 'en' ? 'de' : 'en')));
  });
});

test('both languages fill in the same fields', () => {
  const fields = (text: unknown) => [...String(text).matchAll(/\{(\w+)\}/g)].map(found => found[1]).sort();
  const [english, german] = [readWords('en'), readWords('de')];
  const keys = keysIn(english).map(key => key.replace(/^RT\.dual-powers\./, ''));
  expect(keys.filter(key => fields(textIn(english, key)).join() !== fields(textIn(german, key)).join())).toEqual([]);
});
