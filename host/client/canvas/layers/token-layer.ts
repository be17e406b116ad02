import { notifications, page, type HostPack, type Json } from '../../ui/globals';
import type { PlaceableObject } from '../placeables/placeable-object';
import { board } from '../board';
import { layerOf } from './placeables-layer';
import { globals } from '../../global';

/** Fields that only an actor's prototype token has: how its tokens are named and pictured. */
const OF_PROTOTYPES = ['randomImg', 'appendNumber', 'prependAdjective'];

/** The data of a dragged actor, and the point of the scene where it was dropped. */
interface DroppedActor {
  readonly uuid?: string;
  readonly x: number;
  readonly y: number;
}

interface Actor {
  readonly id: string;
  readonly pack?: string | null;
  readonly name: string;
  readonly prototypeToken: Json;
  readonly isOwner: boolean;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A token that users may target. */
type Aimed = PlaceableObject & { setTarget(targeted: boolean, options: object): void };

interface Actors {
  importFromCompendium(pack: HostPack, id: string, changes: object, options: object): Promise<Actor>;
}

/** [D14] foundry.canvas.layers.TokenLayer */
export class TokenLayer extends layerOf('Token', 'tokens') {
  get ownedTokens(): PlaceableObject[] {
    return this.placeables.filter(({ isOwner }) => isOwner);
  }

  /** [D14] TokenLayer#occlusionMode: what hides tiles over tokens. */
  readonly occlusionMode = 0;

  /** [D14] TokenLayer#cycleTokens: the next that the user may choose, or the first; null if there is none. */
  cycleTokens(forwards = true, reset = false): PlaceableObject | null {
    const all = [...this.controllableObjects()].filter(({ isOwner }) => isOwner);
    if (all.length === 0) return null;
    const [chosen] = this.controlled;
    const at = chosen && !reset ? all.indexOf(chosen) + (forwards ? 1 : -1) : forwards ? 0 : -1;
    const next = all.at(at % all.length) ?? null;
    next?.control({ releaseOthers: true });
    return next;
  }

  /** [D14] TokenMovementMethod: keys are a way of their own. Walls and a pause hold players back. */
  override _getMovableObjects(ids?: string[], includeLocked = false): PlaceableObject[] {
    const movable = super._getMovableObjects(ids, includeLocked);
    if (page.game.user?.isGM) return movable;
    if ((page.game as { readonly paused?: boolean }).paused) {
      notifications().warn('The game is paused.');
      return [];
    }
    return movable.filter(({ isOwner }) => isOwner);
  }

  protected override moveOptions(updates: readonly Json[]): Json {
    const autoRotate = page.game.settings.get('core', 'tokenAutoRotate') === true;
    const one = { method: 'keyboard', autoRotate };
    return { movement: Object.fromEntries(updates.map(({ _id }) => [String(_id), one])) };
  }

  /** [D14] TokenLayer#setTargets: those of the user: these alone, these besides, or no longer these. */
  setTargets(ids: Iterable<string>, { mode = 'replace' }: { mode?: 'replace' | 'acquire' | 'release' } = {}): void {
    const wanted = new Set(ids);
    for (const token of this.placeables as Aimed[]) {
      const isNamed = wanted.has(token.id);
      if (isNamed || mode === 'replace') token.setTarget(isNamed && mode !== 'release', { releaseOthers: false });
    }
  }

  /** [D14] TokenLayer#targetObjects: those in a rectangle; returns how many. */
  targetObjects({ x, y, width, height }: Area, { releaseOthers = true }: { releaseOthers?: boolean } = {}): number {
    const inside = this.placeables.filter(
      ({ center }) => center.x >= x && center.x <= x + width && center.y >= y && center.y <= y + height,
    );
    this.setTargets(
      inside.map(({ id }) => id),
      { mode: releaseOthers ? 'replace' : 'acquire' },
    );
    return inside.length;
  }

  /** [D14] TokenLayer#_onDropActorData: an actor of a compendium comes into the world first; its token lies under the pointer. */
  async _onDropActorData(_event: DragEvent, { uuid = '', x, y }: DroppedActor): Promise<unknown> {
    const { fromUuid } = globals<{ fromUuid(uuid: string): Promise<Actor | null> }>();
    const found = await fromUuid(uuid);
    if (!found) return false;
    const pack = found.pack ? page.game.packs.get(found.pack) : undefined;
    const actors = page.game.collections.get('Actor') as unknown as Actors;
    const actor = pack ? await actors.importFromCompendium(pack, found.id, {}, { fromCompendium: true }) : found;
    if (!actor.isOwner) {
      notifications().warn(`You do not own the Actor ${actor.name}.`);
      return false;
    }
    const { size } = board().dimensions;
    const { width = 1, height = 1 } = actor.prototypeToken as { width?: number; height?: number };
    const at = { x: Math.round(x - (width * size) / 2), y: Math.round(y - (height * size) / 2) };
    const own = Object.entries(actor.prototypeToken).filter(([key]) => !OF_PROTOTYPES.includes(key));
    const name = actor.prototypeToken['name'] || actor.name;
    const data = { ...Object.fromEntries(own), name, ...at, actorId: actor.id };
    return board().scene?.createEmbeddedDocuments('Token', [data]);
  }
}
