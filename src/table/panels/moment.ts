/** A table at the moment the user views: the board and all panels show the same. */
import { evolve } from '../../kernel/agenda';
import type { AnyTypes } from '../record/model';
import { stateAt } from '../record/timeline';
import type { TableClient } from './client-model';
import type { Reading } from './reading';

/** A viewed moment: after an entry, or after some of its events. */
export interface Looked {
  readonly revision: number;
  readonly events?: number;
}

/** The state at that moment; undefined for the present, and for a moment that the record lacks. */
export const stateLookedAt = (
  { game, timeline }: Pick<TableClient, 'game' | 'timeline'>,
  looked: Looked | undefined,
): AnyTypes['state'] | undefined => {
  const moment = looked && timeline.moments.findLast(one => one.entry.r <= looked.revision);
  if (!moment || looked.events === undefined) return moment?.state;
  const before = stateAt(timeline, moment.entry.r - 1);
  const events = moment.events.slice(0, looked.events);
  return events.reduce((state, event) => evolve(game, state, event as AnyTypes['event']), before);
};

/** The panels' reading for the table of that moment: whose turn, what everybody had; the record stays whole. */
export const readingAt = (reading: Reading, looked: Looked | undefined): Reading => {
  const { client } = reading;
  const state = stateLookedAt(client, looked);
  if (state === undefined) return reading;
  const { ending: _, ...timeline } = client.timeline;
  const then = { ...timeline, state };
  return {
    ...reading,
    client: new Proxy(client, {
      get: (target, key) => {
        if (key === 'timeline') return then;
        const found: unknown = Reflect.get(target, key, target);
        return typeof found === 'function' ? found.bind(target) : found;
      },
    }),
  };
};
