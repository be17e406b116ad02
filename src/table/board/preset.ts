/**
 * A position as plain data for a Foundry Scene: the board with words, a Region for each space, a token for each piece
 * and pile. Contains only what everybody may see: hidden pieces show their back or are left out.
 */
import type { Box, Counter, Pile, Space, Tabletop } from '../../kernel/board';
import { documentId } from '../crypto/bytes';
import { MOST_DRAWN } from '../drawing/file-names';
import { PAPER, TABLETOP } from '../drawing/palette';
import { BACK, backPicture, boardPicture, facePicture, markerPicture } from '../drawing/picture-names';
import { isOnlyCard, pileOwner } from '../drawing/signs';
import type { Wording } from '../i18n/wording';
import type { AnyGame, AnyPresentation } from '../record/model';
import { actorIdOf, asset, type CounterFace, type CounterFlag, facesOf, squaresOf, tokenOf, unitOf } from './counters';
import { place, type Placement } from './projection';

const ID = 'revolution-tables';
/** `CONST.GRID_TYPES.GRIDLESS`, `CONST.REGION_VISIBILITY.LAYER`. */
const GRIDLESS = 0;
const ON_ITS_LAYER = 0;
/** The smallest page that shows a whole board at first, with a little room around it. */
const PAGE = { width: 1280, height: 720, part: 0.94 } as const;

/** The input for a scene of a position. */
export interface PresetPlan {
  readonly game: AnyGame;
  readonly presentation: AnyPresentation;
  readonly options: ReturnType<AnyGame['setUp']>['options'];
  /** The tabletop as everybody may see it; without one, the board is empty. */
  readonly tabletop: Tabletop | undefined;
  readonly words: Wording;
  readonly language: string;
  readonly name: string;
  /** Ids of documents are derived from this. */
  readonly path: string;
}

/** The Scene's defaults: every field of an export, so that none depends on Foundry's version. */
const USUAL = {
  navigation: true,
  navName: '',
  navOrder: 0,
  padding: 0,
  shiftX: 0,
  shiftY: 0,
  tokenVision: false,
  transition: { type: null, duration: 1500, activeOnly: false },
  playlist: null,
  playlistSound: null,
  journal: null,
  journalEntryPage: null,
  weather: '',
  active: false,
  drawings: [],
  lights: [],
  notes: [],
  sounds: [],
  tiles: [],
  walls: [],
};
const GRID = { style: 'solidLines', thickness: 1, color: '#000000', alpha: 0.2, distance: 1, units: '' };
const SHOWN = { tint: '#ffffff', alphaThreshold: 0.75 };

const isCardShaped = ({ width, height }: Box): boolean => height > width * 1.2;

/** The distance between pieces of one stack, as a part of their size. */
const STEP = 0.12;

interface Shown {
  readonly name: string;
  readonly src: string;
  /** For a counter: its two faces. */
  readonly counter?: CounterFlag;
  readonly actorId?: string;
  /** For a pile: its id, so that nobody takes it for a counter. */
  readonly pile?: string;
}

/** What a pile shows everybody: its open top card or its back, and its size. */
const shownPile = ({ game, presentation, options, words, language }: PresetPlan, pile: Pile): Shown | undefined => {
  const [top] = pile.cards;
  if (top === undefined) return undefined;
  const face = pile.role === 'draw' || top === BACK ? undefined : presentation.face(top);
  const owner = pileOwner(game.seats(options), pile);
  return {
    name: isOnlyCard(pile) && face ? words.name(top) : `${words.name(pile.id)} (${pile.cards.length})`,
    src: asset(face ? facePicture(game.id, face, language) : backPicture(game.id, owner)),
    pile: pile.id,
  };
};

const shownCounter = (
  { game, presentation, options, words }: PresetPlan,
  counter: Counter,
  flag: CounterFlag,
): Shown => {
  const [front, other] = flag.faces;
  const isDown = counter.turned === 'down';
  const back: CounterFace = other.piece === null ? other : front;
  const { name, src } = isDown ? back : front;
  const face = presentation.face(counter.piece);
  const isOthers = counter.side !== undefined && counter.side !== face?.side;
  const said = [
    ...(isOthers && game.seats(options).includes(counter.side) ? [words.text(`seats.${counter.side}`)] : []),
    ...(counter.badges ?? []).map(badge => words.text(`badges.${badge}`)),
  ];
  return {
    name: said.length && !isDown ? `${name} (${said.join(', ')})` : name,
    src,
    counter: flag,
    actorId: actorIdOf(game.id, counter.piece),
  };
};

