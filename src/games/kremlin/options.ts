/** The options: edition, number of players, what the rulebook leaves open, and the numbers. */
import type { Options } from '../../kernel/messages';
import { HANDS_FIRST, type OptionSpec, STILL_WAITING, WAITS_BENEATH } from '../../kernel/options';
import { windowOptions } from '../../kernel/reaction-windows';
import { EDITIONS, editionOf } from './data/editions';
import { ownersOption } from './data/owners';
import { numbersOf } from '../../kernel/kit/numbers';

const BY_EDITION = ['edition', 'yes', 'no'] as const;

export const playersOf = (of: Options): number => Number(of['players'] ?? 4);
export const hasCards = (of: Options): boolean => of['cards'] !== false;
/** §three-player It changes only a game of three. */
export const isThreePlayer = (of: Options): boolean => of['three-player'] === true && playersOf(of) === 3;
export const isClub55 = (of: Options): boolean => of['club-55'] === true;
export const isExclusive = (of: Options): boolean => of['exclusive'] === true;
export const hasTenths = (of: Options): boolean =>
  of['tenths'] === 'yes' || (of['tenths'] !== 'no' && editionOf(of).tenths);
/** §bargains How long a promise binds; 'words' for not at all. */
export const bindingOf = (of: Options): 'binding' | 'phase' | 'words' => {
  const { binding } = of as { readonly binding?: unknown };
  return binding === 'binding' || binding === 'phase' || binding === 'words' ? binding : editionOf(of).bargains;
};
/** Does this table use the corrected rules? An older table without the mark keeps the old ones. */
export const isMended = (of: Options): boolean => of['second-reading'] === true;
/** §declare Is an act that its new holder may not carry out as if never announced? Tables made before count it. */
export const areLostActsFree = (of: Options): boolean => of['lost-acts-are-free'] === true;
/** §cure May a politician who has recovered stay in the Sanatorium? Tables made before name that as a breach. */
export const mayRecoveredStay = (of: Options): boolean => of['recovered-may-stay'] === true;
/** §purge A die numbered 0 to 19 shows one less. */
export const shownFace = (of: Options, face: number): number => (of['die'] === '0-19' ? face - 1 : face);

// The numbers that house rules change: hands, parades that win, and the years of the game.

/** The years that the board has; the Variant plays on into one more. */
export const LAST_TURN = 10;

export const numbers = numbersOf({
  'waves-to-win': { section: '§victory', usual: 3, least: 2, most: 5 },
  years: { section: '§victory', usual: LAST_TURN, least: 4, most: LAST_TURN },
  'first-hand': { section: '§preparation', usual: 3, least: 0, most: 5 },
  'hand-limit': { section: '§intrigue', usual: 3, least: 2, most: 5 },
});

/** The numbers of a table. */
export const numbersAt = numbers.at;

export const options = [
  { id: 'edition', upFront: true, section: '§preparation', kind: 'choice', default: 'modern', values: EDITIONS },
  { id: 'players', upFront: true, section: '§preparation', kind: 'number', default: 4, min: 3, max: 6 },
  { id: 'cards', section: '§intrigue', kind: 'toggle', default: true },
  { id: 'three-player', section: '§three-player', kind: 'toggle', default: false },
  { id: 'club-55', section: '§club-55', kind: 'toggle', default: false },
  { id: 'exclusive', section: '§exclusive', kind: 'toggle', default: false },
  { id: 'tenths', section: '§ties', kind: 'choice', default: 'edition', values: BY_EDITION },
  {
    id: 'binding',
    section: '§bargains',
    kind: 'choice',
    default: 'edition',
    values: ['edition', 'binding', 'phase', 'words'],
  },
  { id: 'die', section: '§purge', kind: 'choice', default: '1-20', values: ['1-20', '0-19'] },
  { id: 'accused-votes', section: '§trial', kind: 'toggle', default: false },
  {
    id: 'second-failure',
    section: '§funeral',
    kind: 'choice',
    default: 'nominator',
    values: ['nominator', 'foreign-minister'],
  },
  {
    id: 'rehabilitators',
    section: '§rehabilitation',
    kind: 'choice',
    default: 'politburo',
    values: ['politburo', 'voting-members'],
  },
  { id: 'exile-keeps-stress', section: '§exile', kind: 'toggle', default: false },
  // rules corrected together: votes of politicians who are gone, broken deals, cards that did not do what they say
  { id: 'second-reading', section: '§intrigue', kind: 'mark', default: true },
  // an act that its new holder may not carry out used up the year's trial or condemnation
  { id: 'lost-acts-are-free', section: '§declare', kind: 'mark', default: true },
  // whoever recovered in the Sanatorium lay there against the rules, by hand and by play
  { id: 'recovered-may-stay', section: '§cure', kind: 'mark', default: true },
  HANDS_FIRST,
  STILL_WAITING,
  WAITS_BENEATH,
  ...numbers.options,
  ...windowOptions,
  ownersOption,
] as const satisfies readonly OptionSpec[];
