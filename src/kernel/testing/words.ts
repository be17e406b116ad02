/** Every text of a game exists in both languages, and both have the same keys. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Face } from '../board';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { BY_HAND } from '../refusal';
import { defaultOptions } from '../options';

/** Reasons without a remedy, by cause. */
export interface Unremedied {
  /** The refusal itself says what to do. */
  readonly said?: readonly string[];
  /** No change would allow it. */
  readonly never?: readonly string[];
  /** Only a change by hand, a helper or a redeal can get it: no choice is greyed for it. */
  readonly byHand?: readonly string[];
}

/** The parts of a game's words that do not follow from the contract. */
export interface Spoken {
  /** The game's own folder: refusals and the lines of helpers are read from its sources. */
  readonly folder: URL;
  readonly phases: readonly string[];
  readonly sections: readonly string[];
  /** Cards and counters; '?' is among them by itself. */
  readonly pieces: readonly string[];
  /** Ids that commands, events and details may name, besides seats, phases, slots and tracks. */
  readonly ids?: readonly string[];
  /** Events with hidden parts: their readers get another sentence. */
  readonly seen: readonly string[];
  /** The reasons why a game ends. */
  readonly endings: readonly string[];
  /** Values of `word: '…'` in the sources that are no line of a helper. */
  readonly notLines?: readonly string[];
  /** Further keys. */
  readonly more?: readonly string[];
  /** Refusals without a sentence under `remedies`, including those of changes by hand and of laws. */
  readonly unremedied?: Unremedied;
}

const IN_ANY_GAME: readonly string[] = BY_HAND;

type Tree = { readonly [key: string]: Tree | string };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** The words of one game in a language. */
const wordsIn = (folder: URL, language: string): Tree =>
  JSON.parse(readFileSync(new URL(`lang/${language}.json`, folder), 'utf8')) as Tree;
const textIn = (words: Tree, key: string): unknown =>
  key.split('.').reduce<unknown>((at, part) => (isTree(at) ? at[part] : undefined), words);
const keysIn = (words: Tree, under = ''): readonly string[] =>
  Object.entries(words).flatMap(([key, value]) => (isTree(value) ? keysIn(value, `${under}${key}.`) : [under + key]));

const sourcesIn = (folder: URL): string =>
  ['', 'rules/', 'cards/', 'helpers/']
    .flatMap(part => {
      const at = new URL(part, folder);
      const names =
        readdirSync(folder).includes(part.slice(0, -1)) || !part ? readdirSync(at, { encoding: 'utf8' }) : [];
      return names
        .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
        .map(name => readFileSync(new URL(name, at), 'utf8'));
    })
    .join('\n');

const keysOfFace = (id: string, face: Face | undefined): readonly string[] =>
  face
    ? [
        face.word,
        `kinds.${face.kind}`,
        ...(face.note === undefined ? [] : [face.note]),
        ...(face.tags ?? []),
        ...(face.reconstructed === undefined ? [] : [face.reconstructed]),
      ]
    : [`no face for ${id}`];

