/** A card dropped where nothing takes it lies loose: face down if nobody could see it, else face up. */
import type { Board, Point } from '../../kernel/board';
import type { GameEdit } from '../../kernel/edit';
import { looseName, looseOf, homeOf, type PileSpec, specIn } from '../../kernel/piles';
import { omitUndefined } from '../../kernel/fields';
import type { HitTarget } from './hit-targets';
import { type Dragged, editsFor, type Hand } from './by-hand';

/** Where it is dropped, and whether its other side should be up. */
export interface Laid {
  readonly at: Point;
  readonly turned: boolean;
}

/** What a card of a pile becomes at a point of the board; empty for other pieces, and outside the board. */
const looseEdits = (
  { game, seen }: Pick<Hand, 'game' | 'seen'>,
  { width, height }: Board,
  dragged: Dragged,
  { at, turned }: Laid,
): readonly GameEdit[] => {
  if (dragged.kind === 'marker' || dragged.kind === 'new') return [];
  const specs: Readonly<Record<string, PileSpec<string>>> = game.piles(seen.options);
  const { from } = dragged;
  const spec = specIn(specs, from);
  if (!spec || at.x < 0 || at.y < 0 || at.x > width || at.y > height) return [];
  const card = dragged.kind === 'card' ? dragged.card : dragged.piece;
  const up = (spec.readers !== 'nobody') !== turned;
  const to = looseName({ ...at, up, ...omitUndefined({ home: homeOf(specs, from) }) });
  return [{ kind: 'card', card, from, to, ...omitUndefined({ at: dragged.kind === 'card' ? dragged.at : undefined }) }];
};

/** May a card lie here? In Free and Advised anywhere on the board except on a game's pile. */
const mayLie = ({ mode }: Hand, aim: HitTarget | undefined): boolean =>
  mode !== 'enforced' && !(aim?.key.startsWith('pile ') && !looseOf(aim.ids[0] ?? ''));

/** Every change that a drop at a point could mean, the most exact first. */
export const editsAt = (
  hand: Hand,
  board: Board,
  dragged: Dragged,
  aim: HitTarget | undefined,
  laid: Laid,
): readonly GameEdit[] => [
  ...(aim ? editsFor(dragged, aim.landing) : []),
  ...(mayLie(hand, aim) ? looseEdits(hand, board, dragged, laid) : []),
];

/** The loose pile with its other side up; undefined for piles that are not turned over. */
export const turnedOver = (pile: string): string | undefined => {
  const loose = looseOf(pile);
  return loose && looseName({ ...loose, up: !loose.up });
};
