/** Where other modules register their games. What takes them up comes with the first of them. */
import { GAMES_API } from '../kernel/manifest';
import type { Answer, Registration } from '../table/registration';

/** What the hook is given, once, at the start of every page. */
interface Registering {
  /** The version of this API. */
  readonly api: number;
  registerGame(registration: Registration): Promise<Answer>;
}

declare module 'fvtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      'revolution-tables.register': (registering: Registering) => void;
    }
  }
}

/** Games are taken from `setup` on: before that there are no words to which theirs could be added. */
let start: () => void = () => undefined;
const started = new Promise<void>(resolve => {
  start = resolve;
});

const taker = () => import('./foreign-games');

/** What has been given so far. Where nothing was, nothing is loaded for it. */
const given: Promise<Answer>[] = [];

/** Registers a game. What is wrong with it is answered, and said to the game master; nothing is thrown. */
export const registerGame = (registration: unknown): Promise<Answer> => {
  const answer = started.then(taker).then(({ register }) => register(registration));
  given.push(answer);
  return answer;
};

/** Asks all modules for their games. Called in `setup`: the words of the page are there, its tables are not yet. */
export const askForGames = (): void => {
  start();
  Hooks.callAll('revolution-tables.register', { api: GAMES_API, registerGame });
};

/** Resolves when every game that was given is registered, or refused: before any table is opened. */
export const gamesRegistered = async (): Promise<void> => {
  await Promise.allSettled(given);
};

/** Has the game master's page examine the games of other modules, and says what was wrong with any. */
export const examineGames = async (): Promise<void> => {
  if (given.length) await (await taker()).examineGames();
};

/** Something threw while a table was played or opened: where its game came with another module, that is named. */
export const blame = (game: string, thrown: unknown): void => {
  if (given.length) void taker().then(part => part.blame(game, thrown));
};

/** Where the guide of a game lies that another module brings; undefined where the game is ours. */
export const guideFile = async (game: string): Promise<string | undefined> =>
  given.length ? (await taker()).guideFile(game) : undefined;
