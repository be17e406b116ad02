/** A game master asks somebody who is here to begin a tutorial. */
import { coverWord } from '../../table/i18n/manifest-words';
import { gameRegistry } from '../games';
import { fetchTutorial } from '../lazy-translations';
import { speech } from '../lazy-import';
import { askToLearn, pupils } from './learning';

const option = (value: string, label: string): string =>
  `<option value="${foundry.utils.escapeHTML(value)}">${foundry.utils.escapeHTML(label)}</option>`;
const select = (name: string, label: string, options: readonly string[]): string =>
  `<label>${foundry.utils.escapeHTML(speech.localize(label))} <select name="${name}">${options.join('')}</select></label>`;

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
