/**
 * The intrigue cards by their printed numbers: red 1 to 36, gray 37 to 72, black 73 to 108. But for number 3, whose
 * title and erratum the rulebook gives, titles and effects are reconstructions of ours (~).
 */
import type { Options } from '../../../kernel/messages';
import { hasCards } from '../options';
import { editionOf, type Color } from './editions';
import { ownersOf, type OwnersCard } from './owners';
import type { Occasion } from '../vocabulary';
import { TITLES } from './titles';

const FIRST: Readonly<Record<Color, number>> = { red: 1, gray: 37, black: 73 };
const COLORS = ['red', 'gray', 'black'] as const satisfies readonly Color[];
/** §intrigue Written in red ink: they stay in play. */
export const SUSTAINED: ReadonlySet<string> = new Set([
  'loyal-bodyguard',
  'party-arbiter',
  'deep-drawer',
  'iron-constitution',
  'mission-abroad',
]);
/** §intrigue The cards that may still answer a die or a verdict on the table. */
const ANSWERS: Readonly<Partial<Record<Occasion, readonly string[]>>> = {
  'failed-purge': ['zealous-subordinate'],
  health: ['second-opinion', 'kremlin-surgeons'],
  conviction: ['highest-measure'],
};
export const answersTo = (about: Occasion): readonly string[] => ANSWERS[about] ?? [];
/** The one card that is known. */
const KNOWN = 'assassination-attempt';

export interface Card {
  readonly id: string;
  readonly number: number;
  readonly color: Color;
  readonly title: string;
}

export const CARDS: readonly Card[] = COLORS.flatMap(color =>
  TITLES[color]
    .flatMap(([title, count]) => Array.from({ length: count }, () => title))
    .map((title, n) => ({ id: `${color}-${FIRST[color] + n}`, number: FIRST[color] + n, color, title })),
);
const BY_ID: ReadonlyMap<string, Card> = new Map(CARDS.map(card => [card.id, card]));
export const cardOf = (id: string): Card | undefined => BY_ID.get(id);
/** An owner’s description of a card. */
export const ownersCard = (options: Options, id: string): OwnersCard | undefined =>
  ownersOf(options).cards.get(cardOf(id)?.number ?? 0);
/** The effect id of a card that only the owner’s file describes. */
export const OWNERS = 'owners';
/** The effect of a card at this table: an owner’s file may replace ours. */
export const titleOf = (options: Options, id: string): string => {
  const { as, event = 'as' } = ownersCard(options, id) ?? {};
  return event === 'as' ? (as ?? cardOf(id)?.title ?? '?') : OWNERS;
};
/** Whose title and effect are ours: an owner's card has none of ours where the owner has given both. */
export const isReconstructed = (options: Options, id: string): boolean => {
  const { as, event = 'as', title } = ownersCard(options, id) ?? {};
  return cardOf(id)?.title !== KNOWN && (title === undefined || (event === 'as' && as === undefined));
};

/** The deck of a game, in the order of its numbers. */
export const cardsOf = (options: Options): readonly string[] => {
  const { colors } = editionOf(options);
  return hasCards(options) ? CARDS.filter(card => colors.includes(card.color)).map(card => card.id) : [];
};
