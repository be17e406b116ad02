/** Owners' copies as the world keeps them: one for each game, written by its game masters. */
import { isObject } from '../../kernel/reading';
import type { Options } from '../../kernel/messages';
import type { Copy, Workshop } from '../../kernel/workshop';
import { optionsWith } from '../../table/panels/workshop';
import { ID } from '../module-id';
import { keptPictures, type Paths } from '../pictures/kept-pictures';
import { setting } from '../settings';
import { loadWorkshop } from './load-workshop';

export interface Kept {
  readonly copy: Copy;
  /** New tables are played with it. */
  readonly used: boolean;
  /** Paths of pictures of their own, by piece. */
  readonly pictures: Paths;
}

const NOTHING: Kept = { copy: {}, used: true, pictures: {} };

/** What the world keeps of a game. What has been damaged there is left out. */
export const keptCopy = (workshop: Workshop, game: string): Kept => {
  const kept = setting('workshops')[game];
  if (!isObject(kept) || !isObject(kept['parts'])) return NOTHING;
  const parts = Object.entries(kept['parts']).filter(
    (entry): entry is [string, Readonly<Record<string, unknown>>] =>
      isObject(entry[1]) && workshop.groups.some(group => group.parts.some(({ id }) => id === entry[0])),
  );
  return { copy: Object.fromEntries(parts), used: kept['used'] !== false, pictures: keptPictures(game) };
};

/** Writes a game's copy into the world; the promise fails where the world cannot take it. */
export const keepCopy = async (id: string, { copy, used, pictures }: Kept): Promise<void> => {
  await game.settings.set(ID, 'workshops', { ...setting('workshops'), [id]: { parts: copy, used, pictures } });
};

/** The options that a game's copy adds to a new table: none where it is not used, or has a mistake. */
export const storedOptions = async (id: string): Promise<Options> => {
  const loaded = await loadWorkshop(id);
  if (!loaded) return {};
  const { copy, used } = keptCopy(loaded.workshop, id);
  const { option } = loaded.workshop;
  const data = used ? optionsWith({ ...loaded, copy })[option] : undefined;
  return data === undefined || data === '' ? {} : { [option]: data };
};
