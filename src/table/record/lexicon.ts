/** The names of a table: sealed parts write each as a number instead of letters. */
import type { AnyGame } from './model';
import type { Options } from '../../kernel/messages';
import { MOST_WORDS } from './shapes';

/** A longer text is not a name. */
const LONGEST = 60;

/** Field names that any sealed part may contain: of commands, changes by hand and hidden parts. */
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

/** The kinds of everything in a game. */
const kindsOf = ({ steps, folds, anytime = {} }: AnyGame): readonly string[] => [
  ...Object.keys(steps),
  ...Object.keys(folds),
  ...Object.keys(anytime),
  ...Object.values(steps).flatMap(step => ('answers' in step ? Object.keys(step.answers) : [])),
];

/**
 * The names in a game with these options: its kinds, and every name on the table after setup. They stand in the
 * head of the record, so a later edition with other names can still read it.
 */
export const namesFor = (game: AnyGame, options: Options): readonly string[] => {
  const names = [...COMMON, ...kindsOf(game), ...namesIn(game.setUp(options)), ...game.presentation(options).pieces];
  return [...new Set(names)].filter(name => name.length > 0 && name.length <= LONGEST).slice(0, MOST_WORDS);
};
