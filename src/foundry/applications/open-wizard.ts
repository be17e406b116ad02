/** The way to a new table: its window comes when it is wanted. */
import { fetchProblems, fetchWorkshop } from '../lazy-translations';
import { lazyImport } from '../lazy-import';
import { knownRegistry } from './current-table';

/** The wizard, with a game already picked if one is named. */
export const openWizard = async (gameId?: string): Promise<void> => {
  const registry = knownRegistry();
  const Wizard = registry && (await lazyImport(async () => (await import('./wizard-app')).WizardApp));
  if (Wizard) await Promise.all([fetchProblems(), fetchWorkshop()]);
  if (Wizard) await new Wizard(registry, gameId).render({ force: true });
};
