/**
 * Games of other modules: registered at the start, examined before they are played, isolated while they are. Loaded
 * with the first registration.
 */
import type { AnyGame, Problem } from '../table/record/model';
import { isObject, isPlain } from '../kernel/reading';
import { gameProblem } from '../table/i18n/manifest-words';
import { isProblem, type CatalogEntry, type Words } from '../table/loading';
import type { AnyTutorial } from '../table/panels/tutorial';
import { type Answer, readRegistration, type Registration } from '../table/registration';
import { registerOwnDice } from './own-dice';
import { gameRegistry } from './games';
import { fetchProblems, isOwnPart, ownLanguage, say } from './lazy-translations';
import { lazyImport, speech } from './lazy-import';
import { ID } from './module-id';
/** Faults found before they could be shown; undefined once they have been shown. */
let due: Problem[] | undefined = [];
const told = new Set<string>();

/** Reports problems to the game master in one message, each problem once. */
const tell = async (problems: readonly Problem[]): Promise<void> => {
  const fresh = problems.filter(problem => !told.has(JSON.stringify(problem)));
  if (!game.users?.activeGM?.isSelf || !fresh.length) return;
  for (const problem of fresh) told.add(JSON.stringify(problem));
  await fetchProblems();
  ui.notifications.error(fresh.map(problem => gameProblem(problem, speech)).join(' '), { permanent: true });
};
const complain = (problem: Problem): void => {
  if (due) due.push(problem);
  else void tell([problem]);
};

const isModule = (id: string): boolean => id !== ID && game.modules.get(id)?.active === true;
const isTaken = (id: string): boolean =>
  isOwnPart(id) || gameRegistry.entries.some(({ manifest }) => manifest.id === id);

/** The address of a file of a module, with the installed version. */
const addressOf = ({ module }: Registration, file: string): string => {
  const { version } = game.modules.get(module) ?? {};
  const path = foundry.utils.getRoute(`modules/${module}/${file}`);
  return new URL(`${path}?${version ?? ''}`, globalThis.location.origin).href;
};

const isWords = (given: unknown): given is Words =>
  isObject(given) && isPlain(given) && Object.values(given).every(one => typeof one === 'string' || isWords(one));

/** Loads a game so that its faults affect nothing else and are reported to the game master. */
const rulesOf = async (registration: Registration): Promise<AnyGame> => {
  const [{ isolateFaults }, rules] = await Promise.all([
    import('../table/fault-isolation'),
    import(addressOf(registration, registration.rules)) as Promise<{ readonly game: AnyGame }>,
  ]);
  const { module, manifest } = registration;
  const failed = new Set<string>();
  return isolateFaults(rules.game, (part, thrown) => {
    if (failed.has(part)) return;
    failed.add(part);
    console.warn(`${module}: ${part}`, thrown);
    complain({ problem: 'game-failed', details: { module, game: manifest.id, detail: part } });
  });
};

const LESSONS = ['first', 'second'] as const;

/** Loads a tutorial. If it cannot be played, the learner and the game master are told why. */
const tutorialOf = async (
  registration: Registration,
  lesson: string,
  file: string,
): Promise<AnyTutorial | undefined> => {
  const { module, manifest } = registration;
  const wrong = async (detail: string): Promise<undefined> => {
    const problem = { problem: 'tutorial-wrong', details: { module, game: manifest.id, detail: detail.slice(0, 200) } };
    complain(problem);
    await fetchProblems();
    if (!game.users?.activeGM?.isSelf) ui.notifications.error(gameProblem(problem, speech));
    return undefined;
  };
  const [{ readTutorial }, rules] = await Promise.all([
    import('../table/panels/tutorial-sound'),
    gameRegistry.load(manifest.id),
  ]);
  if (isProblem(rules)) return undefined;
  try {
    const given = (await import(addressOf(registration, file))) as { readonly tutorial?: unknown };
    const read = readTutorial(rules, given.tutorial, lesson);
    return 'fault' in read ? await wrong(read.fault) : read.tutorial;
  } catch (thrown) {
    return wrong(String(thrown));
  }
};

const entryOf = (registration: Registration): CatalogEntry => {
  const { manifest, words, module, tutorials } = registration;
  const wordsAt = (file: string) => async () => {
    const said: unknown = await foundry.utils.fetchJsonWithTimeout(addressOf(registration, file));
    // they are merged into the page's words, so keys that reach into prototypes are refused
    if (isWords(said)) return said;
    complain({ problem: 'game-malformed', details: { module, game: manifest.id, detail: file } });
    throw new Error(file);
  };
  return {
    manifest,
    load: () => rulesOf(registration),
    words: { en: wordsAt(words.en), ...(words.de !== undefined && { de: wordsAt(words.de) }) },
    tutorials: Object.fromEntries(
      LESSONS.flatMap(lesson => {
        const file = tutorials?.[lesson];
        return file === undefined ? [] : [[lesson, () => tutorialOf(registration, lesson, file)] as const];
      }),
    ),
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

/** Registered games of other modules, by id. */
const registrations = new Map<string, Registration>();

/** Registers a game. Problems are returned and reported to the game master; nothing is thrown. */
export const register = (given: unknown): Answer => {
  const read = readRegistration(given, { isTaken, isModule });
  if ('problem' in read) {
    complain(read);
    return { ok: false, problem: read };
  }
  const { manifest, cover } = read;
  say('games', { [manifest.id]: cover[ownLanguage()] ?? cover.en });
  registrations.set(manifest.id, read);
  gameRegistry.add(entryOf(read));
  registerOwnDice([manifest]);
  return { ok: true, game: manifest.id };
};

/** Handles an error while a table is opened or played: if another module brought the game, it is named. */
export const blame = (id: string, thrown: unknown): void => {
  const registration = registrations.get(id);
  const detail = String(thrown instanceof Error ? thrown.message : thrown).slice(0, 200);
  if (registration) complain({ problem: 'game-failed', details: { module: registration.module, game: id, detail } });
};

/** On the game master's page: examines every registered game, and reports problems. */
export const examineGames = async (): Promise<void> => {
  // in parallel, so that one that hangs delays no other
  const examined = game.users.activeGM?.isSelf ? [...registrations.keys()].map(id => gameRegistry.load(id)) : [];
  const found = (await Promise.all(examined)).filter(isProblem);
  const before = due ?? [];
  due = undefined;
  const all = [...before, ...found];
  await tell([...new Map(all.map(problem => [JSON.stringify(problem), problem])).values()]);
};

/** The file with the guide of another module's game, in the reader's language; undefined for our games. */
export const guideFile = (id: string): string | undefined => {
  const registration = registrations.get(id);
  const { guide } = registration ?? {};
  const file = guide?.[ownLanguage()] ?? guide?.en;
  return registration && file !== undefined ? addressOf(registration, file) : undefined;
};
