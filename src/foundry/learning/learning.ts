/**
 * What a page publishes about its user's tutorial, so that a game master can look on. It is one string in the user's
 * own flag, because documents merge nested data. A game master also proposes a tutorial through the user's flag.
 */
import { count, fields, mapOf, message, type Of, parseJson, read, text, yesOrNo } from '../../kernel/reading';
import type { Progress } from '../../table/panels/tutorial-run';
import { ID } from '../module-id';

/** The most characters stored; a tutorial has some twenty commands. */
const MOST = 8_000;
const learning = fields({ game: text(), lesson: text(), step: count, done: yesOrNo, given: mapOf(message) });
export type Learning = Of<typeof learning>;

const taught = fields({ game: text(), lesson: text(), by: text() });
export type Taught = Of<typeof taught>;

/** Whom a game master may teach and watch: everybody else who is connected. */
export const pupils = (): readonly User.Stored[] =>
  (game.users?.contents ?? []).filter(user => user.active && !user.isSelf);

/** What a user is learning; the flag may contain anything. */
export const learningOf = (user: User.Implementation): Learning | undefined =>
  read(learning, parseJson(user.getFlag(ID, 'learning'), MOST));

/** Publishes what this user is learning. If Foundry lets players write no flags, nobody can look on. */
export const tellLearning = async (what: Omit<Learning, keyof Progress> & Progress): Promise<void> => {
  const { step, done } = what;
  const whole = JSON.stringify(what);
  // commands too long to publish are replaced by the tutorial's own
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
/** The tutorial that this user was asked to begin; removes the request. */
export const takeTaught = async (): Promise<Taught | undefined> => {
  const found = read(taught, parseJson(game.user?.getFlag(ID, 'taught'), MOST));
  await game.user?.unsetFlag(ID, 'taught').catch(() => undefined);
  return found;
};
