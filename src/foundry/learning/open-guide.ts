/** Opens the guide's window, one for all games. */
import { coverWord } from '../../table/i18n/manifest-words';
import { fetchGuide } from '../lazy-translations';
import { lazyImport, speech } from '../lazy-import';
import type { GuideApp } from './guide-app';
import { pageId, pagesOf } from './journal';

let guide: GuideApp | undefined;

/** Opens a game's guide at a page (a section's mark, or a name); without one, at the contents. */
export const openGuide = async (game: string, page?: string): Promise<void> => {
  const [App, pages] = await Promise.all([
    lazyImport(async () => (await import('./guide-app')).GuideApp),
    lazyImport(() => pagesOf(game)),
    fetchGuide(),
  ]);
  if (!App || !pages?.length) {
    ui.notifications.warn(speech.localize('RT.table.no-guide'));
    return;
  }
  guide ??= new App({});
  guide.open(game, coverWord(game, 'name', speech), pages, page === undefined ? undefined : pageId(game, page));
  await guide.render({ force: true });
};