/** Every key a game may ask for. */
const wantedBy = <G extends GameTypes>(game: Game<G>, spoken: Spoken): readonly string[] => {
  const options = defaultOptions(game.options);
  const start = game.setUp(options);
  const presentation = game.presentation(options);
  const { board } = presentation;
  const seats = [...new Set([...game.seats({}), ...game.seats(options)])];
  const sources = sourcesIn(spoken.folder);
  const named = (pattern: RegExp): readonly string[] => [...sources.matchAll(pattern)].flatMap(found => found[1] ?? []);
  const steps = Object.entries<object>(game.steps).filter(([, step]) => 'answers' in step);
  const commands = [
    ...steps.flatMap(([, step]) => ('answers' in step ? Object.keys(step.answers as object) : [])),
    ...Object.keys(game.anytime ?? {}),
  ];
  const facts = seats.flatMap(seat => presentation.facts(start, seat));
  const notLines = new Set([...facts.map(({ word }) => word), ...(spoken.notLines ?? [])]);
  const ids = [
    ...seats,
    ...spoken.phases,
    ...(spoken.ids ?? []),
    ...board.slots.map(slot => slot.id),
    ...board.tracks.map(track => track.id),
  ];
  return [
    ...new Set([
      'name',
      'subtitle',
      'about',
      'players',
      ...(spoken.more ?? []),
      ...seats.map(seat => `seats.${seat}`),
      ...spoken.phases.map(phase => `phases.${phase}`),
      ...commands.flatMap(kind => [`commands.${kind}`, `kinds.${kind}`]),
      ...steps.map(([kind]) => `prompts.${kind}`),
      ...Object.keys(game.folds).map(kind => `events.${kind}`),
      ...spoken.seen.map(kind => `events.${kind}-seen`),
      ...game.refusals.map(reason => `refusals.${reason}`),
      ...spoken.endings.map(reason => `endings.${reason}`),
      ...spoken.sections.map(section => `sections.${section.slice(1).replaceAll('.', '-')}`),
      // nobody is asked about a mark
      ...game.options
        .filter(({ kind }) => kind !== 'mark')
        .flatMap(option => [
          `options.${option.id}.name`,
          `options.${option.id}.hint`,
          ...(option.kind === 'choice' ? option.values.map(value => `options.${option.id}.values.${value}`) : []),
        ]),
      ...facts.map(({ word }) => `facts.${word}`),
      ...facts.flatMap(({ brief }) => (brief === undefined ? [] : `figures.${brief}`)),
      ...game.bots.map(bot => `bots.${bot.id}`),
      ...game.bots.flatMap(bot => (bot.reasons ?? []).map(reason => `reasons.${reason}`)),
      ...presentation.helpers.flatMap(helper => [
        `helpers.${helper.id}.name`,
        `helpers.${helper.id}.hint`,
        ...helper.inputs(start, {}).map(input => `helpers.${helper.id}.${input.id}`),
      ]),
      ...named(/\bword: '([a-z-]+)'/g)
        .filter(word => !notLines.has(word))
        .map(word => `lines.${word}`),
      ...['?', ...spoken.pieces].flatMap(id => keysOfFace(id, presentation.face(id))),
      ...game.manifest.dice.flatMap(die => [die.word, ...die.faces]),
      ...[...board.spaces, ...board.tracks].map(one => one.word),
      ...board.slots.flatMap(slot => slot.word ?? []),
      ...board.decorations.flatMap(one => one.heading?.word ?? []),
      ...(board.footnote ? [board.footnote.word] : []),
      ...ids.map(id => presentation.word(id) ?? `no word for ${id}`),
    ]),
  ];
};

/** Does it say how the rules do something? A change by hand has no remedy. */
const isWay = (reason: string): boolean => reason.startsWith('way-');

/** A reason alone, or with the kind of command that its remedy is for. */
const reasonOf = <G extends GameTypes>({ refusals }: Pick<Game<G>, 'refusals'>, key: string): string =>
  refusals.find(reason => reason === key) ??
  [...refusals].sort((one, other) => other.length - one.length).find(reason => key.startsWith(`${reason}-`)) ??
  key;

/** The tests of a game's words. */
export const wordsTests = <G extends GameTypes>(game: Game<G>, spoken: Spoken): void => {
  const wanted = wantedBy(game, spoken);
  const english = wordsIn(spoken.folder, 'en');
  const german = wordsIn(spoken.folder, 'de');

  test.each([
    ['en', english],
    ['de', german],
  ])('the words of %s say everything', (_, words) => {
    // at least one word for each event, and many more
    expect(wanted.length).toBeGreaterThan(Object.keys(game.folds).length);
    expect(wanted.filter(key => typeof textIn(words, key) !== 'string')).toEqual([]);
  });

  test('every refusal names the smallest change that would allow it, or is declared to have none', () => {
    const { said = [], never = [], byHand = [] } = spoken.unremedied ?? {};
    const ways = game.refusals.filter(isWay);
    const none = [...ways, ...said, ...never, ...byHand, ...game.editRules.laws.map(({ reason }) => reason)];
    const { remedies = {} } = english;
    const remedied = keysIn(isTree(remedies) ? remedies : {}).map(key => reasonOf(game, key));
    const all: readonly string[] = game.refusals;
    expect(all.filter(one => !remedied.includes(one) && !none.includes(one) && !IN_ANY_GAME.includes(one))).toEqual([]);
    // each declared reason exists, is declared once, and has no remedy
    expect(none.filter((one, n) => !all.includes(one) || remedied.includes(one) || none.indexOf(one) !== n)).toEqual(
      [],
    );
    expect(remedied.filter(one => !all.includes(one))).toEqual([]);
  });

  describe('both languages', () => {
    test('have the same words', () => {
      expect([...keysIn(english)].sort()).toEqual([...keysIn(german)].sort());
    });
  });
};
