/** Reads a map without a table for a game's helpers: only what lies there, recognized by picture or name. */
import { evolve } from '../../kernel/agenda';
import type { Point } from '../../kernel/board';
import { diceOf } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import { counterPicture, piecesOf } from '../drawing/picture-names';
import type { AnyGame, AnyPresentation, AnyTypes } from '../record/model';
import type { Wording } from '../i18n/wording';
import { nameMatcher } from './name-matching';
import { trackBox } from './projection';
import { hitTargetsOf } from './hit-targets';
import { liesOn } from './targets';

type State = AnyTypes['state'];

/** A Foundry document on the map, by its middle. */
export interface OnMap extends Point {
  readonly name: string;
  /** The piece that its flags name. */
  readonly piece?: string;
  /** The path of its picture: one of ours identifies the piece, whatever its name. */
  readonly picture?: string;
}

/** The result: the position, how many things were recognized, and the names of the others. */
export interface SceneReading {
  readonly state: State;
  readonly counted: number;
  readonly unknown: readonly string[];
}

const NO_BOX = { x: 0, y: 0, width: 0, height: 0 };
const sameFaces = diceOf({ roll: count => Array.from({ length: count }, () => 1), shuffle: items => items });

/** The position after a change by hand; undefined if the game refuses it. */
export const changed = (game: AnyGame, state: State, edit: GameEdit): State | undefined => {
  const events = game.edit(state, edit, sameFaces);
  return 'reason' in events ? undefined : events.reduce<State>((now, event) => evolve(game, now, event), state);
};

/** The game with an empty map. Supplies stay, because added pieces may come from there. */
const emptied = (game: AnyGame, { tabletop }: AnyPresentation, options: State['options']): State => {
  const setUp = game.setUp(options);
  return tabletop(setUp).counters.reduce<State>(
    (state, { piece, slot, count = 1 }) => changed(game, state, { kind: 'remove', piece, from: slot, count }) ?? state,
    setUp,
  );
};

/** Which pieces something may be, the surest first: by its flags, its picture, its name. */
const candidates = (
  game: AnyGame,
  presentation: AnyPresentation,
  words: readonly Wording[],
  options: State['options'],
) => {
  const pieces = piecesOf(game, options).filter(piece => presentation.face(piece)?.shape !== 'card');
  const seats = game.seats(options);
  const like = nameMatcher(
    pieces.map(piece => {
      const side = presentation.face(piece)?.side ?? '';
      const beside = seats.includes(side) ? words.map(({ text }) => text(`seats.${side}`)) : [];
      return { is: piece, names: words.map(({ name }) => name(piece)), beside };
    }),
  );
  const pictures = new Map<string, string[]>();
  for (const piece of pieces) {
    const face = presentation.face(piece);
    const file = face && counterPicture(game.id, face);
    if (file !== undefined) pictures.set(file, [...(pictures.get(file) ?? []), piece]);
  }
  return ({ name, piece: said, picture }: OnMap): readonly (readonly string[])[] => [
    pieces.filter(piece => piece === said),
    pictures.get(picture?.match(/counters\/.*$/u)?.[0] ?? '') ?? [],
    pieces.filter(piece => piece === name),
    ...like(name),
  ];
};

/**
 * The position of a map: an empty board plus each recognized thing at its place. Names may be in any language, the
 * reader's first.
 */
export const readScene = (
  game: AnyGame,
  presentation: AnyPresentation,
  words: readonly Wording[],
  options: State['options'],
  lying: readonly OnMap[],
): SceneReading => {
  const usual = new Set(presentation.tabletop(game.setUp(options)).counters.map(({ piece }) => piece));
  const candidatesFor = candidates(game, presentation, words, options);
  const aims = hitTargetsOf(presentation.board, { counters: [], markers: [], piles: [] }, []);

  const beside = new Set(presentation.board.slots.flatMap(({ id, space }) => (space === undefined ? [id] : [])));
  const slotsAt = (point: Point): readonly string[] => {
    const [top, ...below] = aims
      .filter(aim => liesOn(aim, point))
      .toReversed()
      .map(({ ids }) => ids);
    // a box without a space covers the part of the map on which it lies
    const places = top?.some(id => beside.has(id)) ? top : [...(top ?? []), ...below.flat()];
    const around = presentation.board.slots.filter(({ space }) => space !== undefined && places.includes(space));
    return [...new Set([...places, ...around.map(({ id }) => id)])];
  };
  /** The position with a marker at the track value on which it lies. */
  const marked = (state: State, piece: string, point: Point): State | undefined => {
    const markers = presentation.tabletop(state).markers.filter(one => one.piece === piece);
    for (const { landing } of aims.filter(aim => liesOn(aim, point))) {
      const marker = landing.kind === 'value' ? markers.find(({ track }) => track === landing.track) : undefined;
      if (!marker || landing.kind !== 'value') continue;
      if (landing.value === marker.value) return state;
      return changed(game, state, { kind: 'set', marker: marker.id, to: landing.value });
    }
    return undefined;
  };
  /** Does something show what the game computes (who controls a space, a sum on a track), and correctly? */
  const agrees = (state: State, one: OnMap): boolean => {
    const { counters, markers } = presentation.tabletop(state);
    const slots = slotsAt(one);
    const shows = presentation.board.tracks.flatMap(track =>
      markers
        .filter(marker => marker.track === track.id)
        .filter(({ value }) => liesOn({ area: { box: trackBox(track, value) ?? NO_BOX } }, one))
        .map(({ piece }) => piece),
    );
    const lies = counters.filter(({ slot }) => slots.includes(slot)).map(({ piece }) => piece);
    return candidatesFor(one).some(pieces => [...shows, ...lies].some(piece => pieces.includes(piece)));
  };
  /** The position with a piece at the first place that takes it; a unique piece moves from where it is. */
  const placed = (state: State, piece: string, slots: readonly string[]): State | undefined => {
    const waiting = presentation.tabletop(state).counters.filter(one => one.piece === piece);
    for (const to of slots) {
      const added = changed(game, state, { kind: 'add', piece, to, count: 1 });
      if (added) return added;
      for (const { slot, id } of waiting)
        for (const one of [piece, id]) {
          const moved = changed(game, state, { kind: 'move', piece: one, from: slot, to, count: 1 });
          if (moved) return moved;
        }
    }
    // a unique person may be there already, such as a waiting politician
    return waiting.length === 1 && waiting.some(({ slot }) => slots.includes(slot)) ? state : undefined;
  };
  /** If several sides of one piece fit, the starting side counts. If different pieces fit, none does. */
  const withOne = (state: State, one: OnMap): State | undefined => {
    const slots = slotsAt(one);
    for (const pieces of candidatesFor(one)) {
      const fitting = pieces.flatMap(piece => {
        const then = marked(state, piece, one) ?? placed(state, piece, slots);
        return then ? [{ piece, then }] : [];
      });
      const sure = fitting.length > 1 ? fitting.filter(({ piece }) => usual.has(piece)) : fitting;
      if (sure.length === 1) return sure[0]?.then;
      if (pieces.length) return undefined;
    }
    return undefined;
  };

  let state = emptied(game, presentation, options);
  const left: OnMap[] = [];
  for (const one of lying) {
    const then = withOne(state, one);
    if (then) state = then;
    else left.push(one);
  }
  const unknown = left.filter(one => !agrees(state, one)).map(({ name }) => name);
  return { state, counted: lying.length - unknown.length, unknown };
};
