/** A game and its workshop, with their words: they come when they are wanted. */
import type { Workshop } from '../../kernel/workshop';
import { gameProblem } from '../../table/i18n/manifest-words';
import { isProblem } from '../../table/loading';
import type { AnyGame } from '../../table/record/model';
import { gameRegistry } from '../games';
import { fetchProblems, fetchWorkshop } from '../lazy-translations';
import { lazyImport } from '../lazy-import';
import { speech } from '../speech';

interface Loaded {
  readonly rules: AnyGame;
  readonly workshop: Workshop;
}

/** A game and its workshop; undefined where it has none, or where it does not come (the user is told). */
export const loadWorkshop = async (id: string): Promise<Loaded | undefined> => {
  const load = gameRegistry.entries.find(one => one.manifest.id === id)?.workshop;
  if (!load) return undefined;
  const [rules, workshop] = await Promise.all([
    gameRegistry.load(id),
    lazyImport(load),
    fetchWorkshop(),
    fetchProblems(),
  ]);
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return undefined;
  }
  return workshop && { rules, workshop };
};
