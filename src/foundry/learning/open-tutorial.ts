/** Opens a game's tutorial, at the step where the user left it. */
import { readProgress } from '../../table/panels/tutorial-run';
import { isProblem } from '../../table/loading';
import { gameProblem } from '../../table/i18n/manifest-words';
import { closeWindows, knownRegistry, showLibrary } from '../windows';
import { gameRegistry } from '../games';
import { lazyImport, speech } from '../lazy-import';
import { fetchTutorial } from '../lazy-translations';
import { ID } from '../module-id';
import { comeBack, goTo } from '../layout/watch';
import { setting } from '../settings';
import { tellLearning, tellNoLearning } from './learning';
import { TutorialClient } from './tutorial-client';

const FIRST = 'first';

const keep = (id: string, progress: unknown): void => {
  void game.settings.set(ID, 'tutorials', { ...setting('tutorials'), [id]: progress ?? null });
};

/** The key under which a browser stores progress: the game's id for its first tutorial. */
const keptAs = (game: string, lesson: string): string => (lesson === FIRST ? game : `${game}/${lesson}`);

/** Starts a game's tutorial at the step that this browser has stored. */
export const openTutorial = async (id: string, lesson = FIRST): Promise<void> => {
  const { manifest, tutorials = {} } = gameRegistry.entries.find(one => one.manifest.id === id) ?? {};
  const load = tutorials[lesson];
  if (!load) return;
  const registry = knownRegistry();
  const canPlay = registry && game.user?.isGM && manifest?.watchable;
  const kept = keptAs(id, lesson);
  const order = Object.keys(tutorials);
  const further = order[order.indexOf(lesson) + 1];
  const [rules, tutorial] = await Promise.all([gameRegistry.load(id), lazyImport(load), fetchTutorial()]);
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return;
  }
  if (!tutorial) return;
  let progress = readProgress(setting('tutorials')[kept], tutorial.steps.length);
  const tell = (): void => void tellLearning({ game: id, lesson, ...progress });
  const client: TutorialClient = new TutorialClient(rules, tutorial, progress, {
    keep(reached) {
      keep(kept, reached);
      if (!reached) return;
      progress = reached;
      tell();
    },
    attend(isHere) {
      if (isHere) tell();
      else void tellNoLearning();
    },
    ...(further !== undefined && { further: () => void openTutorial(id, further) }),
    ...(canPlay && {
      async play() {
        void closeWindows(client.id);
        const begin = await lazyImport(async () => (await import('./play-now')).tableAtOnce);
        await begin?.(registry, id, 'play');
      },
    }),
    leave() {
      void closeWindows(client.id);
      // whoever has learned goes on from where the lesson was chosen
      if (!comeBack()) showLibrary();
      if (setting('tutorials')[kept]) ui.notifications.info(speech.localize('RT.tutorial.kept'));
    },
  });
  await goTo(client);
};
