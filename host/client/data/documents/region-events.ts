import type { Data } from '../../../shared/json';
import { current } from '../current';
import { HostDocument } from '../document';
import { fromUuidSync } from '../uuid';
import type { User } from './user';

/** [D14] RegionEvent: what happened in or at a region, and who did it. */
export interface RegionEvent<Region extends HostDocument = HostDocument> {
  readonly name: string;
  readonly data: Data;
  readonly region: Region;
  readonly user: User | null;
}

interface Hearing extends HostDocument {
  _handleRegionEvent(event: RegionEvent): Promise<void>;
}

/** An event that a user caused. */
export const eventOf = <Region extends HostDocument>(
  region: Region,
  name: string,
  data: Data,
  userId: string,
): RegionEvent<Region> => ({ name, data, region, user: current.game.users.get(userId) ?? null });

/** Informs one behavior of a region; its errors affect nothing else. */
export const tell = (behavior: Hearing, event: RegionEvent): void => {
  behavior
    ._handleRegionEvent(event)
    .catch(error => console.error(`The region behavior ${behavior.uuid} failed at "${event.name}":`, error));
};

/** Documents in the data of an event are sent by their uuid. */
export const toWire = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof HostDocument ? { $uuid: value.uuid } : value]),
  );

/** The data of an event as it was before it was sent. */
export const fromWire = (data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const uuid = (value as { readonly $uuid?: string } | null)?.$uuid;
      return [key, uuid === undefined ? value : fromUuidSync(uuid)];
    }),
  );
