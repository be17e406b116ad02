/** Which of several counters of one kind a command means: the token in a supply, not its twin in the city. */
import { foresee } from '../../kernel/preview';
import type { Message } from '../../kernel/messages';
import type { Chosen } from '../panels/choices';
import type { Reading } from '../panels/reading';
import type { AnyRules, AnyPresentation } from '../record/model';
import { idsOf, speaksOf } from './hit-targets';
import type { Placement } from './projection';
import { type BoardView, viewOf } from './view';

/** The reader of the board. */
interface Reader {
  readonly game: AnyRules;
  readonly presentation: Pick<AnyPresentation, 'tabletop'>;
  readonly seat: string | undefined;
}

/** What a command takes from which place; cached for a state. */
const computed = new WeakMap<object, Map<string, ReadonlySet<string>>>();

const countersOf = (view: BoardView, piece: string) => view.tabletop.counters.filter(one => one.piece === piece);

/** The places that lose a piece when a command is carried out. */
const leaves = (client: Reader, view: BoardView, command: Message, piece: string): ReadonlySet<string> => {
  const known = computed.get(view.state) ?? new Map<string, ReadonlySet<string>>();
  computed.set(view.state, known);
  const key = `${client.seat ?? ''} ${piece} ${JSON.stringify(command)}`;
  const made = known.get(key);
  if (made) return made;
  const { seat } = client;
  const after = seat === undefined ? undefined : foresee(client.game, view.state, seat, command);
  const left = after && client.presentation.tabletop(after.state).counters.filter(one => one.piece === piece);
  const countAt = (counters: readonly { readonly slot: string; readonly count?: number }[], slot: string): number =>
    counters.filter(one => one.slot === slot).reduce((sum, one) => sum + (one.count ?? 1), 0);
  const own = countersOf(view, piece);
  const slots = new Set(own.map(one => one.slot).filter(slot => left && countAt(left, slot) < countAt(own, slot)));
  known.set(key, slots);
  return slots;
};

/** Does a command mean exactly this piece, and not another of the same name? */
export const meansPiece = (
  client: Reader,
  view: BoardView,
  command: Message,
  placement: Pick<Placement, 'id' | 'piece' | 'slot' | 'kind'>,
): boolean => {
  const { id, piece, slot, kind } = placement;
  if (speaksOf(command, id)) return true;
  if (piece === undefined || kind !== 'counter' || !speaksOf(command, piece)) return false;
  const twins = new Set(countersOf(view, piece).map(one => one.slot));
  if (twins.size < 2) return true;
  // the places in the command: they include the piece's own, if the command names it
  const space = view.board.slots.find(one => one.id === slot)?.space;
  const slots = leaves(client, view, command, piece);
  if (slots.size) return slots.has(slot);
  const named = idsOf(command).filter(one => one !== piece);
  return named.includes(slot) || (space !== undefined && named.includes(space)) || !named.length;
};

/** The chosen thing as the list of choices needs it: a counter of the board, or anything with an id in commands. */
export const chosenIn = ({ client, words }: Reading, id: string | undefined): Chosen | undefined => {
  if (id === undefined) return undefined;
  const view = viewOf(client);
  const placement = view.placements.find(one => one.kind === 'counter' && one.id === id);
  if (placement)
    return {
      name: words.name(placement.piece ?? id),
      means: command => meansPiece(client, view, command, placement),
    };
  return { name: words.name(id), means: command => speaksOf(command, id) };
};
