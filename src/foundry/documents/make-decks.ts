/** The cards of a game as Foundry decks, without a table: for core tools or other card modules. */
import { coverWord } from '../../table/i18n/manifest-words';
import { fetchHands } from '../lazy-translations';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import { deckFiles } from './deck-presets';

declare global {
  interface FlagConfig {
    /** `table`: made with a table by an earlier version. */
    Cards: { 'revolution-tables'?: { readonly made?: true; readonly table?: string } };
  }
}

const OWNER = 3;
const OBSERVER = 2;
const flags = { [ID]: { made: true } } as const;

const word = (key: string, data: Readonly<Record<string, string>>): string =>
  speech.format(`RT.hands.decks.${key}`, data);

/** Asks for confirmation, since it creates a dozen documents: decks, a hand for each player, and a discard pile. */
export const makeDecks = async (id: string): Promise<void> => {
  await fetchHands();
  const name = coverWord(id, 'name', speech);
  const sure = await foundry.applications.api.DialogV2.confirm({
    window: { title: 'RT.hands.library.decks' },
    classes: ['rt'],
    rejectClose: false,
    content: `<p>${foundry.utils.escapeHTML(word('make', { game: name }))}</p>`,
  });
  if (!sure) return;
  const decks = await Promise.all(
    deckFiles(id).map(file => foundry.utils.fetchJsonWithTimeout(file) as Promise<object>),
  );
  const players = game.users.filter(user => !user.isGM);
  const title = word('folder', { game: name });
  const known = game.folders?.find(one => one.type === 'Cards' && one.name === title);
  const folder = known ?? (await Folder.create({ name: title, type: 'Cards', flags }));
  const base = { flags, ...(folder && { folder: folder.id }) };
  const shared = { default: OBSERVER, ...Object.fromEntries(players.map(user => [user.id, OWNER])) };
  const sources = [
    ...decks.map(deck => ({ ...deck, ...base, ownership: shared })),
    ...players.map(user => ({
      ...base,
      type: 'hand',
      name: word('hand', { game: name, name: user.name }),
      ownership: { default: 0, [user.id]: OWNER },
    })),
    { ...base, type: 'pile', name: word('discard', { game: name }), ownership: shared },
  ];
  // plain data; the type demands all fields of the class
  const made = await Cards.createDocuments(sources as unknown as Cards.CreateData[]);
  for (const stack of made) if (stack.type === 'deck') await stack.shuffle({ chatNotification: false });
  ui.notifications.info(word('made', { game: name, folder: title }));
};
