/** The section of the rulebook that a question is about, in the guide of its game. */
import { documentId } from '../../table/crypto/bytes';
import { ID } from '../module-id';
import { speech } from '../speech';

/** The languages in which guides are written; whoever speaks another reads the first. */
const GUIDES = ['en', 'de'] as const;

const pageOf = (gameId: string): string => {
  const language = GUIDES.find(one => one === game.i18n.lang) ?? GUIDES[0];
  const path = `packs/guides/${gameId}.${language}`;
  const parts = ['Compendium', `${ID}.guides`, 'JournalEntry', documentId(path)];
  return [...parts, 'JournalEntryPage', documentId(`${path}/sections`)].join('.');
};

/**
 * An action of any window: its element names the section (`data-section-of`: the game, `data-mark`: the section as the rules
 * cite it).
 */
export const openSection = async (_event: Event, { dataset }: HTMLElement): Promise<void> => {
  const { sectionOf = '', mark = '' } = dataset;
  const page = await foundry.utils.fromUuid(pageOf(sectionOf));
  const sheet = page?.parent && 'sheet' in page.parent ? page.parent.sheet : undefined;
  if (!sheet || !page) {
    ui.notifications.warn(speech.localize('RT.table.no-guide'));
    return;
  }
  const anchor = mark.replace(/^§/, '').replaceAll('.', '-');
  await sheet.render({ force: true, pageId: page.id, anchor });
};
