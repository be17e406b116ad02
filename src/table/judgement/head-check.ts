/** Is a record one of this game, as the module has it? */
import { readOptions } from '../../kernel/options';
import { isPublicPosition } from '../../kernel/redeal';
import { canonical } from '../../kernel/canonical';
import { type AnyGame, type AnyTypes, type Finding, finding, type Head, type Problem } from '../record/model';
import { isConsent } from './redeal';

/** A position that is none of this game with these options: such a table is not opened. */
export const oddPosition = (game: AnyGame, { options, anew }: Head): Finding => {
  if (!anew) return undefined;
  const { position } = anew;
  const isSame = canonical(position['options'] ?? null) === canonical(options);
  return isSame && isPublicPosition(game, position as unknown as AnyTypes['state'])
    ? undefined
    : finding('odd-position');
};

/** Whoever holds a seat of a table that was redealt has agreed to it. */
export const wrongConsent = ({ id, world, anew, holders }: Head): Finding => {
  if (!anew) return undefined;
  const dealing = { table: anew.table, revision: anew.revision, link: anew.link, into: id };
  const agreed = new Set(anew.agreed.flatMap(one => (isConsent(dealing, one, world) ? [one.user] : [])));
  const wrong =
    anew.agreed.find(({ user }) => !agreed.has(user))?.user ??
    Object.values(holders).flatMap(holder =>
      holder.kind === 'user' && !agreed.has(holder.user) ? [holder.user] : [],
    )[0];
  return wrong === undefined ? undefined : finding('verify-anew-consent', { user: wrong });
};

/**
 * An option of a table that its game does not know, a value that it cannot have, or a position that is none of it: such a
 * table is not opened.
 */
export const oddTable = (game: AnyGame, head: Head): Problem | undefined => {
  const [wrong] = readOptions(game.options, head.options).problems;
  if (wrong) return { problem: wrong.problem, details: { option: wrong.option, given: wrong.given } };
  return oddPosition(game, head);
};

export const fitsGame = (game: AnyGame, head: Head): Problem | undefined => {
  if (head.game !== game.id) return { problem: 'unknown-game', details: { game: head.game } };
  const odd = oddTable(game, head) ?? wrongConsent(head);
  if (odd) return odd;
  return head.edition === game.edition
    ? undefined
    : { problem: 'verify-other-edition', details: { made: head.edition, known: game.edition } };
};
