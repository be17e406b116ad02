/** Everything the game can say has its words in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../kernel/options';
import { prelude } from '.';
import { CARD_LIST, cardId } from './data/card-list';
import { PIECES } from './faces';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { SEATS } from './vocabulary';

type Tree = { readonly [key: string]: Tree | string };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The words of this game alone. */
const wordsOf = (language: string): Tree => {
  const all = JSON.parse(readFileSync(new URL(`../../../lang/${language}.json`, import.meta.url), 'utf8')) as { RT: Tree };
  return { RT: Object.fromEntries(Object.entries(all.RT).filter(([key]) => key === 'prelude')) };
};

/** The text of a key under `RT.prelude`. */
const textIn = (words: Tree, key: string): unknown =>
  ['RT', 'prelude', ...key.split('.')].reduce<unknown>((at, part) => isTree(at) ? at[part] : undefined, words);
const keysIn = (words: Tree, under = ''): readonly string[] => Object.entries(words).flatMap(([key, value]) => {
  const path = under ? `${under}.${key}` : key;
  return isTree(value) ? keysIn(value, path) : [path];
});

const sources = ['', 'rules/', 'cards/', 'helpers/'].flatMap(folder =>
  readdirSync(new URL(`./${folder}`, import.meta.url), { encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => readFileSync(new URL(`./${folder}${name}`, import.meta.url), 'utf8'))).join('\n');
const named = (pattern: RegExp): readonly string[] =>
  [...new Set([...sources.matchAll(pattern)].flatMap(found => found[1] ?? []))];

const start = prelude.setUp(defaultOptions(prelude.options));
const steps = Object.entries<object>(prelude.steps);
const commands = steps.flatMap(([, step]) => 'answers' in step ? Object.keys(step.answers as object) : []);
const facts = prelude.facts(start, 'revolutionary').map(fact => fact.word);
const board = prelude.board(start.options);
const faces = ['?', ...PIECES, ...CARD_LIST.map(card => cardId(card.number))].map(id => prelude.face(id));

const wanted = [
  'name', 'subtitle', 'about', 'players', 'badges.waiting',
  ...SEATS.map(seat => `seats.${seat}`), ...PHASES.map(phase => `phases.${phase}`),
  ...commands.flatMap(kind => [`commands.${kind}`, `kinds.${kind}`]),
  ...steps.filter(([, step]) => 'answers' in step).map(([kind]) => `prompts.${kind}`),
  ...Object.keys(prelude.folds).map(kind => `events.${kind}`),
  ...['cards-drawn', 'card-taken', 'card-laid', 'hand-received', 'cards-exchanged'].map(kind => `events.${kind}-seen`),
  ...named(/refuse\([\w§.']+, '([^']+)'/g).map(reason => `refusals.${reason}`),
  ...named(/nonsense\('([^']+)'\)/g).map(reason => `refusals.${reason}`), 'refusals.follows-from-the-table',
  ...named(/reason: '([^']+)'/g).map(reason => `endings.${reason}`),
  ...Object.keys(rulebook.sections).map(section => `sections.${section.slice(1).replaceAll('.', '-')}`),
  ...prelude.options.flatMap(option => [`options.${option.id}.name`, `options.${option.id}.hint`,
    ...option.kind === 'choice' ? option.values.map(value => `options.${option.id}.values.${value}`) : []]),
  ...facts.map(word => `facts.${word}`),
  ...prelude.bots.map(bot => `bots.${bot.id}`),
  ...prelude.helpers.flatMap(helper => [`helpers.${helper.id}.name`, `helpers.${helper.id}.hint`,
    ...helper.inputs(start, {}).map(input => `helpers.${helper.id}.${input.id}`)]),
  ...named(/\bword: '([a-z-]+)'/g).filter(word => !facts.includes(word)).map(word => `lines.${word}`),
  ...faces.flatMap(face => face
    ? [face.word, `kinds.${face.kind}`, ...face.note === undefined ? [] : [face.note], ...face.tags ?? []]
    : ['missing']),
  ...[...board.spaces, ...board.tracks].map(one => one.word), ...board.slots.flatMap(slot => slot.word ?? []),
  ...[...SEATS, ...PHASES, ...board.slots.map(slot => slot.id), ...board.tracks.map(track => track.id)]
    .flatMap(id => prelude.word(id) ?? `no word for ${id}`),
];

describe.each(['en', 'de'])('the words of %s', language => {
  const words = wordsOf(language);
  test('say everything', () => {
    expect(commands.length).toBeGreaterThan(25);
    expect([...new Set(wanted)].filter(key => typeof textIn(words, key) !== 'string')).toEqual([]);
  });
  test('say nothing else than the other language', () => {
    expect([...keysIn(words)].sort()).toEqual([...keysIn(wordsOf(language === 'en' ? 'de' : 'en'))].sort());
  });
});

test('both languages fill in the same fields', () => {
  const fields = (text: unknown) => [...String(text).matchAll(/\{(\w+)\}/g)].map(found => found[1]).sort();
  const [english, german] = [wordsOf('en'), wordsOf('de')];
  const keys = keysIn(english).map(key => key.replace(/^RT\.prelude\./, ''));
  expect(keys.filter(key => fields(textIn(english, key)).join() !== fields(textIn(german, key)).join())).toEqual([]);
});
