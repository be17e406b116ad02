/**
 * A copy form: an owner corrects the game by their own copy, part by part, and gets the file (docs/own-data.md). The
 * game says which parts there are and their values; the reader of its file says what may stand there.
 */
import type { Atom } from './messages';
import type { FieldsShape, Read } from './owners-data';

/** A part's values, field by field, as the file writes them. */
export type Said = Readonly<Record<string, unknown>>;

/** A card, a token, a place: one thing that an owner compares with their copy. */
export interface CopyPart {
  /** Unique among all parts of the game. */
  readonly id: string;
  /** The key in the game's lang that names it, where no face does. */
  readonly word?: string;
  /** The id whose face is drawn beside the form. */
  readonly face?: string;
  /** The space of the board that is drawn beside the form; `board` for all of it. */
  readonly space?: string;
  /** Where it stands in the file, in groups whose parts have places of their own. */
  readonly path?: readonly string[];
  /** The deck or set it belongs to: a key in the game's lang, to filter by. */
  readonly deck?: string;
  /** Our values, as the file would write them: every field of the form, but texts that only an owner has. */
  readonly ours: Said;
  /** Some of its values are reconstructed. */
  readonly reconstructed: boolean;
}

/** Parts of one form, and how the file holds them. */
export interface CopyGroup {
  /** The field of the file; its name is under `my-copy.groups` in the game's lang. */
  readonly id: string;
  /**
   * `some`: a list of those that differ, each named by its `keys`. `all`: a list of all of them in their order.
   * `one`: each part at its own path. `each`: the same, and all of them as soon as one is given.
   */
  readonly form: 'some' | 'all' | 'one' | 'each';
  readonly shape: FieldsShape;
  /** The file holds this field alone, and not an object with it. */
  readonly bare?: string;
  /** Fields that name the part and cannot be changed. */
  readonly keys: readonly string[];
  /** Fields that are asked only if another field has a value. */
  readonly only?: Readonly<Record<string, { readonly field: string; readonly is: Atom | readonly Atom[] }>>;
  /** Lists of steps: their sentences are the part's text, until its owner writes one. */
  readonly assembles?: readonly string[];
  /** Fields that must be given before a part counts as checked. */
  readonly needed: readonly string[];
  readonly parts: readonly CopyPart[];
}

/** A game's copy form. */
export interface CopyForm {
  /** The option that takes the file, and its reader. */
  readonly option: string;
  readonly read: Read<object>;
  readonly groups: readonly CopyGroup[];
  /** The key in the game's lang for a value of a field; undefined: the value stands for itself. */
  word(field: string, value: Atom): string | undefined;
}

/** What an owner has written down so far, by the ids of the parts. Missing parts are as ours. */
export type Copy = Readonly<Record<string, Said>>;
