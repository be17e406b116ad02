import type { Polygon } from 'pixi.js';
import type { Data } from '../../../shared/json';
import type { Operation } from '../../../shared/wire';
import { current } from '../current';
import type { HostDocument } from '../document';
import type { EmbeddedCollection } from '../document-collection';
import { fromUuidSync } from '../uuid';
import { release } from './attached-regions';
import { CanvasDocument } from './canvas-document';
import type { RegionBehavior } from './region-behavior';
import { eventOf, fromWire, tell, toWire, type RegionEvent } from './region-events';
import { PolygonTree } from './region-outlines';
import { boundsOf, isInShapes, type Spot } from './region-shapes';
import { teleport, type Traveller } from './teleport';

/** An object that can be in a region. */
export interface Walker extends HostDocument {
  /** The point that decides whether it is in a region. */
  readonly middle: Spot & { readonly elevation: number };
}

/** What happened to a token, for regions. */
export type Walk = 'created' | 'moved' | 'deleted';

/** [D14] foundry.documents.RegionDocument: an area of a scene, and what happens in it. docs/platform.md 4 */
export class RegionDocument extends CanvasDocument {
  static override readonly documentName: string = 'Region';

  declare readonly shapes: readonly Data[];
  declare readonly behaviors: EmbeddedCollection & Iterable<RegionBehavior>;
  declare readonly hidden: boolean;
  declare readonly elevation: { readonly bottom: number | null; readonly top: number | null };

  /** [D14] RegionDocument#tokens: those that are in it. */
  readonly tokens = new Set<Walker>();

  /** [D14] RegionDocument#testPoint: its elevation is from the bottom to below the top. */
  testPoint({ x, y, elevation = 0 }: Spot & { readonly elevation?: number }): boolean {
    const { bottom, top } = this.elevation;
    return isInShapes({ x, y }, this.shapes) && elevation >= (bottom ?? -Infinity) && elevation < (top ?? Infinity);
  }

