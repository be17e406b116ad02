/** Drags everything on a board to every place: only this piece may change, not a twin elsewhere. */
import { evolve } from '../../../kernel/agenda';
import type { Box, Point, Tabletop } from '../../../kernel/board';
import type { GameEdit } from '../../../kernel/edit';
import { foresee } from '../../../kernel/preview';
import type { Message } from '../../../kernel/messages';
import { clientOf, person } from '../../panels/testing/client';
import type { AnyTypes, Mode } from '../../record/model';
import type { Timeline } from '../../record/timeline-model';
import { speaksOf } from '../hit-targets';
import { type Drop, sameFaces } from '../by-hand';
import { step } from '../gestures';
import { type BoardAction, EMPTY, type Situation } from '../hand';
import { targetsIn } from '../held';
import type { Placement } from '../projection';
import { viewOf } from '../view';

export const MODES = ['enforced', 'advised', 'free'] as const satisfies readonly Mode[];

/** Two pieces chosen together are dropped at one of this many points. */
const GROUPED = 12;

/** A timeline's table at another position, seen by the user of a seat. */
export const situationAt = (
  timeline: Timeline,
  state: AnyTypes['state'],
  seat: string,
  mode: Mode,
  gm = false,
): Situation => {
  const seen = timeline.game.hide(state, seat);
  const { ending: _, ...going } = timeline;
  const client = clientOf({ ...going, state: seen, mode }, 'me', {
    seat,
    people: [person('me', { self: true, gm })],
  });
  return { client, view: viewOf(client) };
};

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** A point on every slot, space and track, one outside everything printed, and one outside the board. */
export const pointsOf = ({ view: { board } }: Situation): readonly Point[] => [
  ...board.slots.map(({ box }) => middleOf(box)),
  ...board.spaces.map(({ label }) => middleOf(label)),
  ...board.tracks.flatMap(({ boxes }) => [...boxes.slice(0, 1), ...boxes.slice(-1)].map(middleOf)),
  { x: 2, y: 2 },
  { x: -500, y: -500 },
];

/** Slots with fewer counters of a piece after than before. */
const losers = (before: Tabletop, after: Tabletop, piece: string): readonly string[] => {
  const countAt = ({ counters }: Tabletop, slot: string): number =>
    counters.reduce((sum, one) => sum + (one.piece === piece && one.slot === slot ? (one.count ?? 1) : 0), 0);
  const slots = new Set(before.counters.flatMap(one => (one.piece === piece ? [one.slot] : [])));
  return [...slots].filter(slot => countAt(after, slot) < countAt(before, slot));
};

/** The fault if another place loses this piece and its own does not. */
const elsewhere = ({ slot, piece = '' }: Placement, view: Situation['view'], after: Tabletop): string | undefined => {
  const lost = losers(view.tabletop, after, piece);
  return lost.length && !lost.includes(slot) ? `is taken from ${lost.join()}` : undefined;
};

const wrongCommand = ({ client, view }: Situation, placement: Placement, command: Message): string | undefined => {
  const { id, kind, piece } = placement;
  if (kind !== 'counter' || speaksOf(command, id)) return undefined;
  const twin = view.tabletop.counters.find(
    one => one.piece === piece && one.id !== id && one.id !== piece && speaksOf(command, one.id),
  );
  if (twin) return `${JSON.stringify(command)} speaks of ${twin.id}`;
  const after = foresee(client.game, view.state, client.seat ?? '', command);
  const wrong = after && elsewhere(placement, view, client.presentation.tabletop(after.state));
  return wrong && `${JSON.stringify(command)} ${wrong}`;
};

const wrongEdit = ({ client, view }: Situation, placement: Placement, edit: GameEdit): string | undefined => {
  const { id, kind, piece, slot } = placement;
  const names = (): boolean => {
    switch (edit.kind) {
      case 'move':
      case 'remove':
        return kind === 'counter' && edit.piece === piece && edit.from === slot;
      case 'flip':
        return kind === 'counter' && edit.piece === piece && edit.at === slot;
      case 'add':
        return kind === 'counter' && edit.piece === piece && edit.to === slot;
      case 'set':
        return kind === 'marker' && edit.marker === id;
      case 'card':
        return kind === 'pile' ? edit.from === id : kind === 'counter' && edit.card === piece && edit.from === slot;
      default:
        return false;
    }
  };
  if (!names()) return `${JSON.stringify(edit)} names another`;
  if (kind !== 'counter' || edit.kind === 'add') return undefined;
  const events = client.game.edit(view.state, edit, sameFaces);
  if ('reason' in events) return undefined;
  const after = events.reduce<AnyTypes['state']>((state, event) => evolve(client.game, state, event), view.state);
  const wrong = elsewhere(placement, view, client.presentation.tabletop(after));
  return wrong && `${JSON.stringify(edit)} ${wrong}`;
};

/** The fault of a change or command made by dragging a piece. */
export const wrongDrop = (situation: Situation, placement: Placement, drop: Drop | undefined): string | undefined => {
  switch (drop?.kind) {
    case 'command':
      return wrongCommand(situation, placement, drop.command);
    case 'edit':
    case 'proposal':
      return drop.edit.kind === 'together' ? undefined : wrongEdit(situation, placement, drop.edit);
    default:
      return undefined;
  }
};

