/** A helper’s result as edits: the table before and after, marker by marker. */
import type { Edit } from '../../../kernel/edit';
import { PLACES } from '../data/districts';
import { TRACKS } from '../data/types';
import { folds } from '../folds';
import { cubePiece, cubeSlot, opportunityTrack, organizationPiece, organizationSlot, scoringTrack } from '../places';
import { hasOrganization, POINTS_END, valueOf, type State } from '../state';
import { SEATS } from '../seats';
import type { Event } from '../vocabulary';

/** The table after some events. */
export const after = (state: State, events: readonly Event[]): State =>
  events.reduce((now, event) => {
    // the table of folds is keyed by `kind`, so looking an event up by its own is sound
    const fold = folds[event.kind] as (state: State, event: Event) => State;
    return fold(now, event);
  }, state);

const cubes = (before: State, now: State): readonly Edit[] =>
  PLACES.flatMap(place =>
    SEATS.flatMap((seat): Edit[] => {
      const change = valueOf(now, seat, place) - valueOf(before, seat, place);
      const slot = cubeSlot(place, seat);
      if (!change) return [];
      return change > 0
        ? [{ kind: 'add', piece: cubePiece(seat), to: slot, count: change }]
        : [{ kind: 'remove', piece: cubePiece(seat), from: slot, count: -change }];
    }),
  );

const organizations = (before: State, now: State): readonly Edit[] =>
  before.organizations
    .filter(({ seat, place }) => !hasOrganization(now, seat, place))
    .map(({ seat, place }) => ({
      kind: 'remove',
      piece: organizationPiece(seat),
      from: organizationSlot(place, seat),
      count: 1,
    }));

const held = (value: number, end: number): number => Math.min(end, Math.max(-end, value));

/** A marker set, if it is not there yet. */
export const marker = (id: string, before: number, now: number): readonly Edit[] =>
  before === now ? [] : [{ kind: 'set', marker: id, to: now }];

/** The edits that lead from one table to another. */
export const editsBetween = (before: State, now: State): readonly Edit[] => [
  ...cubes(before, now),
  ...organizations(before, now),
  ...marker('points', held(-before.points, POINTS_END), held(-now.points, POINTS_END)),
  ...marker('advantage-world', -before.world, -now.world),
  ...SEATS.flatMap(seat => marker(opportunityTrack(seat), before.opportunity[seat], now.opportunity[seat])),
  ...TRACKS.flatMap(track => marker(scoringTrack(track), before.scoring[track], now.scoring[track])),
];
