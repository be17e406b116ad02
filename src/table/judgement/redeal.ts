import { canonical } from '../../kernel/canonical';
import type { Of } from '../../kernel/reading';
import { isProven, makeClaim } from '../record/signatures';
import { isSigned, type KeyPair, signed } from '../crypto/sealing';
import { type AnyGame, type AnyTypes, type Finding, finding, type Head } from '../record/model';
import type * as shapes from '../record/shapes';
import { linkAt, openTimeline, type Raws, stateAt } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';

type Redealt = Of<typeof shapes.anew>;
/** What is agreed to: a new table with this id, from this entry of that table on. */
export interface Dealing extends Pick<Redealt, 'table' | 'revision' | 'link'> {
  readonly into: string;
}
export type Consent = Redealt['agreed'][number];

const statement = ({ table, revision, link, into }: Dealing, user: string): string =>
  `revolution-tables 1 anew\n${canonical({ table, revision, link, into, user })}`;

/** The yes of a user, signed by the browser that they have now; it may be another than the old table knows. */
export const agreeTo = (dealing: Dealing, user: string, mine: KeyPair, world: string): Consent => ({
  user,
  claim: makeClaim(mine, user, { id: dealing.table, world }),
  s: signed(statement(dealing, user), mine),
});

/** Has the owner of the key agreed to just this? */
export const isConsent = (dealing: Dealing, { user, claim, s }: Consent, world: string): boolean =>
  isProven(claim, user, { id: dealing.table, world }) && isSigned(statement(dealing, user), s, claim.key);

/** Where a table stands for everybody: a redeal from it begins so. */
export const publicPosition = ({ game, state }: Pick<Timeline, 'game' | 'state'>): AnyTypes['state'] =>
  game.hide(state, undefined);

/** Is a table redealt from the one that is named, as everybody saw it? For who has both records. */
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

/** Those whose yes was signed by a browser that the old record does not know as theirs. */
export const strangersTo = ({ anew }: Head, { keys }: Pick<Timeline, 'keys'>): readonly string[] =>
  (anew?.agreed ?? []).flatMap(({ user, claim }) => (keys[claim.key] === user ? [] : [user]));
