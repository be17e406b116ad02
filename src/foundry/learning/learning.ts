/**
 * What a page tells of the tutorial that its user plays, so that a game master may look on: it lies in the user's own flag
 * as one string, for documents merge what is nested. A game master asks a user to begin one by a flag of theirs, too.
 */
import { count, fields, mapOf, message, type Of, parseJson, read, text, yesOrNo } from '../../kernel/reading';
import type { Progress } from '../../table/panels/tutorial-run';
import { ID } from '../module-id';

/** A tutorial is some twenty commands long. */
const MOST = 8_000;
const learning = fields({ game: text(), lesson: text(), step: count, done: yesOrNo, given: mapOf(message) });
export type Learning = Of<typeof learning>;

const taught = fields({ game: text(), lesson: text(), by: text() });
export type Taught = Of<typeof taught>;

/** Whom a game master may teach, and look on at: everybody else who is here. */
export const pupils = (): readonly User.Stored[] =>
  (game.users?.contents ?? []).filter(user => user.active && !user.isSelf);

/** What somebody is learning; anything may stand in a flag. */
export const learningOf = (user: User.Implementation): Learning | undefined =>
  read(learning, parseJson(user.getFlag(ID, 'learning'), MOST));

/** Tells what this user is learning; nothing, once they have left it. Where Foundry lets no player write, nobody looks on. */
export const tellLearning = async (what: Omit<Learning, keyof Progress> & Progress): Promise<void> => {
  const { step, done } = what;
  const whole = JSON.stringify(what);
  // the tutorial's own commands stand in for those that are too long to tell
  const told = whole.length > MOST ? JSON.stringify({ ...what, step, done, given: {} }) : whole;
  if (game.user?.getFlag(ID, 'learning') !== told)
    await game.user?.setFlag(ID, 'learning', told).catch(() => undefined);
};
export const tellNoLearning = async (): Promise<void> => {
  if (game.user?.getFlag(ID, 'learning') !== undefined)
    await game.user?.unsetFlag(ID, 'learning').catch(() => undefined);
};

/** Asks a user to begin a tutorial. */
export const askToLearn = async (user: User.Implementation, what: Omit<Taught, 'by'>): Promise<void> => {
  await user.setFlag(ID, 'taught', JSON.stringify({ ...what, by: game.user?.id ?? '' }));
};
/** What this user was asked to begin; the asking is taken back with it. */
export const takeTaught = async (): Promise<Taught | undefined> => {
  const found = read(taught, parseJson(game.user?.getFlag(ID, 'taught'), MOST));
  await game.user?.unsetFlag(ID, 'taught').catch(() => undefined);
  return found;
};
