/** Everything the game can say has its words in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { civilWar } from '.';
import { DECKS } from './data/cards';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { SEATS } from './vocabulary';

const isWords = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object'
  && value !== null;
/** The words of this game alone. */
const readWords = (language: string): unknown => {
  const all = JSON.parse(readFileSync(new URL(`../../../lang/${language}.json`, import.meta.url), 'utf8')) as { RT: object };
  return { RT: Object.fromEntries(Object.entries(all.RT).filter(([key]) => key === 'civil-war')) };
};
/** The text of a key under `RT.civil-war`. */
const textIn = (words: unknown, key: string): unknown =>
  ['RT', 'civil-war', ...key.split('.')].reduce<unknown>((at, part) => isWords(at) ? at[part] : undefined, words);
const keysIn = (words: unknown, under = ''): readonly string[] => isWords(words)
  ? Object.entries(words).flatMap(([key, value]) => keysIn(value, under ? `${under}.${key}` : key)) : [under];

const sources =
  ['', 'rules/', 'cards/', 'helpers/'].flatMap(folder =>
    readdirSync(new URL(`./${folder}`, import.meta.url), { encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => readFileSync(new URL(`./${folder}${name}`, import.meta.url), 'utf8'))).join('\n');
const named = (pattern: RegExp): readonly string[] =>
  [...new Set([...sources.matchAll(pattern)].flatMap(found => found[1] ?? []))];

const steps = Object.entries<object>(civilWar.steps);
const commands =
  [...new Set(steps.flatMap(([, step]) => 'answers' in step ? Object.keys(step.answers as object) : []))];
const board = civilWar.board(defaultOptions(civilWar.options));
const pieces =
  ['?', 'territory', ...SEATS.flatMap(seat => [`morale-${seat}`, `turn-${seat}`, ...DECKS[seat].map(card => card.id)])];
const faces = pieces.map(id => civilWar.face(id));

const wanted = [
  'name', 'subtitle', 'about', 'players',
  ...SEATS.map(seat => `seats.${seat}`), ...PHASES.map(phase => `phases.${phase}`),
  ...commands.flatMap(kind => [`commands.${kind}`, `kinds.${kind}`]),
  ...steps.filter(([, step]) => 'answers' in step).map(([kind]) => `prompts.${kind}`),
  ...Object.keys(civilWar.folds).map(kind => `events.${kind}`),
  ...['cards-drawn', 'card-taken', 'card-laid', 'troop-withdrawn'].map(kind => `events.${kind}-seen`),
  ...named(/refuse\('§[^']*', '([^']+)'/g).map(reason => `refusals.${reason}`),
  ...named(/refuse\(section, '([^']+)'/g).map(reason => `refusals.${reason}`),
  ...named(/nonsense\('([^']+)'\)/g).map(reason => `refusals.${reason}`),
  ...named(/reason: '([^']+)'/g).map(reason => `endings.${reason}`),
  ...Object.keys(rulebook.sections).map(section => `sections.${section.slice(1)}`),
  ...civilWar.options.flatMap(option => [`options.${option.id}.name`, `options.${option.id}.hint`,
    ...option.kind === 'choice' ? option.values.map(value => `options.${option.id}.values.${value}`) : []]),
  ...civilWar.facts(civilWar.setUp({}), 'red').map(fact => `facts.${fact.word}`), 'facts.strength',
  ...['rally', 'attacking', 'blocking'].map(badge => `badges.${badge}`),
  ...civilWar.bots.map(bot => `bots.${bot.id}`),
  ...civilWar.helpers.flatMap(helper => [`helpers.${helper.id}.name`, `helpers.${helper.id}.hint`,
    ...helper.inputs(civilWar.setUp(defaultOptions(civilWar.options)), {})
    .map(input => `helpers.${helper.id}.${input.id}`)]),
  ...named(/word: '([a-z-]+)'/g)
  .filter(word => !civilWar.facts(civilWar.setUp({}), 'red').some(fact => fact.word === word))
    .filter(word => !['strength', 'support'].includes(word)).map(word => `lines.${word}`),
  ...faces.flatMap(face => face
  ? [face.word, `kinds.${face.kind}`, ...face.note === undefined ? [] : [face.note], ...face.tags ?? []] : ['missing']),
  ...[...board.spaces, ...board.tracks].map(one => one.word), ...board.slots.flatMap(slot => slot.word ?? []),
  ...[...SEATS, ...PHASES, ...board.slots.map(slot => slot.id), ...board.tracks.map(track => track.id)].flatMap(id =>
  civilWar.word(id) ?? `no word for ${id}`),
];

describe.each(['en', 'de'])('the words of %s', language => {
  const words = readWords(language);
  test('say everything', () => {
    expect(commands.length).toBeGreaterThan(25);
    expect([...new Set(wanted)].filter(key => typeof textIn(words, key) !== 'string')).toEqual([]);
  });
  test('say nothing else than the other language', () => {
    expect(keysIn(words)).toEqual(keysIn(readWords(language === 'en' ? 'de' : 'en')));
  });
});

test('both languages fill in the same fields', () => {
  const fields = (text: unknown) => [...String(text).matchAll(/\{(\w+)\}/g)].map(found => found[1]).sort();
  const [english, german] = [readWords('en'), readWords('de')];
  const keys = keysIn(english).map(key => key.replace(/^RT\.civil-war\./, ''));
  expect(keys.filter(key => fields(textIn(english, key)).join() !== fields(textIn(german, key)).join())).toEqual([]);
});
