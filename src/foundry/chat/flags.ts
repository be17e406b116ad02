/**
 * The flags of our chat messages: only ids and numbers, because each reader words them. Anybody may have written
 * them.
 */
import {
  checked,
  either,
  fields,
  just,
  list,
  mapOf,
  atom,
  maybe,
  number,
  type Of,
  oneOf,
  read,
  text,
  upTo,
} from '../../kernel/reading';
import { isEdit } from '../../kernel/edit';

/** No helper finds, rolls or changes more than this. */
const MOST = 100;
const MOST_REVISIONS = 99_999_999;
const revision = upTo(MOST_REVISIONS);
/** The most changes by hand in one message. */
export const MOST_BY_HAND = 40;

const line = fields({ word: text(), params: maybe(mapOf(atom)), value: maybe(number), total: maybe(just(true)) });
const rolled = fields({ count: upTo(MOST), sides: upTo(MOST), faces: list(number, MOST), die: maybe(text()) });
const finding = fields({ lines: list(line, MOST), rolls: list(rolled, MOST), edits: list(checked(isEdit), MOST) });

/** The questions and answers of a helper. */
const values = mapOf(either([atom, list(text(), MOST)]), MOST);

const shape = either([
  /** The entries `from`..`to` of a table: all that one seat did in its turn, or one entry with dice. */
  fields({ kind: oneOf(['turn', 'roll']), table: text(), from: revision, to: revision }),
  /** Changes made by hand. */
  fields({ kind: just('hand'), table: text(), revisions: list(revision, MOST_BY_HAND) }),
  fields({
    kind: just('helper'),
    table: text(),
    helper: text(),
    finding,
    values: maybe(values),
  }),
]);
export type ChatFlags = Of<typeof shape>;

/** Our part of a message's flags; undefined for any other message. */
export const chatFlags = (flags: unknown): ChatFlags | undefined => read(shape, flags);
