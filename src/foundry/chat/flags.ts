/** What our chat messages carry: ids and numbers only; words are made by each reader. Anybody may have written them. */
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

/** More than these no helper finds, rolls or changes. */
const MOST = 100;
const MOST_REVISIONS = 99_999_999;
const revision = upTo(MOST_REVISIONS);
/** So many changes by hand one message tells. */
export const MOST_BY_HAND = 40;

const line = fields({ word: text(), params: maybe(mapOf(atom)), value: maybe(number), total: maybe(just(true)) });
const rolled = fields({ count: upTo(MOST), sides: upTo(MOST), faces: list(number, MOST), die: maybe(text()) });
const finding = fields({ lines: list(line, MOST), rolls: list(rolled, MOST), edits: list(checked(isEdit), MOST) });

/** What a helper was asked. */
const values = mapOf(either([atom, list(text(), MOST)]), MOST);

const shape = either([
  /** The entries `from`..`to` of a table: everything that one seat did in its turn; or one entry in which dice fell. */
  fields({ kind: oneOf(['turn', 'roll']), table: text(), from: revision, to: revision }),
  /** What somebody has changed by hand. */
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
