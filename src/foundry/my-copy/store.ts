/** Owners' copies in the world's settings: one for each game, written by game masters. */
import type { CopyForm, Copy } from '../../kernel/copy-form';
import { gameProblem } from '../../table/i18n/manifest-words';
import { isProblem } from '../../table/loading';
import type { AnyGame } from '../../table/record/model';
import { gameRegistry } from '../games';
import { fetchProblems, fetchMyCopy } from '../lazy-translations';
import { lazyImport, speech } from '../lazy-import';
import { isObject } from '../../kernel/reading';
import type { Options } from '../../kernel/messages';
import { readOptions } from '../../kernel/options';
import { presetOf, type Preset } from '../../table/panels/draft';
import { optionsWith } from '../../table/panels/my-copy/panel';
import { ID } from '../module-id';
import { type Paths, keptPictures, loadPictures } from '../pictures/load-pictures';
import { setting } from '../settings';
import { picturePath } from '../../table/drawing/own-picture';

/** A game and its copy form, with their words: loaded when they are needed. */
interface Loaded {
  readonly rules: AnyGame;
  readonly copyForm: CopyForm;
}

/** Loads a game and its copy form; undefined if it has none, or if loading fails (the user is notified). */
export const loadCopyForm = async (id: string): Promise<Loaded | undefined> => {
  const load = gameRegistry.entries.find(one => one.manifest.id === id)?.copyForm;
  if (!load) return undefined;
  const [rules, copyForm] = await Promise.all([
    gameRegistry.load(id),
    lazyImport(load),
    fetchMyCopy(),
    fetchProblems(),
  ]);
  if (isProblem(rules)) {
    ui.notifications.error(gameProblem(rules, speech));
    return undefined;
  }
  return copyForm && { rules, copyForm };
};

export interface Kept {
  readonly copy: Copy;
  /** New tables use it. */
  readonly used: boolean;
}

/** The rulings and numbers in the copy's rulebook, with which new tables begin. */
export const keptRulings = (rules: AnyGame): Preset => {
  const kept = setting('workshops')[rules.id];
  const given = isObject(kept) && isObject(kept['rulings']) ? kept['rulings'] : {};
  return presetOf({ game: rules, options: readOptions(rules.options, given).options });
};

/** Stores the rulings with the rest of the copy. */
export const keepRulings = async ({ id, options }: AnyGame, preset: Preset): Promise<void> => {
  // options that every table asks about are not stored
  const asked = new Set(options.flatMap(spec => (spec.upFront ? [spec.id] : [])));
  const rulings = Object.fromEntries(Object.entries(preset).filter(([option]) => !asked.has(option)));
  await change(id, { rulings });
};

const NOTHING: Kept = { copy: {}, used: true };

/** The stored copy of a game, without damaged parts. */
export const keptCopy = (copyForm: CopyForm, game: string): Kept => {
  const kept = setting('workshops')[game];
  if (!isObject(kept) || !isObject(kept['parts'])) return NOTHING;
  const parts = Object.entries(kept['parts']).filter(
    (entry): entry is [string, Readonly<Record<string, unknown>>] =>
      isObject(entry[1]) && copyForm.groups.some(group => group.parts.some(({ id }) => id === entry[0])),
  );
  return { copy: Object.fromEntries(parts), used: kept['used'] !== false };
};

/** Writes run one after another: each starts from the result of the last. */
let writing: Promise<unknown> = Promise.resolve();
const change = (id: string, part: object): Promise<unknown> => {
  const written = async (): Promise<unknown> => {
    const all = setting('workshops');
    const kept = all[id];
    return game.settings.set(ID, 'workshops', { ...all, [id]: { ...(isObject(kept) && kept), ...part } });
  };
  writing = writing.then(written, written);
  return writing;
};

/** Stores a game's copy in the world; rejects if the world cannot take it. */
export const keepCopy = async (id: string, { copy, used }: Kept): Promise<void> => {
  await change(id, { parts: copy, used });
};

/** Stores the paths of a game's pictures in the world. */
export const keepPictures = async (id: string, pictures: Paths): Promise<void> => {
  await change(id, { pictures });
};

/** The file of a game's copy as an option; empty if it is not used or has a mistake. */
const dataOf = async (id: string): Promise<Options> => {
  const loaded = await loadCopyForm(id);
  if (!loaded) return {};
  const { copy, used } = keptCopy(loaded.copyForm, id);
  const { option } = loaded.copyForm;
  const data = used ? optionsWith({ ...loaded, copy })[option] : undefined;
  return data === undefined || data === '' ? {} : { [option]: data };
};

/** The options that a game's copy adds to a new table: the rulebook's, and the file. */
export const storedOptions = async (rules: AnyGame): Promise<Options> => ({
  ...keptRulings(rules),
  ...(await dataOf(rules.id)),
});

/** The path that the owner chooses; undefined for none, or for a file that cannot be used (the owner is notified). */
export const choosePicture = async (current = ''): Promise<string | undefined> => {
  const given = await new Promise<string>(resolve => {
    const picker = new foundry.applications.apps.FilePicker.implementation({
      type: 'image',
      current,
      callback: resolve,
    });
    void picker.render({ force: true });
  });
  const path = picturePath(given);
  if (path === undefined)
    ui.notifications.error(speech.format('RT.my-copy.picture-wrong', { path: given.slice(0, 200) }));
  return path;
};

/** Without a path the drawing is shown again. */
export const setPicture = async (game: string, piece: string, path: string | undefined): Promise<void> => {
  const others = Object.fromEntries(Object.entries(keptPictures(game)).filter(([one]) => one !== piece));
  await keepPictures(game, path === undefined ? others : { ...others, [piece]: path });
  await loadPictures(game);
};
