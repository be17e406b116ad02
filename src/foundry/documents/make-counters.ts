/**
 * The counters of a game as Actors with tokens, to drag from the sidebar onto any scene. A compendium of Actors
 * belongs to one game system, so the Actors are created in the world, in its language. docs/platform.md 9
 */
import { actorIdOf, countersOf, type CounterSource, tokenOf } from '../../table/board/counters';
import { gameProblem } from '../../table/i18n/manifest-words';
import { gameWording } from '../../table/i18n/wording';
import { isProblem } from '../../table/loading';
import { gameRegistry } from '../games';
import { fetchHands } from '../lazy-translations';
import { ID } from '../module-id';
import { speech } from '../lazy-import';

const flags = { [ID]: { made: true } } as const;

const word = (key: string, data: Readonly<Record<string, string>>): string =>
  speech.format(`RT.hands.counters.${key}`, data);

/** The first type of Actor of the world's system; core's own if it declares none. docs/platform.md 2 */
export const actorType = (): string => Object.keys(game.system.documentTypes['Actor'] ?? {})[0] ?? 'base';

/** The folder of Actors with this name and parent; created if missing. */
const folderCalled = async (name: string, within: string | null): Promise<string | null> => {
  const known = game.folders?.find(
    one => one.type === 'Actor' && one.name === name && (one.folder?.id ?? null) === within,
  );
  const folder = known ?? (await Folder.create({ name, type: 'Actor', folder: within, flags }));
  return folder?.id ?? null;
};

const sourceOf = ({ piece, flag }: CounterSource, type: string, folder: string | null, sort: number) => ({
  _id: actorIdOf(flag.game, piece),
  name: flag.faces[0].name,
  type,
  img: flag.faces[0].src,
  folder,
  sort,
  // everybody may move pieces that lie in the open
  ownership: { default: CONST.DOCUMENT_OWNERSHIP_LEVELS.OWNER },
  prototypeToken: { ...tokenOf(flag.faces[0]), actorLink: true, flags: { [ID]: { counter: flag } } },
  flags: { [ID]: { counter: flag } },
});

/** Creates the missing counters of a game, in folders by game and side. */
export const makeCounters = async (id: string): Promise<void> => {
  const [rules] = await Promise.all([gameRegistry.load(id), fetchHands()]);
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return;
  }
  const words = gameWording(rules, speech);
  const name = words.text('name');
  const folder = word('folder', { game: name });
  const top = await folderCalled(folder, null);
  const type = actorType();
  const missing = countersOf(rules, words).filter(({ piece }) => !game.actors.has(actorIdOf(id, piece)));
  const folders = new Map<string | undefined, string | null>([[undefined, top]]);
  for (const { side } of missing)
    if (!folders.has(side)) folders.set(side, await folderCalled(words.text(`seats.${side}`), top));
  const sources = missing.map((one, sort) => sourceOf(one, type, folders.get(one.side) ?? top, sort));
  // plain data; the type demands all fields of the class
  await Actor.createDocuments(sources as unknown as Actor.CreateData[], { keepId: true });
  ui.notifications.info(word('made', { game: name, folder, count: String(sources.length) }));
};
