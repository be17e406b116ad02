/**
 * Device pairing: how one open browser of a person passes their secret to another. Anybody may say anything over the
 * socket. So both browsers show one word, made of two ephemeral keys. The person compares the words and confirms at both.
 * The newcomer commits to its key before it sees the other's. So no man in the middle can make both screens show the
 * same word.
 */
import { either, fields, just, type Of, spelled } from '../../kernel/reading';
import { linkOf, type Random, toBase64 } from '../crypto/bytes';
import { agreedOnce, isEphemeralKey, newEphemeralKey, type EphemeralKey } from '../crypto/envelope-keys';
import { box, unbox } from '../crypto/sealing';
import type { Owner } from '../record/keyring';
import { spokenCode } from '../record/recovery-code';

const key = spelled(/^[\w-]{43}$/);
const id = spelled(/^[\w-]{22}$/);

/** What the two say to each other, where all hear it. */
export const said = either([
  fields({ step: just('ask'), id, bound: key }),
  fields({ step: just('offer'), id, key }),
  fields({ step: just('show'), id, key }),
  fields({ step: just('give'), id, box: spelled(/^[\w-]{1,400}$/) }),
]);
export type Said = Of<typeof said>;

/** The most questions that a page asks its user; further claims to be that user are ignored. */
const MOST = 5;
const ID_BYTES = 16;

/** The part of one page: a newcomer, one that gives, or neither. */
export interface Pairing {
  readonly asking?: {
    readonly id: string;
    readonly own: EphemeralKey;
    readonly other?: string;
    readonly isSame?: true;
    readonly box?: string;
  };
  readonly asked?: { readonly id: string; readonly bound: string; readonly own: EphemeralKey; readonly other?: string };
  readonly questions: number;
}
export const NO_PAIRING: Pairing = { questions: 0 };

export type PairingInput =
  /** This browser's user wants their tables here. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'said'; readonly said: Said }
  /** They say that both screens show this word: what was asked with another is not meant. */
  | { readonly kind: 'same'; readonly word: string }
  /** The user says that the words differ, or cancels. Without a word, every question is cancelled. */
  | { readonly kind: 'stop'; readonly word?: string };

export type PairingEffect =
  | { readonly kind: 'say'; readonly said: Said }
  | { readonly kind: 'compare'; readonly word: string; readonly gives: boolean }
  | { readonly kind: 'take'; readonly secret: string }
  /** What came is not from the browser that showed the word. */
  | { readonly kind: 'failed' };

/** What a page knows: whose it is, and the secret, if it has it. */
export interface PairingContext {
  readonly owner: Owner;
  readonly random: Random;
  readonly person?: string | undefined;
}
export interface PairingStep {
  readonly pairing: Pairing;
  readonly effects: readonly PairingEffect[];
}

const boundTo = (newcomer: string): string => linkOf(`device pairing ${newcomer}`);
const useOf = ({ world, user }: Owner, newcomer: string, giver: string): string =>
  `device pairing ${world} ${user} ${newcomer} ${giver}`;

const wordOf = (owner: Owner, newcomer: string, giver: string): string =>
  spokenCode(linkOf(useOf(owner, newcomer, giver)));

const same = (pairing: Pairing): PairingStep => ({ pairing, effects: [] });
const compare = ({ owner }: PairingContext, newcomer: string, giver: string, gives: boolean): PairingEffect => ({
  kind: 'compare',
  word: wordOf(owner, newcomer, giver),
  gives,
});

/** Which question was asked with this word: that of a newcomer, that of one who gives, or none that is still open. */
const askedWith = (
  { asking, asked }: Pairing,
  { owner }: PairingContext,
  word: string,
): 'asking' | 'asked' | undefined => {
  if (asking?.other !== undefined && wordOf(owner, asking.own.public, asking.other) === word) return 'asking';
  if (asked?.other !== undefined && wordOf(owner, asked.other, asked.own.public) === word) return 'asked';
  return undefined;
};

