/** Options: what the rulebook leaves open, the numbers, and which Factions have players. */
import { numbersOf } from '../../kernel/kit/numbers';
import type { Options } from '../../kernel/messages';
import { type Seat, SEATS } from './pieces';
import { HANDS_FIRST, type OptionSpec, STILL_WAITING, WAITS_BENEATH } from '../../kernel/options';
import { ownersOption } from './data/owners';

/** The numbers that house rules change: Campaigns, starting values, and each Faction's threshold. */
export const numbers = numbersOf({
  campaigns: { section: '§2.3.1', usual: 4, least: 3, most: 4 },
  'first-resources': { section: '§2.1', usual: 5, least: 0, most: 12 },
  'first-polarization': { section: '§2.1', usual: 3, least: 1, most: 6 },
  'reds-line': { section: '§7.2', usual: 11, least: 8, most: 16 },
  'senate-line': { section: '§7.2', usual: 3, least: 1, most: 6 },
  'moderates-line': { section: '§7.2', usual: 14, least: 8, most: 20 },
});

interface Table {
  readonly options: Options;
}

/** The numbers of a table. */
export const numbersAt = numbers.at;

/** §7.2 A Faction's threshold: Opposition with Administrations, Town Population, Resources. */
export const lineOf = (table: Table, seat: Seat): number => numbersAt(table)[`${seat}-line`];

export const options = [
  { id: 'level', section: '§7.2', kind: 'choice', default: 'passes', values: ['passes', 'above-zero'] },
  { id: 'leadership', section: '§6.2.2', kind: 'choice', default: 'after-issue', values: ['after-issue', 'always'] },
  {
    id: 'nonplayers',
    section: '§8.0',
    upFront: true,
    kind: 'choice',
    default: 'none',
    values: ['none', 'reds', 'senate', 'moderates', 'reds-senate', 'reds-moderates', 'senate-moderates'],
  },
  { id: 'pace', section: '§8.1', upFront: true, kind: 'choice', default: 'turn', values: ['turn', 'step', 'run'] },
  // two seats could let a Non-player go on, and so roll for it: a keeper of the key could have chosen between them
  { id: 'first-lets-play', section: '§8.1', kind: 'mark', default: true },
  // a Train could carry Cells from another stop in a space into that space, again and again
  { id: 'no-ride-within', section: '§3.2.4', kind: 'mark', default: true },
  // small rules of Commands, Events and Non-player cards that were corrected together: `isToTheLetter` marks each
  { id: 'to-the-letter', section: '§3.1', kind: 'mark', default: true },
  // a Non-player's full Command reduced to a Limited one was not followed by a second for its News
  { id: 'news-after-any-limited', section: '§8.1.4', kind: 'mark', default: true },
  // News moved by hand belonged to nobody afterwards
  { id: 'news-keeps-holder', section: '§3.3.2', kind: 'mark', default: true },
  HANDS_FIRST,
  STILL_WAITING,
  WAITS_BENEATH,
  ...numbers.options,
  ownersOption,
] as const satisfies readonly OptionSpec[];

/** Does this table have the rules that were corrected together? An older one has not. */
export const isToTheLetter = ({ options: of }: Table): boolean => of['to-the-letter'] === true;

/** §8.1.4 (5) Does a Non-player spend News also after a full Command reduced to a Limited one? */
export const spendsNewsAfterAnyLimited = ({ options: of }: Table): boolean => of['news-after-any-limited'] === true;

/** §3.3.2 Does News that is moved by hand stay with its holder? At an older table nobody has it afterwards. */
export const newsKeepsHolder = ({ options: of }: Table): boolean => of['news-keeps-holder'] === true;

/** §8.0 The Factions without a player: the option's value lists them, joined by dashes. */
export const nonplayersIn = (options: Options): readonly Seat[] => {
  const value = String(options['nonplayers'] ?? 'none');
  return SEATS.filter(seat => value.includes(seat));
};
export const playersIn = (options: Options): readonly Seat[] => {
  const others = nonplayersIn(options);
  return SEATS.filter(seat => !others.includes(seat));
};

/** §8.1 Who confirms a Non-player's act: the first seat with a player; at a table without the mark any. */
export const whoLetsPlay = (options: Options): readonly Seat[] =>
  playersIn(options).slice(0, options['first-lets-play'] === true ? 1 : undefined);

export const isNonplayer = ({ options }: Table, seat: Seat): boolean => nonplayersIn(options).includes(seat);
/** §8.7 One player against two Non-players. */
export const isSolitaire = ({ options }: Table): boolean => playersIn(options).length === 1;
/** §8.1.2 Their Resources are not tracked; those of the Moderates are, for victory. */
export const isUntracked = (table: Table, seat: Seat): boolean => seat !== 'moderates' && isNonplayer(table, seat);