/** Every piece and pile on the board as tokens; pieces of a stack lie side by side. */
const tokensOf = (plan: PresetPlan, level: string) => {
  const { game, presentation, options, words, tabletop, path } = plan;
  if (!tabletop) return [];
  const unit = unitOf(presentation.board);
  const flagOf = facesOf(game, presentation, words, options);
  const shownAt = (at: Placement): (Shown & { readonly count: number; readonly turned: boolean }) | undefined => {
    const one = { count: 1, turned: false };
    if (at.kind === 'pile') {
      const pile = tabletop.piles.find(({ id }) => id === at.id);
      const shown = pile && shownPile(plan, pile);
      return shown && { ...shown, ...one };
    }
    const flag = at.piece === undefined ? undefined : flagOf(at.piece);
    const face = at.piece === undefined ? undefined : presentation.face(at.piece);
    if (!flag || !face || at.piece === undefined) return undefined;
    const counter = at.kind === 'counter' ? tabletop.counters.find(({ id }) => id === at.id) : undefined;
    if (counter)
      return {
        ...shownCounter(plan, counter, flag),
        count: counter.count ?? 1,
        turned: counter.turned === 'exhausted',
      };
    return {
      name: flag.faces[0].name,
      src: asset(markerPicture(game.id, face)),
      counter: flag,
      actorId: actorIdOf(game.id, at.piece),
      ...one,
    };
  };
  return place(presentation.board, tabletop).flatMap((at, sort) => {
    const shown = shownAt(at);
    if (!shown) return [];
    const { squares, scale } = squaresOf(at, unit);
    const high = isCardShaped(at) ? Math.max(squares, Math.round((at.height / unit) * 2) / 2) : squares;
    // only a forged record has higher stacks, which would fill the scene
    return Array.from({ length: Math.min(shown.count, MOST_DRAWN) }, (_, n) => {
      return {
        ...tokenOf(shown, squares, scale),
        _id: documentId(`${path}/${at.kind} ${at.id} ${n}`),
        actorId: shown.actorId ?? null,
        actorLink: true,
        height: high,
        x: Math.round(at.x + (at.width - squares * unit) / 2 + n * STEP * unit),
        y: Math.round(at.y + (at.height - high * unit) / 2),
        elevation: 0,
        level,
        sort,
        rotation: shown.turned ? 90 : 0,
        lockRotation: !shown.turned,
        hidden: false,
        locked: false,
        flags: { [ID]: shown.counter ? { counter: shown.counter } : { pile: shown.pile } },
      };
    });
  });
};

const regionOf = ({ game, words, path }: PresetPlan, space: Space) => ({
  _id: documentId(`${path}/${space.id}`),
  name: words.text(space.word),
  color: PAPER,
  shapes: [{ type: 'polygon', hole: false, points: space.shape.flatMap(({ x, y }) => [x, y]) }],
  elevation: { bottom: null, top: null },
  levels: null,
  behaviors: [],
  visibility: ON_ITS_LAYER,
  locked: true,
  flags: { [ID]: { game: game.id, space: space.id } },
});

const levelOf = ({ path, words }: PresetPlan, picture: string) => ({
  _id: documentId(`${path}/board`),
  name: words.text('name'),
  elevation: { bottom: 0, top: 100 },
  background: { src: picture, color: TABLETOP, ...SHOWN },
  foreground: { src: null, ...SHOWN },
  fog: { src: null, tint: '#ffffff' },
  textures: { anchorX: 0.5, anchorY: 0.5, offsetX: 0, offsetY: 0, fit: 'fill', scaleX: 1, scaleY: 1, rotation: 0 },
  visibility: { levels: [] },
  sort: 0,
  flags: {},
});

/** A position as the source of a Scene, without id, folder and permissions. */
export const presetScene = (plan: PresetPlan) => {
  const { game, presentation, language, name } = plan;
  const { board } = presentation;
  const { width, height } = board;
  const picture = asset(boardPicture(game.id, board, language));
  const level = levelOf(plan, picture);
  const scale = Math.min(PAGE.width / width, PAGE.height / height) * PAGE.part;
  return {
    ...USUAL,
    name,
    thumb: picture,
    width,
    height,
    initial: { x: Math.round(width / 2), y: Math.round(height / 2), scale: Math.round(scale * 100) / 100 },
    grid: { type: GRIDLESS, size: unitOf(board), ...GRID },
    initialLevel: level._id,
    levels: [level],
    tokens: tokensOf(plan, level._id),
    regions: board.spaces.map(space => regionOf(plan, space)),
    flags: { [ID]: { board: game.id } },
  };
};
