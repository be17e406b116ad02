/**
 * All data of a record and of its messages, each declared once. The types (`model.ts`) and the parsing of untrusted
 * data follow from these shapes.
 */
import { isEdit } from '../../kernel/edit';
import {
  atom,
  checked,
  count,
  either,
  fields,
  isPosition,
  just,
  list,
  mapOf,
  maybe,
  messages,
  number,
  oneOf,
  spelled,
  text,
  upTo,
  yesOrNo,
} from '../../kernel/reading';
import { isPublicKey } from '../crypto/keys';

export const MODES = ['enforced', 'advised', 'free'] as const;
export const mode = oneOf(MODES);

export const edit = checked(isEdit);
export const key = checked(isPublicKey);
export const hash = spelled(/^[0-9a-f]{64}$/);
/** SHA-256 in base64url; at a table of format 1 its first 22 letters. A chain has links of one length. */
export const link = spelled(/^[\w-]{22}(?:[\w-]{21})?$/);
/** 32 bytes in base64url: a share of a roll, a seat's commitment to its shares, or a key that is not stored. */
export const share = spelled(/^[\w-]{43}$/);
/** An Ed25519 signature in base64url. */
export const signature = spelled(/^[\w-]{86}$/);
const section = checked(
  (value: unknown): value is `§${string}` => typeof value === 'string' && /^§.{0,199}$/.test(value),
);

const details = { details: maybe(mapOf(atom)) };
export const refusal = fields({ section, reason: text(), ...details });
/** Why a bot has chosen as it did: a key under the `reasons` of its game. */
const reason = fields({ word: text(), params: maybe(mapOf(atom)) });
/**
 * Why nothing could be judged: a key under `RT.problems` in lang, with what, where and how to fix it.
 * @public `model.ts` takes its type.
 */
export const problem = fields({ problem: text(), ...details });

export const holder = either([
  fields({ kind: just('user'), user: text() }),
  fields({ kind: just('bot'), bot: text() }),
  fields({ kind: just('open') }),
]);

export const proposal = either([
  fields({ kind: just('undo'), to: count }),
  fields({ kind: just('edit'), edit }),
  fields({ kind: just('mode'), mode }),
  /** A game master who holds a seat asks for the table's key. */
  fields({ kind: just('trust'), user: text() }),
  /** A seat that has secrets goes to somebody in the middle of a game. */
  fields({ kind: just('seat'), seat: text(), user: text() }),
  /** The keys are stored in the world, or removed from it. */
  fields({ kind: just('openness'), open: yesOrNo }),
  /** A user goes on with this browser's key alone: their earlier ones are lost. A game master asks for it. */
  fields({ kind: just('key'), user: text(), key }),
]);

/** An owner's data file is an option too, and a long one. */
const option = checked(
  (value: unknown): value is string | number | boolean =>
    (typeof value === 'string' && value.length <= 256 * 1024) ||
    (typeof value === 'number' && Number.isFinite(value)) ||
    typeof value === 'boolean',
);

/** A browser's key, and the proof of whose it is. */
export const claim = fields({ key, proof: signature });

/**
 * A table redealt from what everybody sees of another, whose key is lost: from which entry, the position, and
 * who has agreed to it.
 */
export const anew = fields({
  table: text(),
  revision: count,
  /** Hash of that entry: it fixes the whole record up to there. */
  link,
  position: checked(isPosition),
  agreed: list(fields({ user: text(), claim, s: signature }), 100),
});
/**
 * A table that continues from a moment of a finished game. What was hidden then has been shown, so it is for one person
 * and bots, and the whole position stands here.
 */
export const branch = fields({ table: text(), revision: count, position: checked(isPosition) });
/** A yes to a redeal in progress, and to which one. */
export const redealYes = fields({
  into: text(),
  revision: count,
  link,
  claim,
  s: signature,
  /** The new head without the votes, as JSON. The proposer publishes it. */
  head: maybe(text(256 * 1024)),
});

/** As many names as two bytes can distinguish (`compact.ts`). */
export const MOST_WORDS = 0x4000;

/** What a table is, fixed when it is made. Public. */
export const head = fields({
  /** 3: tables made now. 1 and 2: earlier tables are read, verified and played on by their own rules. */
  format: either([just(1), just(2), just(3)]),
  /** The world it was made in: what binds a browser's key to it. */
  world: text(),
  id: text(),
  name: text(500),
  game: text(),
  edition: text(),
  options: mapOf(option),
  mode,
  holders: mapOf(holder),
  /** Server time in ms. */
  created: number,
  /** The table's public key, base64url. Its secret is the referee's. */
  tableKey: key,
  /** SHA-256 of the referee's secret: their commitment before anybody adds a number. */
  commitment: hash,
  /** That secret, sealed to the table's own key. */
  sealedSecret: text(1000),
  /** Names that the sealed parts of the record write as numbers (`compact.ts`). */
  words: list(text(), MOST_WORDS),
  anew: maybe(anew),
  branch: maybe(branch),
  /** Its keys are stored in the world: any browser of a player can continue. */
  open: maybe(just(true)),
});

/** The longest text of an entry, and of what is sealed in it. */
export const LONGEST = 256 * 1024;

/**
 * A part of an entry for one reader. `to` is '@' and a seat, or '*' for the holders of the table's key, or the name of
 * a browser's public key.
 */
const sealedPart = fields({ to: text(), box: text(LONGEST) });

const seats = list(text(), 100);

/** Server time in ms, as far as dates go. */
export const time = upTo(8_640_000_000_000_000);

