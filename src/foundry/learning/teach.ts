/** A game master asks a connected user to begin a tutorial, and that user answers. */
import { coverWord } from '../../table/i18n/manifest-words';
import { gameRegistry } from '../games';
import { fetchTutorial } from '../lazy-translations';
import { speech } from '../lazy-import';
import { askToLearn, pupils, takeTaught } from './learning';
import { openTutorial } from './open-tutorial';

const option = (value: string, label: string): string =>
  `<option value="${foundry.utils.escapeHTML(value)}">${foundry.utils.escapeHTML(label)}</option>`;
const select = (name: string, label: string, options: readonly string[]): string =>
  `<label>${foundry.utils.escapeHTML(speech.localize(label))} <select name="${name}">${options.join('')}</select></label>`;

/** Asks the game master for pupil and lesson, and proposes it to that user. */
export const teach = async (id: string): Promise<void> => {
  await fetchTutorial();
  const lessons = Object.keys(gameRegistry.entries.find(one => one.manifest.id === id)?.tutorials ?? {});
  const answer: unknown = await foundry.applications.api.DialogV2.input({
    window: { title: speech.format('RT.tutorial.teach', { game: coverWord(id, 'name', speech) }) },
    classes: ['rt'],
    rejectClose: false,
    content: [
      select(
        'user',
        'RT.tutorial.whom',
        pupils().map(user => option(user.id, user.name)),
      ),
      select(
        'lesson',
        'RT.tutorial.which',
        lessons.map((lesson, n) => option(lesson, speech.localize(n ? 'RT.library.learn-more' : 'RT.library.learn'))),
      ),
    ].join(''),
  });
  if (typeof answer !== 'object' || answer === null || !('user' in answer) || !('lesson' in answer)) return;
  const user = pupils().find(one => one.id === answer.user);
  const lesson = lessons.find(one => one === answer.lesson);
  if (!user || lesson === undefined) return;
  await askToLearn(user, { game: id, lesson });
  ui.notifications.info(speech.format('RT.tutorial.asked', { name: user.name }));
};

/** Asks this user whether to begin the proposed tutorial. */
export const beTaught = async (): Promise<void> => {
  const [asked] = await Promise.all([takeTaught(), fetchTutorial()]);
  const { manifest, tutorials = {} } = gameRegistry.entries.find(one => one.manifest.id === asked?.game) ?? {};
  if (!asked || !manifest || !(asked.lesson in tutorials)) return;
  const isFirst = Object.keys(tutorials)[0] === asked.lesson;
  const question = speech.format('RT.tutorial.taught', {
    name: game.users?.get(asked.by)?.name ?? '',
    game: coverWord(asked.game, 'name', speech),
    lesson: speech.localize(isFirst ? 'RT.library.learn' : 'RT.library.learn-more'),
  });
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: 'RT.tutorial.about', icon: 'fa-solid fa-graduation-cap' },
    classes: ['rt'],
    rejectClose: false,
    content: `<p>${foundry.utils.escapeHTML(question)}</p>`,
  });
  if (sure) await openTutorial(asked.game, asked.lesson);
};
