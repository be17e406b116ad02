/** The games of a catalogue: each is loaded when it is first wanted, and can be tried again if that fails. */
import type { GameManifest } from '../kernel/manifest';
import type { CopyForm } from '../kernel/copy-form';
import type { AnyTutorial } from './panels/tutorial';
import type { AnyGame, Problem } from './record/model';

/** The words of a game in one language: what stands under `RT.<game>.` */
export interface Words {
  readonly [key: string]: string | Words;
}

/** A game as the catalogue has it. */
export interface CatalogEntry {
  readonly manifest: GameManifest;
  /** Absent, where this edition does not play the game yet. */
  readonly load?: () => Promise<AnyGame>;
  readonly words?: Readonly<Record<string, () => Promise<Words>>>;
  /** Looks for what is wrong with a game that another module brings, before it is loaded. */
  readonly examine?: () => Promise<Problem | undefined>;
  /** Its tutorials by their ids, in the order in which they are played. */
  readonly tutorials?: Readonly<Record<string, () => Promise<AnyTutorial | undefined>>>;
  /** What an owner may correct by their own copy. */
  readonly copyForm?: () => Promise<CopyForm>;
}

export interface GameRegistry {
  readonly entries: readonly CatalogEntry[];
  /** Takes up one game more, under an id that no other has. */
  add(entry: CatalogEntry): void;
  /** The game, if it has been loaded. */
  known(id: string): AnyGame | undefined;
  /** Loads a game with its words, once. What has failed is tried again when it is next asked for. */
  load(id: string): Promise<AnyGame | Problem>;
}

export const isProblem = (loaded: AnyGame | Problem): loaded is Problem => 'problem' in loaded;

/** Words are in the reader's language, and in English where a translation is missing. */
const FALLBACK = 'en';

/** `say` takes up the words of a game before anybody can ask for them. */
export const makeGameRegistry = (
  catalog: readonly CatalogEntry[],
  language: () => string,
  say: (game: string, words: Words) => void,
): GameRegistry => {
  const entries = [...catalog];
  const known = new Map<string, AnyGame>();
  const coming = new Map<string, Promise<AnyGame | Problem>>();
  const fetchGame = async (id: string): Promise<AnyGame | Problem> => {
    const entry = entries.find(one => one.manifest.id === id);
    if (!entry?.load) return { problem: 'unknown-game', details: { game: id } };
    const { load, words = {}, examine } = entry;
    try {
      const wrong = await examine?.();
      if (wrong) return wrong;
      const [game, said] = await Promise.all([load(), (words[language()] ?? words[FALLBACK])?.()]);
      if (said) say(id, said);
      known.set(id, game);
      return game;
    } catch {
      return { problem: 'game-not-loaded', details: { game: id } };
    }
  };
  return {
    entries,
    add(entry) {
      entries.push(entry);
    },
    known: id => known.get(id),
    load(id) {
      const found = known.get(id);
      if (found) return Promise.resolve(found);
      const asked = coming.get(id) ?? fetchGame(id).finally(() => coming.delete(id));
      coming.set(id, asked);
      return asked;
    },
  };
};
