/** A game master has asked this user to begin a tutorial: they say whether they want to. */
import { coverWord } from '../../table/i18n/manifest-words';
import { gameRegistry } from '../games';
import { fetchTutorial } from '../lazy-translations';
import { speech } from '../lazy-import';
import { takeTaught } from './learning';
import { openTutorial } from './open-tutorial';

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
