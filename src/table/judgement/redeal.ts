import { canonical } from '../../kernel/fields';
import type { Of } from '../../kernel/reading';
import { isProven, makeClaim } from '../record/signatures';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex, toUtf8 } from '../crypto/bytes';
import type { KeyPair } from '../crypto/keys';
import { isSigned, signed } from '../crypto/sealing';
import { type AnyGame, type AnyTypes, type Finding, finding, type Head } from '../record/model';
import type * as shapes from '../record/shapes';
import { linkAt, openTimeline, type Raws, stateAt } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';

type Redealt = Of<typeof shapes.anew>;
/** What is agreed to: a new table with this id, from this entry of that table on. */
export interface Dealing extends Pick<Redealt, 'table' | 'revision' | 'link'> {
  readonly into: string;
  /** SHA-256 (hex) of the whole new head without the votes in it; from format 2 on. */
  readonly head?: string;
}
export type Consent = Redealt['agreed'][number];

const statement = ({ table, revision, link, into, head }: Dealing, user: string): string =>
  head === undefined
    ? `revolution-tables 1 anew\n${canonical({ table, revision, link, into, user })}`
    : `revolution-tables 2 redeal\n${canonical({ table, revision, link, into, head, user })}`;

/** The text to be agreed to for a head: seats, mode, keys and the rest, so that no vote can be used for two tables. */
export const dealingInto = (head: Head): Dealing | undefined => {
  if (!head.anew) return undefined;
  const { table, revision, link } = head.anew;
  const whole = canonical({ ...head, anew: { ...head.anew, agreed: [] } });
  return { table, revision, link, into: head.id, ...(head.format > 1 && { head: toHex(sha256(toUtf8(whole))) }) };
};

/**
 * Is a proposed head this table, redealt? A user who is not asked may lose their seat; nothing else
 * differs.
 */
export const isFairHead = (
  { head: old, mode, open, holders, revision, hash, game, state }: Timeline,
  head: Head,
): boolean => {
  const { anew } = head;
  const seats = new Set([...Object.keys(holders), ...Object.keys(head.holders)]);
  const isSeatSame = (seat: string): boolean =>
    head.holders[seat]?.kind === 'open' || canonical(head.holders[seat] ?? null) === canonical(holders[seat] ?? null);
  return (
    head.format > 2 &&
    anew?.table === old.id &&
    anew.revision === revision &&
    anew.link === hash &&
    canonical(anew.position) === canonical(publicPosition({ game, state })) &&
    [head.game, head.edition, head.world].join() === [old.game, game.edition, old.world].join() &&
    head.mode === mode &&
    (head.open ?? false) === open &&
    canonical(head.options) === canonical(old.options) &&
    [...seats].every(isSeatSame)
  );
};

/** A user's vote, signed by their present browser, which the old table need not know. */
export const agreeTo = (dealing: Dealing, user: string, mine: KeyPair, world: string): Consent => ({
  user,
  claim: makeClaim(mine, user, { id: dealing.table, world }),
  s: signed(statement(dealing, user), mine),
});

/** Has the owner of the key agreed to exactly this? */
export const isConsent = (dealing: Dealing, { user, claim, s }: Consent, world: string): boolean =>
  isProven(claim, user, { id: dealing.table, world }) && isSigned(statement(dealing, user), s, claim.key);

/** A table as everybody sees it: a redeal begins from that. */
export const publicPosition = ({ game, state }: Pick<Timeline, 'game' | 'state'>): AnyTypes['state'] =>
  game.hide(state, undefined);

/** Is a table redealt from the named one, as everybody saw it? For a reader of both records. */
export const wrongOrigin = (game: AnyGame, { anew, options }: Head, old: Head, raws: Raws): Finding => {
  if (!anew) return undefined;
  if (old.id !== anew.table || old.game !== game.id) return finding('verify-anew-other');
  const before = openTimeline(game, old, raws, { keys: {} });
  const isThere = before.revision >= anew.revision && linkAt(before, anew.revision) === anew.link;
  if (!isThere) return finding('verify-anew-other');
  const position = publicPosition({ game, state: stateAt(before, anew.revision) });
  const isSame = canonical(position) === canonical(anew.position) && canonical(old.options) === canonical(options);
  return isSame ? undefined : finding('verify-anew-position');
};

/** Users whose vote was signed by a browser that the old record does not know as theirs. */
export const strangersTo = ({ anew }: Head, { keys }: Pick<Timeline, 'keys'>): readonly string[] =>
  (anew?.agreed ?? []).flatMap(({ user, claim }) => (keys[claim.key] === user ? [] : [user]));
