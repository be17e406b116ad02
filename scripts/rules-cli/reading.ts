/** The fields of requests as values of the game, or what is wrong with them. */
import { randomBytes } from 'node:crypto';
import { GAMES, gameOf } from '../../src/testing/all-games';
import { type Edit, isEdit } from '../../src/kernel/edit';
import type { Message, Options } from '../../src/kernel/messages';
import { type OptionSpec, readOptions, type DataSpec } from '../../src/kernel/options';
import type { AnyGame } from '../../src/table/record/model';
import type { Speech } from '../../src/table/i18n/wording';
import { isObject } from '../../src/kernel/reading';
import type { DataProblem } from '../../src/kernel/owners-data';

// The fault of a request: reported to its sender, never a crash.

export type Fields = Readonly<Record<string, unknown>>;

export class Malformed extends Error {}
export const malformed = (message: string): never => {
  throw new Malformed(message);
};

const LONGEST = 80;

/** An untrusted value as a message quotes it: short, whatever was sent. */
export const quoted = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const listed = (names: readonly string[]): string => names.map(name => JSON.stringify(name)).join(', ');

const told =
  (speech: Speech) =>
  ({ at, problem, given, details = {} }: DataProblem): string => {
    const words = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)]));
    return (
      `${at || '/'} ${speech.format(`RT.problems.${problem}`, words).replace(/\.$/, '')}` +
      (given && at ? `, not ${given}` : '')
    );
  };

/** The value of an option for an owner's data: '' means no file. */
export const readOwnersFile = (
  speech: Speech,
  { id, read }: DataSpec & { readonly id: string },
  given: unknown,
): string => {
  if (given === '') return '';
  const file = isObject(given) ? JSON.stringify(given) : given;
  if (typeof file !== 'string') {
    return malformed(`option ${quoted(id)} is a data file, as an object or as its text, not ${quoted(given)}`);
  }
  const found = read(file);
  return 'data' in found
    ? found.data
    : malformed(`option ${quoted(id)} cannot be read: ${found.problems.map(told(speech)).join('; ')}`);
};

export const readGame = (id: unknown): AnyGame =>
  (typeof id === 'string' ? gameOf(id) : undefined) ??
  malformed(`no game ${quoted(id)}: "game" is one of ${listed(GAMES.map(game => game.id))}`);

export const readSeat = (game: AnyGame, options: Options, seat: unknown): string => {
  const seats = game.seats(options);
  return seats.find(one => one === seat) ?? malformed(`no seat ${quoted(seat)}: "seat" is one of ${listed(seats)}`);
};

/** A seed as 32 lower-case hexadecimal digits; drawn if none is given. */
export const readSeed = (seed: unknown): string => {
  if (seed === undefined) return randomBytes(16).toString('hex');
  return typeof seed === 'string' && /^[0-9a-f]{32}$/i.test(seed)
    ? seed.toLowerCase()
    : malformed(`"seed" is 32 hexadecimal digits, not ${quoted(seed)}`);
};

const valuesOf = (spec: OptionSpec): string => {
  if (spec.kind === 'choice') return `one of ${listed(spec.values)}`;
  if (spec.kind === 'number') return `a whole number from ${spec.min} to ${spec.max}`;
  if (spec.kind === 'mark') return 'true';
  return spec.kind === 'toggle' ? 'true or false' : 'a data file';
};

/** The options of a game, with the default where one is not given. */
export const readGameOptions = (speech: Speech, game: AnyGame, options: unknown = {}): Options => {
  if (!isObject(options)) return malformed(`"options" is an object, not ${quoted(options)}`);
  const given = Object.fromEntries(
    Object.entries(options).map(([id, value]) => {
      const spec = game.options.find(one => one.id === id);
      return [id, spec?.kind === 'data' ? readOwnersFile(speech, spec, value) : value];
    }),
  );
  const invalid = Object.entries(given).find(
    ([id, value]) => typeof value === 'object' && game.options.some(spec => spec.id === id),
  );
  if (invalid) return malformed(`option ${quoted(invalid[0])} is a single value, not ${quoted(invalid[1])}`);
  const {
    options: read,
    problems: [problem],
  } = readOptions(game.options, given);
  if (!problem) return read;
  const spec = game.options.find(({ id }) => id === problem.option);
  if (!spec) {
    return malformed(`no option ${quoted(problem.option)}: ${game.id} has ${listed(game.options.map(({ id }) => id))}`);
  }
  return malformed(`option ${quoted(spec.id)} is ${valuesOf(spec)}, not ${quoted(given[spec.id])}`);
};

/** A message of the shape of a command; the rules decide whether it belongs to the game. */
export const readCommand = (command: unknown): Message => {
  if (!isObject(command)) return malformed(`"command" is an object, not ${quoted(command)}`);
  const { kind } = command;
  return typeof kind === 'string'
    ? { ...command, kind }
    : malformed(`"command" needs a "kind", a text, not ${quoted(kind)}`);
};

export const readEdit = (edit: unknown): Edit => {
  if (!isObject(edit)) return malformed(`"edit" is an object, not ${quoted(edit)}`);
  return isEdit(edit)
    ? edit
    : malformed(
        `"edit" is no change by hand (kind ${quoted(edit['kind'])}): kinds and fields stand in docs/rules-cli.md`,
      );
};

export const readFaces = (faces: unknown): readonly number[] => {
  if (!Array.isArray(faces)) return malformed(`"faces" is a list of whole numbers from 1, not ${quoted(faces)}`);
  const invalid = faces.findIndex(face => !Number.isInteger(face) || Number(face) < 1);
  return invalid < 0
    ? (faces as number[])
    : malformed(`"faces" is a list of whole numbers from 1; at ${invalid} stands ${quoted(faces[invalid])}`);
};

export const readMax = (max: unknown = 5000): number =>
  typeof max === 'number' && Number.isInteger(max) && max >= 0
    ? max
    : malformed(`"max" is a whole number from 0, not ${quoted(max)}`);
