/** Sentences in parts: a name that the board or a card answers to stands by itself, with the id it is the name of. */
import type { AnyPresentation } from '../record/model';

/** A piece of a sentence; one with an id can be pointed at. */
export interface Part {
  readonly text: string;
  readonly id?: string;
  /** It is a card, and can be read. */
  readonly card?: true;
}

// Characters that no text uses: they carry an id through a sentence in which its name may stand anywhere.
const OPEN = '\uE000';
const NAME = '\uE001';
const CARD = '\uE002';
const CLOSE = '\uE003';

const places = new WeakMap<AnyPresentation['board'], ReadonlySet<string>>();

/** Every id by which something on a board can be pointed at. */
const placesOf = (board: AnyPresentation['board']): ReadonlySet<string> => {
  const known = places.get(board) ?? new Set([...board.spaces, ...board.slots].map(({ id }) => id));
  places.set(board, known);
  return known;
};

const isCard = (kind: string, shape: string): boolean => shape === 'card' && kind !== 'back';

/** Names ids as a game does, and marks those that can be pointed at. */
export const linker =
  ({ board, face }: Pick<AnyPresentation, 'board' | 'face'>, name: (id: string) => string) =>
  (id: string): string => {
    const shown = face(id);
    const text = name(id);
    if (shown && isCard(shown.kind, shown.shape)) return `${OPEN}${id}${CARD}${text}${CLOSE}`;
    return (shown && shown.kind !== 'back') || placesOf(board).has(id) ? `${OPEN}${id}${NAME}${text}${CLOSE}` : text;
  };

const LINK = new RegExp(`${OPEN}([^${NAME}${CARD}]*)([${NAME}${CARD}])([^${CLOSE}]*)${CLOSE}`);

/** A sentence with marked names, in its parts. */
export const linked = (sentence: string): readonly Part[] => {
  // split by a pattern of three groups: text, id, mark, name, text, id, …
  const pieces = sentence.split(LINK);
  const parts: Part[] = [];
  for (let n = 0; n < pieces.length; n += 4) {
    const [text = '', id, mark, name = ''] = pieces.slice(n, n + 4);
    if (text) parts.push({ text });
    if (id !== undefined) parts.push({ text: name, id, ...(mark === CARD && { card: true as const }) });
  }
  return parts;
};

export const plain = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');
