/** A game of another module: its description, which is read before any of its code runs. */
import type { Tone } from '../kernel/board';
import { GAMES_API, type GameManifest } from '../kernel/manifest';
import {
  fields,
  is,
  isObject,
  just,
  list,
  maybe,
  oneOf,
  shown,
  spelled,
  text,
  yesOrNo,
  type Of,
} from '../kernel/reading';
import type { Problem } from './record/model';

const TONES = [
  'paper',
  'red',
  'blue',
  'white',
  'green',
  'grey',
  'brown',
  'purple',
  'brass',
  'water',
  'ink',
] as const satisfies readonly Tone[];

const MOST_DICE = 8;

/** A file below the module's folder; no way leads out of it. */
const file = (ending: string) => spelled(new RegExp(`^(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.${ending}$`));
const word = spelled(/^[a-z][\w.-]{0,79}$/);

const cover = fields({ name: text(80), subtitle: text(200), players: text(80), about: text(1000) });
export type Cover = Of<typeof cover>;

const manifest = fields({
  id: spelled(/^[a-z][a-z0-9-]{1,39}$/),
  poster: fields({ left: oneOf(TONES), right: oneOf(TONES), motifs: list(word, 2) }),
  watchable: yesOrNo,
  dice: list(
    fields({
      id: word,
      letter: spelled(/^[a-z]$/),
      word,
      faces: list(word, 100),
      tone: oneOf(TONES),
    }),
    MOST_DICE,
  ),
});

const registration = fields({
  api: just(GAMES_API),
  module: spelled(/^[\w-]{1,80}$/),
  manifest,
  /** The file of the rules: it exports `game`. */
  rules: file('m?js'),
  /** What the library says before the game is loaded. */
  cover: fields({ en: cover, de: maybe(cover) }),
  /** Files of all its words. */
  words: fields({ en: file('json'), de: maybe(file('json')) }),
  /** Files of its guide: a list of pages. */
  guide: maybe(fields({ en: file('json'), de: maybe(file('json')) })),
  /** Files of its tutorials, each of which exports `tutorial`: a first game, and a lesson on its hard part. */
  tutorials: maybe(fields({ first: file('m?js'), second: maybe(file('m?js')) })),
});

/** What another module gives to register a game: plain data, and names of files in its own folder. */
export type Registration = Omit<Of<typeof registration>, 'manifest'> & { readonly manifest: GameManifest };

/** What a module hears of its registration. */
export type Answer = { readonly ok: true; readonly game: string } | { readonly ok: false; readonly problem: Problem };

/** What has to be known to judge a registration. */
export interface Registered {
  /** Does a game of this id exist already? */
  isTaken(game: string): boolean;
  /** Is this a module of this world that is switched on, and not ours? */
  isModule(module: string): boolean;
}

const PARTS = Object.keys(registration.entries) as readonly (keyof typeof registration.entries)[];

/** The first part that is missing or wrong. */
const wrongPart = (given: Readonly<Record<string, unknown>>): string =>
  PARTS.find(
    part => !is(fields({ [part]: registration.entries[part] }), part in given ? { [part]: given[part] } : {}),
  ) ??
  Object.keys(given).find(key => !PARTS.some(part => part === key)) ??
  'registration';

/** The registration that was given, or what is wrong with it. */
export const readRegistration = (given: unknown, known: Registered): Registration | Problem => {
  if (!isObject(given)) return { problem: 'registration-malformed', details: { module: '?', part: 'registration' } };
  const module = typeof given['module'] === 'string' ? given['module'].slice(0, 80) : '?';
  if (given['api'] !== GAMES_API)
    return { problem: 'registration-api', details: { module, given: shown(given['api']), known: GAMES_API } };
  if (!is(registration, given)) {
    const part = wrongPart(given).slice(0, 40);
    return { problem: 'registration-malformed', details: { module, part } };
  }
  const { id, poster } = given.manifest;
  const [first = '', second = ''] = poster.motifs;
  if (!known.isModule(given.module)) return { problem: 'registration-module', details: { module, game: id } };
  if (known.isTaken(id)) return { problem: 'registration-taken', details: { module, id } };
  return { ...given, manifest: { ...given.manifest, poster: { ...poster, motifs: [first, second] } } };
};

/** What a Worker is asked that examines a game: the address of its rules, and the id under which it is registered. */
export interface Examining {
  readonly address: string;
  readonly id: string;
}

/** What the Worker answers: a sign of life before each command, then what it has found. */
export type Examined =
  | { readonly kind: 'goes-on' }
  | { readonly kind: 'done'; readonly found?: { readonly problem: string; readonly detail: string } };
