/**
 * Shares: random numbers that a seat's browser adds during the game. Before any number is shown, each browser commits
 * to a hash chain by its last link, the root. A command that rolls shows the link for the number of the dice: hashed
 * that many times, it gives the root. Nobody can choose another link, and nobody else knows it before. Each roll mixes
 * the last share of every seat that has rolled. The link depends only on the number of the dice. A roll that is undone
 * and made again is the same, and only rolls change it. Shares of anybody who has held the table's key are not mixed.
 * They could compute the result, so a share would only give them a choice.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { fromBase64, toBase64, toHex, toUtf8 } from '../crypto/bytes';
import type { Message } from '../../kernel/messages';
import { foresee } from '../../kernel/preview';
import type { Ask } from './model';
import { boundPlace } from './seed';
import { derived } from '../crypto/keys';
import { diceAt, type Shares, type Timeline } from './timeline-model';

/** The links of a chain. A game with more rolls continues without fresh shares. */
const LINKS = 4096;

const SHARE_BYTES = 32;

/** The links of a chain by the number of the dice for which each is shown; the one for 0 is the root. */
type Chain = readonly Uint8Array[];

// each takes some milliseconds to make
const MOST_KEPT = 16;
const chains = new Map<string, Chain>();

const chainOf = (secret: string, timeline: Timeline, seat: string): Chain => {
  const place = boundPlace(timeline, seat, 'shares');
  const name = `${secret} ${place}`;
  const known = chains.get(name);
  if (known) return known;
  let link = derived(fromBase64(secret) ?? new Uint8Array(), place, SHARE_BYTES);
  const chain = [link];
  while (chain.length <= LINKS) chain.push((link = sha256(link)));
  if (chains.size >= MOST_KEPT) chains.clear();
  chains.set(name, chain.reverse());
  return chain;
};

const linkOfChain = (chain: Chain, number: number): string => toBase64(chain[number] ?? new Uint8Array());

/** A browser's commitment to its seat's shares, before anybody shows a number. */
export const rootOf = (secret: string, timeline: Timeline, seat: string): string =>
  linkOfChain(chainOf(secret, timeline, seat), 0);

/** Does a command roll, as far as its seat can see? If the seat cannot tell, it may. */
const mayRoll = ({ game, state }: Timeline, seat: string, command: Message): boolean =>
  foresee(game, game.hide(state, seat), seat, command)?.rolls !== false;

/**
 * A command with the share that its browser must show if it rolls; unchanged if the browser has committed to none.
 * `isNeeded`: the referee has said that it does roll.
 */
export const withShare = (ask: Ask, secret: string, timeline: Timeline, isNeeded = false): Ask => {
  if (ask.kind !== 'command' || ask.share !== undefined || ask.stands !== undefined) return ask;
  const root = Object.hasOwn(timeline.roots, ask.seat) ? timeline.roots[ask.seat] : undefined;
  const number = timeline.dice.game;
  if (root === undefined || number > LINKS || !(isNeeded || mayRoll(timeline, ask.seat, ask.command))) return ask;
  const chain = chainOf(secret, timeline, ask.seat);
  return linkOfChain(chain, 0) === root ? { ...ask, share: linkOfChain(chain, number) } : ask;
};

const isLink = (root: string, number: number, share: string): boolean => {
  let link = fromBase64(share);
  if (link?.length !== SHARE_BYTES || number > LINKS) return false;
  for (let n = 0; n < number; n++) link = sha256(link);
  return toBase64(link) === root;
};

/** A command as it was asked: its message, what its sender had seen, and the share that they show. */
interface Shown {
  readonly seat: string;
  readonly m?: string | undefined;
  readonly seen?: number | undefined;
  readonly share?: string | undefined;
}

const browserIn = (message = ''): string => message.slice(0, message.indexOf('.'));

/** Is a command's share the link for the number of the dice that its sender had seen? */
export const isShareRight = (before: Timeline, { seat, seen = 0, share }: Shown): boolean => {
  const root = Object.hasOwn(before.roots, seat) ? before.roots[seat] : undefined;
  return share === undefined || (root !== undefined && isLink(root, diceAt(before, seen).game, share));
};

/**
 * Must a roll show a share? Yes, from the browser that has committed to shares: a choice would let it pick between two
 * rolls. Another browser of the same user has none.
 */
export const needsShare = (before: Timeline, { seat, m, seen = 0 }: Shown): boolean => {
  if (!Object.hasOwn(before.roots, seat) || m === undefined || diceAt(before, seen).game > LINKS) return false;
  const bound = before.moments.findLast(({ entry }) => entry.kind === 'commitment' && entry.seat === seat)?.entry;
  return browserIn(bound?.m) === browserIn(m);
};

/** The seed with the shares that were shown; without shares, the seed itself. */
export const mixedSeed = (seed: Uint8Array, seats: readonly string[], shares: Shares): Uint8Array => {
  if (!Object.keys(shares).length) return seed;
  const told = seats.map(seat => (Object.hasOwn(shares, seat) ? shares[seat] : '-')).join(' ');
  return sha256(toUtf8(`revolution-tables 2 dice ${toHex(seed)} ${told}`));
};
