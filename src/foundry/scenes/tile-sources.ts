/**
 * Which document a counter is: a locked Tile of its picture, with further Tiles for the signs upon it. Only this file
 * decides.
 */
import type { Box, Counter, Face, Pile, Tabletop } from '../../kernel/board';
import type { TableClient } from '../../table/panels/client-model';
import { emblemOf } from '../../table/panels/emblems';
import { documentId } from '../../table/crypto/bytes';
import {
  BACK,
  backPicture,
  bandPicture,
  counterPicture,
  facePicture,
  markerPicture,
} from '../../table/drawing/picture-names';
import {
  badgePicture,
  countPicture,
  MOST_COUNTED,
  MOST_NUMERALS,
  numeralPicture,
} from '../../table/drawing/file-names';
import { isOnlyCard, pileOwner } from '../../table/drawing/piles';
import { type Sign, signsOf } from '../../table/drawing/signs';
import { place, type Placement } from '../../table/board/projection';
import { ID } from '../module-id';
import { ownPicture } from '../pictures/own-pictures';

/** A Tile as it should be. `key` names what it shows. */
export interface TileWanted {
  readonly _id: string;
  readonly key: string;
  /** The key of the counter, marker or pile that it is, or lies upon. */
  readonly placement: string;
  readonly src: string;
  readonly box: Box;
  readonly rotation: number;
  readonly sort: number;
}

const asset = (path: string): string => `modules/${ID}/assets/${path}`;

const isCardShaped = ({ width, height }: Box): boolean => height > width * 1.2;

/** The largest box with a card's or chit's proportions within another. */
const fitted = (box: Box, ratio: number): Box => {
  const width = Math.min(box.width, box.height / ratio);
  const height = width * ratio;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
};

/** A Tile upon a counter, by what it is. */
interface SignTile {
  readonly name: string;
  readonly src: string;
  readonly box: Box;
}

const signTile = (sign: Sign): SignTile => {
  const { box } = sign;
  if ('badge' in sign) return { name: `badge ${sign.badge}`, src: badgePicture(sign.badge), box };
  return 'count' in sign
    ? { name: 'count', src: countPicture(Math.min(sign.count, MOST_COUNTED)), box }
    : { name: 'count', src: numeralPicture(Math.min(sign.numeral, MOST_NUMERALS)), box };
};

/** Who controls somebody: his portrait is one picture, whosever man he is. */
const bandTiles = ({ game, timeline }: TableClient, { side }: Counter, face: Face, box: Box): readonly SignTile[] => {
  if (!face.portrait || side === undefined) return [];
  const emblem = emblemOf(game.seats(timeline.head.options), side);
  return [{ name: 'band', src: bandPicture(emblem), box }];
};

const pileSign = (pile: Pile, { x, y, width, height }: Box): SignTile => {
  const size = width * 0.34;
  return {
    name: 'count',
    src: countPicture(Math.min(pile.cards.length, MOST_COUNTED)),
    box: { x: x + width - size * 0.8, y: y + height - size * 0.8, width: size, height: size },
  };
};

interface Shown {
  /** A path within the data: a picture of ours, or the owner's own. */
  readonly src: string;
  readonly box: Box;
  readonly signs: readonly SignTile[];
}

const shownCounter = (client: TableClient, counter: Counter, placement: Placement): Shown | undefined => {
  const { presentation } = client;
  const face = presentation.face(counter.piece);
  if (!face) return undefined;
  const isDown = counter.turned === 'down';
  const card = isCardShaped(placement) && !isDown;
  const own = isDown ? undefined : ownPicture(client.game.id, counter.piece)?.path;
  return {
    src: own ?? asset(card ? facePicture(presentation.id, face) : counterPicture(presentation.id, face, isDown)),
    box: fitted(placement, card ? 1.4 : 1),
    signs: [...bandTiles(client, counter, face, placement), ...signsOf(counter, face, placement).map(signTile)],
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
      (face && ownPicture(game.id, top)?.path) ??
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

/** All Tiles of a table, from what an observer may know: every browser receives them. */
export const tilesWanted = (client: TableClient): readonly TileWanted[] => {
  const { game, presentation, timeline } = client;
  const tabletop = presentation.tabletop(game.hide(timeline.state, undefined));
  return place(presentation.board, tabletop).flatMap((placement): TileWanted[] => {
    const found = shown(client, tabletop, placement);
    const key = `${placement.kind} ${placement.id}`;
    const sort = placement.z * 10;
    if (!found) return [];
    const tile = (name: string, src: string, box: Box, rotation: number, above: number): TileWanted => ({
      _id: documentId(`${client.id} ${name}`),
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
