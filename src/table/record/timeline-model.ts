/** A record as one reader sees it: where the table stands now, and the states it passed through. */
import type { Edit } from '../../kernel/edit';
import type { Ending } from '../../kernel/game';
import type { Message } from '../../kernel/messages';
import type { AnyGame, AnyTypes, Entry, EntryOf, Head, Holder, Mode, Problem } from './model';

/** Who reads: a seat with the keys of this browser, the referee with the table's key, or an observer with neither. */
export interface Reader {
  readonly seat?: string;
  /** Secret keys (base64url) by the `to` of sealed parts; 'table' is the referee's. */
  readonly keys: Readonly<Record<string, string>>;
}

/** One entry as this reader reads it, and the state after it. */
export interface Moment {
  readonly entry: Entry;
  /** Events with the hidden parts that this reader may open; empty unless the entry is a turn. */
  readonly events: readonly Message[];
  /** The reader's own command, if a sealed part contained it. */
  readonly command?: Message;
  /** The change by hand, if a sealed part contained it. */
  readonly edit?: Edit;
  /** The sender's signature, if this reader may see it. */
  readonly signature?: string;
  /** Of a pass that is looked at as the command that it was: the standing answer by which its seat passed. */
  readonly stands?: string;
  readonly state: AnyTypes['state'];
  /** Taken back by a later undo. */
  readonly undone: boolean;
  /** The numbers of the dice after it. */
  readonly dice: DiceNumbers;
}

/**
 * The numbers of the next dice. Only a turn that rolls uses one. A roll that is undone and made again is the same:
 * nothing that can be taken back changes later rolls. That is why changes by hand have dice of their own. At a
 * table of format 1 every turn uses a number, and none comes twice.
 */
export interface DiceNumbers {
  readonly game: number;
  readonly hand: number;
  /** Of each seat the share of its last roll: every roll mixes them (`shares.ts`). */
  readonly shares: Shares;
}
/** Shares by their seats. */
export type Shares = Readonly<Record<string, string>>;

/** Where a table stands for one reader. Immutable. */
export interface Timeline {
  readonly game: AnyGame;
  readonly head: Head;
  readonly reader: Reader;
  readonly moments: readonly Moment[];
  /** The current state, as the reader sees it. Before the beginning: the table set up, nothing shuffled. */
  readonly state: AnyTypes['state'];
  readonly revision: number;
  readonly hash: string;
  readonly epoch: number;
  readonly begun: boolean;
  readonly mode: Mode;
  /** The keys of its players and of the table are stored in the world. */
  readonly open: boolean;
  /** The entry since which they are, or are not; 0: from the beginning. */
  readonly openSince: number;
  readonly holders: Readonly<Record<string, Holder>>;
  /** Accepted browser keys: public key -> user. */
  readonly keys: Readonly<Record<string, string>>;
  /** Later browsers that an earlier one of the same user has vouched for: their public keys. */
  readonly vouched: readonly string[];
  /** Browsers in whose place all others have agreed to put a later one: public key -> user. They sign and read nothing more. */
  readonly retired: Readonly<Record<string, string>>;
  /** How many proofs of keys were checked. */
  readonly proofs: number;
  /** The revision that gave a seat to its holder; none: held from the beginning. */
  readonly since: Readonly<Record<string, number>>;
  /** The secrets of my seats, as this browser received them: they open the seats' parts. */
  readonly seatSecrets: Readonly<Record<string, string>>;
  /** The client that the last `referee` entry names; undefined before the first. */
  readonly client?: string;
  /** Browsers that were handed the table's key: public key -> user. */
  readonly deputies: Readonly<Record<string, string>>;
  /** Users who may referee in the game master's absence. */
  readonly trusted: readonly string[];
  /** Everybody who has ever held the table's key, according to the record: hidden cards depend on trust in them. */
  readonly keepers: readonly string[];
  /** Game masters who have opened the referee's view. */
  readonly looking: readonly string[];
  /** The table's secret key, if an entry has handed it to this reader's browser. */
  readonly handed?: string;
  /** The hash of each seat's number: its commitment. */
  readonly commitments: Readonly<Record<string, string>>;
  /** Each seat's commitment to its shares of later rolls (`shares.ts`). */
  readonly roots: Readonly<Record<string, string>>;
  /** The seats that open their numbers, once all are committed. */
  readonly opening?: readonly string[];
  readonly numbers: Readonly<Record<string, string>>;
  /** The revision at which all numbers were dropped, because a seat changed hands while they were opened; 0: never. */
  readonly redrawn: number;
  /** The revision at which the referee began to serve: earlier requests are asked for again. */
  readonly sitting: number;
  readonly dice: DiceNumbers;
  /** Open proposals with the votes so far. */
  readonly proposals: readonly {
    readonly revision: number;
    readonly entry: Extract<Entry, { kind: 'proposal' }>;
    readonly yes: readonly string[];
  }[];
  /** After the end: the referee's secret and the table's secret key, revealed. */
  readonly secret?: string;
  readonly tableSecret?: string;
  readonly ending?: Ending;
  /** Damaged, foreign or outdated entries: shown and ignored. */
  readonly problems: readonly (Problem & { readonly revision: number })[];
}