const BASE = {
  /** Revision: entries count 1, 2, 3 … without a gap. */
  r: count,
  /** Epoch of the lease under which it was written. Entries of an epoch older than an earlier entry's are ignored. */
  e: count,
  /** Hash of the entry before it (of the head for the first). */
  p: link,
  t: time,
  /** The id of the request it answers; it begins with the name of the key of the browser that sent it. */
  m: maybe(text(64)),
  /** The revision that the sender of that request had seen: their signature covers the record up to there. */
  seen: maybe(count),
  /** Their signature. If it could reveal a secret, it stands in the sealed part instead. */
  s: maybe(signature),
  /** Their browser's key, if the record does not know it yet. */
  claim: maybe(claim),
  /** The revision of the proposal that it carries out. */
  fulfils: maybe(count),
  sealed: maybe(list(sealedPart, 100)),
};

/**
 * How a seat has passed. By a signed request (`stands`: one request for every window that this standing answer lets
 * pass). Or by a bot, by the clock, or by others who say that it is away.
 */
const pass = either([
  fields({
    seat: text(),
    by: just('own'),
    m: text(64),
    seen: count,
    s: signature,
    share: maybe(share),
    left: maybe(time),
    stands: maybe(text(40)),
  }),
  fields({ seat: text(), by: oneOf(['bot', 'clock', 'others']) }),
]);

const entry = <const K extends string, const F extends object>(kind: K, more: F) =>
  fields({ kind: just(kind), ...BASE, ...more });

/** The counter of the dice: 32 bits, as `seededDice` hashes it. */
const MOST_DICE = 2 ** 32 - 1;
export const hexNumber = spelled(/^[0-9a-f]{32}$/);

export const ENTRIES = {
  /** A browser's key: the secrets and views of its user's `seats` are sealed to it. */
  key: entry('key', { user: text(), key, proof: signature, seats }),
  /** A seat commits to its number for the seed by its hash, and to its shares of later rolls (from format 2 on). */
  commitment: entry('commitment', { seat: text(), hash, root: maybe(share) }),
  /** All numbers are committed: these seats now open theirs. */
  opening: entry('opening', { seats, user: maybe(text()) }),
  /** A seat's contribution to the seed, opened. */
  number: entry('number', { seat: text(), number: hexNumber }),
  /**
   * A command, a change by hand, the beginning, or the close of a window; `events` are redacted, hidden parts are sealed.
   * `n` numbers the dice; changes by hand count separately (from format 2 on).
   */
  turn: entry('turn', {
    seat: text(),
    by: oneOf(['command', 'hand', 'table', 'window']),
    n: upTo(MOST_DICE),
    barrier: yesOrNo,
    /** It has rolled or shuffled, and used its number (from format 2 on). */
    rolled: maybe(just(true)),
    /** The share that a command's browser adds to this and later rolls (from format 2 on). */
    share: maybe(share),
    /** When its seat left it, if nobody refereed then: it may be older than the referee's sitting. */
    left: maybe(time),
    events: messages,
    user: maybe(text()),
    /** In Advised mode: every rule that a change by hand breaks. Empty if it breaks none. */
    breaks: maybe(list(refusal, 100)),
    /** Why a bot did it, in one line that everybody may read. */
    why: maybe(reason),
    /** At the close of a window: every seat that was asked. */
    passes: maybe(list(pass, 100)),
  }),
  /** A seat asks to wait: the clock does not close the window of revision `on` for it. */
  wait: entry('wait', { seat: text(), on: count }),
  /** A user says that another seat is away, and passes in that window for it. */
  away: entry('away', { seat: text(), on: count, user: text() }),
  /** Everything after revision `to` is taken back; the state at that revision is current again. */
  undo: entry('undo', { seat: text(), to: count, consent: yesOrNo, user: maybe(text()) }),
  mode: entry('mode', { mode, user: text() }),
  /** By consent only: the keys are stored in the world from now on, or are removed from it. */
  openness: entry('openness', { open: yesOrNo, user: text() }),
  /** `by`: a user takes an open seat, leaves their own, or is given one (by the game master, or by consent). */
  seat: entry('seat', { seat: text(), holder, user: text(), by: oneOf(['claim', 'leave', 'given']) }),
  /** Somebody asks all seats for consent. After the last vote comes the proposed change. */
  /** `user`: a game master without a seat, who asks from the table. */
  proposal: entry('proposal', { seat: text(), what: proposal, user: maybe(text()) }),
  vote: entry('vote', { seat: text(), on: count, yes: yesOrNo }),
  /**
   * A referee begins to serve: the lease has changed hands, or they have opened the table again. `sitting` (from format 3 on) is
   * the session key, to which envelopes are sealed until the next referee begins, signed with the table's.
   */
  referee: entry('referee', { user: text(), client: text(), sitting: maybe(fields({ key: share, proof: signature })) }),
  /** A user may referee in the game master's absence, or may no longer; `by` is who says so. */
  trust: entry('trust', { user: text(), trusted: yesOrNo, by: text() }),
  /** The table's key is sealed to a browser: it can referee from now on, and read everything hidden. */
  deputy: entry('deputy', { user: text(), key }),
  /**
   * A user says at an earlier browser that a later one is theirs. Or all others have agreed that they go on with it: then it
   * takes the place of all earlier ones.
   */
  vouch: entry('vouch', { user: text(), key }),
  /** A game master opens the referee's view, in which nothing is hidden, or closes it. */
  look: entry('look', { user: text(), open: yesOrNo }),
  /** The secret and the table's key are revealed after the end: anyone may open and verify everything. */
  revealed: entry('revealed', { secret: hash, table: spelled(/^[\w-]{43}$/), user: maybe(text()) }),
};
