import type { Container, Rectangle } from 'pixi.js';
import { page, type HostLevel, type HostScene, type HostDocument } from '../ui/globals';
import type { CanvasLayer } from './layers/canvas-layer';
import type { Point } from './containers';

/** A document that is shown on the canvas. */
export interface PlaceableDocument extends HostDocument {
  object?: unknown;
  readonly x?: number;
  readonly y?: number;
  readonly elevation?: number;
  readonly rotation?: number;
  readonly locked?: boolean;
  readonly hidden?: boolean;
}

export interface ViewPosition {
  x?: number;
  y?: number;
  scale?: number;
}

/** [D13] SceneDimensions */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
  /** [D14] SceneDimensions#sceneX */
  readonly sceneX: number;
  /** [D14] SceneDimensions#sceneY */
  readonly sceneY: number;
  /** [D14] SceneDimensions#sceneWidth */
  readonly sceneWidth: number;
  /** [D14] SceneDimensions#sceneHeight */
  readonly sceneHeight: number;
  readonly size: number;
}

/** The canvas, for its own parts. */
export interface Board {
  readonly ready: boolean;
  readonly scene: HostScene | null;
  readonly level: HostLevel | undefined;
  readonly dimensions: Dimensions;
  readonly stage: Container;
  readonly mousePosition: Point;
  readonly app: { readonly view: HTMLCanvasElement };
  readonly hud: { readonly element: HTMLElement };
  readonly layers: readonly CanvasLayer[];
  load(src: string | null | undefined): void;
  refresh(): void;
  pan(view: ViewPosition): void;
  canvasCoordinatesFromClient(point: Point): Point;
}

/** The canvas, for the layers and the objects on them. */
export interface LayeredBoard {
  refresh(): void;
  /** Shows what packages have drawn with PIXI. */
  showOverlay(): void;
  load(src: string | null | undefined): void;
  readonly hud?: object;
  readonly scene: (HostScene & { getEmbeddedCollection(name: string): Iterable<PlaceableDocument> }) | null;
  readonly dimensions: { readonly rect?: Rectangle; readonly size: number };
  readonly layers: CanvasLayer[];
  /** [D14] Canvas#edges, which follow the walls of the scene. */
  readonly edges: { followWalls(): void };
  readonly grid: { getSnappedPoint(point: Point, behavior: object): Point };
}

/** The canvas that the layers belong to. */
export const board = (): LayeredBoard => page.canvas as LayeredBoard;
