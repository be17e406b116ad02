/** Opening a game's tutorial, and taking it up again where it was left. */
import { readProgress } from '../../table/panels/tutorial-run';
import { isProblem } from '../../table/loading';
import { gameProblem } from '../../table/i18n/manifest-words';
import { closeWindows } from '../applications/windows';
import { gameRegistry } from '../games';
import { lazyImport } from '../lazy-import';
import { fetchTutorial } from '../lazy-translations';
import { ID } from '../module-id';
import { getUp, goTo } from '../place/watch';
import { setting } from '../settings';
import { speech } from '../speech';
import { TutorialClient } from './tutorial-client';

const keep = (id: string, progress: unknown): void => {
  void game.settings.set(ID, 'tutorials', { ...setting('tutorials'), [id]: progress ?? null });
};

/** Sits down at the tutorial of a game, at the step that this browser has reached. */
export const openTutorial = async (id: string): Promise<void> => {
  const entry = gameRegistry.entries.find(one => one.manifest.id === id);
  const load = entry?.tutorial;
  if (!load) return;
  const [rules, tutorial] = await Promise.all([gameRegistry.load(id), lazyImport(load), fetchTutorial()]);
  if (!tutorial) return;
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return;
  }
  const progress = readProgress(setting('tutorials')[id], tutorial.steps.length);
  const client: TutorialClient = new TutorialClient(rules, tutorial, progress, {
    keep: reached => keep(id, reached),
    leave() {
      void closeWindows(client.id);
      getUp();
      if (setting('tutorials')[id]) ui.notifications.info(speech.localize('RT.tutorial.kept'));
    },
  });
  await goTo(client);
};
