/** The places of a board that can be pointed at, and the commands about each. */
import type { Board, Box, Point, Tabletop } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import type { Landing } from './by-hand';
import type { Placement } from './projection';

/** A place that a command may name or something may be dropped on. */
export interface HitTarget {
  readonly key: string;
  /** The ids by which commands and edits name it, the most exact first. */
  readonly ids: readonly string[];
  /** Its name as a key in lang: an id with the same name (a front, of which a space is one half) means it too. */
  readonly word?: string;
  readonly landing: Landing;
  readonly area: { readonly box: Box } | { readonly shape: readonly Point[] };
}

/** The smallest box around others. */
export const around = (boxes: readonly Box[]): Box => {
  const x = Math.min(...boxes.map(box => box.x));
  const y = Math.min(...boxes.map(box => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map(box => box.x + box.width)) - x,
    height: Math.max(...boxes.map(box => box.y + box.height)) - y,
  };
};

/** Every target of a tabletop: spaces, slots and track boxes, then the groups and piles on them. */
export const hitTargetsOf = (
  board: Board,
  tabletop: Tabletop,
  placements: readonly Placement[],
): readonly HitTarget[] => {
  const places = (key: string, ids: readonly string[], area: HitTarget['area']): HitTarget => ({
    key,
    ids,
    landing: { kind: 'places', places: ids },
    area,
  });
  const groups = new Map<string, Placement[]>();
  for (const one of placements)
    if (one.group !== undefined) groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  return [
    ...board.spaces.map(({ id, shape, word }) => ({ ...places(`space ${id}`, [id], { shape }), word })),
    ...board.slots.map(({ id, space, box }) => places(`slot ${id}`, space === undefined ? [id] : [id, space], { box })),
    ...board.tracks.flatMap(track =>
      track.boxes.map(
        (box, n): HitTarget => ({
          key: `value ${track.id} ${track.from + n}`,
          ids: [],
          area: { box },
          landing: { kind: 'value', track: track.id, value: track.from + n },
        }),
      ),
    ),
    ...[...groups].map(([group, members]) =>
      places(`group ${group}`, [group, ...new Set(members.map(one => one.slot))], { box: around(members) }),
    ),
    ...placements.filter(one => one.kind === 'pile').map(one => places(`pile ${one.id}`, [one.id], { box: one })),
    ...tabletop.counters
      .filter(counter => counter.group === undefined)
      .flatMap(counter => {
        const at = placements.find(one => one.id === counter.id);
        return at ? [places(`counter ${counter.id}`, [counter.piece, counter.slot], { box: at })] : [];
      }),
  ];
};

/** Does a command mention an id? */
export const speaksOf = (command: Message, id: string): boolean =>
  Object.entries(command).some(([field, value]) => field !== 'kind' && value === id);

/** The commands that mention a chosen thing by any of its ids, and also a target by its first id. */
export const commandsAt = (
  aim: HitTarget,
  commands: readonly Message[],
  chosen: readonly string[],
): readonly Message[] => {
  const [id] = aim.ids;
  return id === undefined || chosen.includes(id)
    ? []
    : commands.filter(command => speaksOf(command, id) && chosen.some(one => speaksOf(command, one)));
};

/** Does an id mean a target, by itself or by its name? */
export const meansTarget = (aim: HitTarget, id: string, wordOf: (id: string) => string | undefined): boolean =>
  aim.ids[0] === id || (aim.word !== undefined && wordOf(id) === aim.word);

/** The ids that a command mentions. */
export const idsOf = (command: Message): readonly string[] =>
  Object.entries(command).flatMap(([field, value]) => (field !== 'kind' && typeof value === 'string' ? [value] : []));