export const FIRST_DICE: DiceNumbers = { game: 1, hand: 1, shares: {} };

/** Does somebody sit here who has held the table's key? */
export const isKeepers = ({ holders, keepers }: Pick<Timeline, 'holders' | 'keepers'>, seat: string): boolean => {
  const holder = Object.hasOwn(holders, seat) ? holders[seat] : undefined;
  return holder?.kind === 'user' && keepers.includes(holder.user);
};

/** The shares that a roll mixes, with the one that it shows. A keeper's is left out: they could compute the result. */
export const sharesWith = (
  before: Pick<Timeline, 'holders' | 'keepers' | 'dice'>,
  { seat, share }: Pick<EntryOf<'turn'>, 'seat' | 'share'>,
): Shares =>
  share === undefined || isKeepers(before, seat) ? before.dice.shares : { ...before.dice.shares, [seat]: share };

/** Which of the dice a turn rolls. */
export const diceKind = ({ format }: Pick<Head, 'format'>, by: EntryOf<'turn'>['by']): 'game' | 'hand' =>
  format > 1 && by === 'hand' ? 'hand' : 'game';

/** The numbers of the dice after a turn. */
export const diceAfter = (
  before: Pick<Timeline, 'head' | 'dice' | 'holders' | 'keepers'>,
  turn: EntryOf<'turn'>,
): DiceNumbers => {
  const { head } = before;
  if (head.format === 1) return { ...before.dice, game: Math.max(before.dice.game, turn.n + 1) };
  if (!turn.rolled) return before.dice;
  return { ...before.dice, [diceKind(head, turn.by)]: turn.n + 1, shares: sharesWith(before, turn) };
};

/** The numbers of the dice after a revision. */
export const diceAt = ({ moments }: Pick<Timeline, 'moments'>, revision: number): DiceNumbers =>
  moments[momentsUpTo(moments, revision) - 1]?.dice ?? FIRST_DICE;

/** How many moments there are up to a revision. They are in order, and thousands of undos may ask for it. */
export const momentsUpTo = (moments: readonly Moment[], revision: number): number => {
  let [low, high] = [0, moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((moments[middle]?.entry.r ?? 0) <= revision) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The state after a revision; before the first entry the table set up. */
export const stateAt = ({ moments, game, head, reader }: Timeline, revision: number): AnyTypes['state'] => {
  const moment = moments[momentsUpTo(moments, revision) - 1];
  if (moment) return moment.state;
  const whole = startOf(game, head);
  return reader.seat === undefined && Object.hasOwn(reader.keys, 'table') ? whole : game.hide(whole, reader.seat);
};

/** The table before the first turn: set up by the rules, or the position that is redealt or continued. */
export const startOf = (
  game: AnyGame,
  { options, anew, branch }: Pick<Head, 'options' | 'anew' | 'branch'>,
): AnyTypes['state'] => {
  // its validity is checked before a table is opened or verified
  const given = anew ?? branch;
  return given ? (given.position as unknown as AnyTypes['state']) : game.setUp(options);
};
