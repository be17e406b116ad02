/** What is wrong with an owner's file, in the words of the game's copy form if it has one. */
import type { DataProblem } from '../../kernel/owners-data';
import { fileProblems, plainProblem } from '../../table/panels/my-copy/problems';
import type { AnyGame } from '../../table/record/model';
import { fetchProblems } from '../lazy-translations';
import { speech } from '../lazy-import';
import { loadCopyForm } from './store';

/** Tells the problems of the files of a game. */
export const fileTeller = async (
  rules: AnyGame,
): Promise<(text: string, problems: readonly DataProblem[]) => readonly string[]> => {
  const [loaded] = await Promise.all([loadCopyForm(rules.id), fetchProblems()]);
  return loaded
    ? (text, problems) => fileProblems({ ...loaded, speech, copy: {} }, text, problems)
    : (_text, problems) => problems.map(problem => plainProblem(speech, problem));
};
