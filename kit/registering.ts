/** How a module registers its game with Revolution Tables. */
import { GAMES_API } from '../src/kernel/manifest';
import type { Cover, Registration as Whole } from '../src/table/registration';

/** What a module says of its game; the version of the API is the one that this kit was made for. */
export type Registration = Omit<Whole, 'api'>;

interface Registering {
  registerGame(registration: Whole): Promise<unknown>;
}
interface Page {
  readonly Hooks?: { once(hook: string, fn: (registering: Registering) => void): unknown };
}

/** Registers a game when Revolution Tables asks for games. Without that module in the world nothing happens. */
export const registerAtStart = (registration: Registration): void => {
  const { Hooks }: Page = globalThis as Page;
  Hooks?.once('revolution-tables.register', ({ registerGame }) => {
    // what is wrong with it is said to the game master
    void registerGame({ ...registration, api: GAMES_API });
  });
};

/** What the library says of a game, from its words in one language. */
export const coverOf = ({ name, subtitle, players, about }: Cover): Cover => ({ name, subtitle, players, about });
