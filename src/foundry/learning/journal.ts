/** The guides as journals of the compendium, one for each game and language; loaded when first needed. */
import { count, fields, list, read, text } from '../../kernel/reading';
import { definitionsIn, type Definition, type JournalPage } from '../../table/panels/guide-pages';
import { documentId } from '../../table/crypto/bytes';
import { ownLanguage } from '../lazy-translations';
import { ID } from '../module-id';
import { guideFile } from '../registering';

/** The most pages of a guide. */
const MOST_PAGES = 400;

const pathOf = (gameId: string): string => `packs/guides/${gameId}.${ownLanguage()}`;

/** The id of a page, by the mark of its section or its own name. */
export const pageId = (gameId: string, page: string): string => documentId(`${pathOf(gameId)}/${page}`);

const entryUuid = (gameId: string): string => `Compendium.${ID}.guides.JournalEntry.${documentId(pathOf(gameId))}`;

const guidePagesShape = list(fields({ id: text(80), name: text(200), level: count, html: text(200_000) }), MOST_PAGES);

const known = new Map<string, readonly JournalPage[]>();

/** The guide of another module's game, as a file of pages. */
const pagesIn = async (gameId: string, file: string): Promise<readonly JournalPage[]> => {
  const pages: unknown = await foundry.utils.fetchJsonWithTimeout(file);
  // an invalid guide counts as missing
  return (read(guidePagesShape, pages) ?? []).map(page => ({ ...page, id: pageId(gameId, page.id) }));
};

/** The pages of a game's guide in the reader's language; empty if the compendium lacks it. */
export const pagesOf = async (gameId: string): Promise<readonly JournalPage[]> => {
  const path = pathOf(gameId);
  const kept = known.get(path);
  if (kept) return kept;
  const file = await guideFile(gameId);
  if (file !== undefined) {
    const pages = await pagesIn(gameId, file);
    known.set(path, pages);
    return pages;
  }
  const entry = await foundry.utils.fromUuid(entryUuid(gameId));
  // the compendium of journals contains only journals
  const pages = [...((entry as JournalEntry | null)?.pages ?? [])]
    .toSorted((a, b) => a.sort - b.sort)
    .map(page => ({
      id: page.id ?? '',
      name: page.name,
      level: page.title.level,
      html: page.text.content ?? '',
    }));
  if (pages.length) known.set(path, pages);
  return pages;
};

/** Opens the guide as a journal, to show it to players or copy it. */
export const openJournal = async (gameId: string, page: string): Promise<void> => {
  const uuid: string = `${entryUuid(gameId)}.JournalEntryPage.${page}`;
  const shown = await foundry.utils.fromUuid(uuid);
  const sheet = shown?.parent && 'sheet' in shown.parent ? shown.parent.sheet : undefined;
  await sheet?.render({ force: true, pageId: page });
};

const defined = new Map<string, Promise<ReadonlyMap<string, Definition>>>();

/** The definitions of a game's terms. */
export const definitionsOf = (gameId: string): Promise<ReadonlyMap<string, Definition>> => {
  const path = pathOf(gameId);
  const fetched =
    defined.get(path) ??
    pagesOf(gameId).then(pages => definitionsIn(pages.find(({ id }) => id === pageId(gameId, 'terms'))?.html ?? ''));
  defined.set(path, fetched);
  return fetched;
};
