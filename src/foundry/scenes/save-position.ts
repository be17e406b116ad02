/** Saves the present position of a table, as everybody sees it, as a scene for play without the table. */
import { presetScene } from '../../table/board/preset';
import { arePrinted } from '../../table/drawing/picture-names';
import { wordingOf } from '../../table/i18n/wording';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { ribbonPanel } from '../../table/panels/ribbon';
import { isForeign } from '../games';
import { fetchHands, ownLanguage } from '../lazy-translations';
import { speech } from '../lazy-import';

const word = (key: string, data: Readonly<Record<string, string>> = {}): string =>
  speech.format(`RT.hands.scenes.${key}`, data);

/** Saves the position, named after the table and the game's date. It contains only what everybody may know. */
export const saveAsItLies = async (client: TableClient): Promise<void> => {
  await fetchHands();
  const { game: rules, presentation, timeline } = client;
  const { options, name: table } = timeline.head;
  if (isForeign(rules.id) || !arePrinted(rules, options)) {
    ui.notifications.warn(word('no-pictures'));
    return;
  }
  const name = word('now', { table, turn: ribbonPanel(readingOf(client, speech)).turn });
  const source = presetScene({
    game: rules,
    presentation,
    options,
    tabletop: presentation.tabletop(rules.hide(timeline.state, undefined)),
    words: wordingOf(presentation, speech),
    language: ownLanguage(),
    name,
    path: `${client.id}/${foundry.utils.randomID()}`,
  });
  const ownership = { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OBSERVER };
  // `levels` came with version 14; the types are those of version 13.
  await Scene.create({ ...source, ownership } as unknown as Scene.CreateData, { keepEmbeddedIds: true });
  ui.notifications.info(word('made', { name }));
};
