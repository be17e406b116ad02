/** Which documents a counter becomes: a locked Tile of its picture, and Tiles for its signs. */
import { type Placement, place, stackingOf } from '../../table/board/projection';
import type { Box, Point, Counter, Face, Pile, Tabletop } from '../../kernel/board';
import type { TableClient } from '../../table/panels/client-model';
import { emblemOf } from '../../table/drawing/emblems';
import {
  BACK,
  backPicture,
  bandPicture,
  facePicture,
  lyingPicture,
  markerPicture,
} from '../../table/drawing/picture-names';
import {
  badgePicture,
  countPicture,
  MOST_DRAWN,
  MOST_NUMERALS,
  MOST_PLATES,
  numeralPicture,
  platePicture,
} from '../../table/drawing/file-names';
import { ownBack } from '../../table/drawing/own-picture';
import { isOnlyCard, pileOwner, changedNumber, type Sign, signsOf } from '../../table/drawing/signs';
import { ID } from '../module-id';
import { onOwnPictures, ownPicture } from '../pictures/own-pictures';

// Parses a Tile's key, which names what the Tile shows.

/** The counter, marker or pile that a Tile shows; undefined if it is only a sign. */
export const placementOf = (key: string): { readonly kind: Placement['kind']; readonly id: string } | undefined => {
  const [kind, id, ...sign] = key.split(' ');
  return id !== undefined && !sign.length && (kind === 'counter' || kind === 'marker' || kind === 'pile')
    ? { kind, id }
    : undefined;
};

// Which point of a Tile its x and y mean. Our Tiles declare their top left corner; the first one drawn shows whether
// Foundry honours that.

/** As parts of the width and height: 0 is the top left corner, 0.5 the centre. */
let anchor = { x: 0, y: 0 };

interface Saying {
  readonly document: { readonly texture: { readonly anchorX: number; readonly anchorY: number } };
}

interface Drawn {
  readonly document: { readonly x: number; readonly y: number };
  readonly bounds: Box;
}

/** Does a Tile say that its x and y are its top left corner? Only such a Tile shows how ours must be placed. */
export const isByCorner = ({ document: { texture } }: Saying): boolean =>
  texture.anchorX === 0 && texture.anchorY === 0;

const part = (offset: number, length: number): number => (length > 0 ? Math.round((offset / length) * 2) / 2 : 0);

/** Which point of a drawn Tile its position means. */
export const anchorOf = ({ document, bounds }: Drawn): Point => ({
  x: part(document.x - bounds.x, bounds.width),
  y: part(document.y - bounds.y, bounds.height),
});

/** Reads a Tile on the canvas; returns whether the anchor changed. */
export const learnAnchor = (tile: Drawn): boolean => {
  const learned = anchorOf(tile);
  const changed = learned.x !== anchor.x || learned.y !== anchor.y;
  anchor = learned;
  return changed;
};

/** The x and y of a Tile that fills a box of a board whose origin on the canvas is `origin`. */
export const positionOf = ({ x, y, width, height }: Box, origin: Point): Point => ({
  x: origin.x + x + width * anchor.x,
  y: origin.y + y + height * anchor.y,
});

/** The point of the board at the middle of a Tile with a position on the canvas. */
export const middleOf = (
  { x, y }: Point,
  { width, height }: { readonly width: number; readonly height: number },
  origin: Point,
): Point => ({ x: x + width * (0.5 - anchor.x) - origin.x, y: y + height * (0.5 - anchor.y) - origin.y });

/** The desired state of a Tile. `key` names what it shows. */
export interface TileWanted {
  readonly key: string;
  /** The key of the counter, marker or pile that it is or lies on. */
  readonly placement: string;
  readonly src: string;
  readonly box: Box;
  readonly rotation: number;
  readonly sort: number;
}

const asset = (path: string): string => `modules/${ID}/assets/${path}`;

