import type { HostDocument } from '../../ui/globals';

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
