/** A table as it stood at the moment that the user looks at: the board and all panels beside it show the same. */
import { evolve } from '../../kernel/agenda';
import type { AnyTypes } from '../record/model';
import { stateAt } from '../record/timeline';
import type { TableClient } from './client-model';
import type { Reading } from './reading';

/** A moment that is looked at: after an entry, or after so many of its events. */
export interface Looked {
  readonly revision: number;
  readonly events?: number;
}

/** The state at that moment; undefined where the present is meant, or the record knows of no such moment. */
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

/** What is read of the table as it stood then: whose turn it was, what everybody had; the record stays as it is. */
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