/** The largest box with a card's or chit's proportions within another. */
const fitted = (box: Box, ratio: number): Box => {
  const width = Math.min(box.width, box.height / ratio);
  const height = width * ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

/** A sign on a counter, as a Tile. */
interface SignTile {
  readonly name: string;
  readonly src: string;
  readonly box: Box;
}

const signTile = (sign: Sign): SignTile => {
  const { box } = sign;
  if ('badge' in sign) return { name: `badge ${sign.badge}`, src: badgePicture(sign.badge), box };
  return 'count' in sign
    ? { name: 'count', src: countPicture(Math.min(sign.count, MOST_DRAWN)), box }
    : { name: 'count', src: numeralPicture(Math.min(sign.numeral, MOST_NUMERALS)), box };
};

/** Who controls a politician: the portrait is the same picture for every controller. */
const bandTiles = ({ game, timeline }: TableClient, { side }: Counter, face: Face, box: Box): readonly SignTile[] => {
  if (!face.portrait || side === undefined) return [];
  const emblem = emblemOf(game.seats(timeline.head.options), side);
  return [{ name: 'band', src: bandPicture(emblem), box }];
};

/** A Tile's picture is drawn in advance, so a changed number is laid over it as a plate. */
const plateTiles = (counter: Counter, face: Face, box: Box): readonly SignTile[] => {
  const number = changedNumber(counter, face);
  return number === undefined
    ? []
    : [{ name: 'plate', src: platePicture(Math.max(1, Math.min(number, MOST_PLATES))), box: fitted(box, 1) }];
};

const pileSign = (pile: Pile, { x, y, width, height }: Box): SignTile => {
  const size = width * 0.34;
  return {
    name: 'count',
    src: countPicture(Math.min(pile.cards.length, MOST_DRAWN)),
    box: { x: x + width - size * 0.8, y: y + height - size * 0.8, width: size, height: size },
  };
};

interface Shown {
  /** A path within the data: our picture or the owner's. */
  readonly src: string;
  readonly box: Box;
  readonly signs: readonly SignTile[];
}

const shownCounter = (client: TableClient, counter: Counter, placement: Placement): Shown | undefined => {
  const { presentation } = client;
  const face = presentation.face(counter.piece);
  if (!face) return undefined;
  const isDown = counter.turned === 'down';
  const card = face.shape === 'card' && !isDown;
  const own = isDown ? undefined : ownPicture(client.game.id, counter.piece)?.path;
  return {
    src: own ?? asset(lyingPicture(presentation.id, face, isDown)),
    box: fitted(placement, card ? 1.4 : 1),
    signs: [
      ...bandTiles(client, counter, face, placement),
      ...(card ? [] : plateTiles(counter, face, placement)),
      ...signsOf(counter, face, placement).map(signTile),
    ],
  };
};

const shownPile = (client: TableClient, pile: Pile, placement: Placement): Shown | undefined => {
  const { game, presentation } = client;
  const [top] = pile.cards;
  const owner = pileOwner(game.seats(client.timeline.head.options), pile);
  if (top === undefined) return undefined;
  const face = pile.role === 'draw' || top === BACK ? undefined : presentation.face(top);
  const box = fitted(placement, 1.4);
  return {
    src:
      (face ? ownPicture(game.id, top) : ownBack(piece => ownPicture(game.id, piece), owner))?.path ??
      asset(face ? facePicture(game.id, face) : backPicture(game.id, owner)),
    box,
    signs: isOnlyCard(pile) ? [] : [pileSign(pile, box)],
  };
};

const shown = (client: TableClient, tabletop: Tabletop, placement: Placement): Shown | undefined => {
  const { id, kind } = placement;
  const { presentation } = client;
  const counter = kind === 'counter' && tabletop.counters.find(one => one.id === id);
  if (counter) return shownCounter(client, counter, placement);
  const pile = kind === 'pile' && tabletop.piles.find(one => one.id === id);
  if (pile) return shownPile(client, pile, placement);
  const face = placement.piece === undefined ? undefined : presentation.face(placement.piece);
  return face && { src: asset(markerPicture(presentation.id, face)), box: placement, signs: [] };
};

const tilesOf = (client: TableClient): readonly TileWanted[] => {
  const { game, presentation, timeline } = client;
  const tabletop = presentation.tabletop(game.hide(timeline.state, undefined));
  const placements = place(presentation.board, tabletop);
  const stacking = stackingOf(presentation.board, placements);
  return placements.flatMap((placement, at): TileWanted[] => {
    const found = shown(client, tabletop, placement);
    const key = `${placement.kind} ${placement.id}`;
    const sort = stacking[at] ?? 0;
    if (!found) return [];
    const tile = (name: string, src: string, box: Box, rotation: number, above: number): TileWanted => ({
      key: name,
      placement: key,
      src,
      box,
      rotation,
      sort: sort + above,
    });
    return [
      tile(key, found.src, found.box, placement.rotation, 0),
      ...found.signs.map((sign, n) => tile(`${key} ${sign.name}`, asset(sign.src), sign.box, 0, n + 1)),
    ];
  });
};

/** The Tiles last wanted, and of what: every frame in which the canvas draws a Tile asks for them. */
let last: readonly unknown[] = [];
let tiles: readonly TileWanted[] = [];
onOwnPictures(() => {
  last = [];
});

/** All Tiles of a table, from what an observer may know, because every browser receives them. */
export const tilesWanted = (client: TableClient): readonly TileWanted[] => {
  const now = [client, client.presentation, client.timeline.state];
  if (now.some((one, n) => one !== last[n])) {
    tiles = tilesOf(client);
    last = now;
  }
  return tiles;
};
