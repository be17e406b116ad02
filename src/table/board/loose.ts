/** A card that is let go where nothing takes it lies there loose: face down if nobody could see it, else face up. */
import type { Board, Point } from '../../kernel/board';
import type { GameEdit } from '../../kernel/edit';
import { looseName, looseOf, homeOf, type PileSpec, specIn } from '../../kernel/piles';
import { omitUndefined } from '../../kernel/fields';
import type { HitTarget } from './hit-targets';
import { type Dragged, editsFor, type Hand } from './by-hand';

/** Where it is let go, and whether the other side is wanted up. */
export interface Laid {
  readonly at: Point;
  readonly turned: boolean;
}

/** What a card of a pile becomes at a point of the board; nothing for other pieces, and beside the board. */
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

/** A card may lie anywhere on the board but on a pile of the game, where hands are free. */
const mayLie = ({ mode }: Hand, aim: HitTarget | undefined): boolean =>
  mode !== 'enforced' && !(aim?.key.startsWith('pile ') && !looseOf(aim.ids[0] ?? ''));

/** Every change that letting go at a point of the board could mean, the most exact first. */
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

/** What lies loose, with its other side up; undefined for piles that are not turned over. */
export const turnedOver = (pile: string): string | undefined => {
  const loose = looseOf(pile);
  return loose && looseName({ ...loose, up: !loose.up });
};