const begin = (pairing: Pairing, { random }: PairingContext): PairingStep => {
  const asking = { id: toBase64(random(ID_BYTES)), own: newEphemeralKey(random) };
  const ask = { step: 'ask', id: asking.id, bound: boundTo(asking.own.public) } as const;
  return { pairing: { ...pairing, asking }, effects: [{ kind: 'say', said: ask }] };
};

/** The secret, once both the word was compared and the box has come. */
const taken = (pairing: Pairing, { owner }: PairingContext): PairingStep => {
  const { asking, ...rest } = pairing;
  if (!asking?.isSame || asking.box === undefined || asking.other === undefined) return same(pairing);
  const use = useOf(owner, asking.own.public, asking.other);
  const { own, other } = asking;
  const secret = unbox(() => agreedOnce(own, other, use), asking.box, use);
  return { pairing: rest, effects: [secret === undefined ? { kind: 'failed' } : { kind: 'take', secret }] };
};

const given = (pairing: Pairing, { owner, person, random }: PairingContext): PairingStep => {
  const { asked, ...rest } = pairing;
  if (asked?.other === undefined || person === undefined) return same(pairing);
  const use = useOf(owner, asked.other, asked.own.public);
  const sealed = box(agreedOnce(asked.own, asked.other, use), person, use, random);
  return {
    pairing: { ...rest },
    effects: [{ kind: 'say', said: { step: 'give', id: asked.id, box: sealed } }],
  };
};

const hear = (pairing: Pairing, one: Said, place: PairingContext): PairingStep => {
  const { asking, asked } = pairing;
  switch (one.step) {
    case 'ask': {
      // one question at a time, and none of this page's own
      const isFree = asked?.other === undefined && pairing.questions < MOST && asking?.id !== one.id;
      if (place.person === undefined || !isFree) return same(pairing);
      const own = newEphemeralKey(place.random);
      return {
        pairing: { ...pairing, asked: { id: one.id, bound: one.bound, own } },
        effects: [{ kind: 'say', said: { step: 'offer', id: one.id, key: own.public } }],
      };
    }
    case 'offer': {
      // the first that answers is shown; the word exposes anybody in between
      if (asking?.id !== one.id || asking.other !== undefined || !isEphemeralKey(one.key)) return same(pairing);
      return {
        pairing: { ...pairing, asking: { ...asking, other: one.key } },
        effects: [
          { kind: 'say', said: { step: 'show', id: one.id, key: asking.own.public } },
          compare(place, asking.own.public, one.key, false),
        ],
      };
    }
    case 'show': {
      const isBound = asked?.id === one.id && asked.other === undefined && asked.bound === boundTo(one.key);
      if (!isBound || !isEphemeralKey(one.key)) return same(pairing);
      return {
        pairing: { ...pairing, asked: { ...asked, other: one.key }, questions: pairing.questions + 1 },
        effects: [compare(place, one.key, asked.own.public, true)],
      };
    }
    case 'give':
      if (asking?.id !== one.id || asking.other === undefined || asking.box !== undefined) return same(pairing);
      return taken({ ...pairing, asking: { ...asking, box: one.box } }, place);
  }
};

/** A page's part after it has heard something, and what it does then. */
export const stepPairing = (pairing: Pairing, input: PairingInput, place: PairingContext): PairingStep => {
  switch (input.kind) {
    case 'begin':
      return begin(pairing, place);
    case 'said':
      return hear(pairing, input.said, place);
    case 'same': {
      const which = askedWith(pairing, place, input.word);
      if (which === 'asked') return given(pairing, place);
      if (which === undefined || !pairing.asking) return same(pairing);
      return taken({ ...pairing, asking: { ...pairing.asking, isSame: true } }, place);
    }
    case 'stop': {
      const which = input.word === undefined ? undefined : askedWith(pairing, place, input.word);
      if (input.word === undefined) return same({ questions: pairing.questions });
      if (which === undefined) return same(pairing);
      const { [which]: _, ...rest } = pairing;
      return same(rest);
    }
  }
};
