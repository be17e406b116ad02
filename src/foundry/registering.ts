/** Where other modules register their games. The code behind it loads with the first of them. */
import { GAMES_API } from '../kernel/manifest';
import type { Answer, Registration } from '../table/registration';

/** What the hook receives, once, at the start of every page. */
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

/** Games are accepted from `setup` on: before that there are no words to add theirs to. */
let start: () => void = () => undefined;
const started = new Promise<void>(resolve => {
  start = resolve;
});

const taker = () => import('./foreign-games');

/** Registrations so far. If there are none, no code is loaded. */
const given: Promise<Answer>[] = [];

/** Registers a game. Problems are returned and reported to the game master; nothing is thrown. */
export const registerGame = (registration: unknown): Promise<Answer> => {
  const answer = started.then(taker).then(({ register }) => register(registration));
  given.push(answer);
  return answer;
};

/** Asks all modules for their games. Called in `setup`, when the page's words exist and its tables do not. */
export const askForGames = (): void => {
  start();
  Hooks.callAll('revolution-tables.register', { api: GAMES_API, registerGame });
};

/** Resolves when every game is registered or refused, before any table is opened. */
export const gamesRegistered = async (): Promise<void> => {
  await Promise.allSettled(given);
};

/** On the game master's page: examines other modules' games, and reports problems. */
export const examineGames = async (): Promise<void> => {
  if (given.length) await (await taker()).examineGames();
};

/** Handles an error while a table is opened or played: if another module brought the game, it is named. */
export const blame = (game: string, thrown: unknown): void => {
  if (given.length) void taker().then(part => part.blame(game, thrown));
};

/** The file with the guide of another module's game; undefined for our games. */
export const guideFile = async (game: string): Promise<string | undefined> =>
  given.length ? (await taker()).guideFile(game) : undefined;
