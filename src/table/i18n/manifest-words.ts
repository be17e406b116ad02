/** What is said of a game before it is loaded. */
import type { Problem } from '../record/model';
import type { Speech } from './wording';

/** What stands on the cover of a game, loaded or not. */
export const coverWord = (game: string, key: string, speech: Speech): string =>
  speech.localize(`RT.games.${game}.${key}`);

/** What is wrong with a table that is not opened, or with a file: where the words of its game cannot be asked. */
export const gameProblem = ({ problem, details = {} }: Problem, speech: Speech): string => {
  const id = String(details['game']);
  const game = speech.has(`RT.games.${id}.name`) ? coverWord(id, 'name', speech) : id;
  const told = Object.entries(details).map(([key, value]) => [key, String(value)] as const);
  return speech.format(`RT.problems.${problem}`, { ...Object.fromEntries(told), game });
};
