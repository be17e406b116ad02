/** What is said of a game before it is loaded. */
import type { Problem } from '../record/model';
import type { Speech } from './wording';

/** What stands on the cover of a game, loaded or not. */
export const coverWord = (game: string, key: string, speech: Speech): string =>
  speech.localize(`RT.shelf.${game}.${key}`);

/** What is wrong with a game that has not come, where its own words cannot be asked. */
export const gameProblem = ({ problem, details = {} }: Problem, speech: Speech): string => {
  const id = String(details['game']);
  const game = speech.has(`RT.shelf.${id}.name`) ? coverWord(id, 'name', speech) : id;
  return speech.format(`RT.problems.${problem}`, { game });
};
