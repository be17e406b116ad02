/** Games that other modules bring: registered at the start, examined before they are played, contained while they are. */
import type { AnyGame, Problem } from '../table/record/model';
import { gameProblem } from '../table/i18n/manifest-words';
import { isProblem, type CatalogEntry, type Words } from '../table/loading';
import { GAMES_API, readRegistration, type Registration } from '../table/registration';
import { registerOwnDice } from './chat/own-dice';
import { gameRegistry } from './games';
import { fetchProblems, language, say } from './lazy-translations';
import { lazyImport } from './lazy-import';
import { ID } from './module-id';
import { speech } from './speech';

/** Called once, at the start of every page, with what registers games. */
const REGISTER = 'revolution-tables.register';

/** What a module hears of its registration. */
export type Answer = { readonly ok: true; readonly game: string } | { readonly ok: false; readonly problem: Problem };

/** What the hook is given. */
interface Registering {
  /** The version of this API. */
  readonly api: number;
  registerGame(registration: Registration): Answer;
}

declare module 'fvtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      'revolution-tables.register': (registering: Registering) => void;
    }
  }
}

/** What was wrong before there was anybody to tell. */
const due: Problem[] = [];
let tells = false;

/** Tells the game master, once each. */
const told = new Set<string>();
const tell = async (problem: Problem): Promise<void> => {
  const key = JSON.stringify(problem);
  if (!game.users?.activeGM?.isSelf || told.has(key)) return;
  told.add(key);
  await fetchProblems();
  ui.notifications.error(gameProblem(problem, speech), { permanent: true });
};
const complain = (problem: Problem): void => {
  if (tells) void tell(problem);
  else due.push(problem);
};

const isModule = (id: string): boolean => id !== ID && game.modules.get(id)?.active === true;
const isTaken = (id: string): boolean => gameRegistry.entries.some(({ manifest }) => manifest.id === id);

/** The address of a file of the module, of the version that is installed. */
const addressOf = ({ module }: Registration, file: string): string => {
  const { version } = game.modules.get(module) ?? {};
  const path = foundry.utils.getRoute(`modules/${module}/${file}`);
  return new URL(`${path}?${version ?? ''}`, globalThis.location.origin).href;
};

/** The game as it is loaded: its faults stay its own, and the game master hears of them. */
const rulesOf = async (registration: Registration): Promise<AnyGame> => {
  const [{ contained }, rules] = await Promise.all([
    import('../table/containment'),
    import(addressOf(registration, registration.rules)) as Promise<{ readonly game: AnyGame }>,
  ]);
  const { module, manifest } = registration;
  return contained(rules.game, (part, thrown) => {
    console.warn(`${module}: ${part}`, thrown);
    complain({ problem: 'game-failed', details: { module, game: manifest.id, detail: part } });
  });
};

const entryOf = (registration: Registration): CatalogEntry => {
  const { manifest, words, module } = registration;
  const wordsAt = (file: string) => async () =>
    (await foundry.utils.fetchJsonWithTimeout(addressOf(registration, file))) as Words;
  return {
    manifest,
    load: () => rulesOf(registration),
    words: { en: wordsAt(words.en), ...(words.de !== undefined && { de: wordsAt(words.de) }) },
    async examine() {
      const examine = await lazyImport(async () => (await import('./examining')).examine);
      const details = { module, game: manifest.id };
      if (!examine) return { problem: 'game-not-loaded', details };
      const found = await examine(addressOf(registration, registration.rules), manifest.id);
      if (!found) return undefined;
      const problem: Problem = { problem: found.problem, details: { ...details, detail: found.detail } };
      complain(problem);
      await fetchProblems();
      return problem;
    },
  };
};

/** What other modules have registered, by the ids of their games. */
const registrations = new Map<string, Registration>();

/** Registers a game. What is wrong with it is answered, and said to the game master; nothing is thrown. */
export const registerGame = (given: unknown): Answer => {
  const read = readRegistration(given, { isTaken, isModule });
  if ('problem' in read) {
    complain(read);
    return { ok: false, problem: read };
  }
  const { manifest, cover } = read;
  say('games', { [manifest.id]: (language() === 'de' ? cover.de : undefined) ?? cover.en });
  registrations.set(manifest.id, read);
  gameRegistry.add(entryOf(read));
  registerOwnDice([manifest]);
  return { ok: true, game: manifest.id };
};

/** Asks all modules for their games. Called in `setup`: the words of the page are there, its tables are not yet. */
export const askForGames = (): void => {
  Hooks.callAll(REGISTER, { api: GAMES_API, registerGame });
};

/** Something threw while a table was played or opened: where its game came with another module, that is named. */
export const blame = (id: string, thrown: unknown): void => {
  const registration = registrations.get(id);
  const detail = String(thrown instanceof Error ? thrown.message : thrown).slice(0, 200);
  if (registration) complain({ problem: 'game-failed', details: { module: registration.module, game: id, detail } });
};

/** Tells the game master what was wrong so far, and examines every game that was registered. */
export const examineGames = async (): Promise<void> => {
  tells = true;
  for (const problem of due.splice(0)) await tell(problem);
  if (!game.users.activeGM?.isSelf) return;
  // side by side: one that hangs keeps no other waiting
  const examined = [...registrations.keys()].map(async id => {
    const loaded = await gameRegistry.load(id);
    if (isProblem(loaded)) await tell(loaded);
  });
  await Promise.all(examined);
};

/** The pages of a guide that another module brings, in the reader's language; undefined where the game is ours. */
export const guideFile = (id: string): string | undefined => {
  const registration = registrations.get(id);
  const { guide } = registration ?? {};
  const file = (language() === 'de' ? guide?.de : undefined) ?? guide?.en;
  return registration && file !== undefined ? addressOf(registration, file) : undefined;
};
