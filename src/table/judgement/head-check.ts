/** Is a record one of this game, in the module's edition? */
import { readOptions } from '../../kernel/options';
import { isPublicPosition, isWholePosition } from '../../kernel/redeal';
import { canonical } from '../../kernel/fields';
import { type AnyGame, type AnyTypes, type Finding, finding, type Head, type Problem } from '../record/model';
import { dealingInto, isConsent } from './redeal';

/** Does one person sit here alone? Everybody can read the head of a table. */
const isOfOne = ({ holders }: Head): boolean =>
  Object.values(holders).filter(({ kind }) => kind !== 'bot').length === 1 &&
  Object.values(holders).some(({ kind }) => kind === 'user');

/**
 * A position that does not belong to this game with these options, or that shows others what is hidden: such a table is
 * not opened.
 */
export const oddPosition = (game: AnyGame, head: Head): Finding => {
  const { options, anew, branch } = head;
  const given = anew ?? branch;
  if (!given) return undefined;
  const position = given.position as unknown as AnyTypes['state'];
  const isSame = canonical(given.position['options'] ?? null) === canonical(options);
  const isOne = anew
    ? branch === undefined && isPublicPosition(game, position)
    : isOfOne(head) && isWholePosition(game, position);
  return isSame && isOne ? undefined : finding('odd-position');
};

/** Every holder of a seat has agreed to a redeal. */
export const wrongConsent = (head: Head): Finding => {
  const { world, anew, holders } = head;
  const dealing = dealingInto(head);
  if (!anew || !dealing) return undefined;
  const agreed = new Set(anew.agreed.flatMap(one => (isConsent(dealing, one, world) ? [one.user] : [])));
  const wrong =
    anew.agreed.find(({ user }) => !agreed.has(user))?.user ??
    Object.values(holders).flatMap(holder =>
      holder.kind === 'user' && !agreed.has(holder.user) ? [holder.user] : [],
    )[0];
  return wrong === undefined ? undefined : finding('verify-anew-consent', { user: wrong });
};

/**
 * A table is not opened if its game does not know an option or a value of it, or if its position does not belong to the
 * game.
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