/** The fault of an action that follows a gesture with a piece. */
const wrongDeed = (situation: Situation, placement: Placement, action: BoardAction | undefined): string | undefined => {
  switch (action?.kind) {
    case 'go':
      return [
        ...action.target.commands.map(command => wrongCommand(situation, placement, command)),
        wrongDrop(situation, placement, action.target.drop),
      ].find(Boolean);
    case 'perform':
      return wrongDrop(situation, placement, action.drop);
    case 'menu':
      return action.commands.map(command => wrongCommand(situation, placement, command)).find(Boolean);
    case 'pile':
      return action.pile === placement.id ? undefined : `the menu of ${action.pile} opens`;
    case 'piece':
    case 'facts':
      return action.placement.id === placement.id ? undefined : `the menu of ${action.placement.id} opens`;
    default:
      return undefined;
  }
};

/** The fault of an action with two pieces chosen together: each part must concern one of the two. */
const wrongTogether = (
  situation: Situation,
  two: readonly Placement[],
  action: BoardAction | undefined,
): string | undefined => {
  if (action?.kind !== 'perform' || (action.drop.kind !== 'edit' && action.drop.kind !== 'proposal')) return undefined;
  const { edit } = action.drop;
  const faults = (edit.kind === 'together' ? edit.edits : [edit]).map(part => {
    const found = two.map(one => wrongEdit(situation, one, part));
    return found.includes(undefined) ? undefined : found[0];
  });
  return faults.find(Boolean);
};

export interface Carried {
  /** How many changes and commands were checked. */
  readonly looked: number;
  /** How many of them came from two pieces chosen together. */
  readonly grouped: number;
  readonly wrong: readonly string[];
}

/** Everything on a board; of equal counters in one place only the first. */
export const kindsOn = ({ placements }: Situation['view']): readonly Placement[] => {
  const keyOf = ({ kind, id, piece, slot }: Placement): string => (kind === 'counter' ? `${piece} in ${slot}` : id);
  const first = new Map(placements.toReversed().map(one => [keyOf(one), one]));
  return placements.filter(one => first.get(keyOf(one)) === one);
};

/**
 * Lifts and chooses everything on the board, drops it at the points, and clicks every highlighted place. `every`:
 * each piece is dropped at one in this many points. `share`: only every n-th piece.
 */
export const carriedOver = (
  situation: Situation,
  points: readonly Point[],
  every = 1,
  share: readonly [number, number] = [0, 1],
): Carried => {
  const { view, client } = situation;
  const wrong: string[] = [];
  let looked = 0;
  let grouped = 0;
  const judge = (placement: Placement, how: string, action: BoardAction | undefined): void => {
    if (action && action.kind !== 'why') looked++;
    const fault = wrongDeed(situation, placement, action);
    if (fault !== undefined)
      wrong.push(`${client.game.id} ${client.timeline.mode}: ${placement.id} in ${placement.slot}, ${how}: ${fault}`);
  };
  const all = kindsOn(view);
  const goes = ({ kind, piece = '?' }: Placement): boolean => kind === 'counter' && piece !== '?';
  const together = (placement: Placement, other: Placement, at: readonly Point[]): void => {
    const both = [placement, other].reduce(
      (hand, one) => step(situation, hand, { kind: 'pick', placement: one }).hand,
      EMPTY,
    );
    if (both.group.length < 2) return;
    const done = [
      ...at.map(point => step(situation, both, { kind: 'drop', placement, at: point }).action),
      step(situation, both, { kind: 'remove', placement: undefined }).action,
    ];
    for (const action of done) {
      if (action?.kind === 'perform') grouped++;
      const fault = wrongTogether(situation, [placement, other], action);
      if (fault !== undefined)
        wrong.push(`${client.game.id} ${client.timeline.mode}: ${placement.id} with ${other.id}: ${fault}`);
    }
  };
  for (const [n, placement] of all.entries()) {
    if (n % share[1] !== share[0] % share[1]) continue;
    const at = middleOf(placement);
    const lifted = step(situation, EMPTY, { kind: 'lift', placement }).hand;
    for (const point of points.filter((_, at) => (at + n) % every === 0))
      judge(placement, 'dropped', step(situation, lifted, { kind: 'drop', placement, at: point }).action);
    const clicked = step(situation, EMPTY, { kind: 'click-piece', placement, at });
    // a click on a highlighted place goes there, whatever lies on it
    if (clicked.action?.kind !== 'go') judge(placement, 'clicked', clicked.action);
    if (clicked.hand.chosen !== undefined)
      for (const { aim } of targetsIn(situation, clicked.hand))
        judge(placement, 'aimed', step(situation, clicked.hand, { kind: 'click-aim', key: aim.key }).action);
    judge(placement, 'asked', step(situation, EMPTY, { kind: 'ask-piece', placement }).action);
    judge(placement, 'opened', step(situation, EMPTY, { kind: 'open-piece', placement }).action);
    judge(placement, 'removed', step(situation, EMPTY, { kind: 'remove', placement }).action);
    const other = all.find((one, at) => at > n && goes(one));
    if (goes(placement) && other)
      together(
        placement,
        other,
        points.filter((_, at) => (at + n) % GROUPED === 0),
      );
  }
  return { looked: looked + grouped, grouped, wrong };
};
