/**
 * The intrigue cards by their printed numbers: red 1 to 36, gray 37 to 72, black 73 to 108. But for number 3, whose
 * title and erratum the rulebook gives, titles and effects are reconstructions of ours (~).
 */
import type { Options } from '../../../kernel/messages';
import { hasCards } from '../options';
import { editionOf, type Color } from './editions';

/** The titles of a colour in the order of their numbers, with how many there are of each. */
const TITLES: Readonly<Record<Color, readonly (readonly [string, number])[]>> = {
  red: [
    ['mineral-waters', 2],
    ['assassination-attempt', 1],
    ['loyal-bodyguard', 1],
    ['denunciation', 2],
    ['lost-dossier', 2],
    ['hero-of-labour', 2],
    ['night-shift', 2],
    ['season-closed', 1],
    ['doctors-orders', 1],
    ['winter-influenza', 2],
    ['second-opinion', 1],
    ['back-to-the-factory', 1],
    ['amnesty', 2],
    ['whipped-vote', 1],
    ['party-arbiter', 1],
    ['whisper-campaign', 2],
    ['patronage', 2],
    ['broken-promises', 1],
    ['card-index', 1],
    ['deep-drawer', 1],
    ['iron-constitution', 1],
    ['stand-in', 1],
    ['rain-on-the-parade', 1],
    ['emergency-plenum', 1],
    ['zealous-subordinate', 1],
    ['prepared-evidence', 1],
    ['archive-fire', 1],
  ],
  gray: [
    ['testament', 2],
    ['garrison-mutiny', 2],
    ['special-board', 2],
    ['old-guards-word', 2],
    ['deviationists', 2],
    ['highest-measure', 2],
    ['signed-confession', 2],
    ['recalled-pupil', 2],
    ['new-policy', 2],
    ['the-plan', 2],
    ['mission-abroad', 2],
    ['surveillance', 2],
    ['red-square-drill', 2],
    ['kremlin-surgeons', 2],
    ['ban-on-factions', 2],
    ['collective-leadership', 2],
    ['train-to-alma-ata', 2],
    ['mass-enrolment', 2],
  ],
  black: [
    ['night-flight', 2],
    ['passport-withdrawn', 2],
    ['extradition', 2],
    ['openness', 2],
    ['restructuring', 2],
    ['dacha-weekend', 2],
    ['distant-war', 2],
    ['the-games', 2],
    ['oil-boom', 2],
    ['failed-harvest', 2],
    ['summit-meeting', 2],
    ['samizdat', 2],
    ['the-committee', 2],
    ['state-of-emergency', 2],
    ['oligarchs-gift', 2],
    ['bypass-operation', 2],
    ['managed-vote', 2],
    ['ballet-on-television', 2],
  ],
};
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
export const titleOf = (id: string): string => cardOf(id)?.title ?? '?';
export const isReconstructed = (title: string): boolean => title !== KNOWN;

/** The deck of a game, in the order of its numbers. */
export const cardsOf = (options: Options): readonly string[] => {
  const { colors } = editionOf(options);
  return hasCards(options) ? CARDS.filter(card => colors.includes(card.color)).map(card => card.id) : [];
};
