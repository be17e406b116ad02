/** Where a helper's button lies on a board: at the place it is asked about, or is always about. */
import type { Board, Box } from '../../kernel/board';
import type { Values } from '../../kernel/helper';
import type { AnyPresentation } from '../record/model';
import { widthOf } from '../drawing/lettering';

type AnyHelper = AnyPresentation['helpers'][number];

/** A button is this part of the board's height: at least 24 px when a small page shows the whole board. */
const PART = 24;

/** The size of a button on a map for its text. */
export const buttonSize = (text: string, map: { readonly height: number }) => {
  const height = Math.round(map.height / PART);
  const fontSize = Math.round(height * 0.5);
  return { width: Math.round(widthOf(text, 'label', fontSize) + height * 1.5), height, fontSize };
};

/** The box of a place with this id, or with an id that ends so: `districts` means the track `scoring-districts`. */
const boxOf = ({ spaces, slots, tracks }: Board, id: string): Box | undefined => {
  const isCalled = (one: { readonly id: string }): boolean => one.id === id;
  const isLike = (one: { readonly id: string }): boolean => one.id.endsWith(`-${id}`);
  for (const fits of [isCalled, isLike]) {
    const track = tracks.find(fits);
    const found =
      spaces.find(fits)?.label ??
      slots.find(fits)?.box ??
      slots.find(({ space }) => space === id)?.box ??
      track?.label ??
      track?.boxes[0];
    if (found) return found;
  }
  return undefined;
};

/** The corner for a helper's button; undefined if it is about no place of the board. */
export const helperSpot = (
  board: Board,
  helper: Pick<AnyHelper, 'wanted'>,
  values: Values,
  size: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } | undefined => {
  const asked = Object.values(values).flatMap(value => (typeof value === 'string' ? [value] : []));
  const box = [...asked, ...(helper.wanted?.about ?? [])].map(id => boxOf(board, id)).find(one => one !== undefined);
  return (
    box && {
      x: Math.round(Math.max(0, Math.min(box.x, board.width - size.width))),
      y: Math.round(Math.max(0, Math.min(box.y - size.height, board.height - size.height))),
    }
  );
};
