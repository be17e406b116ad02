/** A game master looks on at a user's tutorial: same step, same position, without acting. */
import { gameProblem } from '../../table/i18n/manifest-words';
import { isProblem } from '../../table/loading';
import { readProgress } from '../../table/panels/tutorial-run';
import { closeWindows } from '../windows';
import { gameRegistry } from '../games';
import { lazyImport, speech } from '../lazy-import';
import { fetchTutorial } from '../lazy-translations';
import { comeBack, goTo } from '../layout/watch';
import { learningOf } from './learning';
import { TutorialClient } from './tutorial-client';

export const lookOn = async (id: string): Promise<void> => {
  const user = game.users?.get(id);
  const learning = user && learningOf(user);
  const load =
    learning && gameRegistry.entries.find(one => one.manifest.id === learning.game)?.tutorials?.[learning.lesson];
  if (!load) return;
  const [rules, tutorial] = await Promise.all([gameRegistry.load(learning.game), lazyImport(load), fetchTutorial()]);
  if (!tutorial) return;
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return;
  }
  const { length } = tutorial.steps;
  const hook = Hooks.on('updateUser', changed => {
    if (changed.id !== id) return;
    const now = learningOf(changed);
    if (now?.game === learning.game && now.lesson === learning.lesson) client.follow(readProgress(now, length));
    else {
      ui.notifications.info(speech.format('RT.tutorial.left', { name: changed.name }));
      leave();
    }
  });
  const client = new TutorialClient(rules, tutorial, readProgress(learning, length), {
    learner: { id, name: user.name },
    keep: () => undefined,
    attend(isHere) {
      if (!isHere) Hooks.off('updateUser', hook);
    },
    leave: () => leave(),
  });
  const leave = (): void => {
    void closeWindows(client.id);
    comeBack();
  };
  await goTo(client);
};
