/** A table client for panel tests: a timeline, some people, and a present referee. */
import type { Person, TableClient } from '../client-model';
import type { Reply } from '../../record/model';
import type { Timeline } from '../../record/timeline-model';

export const person = (id: string, given: Partial<Person> = {}): Person => ({
  id,
  name: id,
  color: '#444444',
  active: true,
  gm: false,
  self: false,
  ...given,
});

const done: Reply = { ok: true, revision: 1 };

/** What `self` sees of `timeline`; `given` overrides parts. */
export const clientOf = (timeline: Timeline, self: string, given: Partial<TableClient> = {}): TableClient => {
  const mySeats = Object.entries(timeline.holders)
    .filter(([, holder]) => holder.kind === 'user' && holder.user === self)
    .map(([seat]) => seat);
  return {
    id: timeline.head.id,
    game: timeline.game,
    presentation: timeline.game.presentation(timeline.head.options),
    timeline,
    mySeats,
    seat: timeline.reader.seat,
    pending: 0,
    now: () => 0,
    hasPassed: () => false,
    sceneId: undefined,
    referee: { kind: 'there', name: 'gm', sameUser: false },
    people: [person('gm', { gm: true }), person('ann'), person('bob')].map(one => ({ ...one, self: one.id === self })),
    onChange: () => () => undefined,
    ask: () => Promise.resolve(done),
    submit: () => Promise.resolve(done),
    edit: () => Promise.resolve(done),
    undo: () => Promise.resolve(done),
    assign: () => Promise.resolve(done),
    setMode: () => Promise.resolve(done),
    takeOver: () => Promise.resolve(),
    sitAs: () => undefined,
    exportRecord: () => '',
    deleteTable: () => Promise.resolve(),
    ...given,
  };
};