  /** [D14] RegionDocument#bounds: the rectangle around its shapes. */
  get bounds(): Spot & { readonly width: number; readonly height: number } {
    const all = this.shapes.flatMap(boundsOf);
    const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
    const [right, bottom] = [Math.max(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))];
    return all.length > 0 ? { x: left, y: top, width: right - left, height: bottom - top } : NOTHING;
  }

  /** [D14] RegionDocument#polygonTree, RegionDocument#polygons, RegionDocument#area: the outlines of its shapes. */
  get polygonTree(): PolygonTree {
    return new PolygonTree(this.shapes);
  }

  get polygons(): Polygon[] {
    return [...this.polygonTree].map(({ polygon }) => polygon);
  }

  get area(): number {
    return this.polygonTree.area;
  }

  /** [D14] RegionDocument#includedInLevel: without levels it is on all. */
  includedInLevel(level: string | { readonly id: string }): boolean {
    const { levels } = this as unknown as { readonly levels?: ReadonlySet<string> | null };
    return !levels?.size || levels.has(typeof level === 'string' ? level : level.id);
  }

  /** [D14] RegionDocument#segmentizeMovementPath, CONST.REGION_MOVEMENT_SEGMENTS: where a way enters, is in it and leaves. */
  segmentizeMovementPath(waypoints: readonly (Spot & { readonly elevation?: number })[]): object[] {
    return waypoints.slice(1).flatMap((to, index) => {
      const from = waypoints[index] ?? to;
      const [was, is] = [this.testPoint(from), this.testPoint(to)];
      if (!was && !is) return [];
      return [{ type: was === is ? 0 : is ? 1 : -1, from, to, teleport: false }];
    });
  }

  /** [D14] RegionDocument#teleportToken: brings a token of its user's into it. */
  async teleportToken(token: Walker & Traveller): Promise<boolean> {
    return teleport(token, this, current.game.user);
  }

  /** [D14] RegionDocument#_handleEvent: every behavior that is not disabled hears it. */
  _handleEvent(event: RegionEvent): void {
    for (const behavior of this.behaviors) if (behavior.active) tell(behavior, event);
  }

  /** [M] RegionDocument#_triggerEvent: on every page. Published modules have events of their own by it. */
  async _triggerEvent(name: string, data: Data = {}): Promise<void> {
    this._handleEvent(eventOf(this, name, data, current.game.userId ?? ''));
    current.game.requireSocket().socket.emit('regionEvent', { uuid: this.uuid, name, data: toWire(data) });
  }

  /** Records who is in it, without events: for a new page. */
  settle(): void {
    this.tokens.clear();
    for (const token of tokensOf(this)) if (this.testPoint(token.middle)) this.tokens.add(token);
  }

  /**
   * Reports a token that has moved, come or gone. Only a movement moves in, out or within, and it is animated only where
   * its scene is viewed ([D14] CONST.REGION_EVENTS).
   */
  follow(token: Walker, walk: Walk, userId: string): void {
    const was = this.tokens.has(token);
    const is = walk !== 'deleted' && this.testPoint(token.middle);
    if (is) this.tokens.add(token);
    else this.tokens.delete(token);
    for (const name of this.happened(was, is, walk)) this._handleEvent(eventOf(this, name, { token }, userId));
  }

  private happened(was: boolean, is: boolean, walk: Walk): string[] {
    if (!was && !is) return [];
    if (was && is) return ['tokenMoveWithin'];
    const animated = current.game.scenes.viewed?.id === this.parent?.id;
    const way = is ? 'In' : 'Out';
    const moved = walk === 'moved' ? [`tokenMove${way}`, ...(animated ? [`tokenAnimate${way}`] : [])] : [];
    return [...moved, is ? 'tokenEnter' : 'tokenExit'];
  }

  private changeBounds(userId: string): void {
    this._handleEvent(eventOf(this, 'regionBoundary', {}, userId));
    for (const token of tokensOf(this)) {
      const was = this.tokens.has(token);
      const is = this.testPoint(token.middle);
      if (is) this.tokens.add(token);
      else this.tokens.delete(token);
      if (was !== is) this._handleEvent(eventOf(this, is ? 'tokenEnter' : 'tokenExit', { token }, userId));
    }
  }

  override _onCreate(data: Data, options: Operation, userId: string): void {
    super._onCreate(data, options, userId);
    this.settle();
    for (const behavior of this.behaviors) if (behavior.active) behavior.tellStatus(true, userId);
  }

  override _onUpdate(changes: Data, options: Operation, userId: string): void {
    super._onUpdate(changes, options, userId);
    release(this, changes, options);
    if (BOUNDS.some(key => key in changes)) this.changeBounds(userId);
    if ('hidden' in changes) {
      for (const behavior of this.behaviors) if (!behavior.disabled) behavior.tellStatus(!this.hidden, userId);
    }
  }
}

const NOTHING = { x: 0, y: 0, width: 0, height: 0 };

/** The fields that bound a region ([D14] CONST.REGION_EVENTS). */
const BOUNDS = ['shapes', 'elevation', 'levels', 'restriction'];

interface SceneWithRegions extends HostDocument {
  readonly tokens: Iterable<Walker>;
  readonly regions: Iterable<RegionDocument>;
}

const tokensOf = (region: RegionDocument): Iterable<Walker> => (region.parent as SceneWithRegions | null)?.tokens ?? [];

/** Records for every region of the world who is in it. */
export const settleRegions = (): void => {
  for (const scene of current.game.scenes) settleScene(scene);
};

/** Records for the regions of a scene who is in them. */
export const settleScene = (scene: HostDocument): void => {
  for (const region of (scene as SceneWithRegions).regions) region.settle();
};

/** Informs the behaviors of a scene that it is viewed, or no longer. */
export const tellViewed = (scene: HostDocument, isSeen: boolean): void => {
  for (const region of (scene as SceneWithRegions).regions) {
    const event = eventOf(region, isSeen ? 'behaviorViewed' : 'behaviorUnviewed', {}, current.game.userId ?? '');
    region._handleEvent(event);
  }
};

/** Receives an event that another page triggered. */
export const hearRegionEvent = (userId: string, { uuid, name, data }: Data): void => {
  const region = fromUuidSync(String(uuid));
  if (region instanceof RegionDocument)
    region._handleEvent(eventOf(region, String(name), fromWire(data as Data), userId));
};
