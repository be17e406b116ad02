/** Which table a key means: the one used last, else one that waits for this user, else any. */
import { toAct } from '../kernel/agenda';
import type { TableClient } from '../table/panels/client-model';
import { lastTable } from './windows';
import type { Registry } from './registry';

const waitsForMe = ({ game: rules, timeline, mySeats }: TableClient): boolean =>
  timeline.begun && !timeline.ending && toAct(rules, timeline.state).some(seat => mySeats.includes(seat));

/** Of one game only, if it is named. */
export const currentTable = (of?: string): TableClient | undefined => {
  const all = (knownRegistry()?.tables() ?? []).filter(client => of === undefined || client.game.id === of);
  const last = lastTable();
  return all.find(client => client.id === last) ?? all.find(waitsForMe) ?? all[0];
};

/** The tables of this world, given once at start to what has no other way to them: keys and sheets. */
let registry: Registry | undefined;

export const useRegistry = (given: Registry): void => {
  registry = given;
};
export const knownRegistry = (): Registry | undefined => registry;
