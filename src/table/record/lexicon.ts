/** The words of a table: what is sealed in its record names by number instead of in letters. */
import type { AnyGame } from './model';
import type { Options } from '../../kernel/messages';
import { MOST_WORDS } from './shapes';

/** A longer text is no name. */
const LONGEST = 60;

/** What every sealed part may hold: the fields of commands, of changes by hand and of hidden parts. */
const COMMON = [
  'c',
  's',
  'e',
  'h',
  'view',
  'kind',
  'seat',
  'card',
  'cards',
  'from',
  'to',
  'piece',
  'count',
  'marker',
  'pile',
  'at',
  'nobody',
  '?',
];

const namesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]);
};

/** The kinds of everything that a game does. */
const kindsOf = ({ steps, folds, anytime = {} }: AnyGame): readonly string[] => [
  ...Object.keys(steps),
  ...Object.keys(folds),
  ...Object.keys(anytime),
  ...Object.values(steps).flatMap(step => ('answers' in step ? Object.keys(step.answers) : [])),
];

/**
 * The words of a game with these options: its kinds, and every name on the table that is set up. They stand in the
 * head of the record, so a later edition with other names still reads it.
 */
export const namesFor = (game: AnyGame, options: Options): readonly string[] => {
  const names = [...COMMON, ...kindsOf(game), ...namesIn(game.setUp(options)), ...game.presentation(options).pieces];
  return [...new Set(names)].filter(name => name.length > 0 && name.length <= LONGEST).slice(0, MOST_WORDS);
};
