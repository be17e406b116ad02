/**
 * How a browser becomes known that has no other way. It shows its user a code, and says over the socket whose it is;
 * there, anybody may claim to be anybody. So its user reads the code to a game master, whose page asks whether it is
 * the same. Then the game master's browser vouches for it. Every page plays one or both parts: the newcomer, and the
 * one that is asked.
 */
import { type Budgets, spend } from './budgets';

/** How often a newcomer says whose they are (ms): a game master may come later. */
const EVERY = 5_000;
/** A game master is asked about so many browsers of one user in so long (ms). */
const ASKED = { most: 5, within: 15 * 60_000 };

/** A browser that is said to be a user's, at a table. */
export interface Stranger {
  readonly table: string;
  readonly user: string;
  readonly key: string;
  /** Proof that its browser holds the secret of the key. It is checked wherever the key is accepted. */
  readonly proof: string;
}

/** A newcomer at a table: `again` is when they say it next, once their user sits there. */
interface Newcomer {
  readonly stranger: Stranger;
  readonly again?: number;
}
/** What a game master has been asked, and what they have said. What they have refused is not asked again. */
interface Question {
  readonly stranger: Stranger;
  readonly answer: 'open' | 'yes' | 'no';
}

export interface Vouching {
  readonly newcomers: Readonly<Record<string, Newcomer>>;
  /** One question for each user, key and table: a claim on another's key is another question. */
  readonly questions: Readonly<Record<string, Question>>;
  readonly budgets: Budgets;
}

export const NO_VOUCHING: Vouching = { newcomers: {}, questions: {}, budgets: {} };

export type VouchingInput =
  /** Neither flags nor queries have made this browser known at a table. */
  | { readonly kind: 'unknown'; readonly stranger: Stranger }
  /** Its user sits there, or asks for something: they have to be known. */
  | { readonly kind: 'needed'; readonly table: string }
  /** The world's documents name it now, or the table is gone. */
  | { readonly kind: 'settled'; readonly table: string }
  | { readonly kind: 'tick' }
  /** A browser says whose it is; `by`: whose page that is, where the host knows. `isMine`: this page is to ask. */
  | { readonly kind: 'stranger'; readonly stranger: Stranger; readonly by?: string; readonly isMine: boolean }
  | { readonly kind: 'answered'; readonly stranger: Stranger; readonly isSame: boolean };

export type VouchingEffect =
  | { readonly kind: 'show-code' | 'hide-code'; readonly table: string; readonly key: string }
  | { readonly kind: 'say-stranger' | 'ask' | 'vouch'; readonly stranger: Stranger }
  /** Somebody claims far too much. */
  | { readonly kind: 'flood'; readonly user: string };

export interface Vouched {
  readonly vouching: Vouching;
  readonly effects: readonly VouchingEffect[];
}

const same = (vouching: Vouching): Vouched => ({ vouching, effects: [] });
const withNewcomer = (vouching: Vouching, one: Newcomer): Vouching => ({
  ...vouching,
  newcomers: { ...vouching.newcomers, [one.stranger.table]: one },
});
const nameOf = ({ user, table, key }: Stranger): string => `${user} ${table} ${key}`;
const withQuestion = (vouching: Vouching, one: Question): Vouching => ({
  ...vouching,
  questions: { ...vouching.questions, [nameOf(one.stranger)]: one },
});

/** Is something of this to be done on this page, as a newcomer or as one who is asked? */
export const isVouchingNeeded = ({ newcomers, questions }: Vouching): boolean =>
  Object.keys(newcomers).length > 0 || Object.keys(questions).length > 0;

const begin = (vouching: Vouching, table: string, now: number): Vouched => {
  const known = vouching.newcomers[table];
  if (!known || known.again !== undefined) return same(vouching);
  const { stranger } = known;
  return {
    vouching: withNewcomer(vouching, { stranger, again: now + EVERY }),
    effects: [
      { kind: 'show-code', table, key: stranger.key },
      { kind: 'say-stranger', stranger },
    ],
  };
};

const sayAgain = (vouching: Vouching, now: number): Vouched => {
  const due = Object.values(vouching.newcomers).filter(({ again = Infinity }) => now >= again);
  return {
    vouching: due.reduce((known, { stranger }) => withNewcomer(known, { stranger, again: now + EVERY }), vouching),
    effects: due.map(({ stranger }) => ({ kind: 'say-stranger', stranger })),
  };
};

const settle = (vouching: Vouching, table: string): Vouched => {
  const { [table]: known, ...newcomers } = vouching.newcomers;
  if (!known) return same(vouching);
  const isShown = known.again !== undefined;
  return {
    vouching: { ...vouching, newcomers },
    effects: isShown ? [{ kind: 'hide-code', table, key: known.stranger.key }] : [],
  };
};

/**
 * One question about a user at a time, and one about each browser: a hundred claims to be somebody make one question. A
 * browser that asks again after the game master has said yes has not become known: the write was lost.
 */
const hear = (
  vouching: Vouching,
  { stranger, by, isMine }: Extract<VouchingInput, { kind: 'stranger' }>,
  now: number,
): Vouched => {
  const { user } = stranger;
  const isClaimed = by === undefined || by === user;
  if (!isMine || !isClaimed) return same(vouching);
  const before = vouching.questions[nameOf(stranger)];
  if (before)
    return { vouching, effects: before.answer === 'yes' ? [{ kind: 'vouch', stranger: before.stranger }] : [] };
  const isBusy = Object.values(vouching.questions).some(one => one.answer === 'open' && one.stranger.user === user);
  if (isBusy) return same(vouching);
  const { budgets, isLeft, isFirst } = spend(vouching.budgets, user, ASKED, now);
  const spent = { ...vouching, budgets };
  if (!isLeft) return { vouching: spent, effects: isFirst ? [{ kind: 'flood', user }] : [] };
  return { vouching: withQuestion(spent, { stranger, answer: 'open' }), effects: [{ kind: 'ask', stranger }] };
};

const answer = (vouching: Vouching, stranger: Stranger, isSame: boolean): Vouched => {
  if (vouching.questions[nameOf(stranger)]?.answer !== 'open') return same(vouching);
  return {
    vouching: withQuestion(vouching, { stranger, answer: isSame ? 'yes' : 'no' }),
    effects: isSame ? [{ kind: 'vouch', stranger }] : [],
  };
};

/** What a page knows of newcomers after it has heard something, and what it does then. */
export const stepVouching = (vouching: Vouching, input: VouchingInput, now: number): Vouched => {
  switch (input.kind) {
    case 'unknown':
      return same(
        vouching.newcomers[input.stranger.table] ? vouching : withNewcomer(vouching, { stranger: input.stranger }),
      );
    case 'needed':
      return begin(vouching, input.table, now);
    case 'settled':
      return settle(vouching, input.table);
    case 'tick':
      return sayAgain(vouching, now);
    case 'stranger':
      return hear(vouching, input, now);
    case 'answered':
      return answer(vouching, input.stranger, input.isSame);
  }
};
