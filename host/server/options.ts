import { assumeAll, defaultAssumptions, type Assumptions } from '../shared/assumptions';

/** How a host is started; every value but the folders has a default. */
export interface HostOptions {
  /** 0 takes a free port. */
  readonly port?: number;
  readonly hostname?: string;
  /** Further names of this machine under which its own users join without a password. */
  readonly names?: readonly string[];
  /** Folder of the world; its LevelDB lies in `data`. */
  readonly world: string;
  readonly reset?: boolean;
  /** World settings that a new world begins with, by their full keys. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Folder of the module, with its module.json; absent: a world without modules. */
  readonly module?: string;
  /** A folder whose folders are further modules. */
  readonly modulesDir?: string;
  /** The module is installed, but the world does not use it: its files are served, its code does not run. */
  readonly isModuleOff?: boolean;
  /** Folder of the system, with its system.json. */
  readonly system: string;
  /** Folder of the built page. */
  readonly assets: string;
  readonly noCanvas?: boolean;
  readonly routePrefix?: string;
  /** Milliseconds each way: a mean, and the largest deviation. */
  readonly latency?: Latency;
  readonly queriesVisible?: boolean;
  /** Are the test endpoints `/host/…` open to this machine? */
  readonly doors?: boolean;
  /** The password that the Gamemaster gets; a host that listens on other addresses requires one. */
  readonly password?: string;
  /** How long a connection may send nothing, or send very slowly. */
  readonly patience?: Patience;
  readonly assume?: Readonly<Record<string, unknown>>;
}

/** Milliseconds: for the head of a request, for all of it, and between two checks for slow ones. */
interface Patience {
  readonly head: number;
  readonly whole: number;
  readonly looks: number;
}

export const PATIENCE: Patience = { head: 10_000, whole: 30_000, looks: 5_000 };

export interface Latency {
  readonly mean: number;
  readonly spread: number;
}

/** Reads `80`, `80±60` or `80+-60`. */
export const parseLatency = (text: string): Latency => {
  const match = /^(\d+)(?:(?:±|\+-|~)(\d+))?$/.exec(text.trim());
  if (!match) throw new Error(`Latency "${text}" is not of the form 80 or 80±60.`);
  return { mean: Number(match[1]), spread: Number(match[2] ?? 0) };
};

/** The assumptions of a host: the defaults, changed by its options. */
export const assumptionsOf = (options: Pick<HostOptions, 'assume'>): Assumptions => {
  const assumptions = defaultAssumptions();
  assumeAll(assumptions, options.assume ?? {});
  return assumptions;
};

/** The route prefix without its slashes: '' or 'foo'. */
export const prefixOf = (options: HostOptions): string => (options.routePrefix ?? '').replace(/^\/+|\/+$/g, '');
