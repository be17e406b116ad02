import type { WorldPayload } from '../shared/wire';
import type { Line } from './lines';
import type { Installed } from './modules';
import type { Package } from './packages';
import type { Pack } from './packs';
import type { Queries } from './queries';
import type { Invitations, Sessions } from './sessions';
import type { World } from './world';
import type { WorldPacks } from './world-packs';

/** What is installed beside a world: its system, and the modules in the order in which they load. */
export interface Installation {
  readonly system: Package;
  readonly modules: readonly Installed[];
  readonly unreadable: readonly string[];
  /** Modules that the world does not use at first. */
  readonly off: readonly string[];
}

/** The data shared by all connections. */
export interface Room {
  readonly lines: Set<Line>;
  readonly world: World;
  readonly queries: Queries;
  readonly sessions: Sessions;
  readonly invitations: Invitations;
  readonly installed: Installation;
  /** Compendia of the world; those of packages besides them in `packs`. */
  readonly worldPacks: WorldPacks;
  readonly packs: () => Promise<ReadonlyMap<string, Pack>>;
  readonly payload: Pick<WorldPayload, 'boot' | 'world' | 'assumptions' | 'noCanvas' | 'routePrefix'> & {
    paused: boolean;
  };
  fault(message: string): void;
  /** The answer to the next write of a document of this type never arrives: it is carried out, and the connection breaks. */
  losing?: string | undefined;
}
