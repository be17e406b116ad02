/** Markers moved by hand: of spaces, borders, Capabilities, News, the Personality, Resolved Issues. */
import {
  capabilityPiece,
  controlPiece,
  NEWS,
  PERSONALITY,
  preparedPiece,
  resolvedPiece,
  SABOTAGE,
  SUPPORT_PIECES,
  terrorPiece,
} from '../faces';
import {
  availableNews,
  availablePrepared,
  availableSabotage,
  availableTerror,
  cellsIn,
  hasRoomForTerror,
} from '../selectors';
import { newsKeepsHolder } from '../options';
import { stopsIn, isTown, type Space } from '../data/map';
import type { State } from '../state';
import {
  CAPABILITIES,
  kindOfCapability,
  SIDES,
  type Capability,
  type CapabilityPlace,
  type Event,
  type Side,
} from '../vocabulary';
import type { Edited, Place } from './where';
import { nonsense } from '../refusals';
const spaceOf = (place: Place): Space | undefined => (place.is === 'space' ? place.space : undefined);

/** A marker that is put into a space, taken out of one, or moved between two. */
const carried = (from: Place, to: Place, take: (space: Space) => Edited, put: (space: Space) => Edited): Edited => {
  const [start, end] = [spaceOf(from), spaceOf(to)];
  if ((!start && from.is !== 'away') || (!end && to.is !== 'away')) return nonsense('not-its-place');
  const taken = start ? take(start) : [];
  const given = end ? put(end) : [];
  if ('reason' in taken) return taken;
  return 'reason' in given ? given : [...taken, ...given];
};

const terrorMoved = (state: State, of: Side, from: Place, to: Place): Edited =>
  carried(
    from,
    to,
    space => (state.spaces[space].terror[of] ? [{ kind: 'terror-removed', space, of }] : nonsense('not-there')),
    space =>
      hasRoomForTerror(state, space) && availableTerror(state, of)
        ? [{ kind: 'terror-placed', space, of }]
        : nonsense('place-taken'),
  );
const preparedMoved = (state: State, side: Side, from: Place, to: Place): Edited =>
  carried(
    from,
    to,
    space => (state.spaces[space].prepared[side] ? [{ kind: 'prepared-removed', space, side }] : nonsense('not-there')),
    space =>
      state.spaces[space].prepared[side] || (from.is === 'away' && !availablePrepared(state))
        ? nonsense('place-taken')
        : [{ kind: 'prepared-placed', space, side }],
  );

const sabotageMoved = (state: State, from: Place, to: Place): Edited => {
  const events: Event[] = [];
  if (from.is === 'border') {
    if (!state.sabotage.includes(from.border)) return nonsense('not-there');
    events.push({ kind: 'sabotage-removed', border: from.border });
  } else if (from.is !== 'away' || !availableSabotage(state)) return nonsense('not-there');
  if (to.is === 'border') {
    if (state.sabotage.includes(to.border)) return nonsense('place-taken');
    events.push({ kind: 'sabotage-placed', border: to.border });
  } else if (to.is !== 'away') return nonsense('not-its-place');
  return events;
};

const isModeratesBox = (place: Place): boolean =>
  place.is === 'away' || (place.is === 'available' && place.faction === 'moderates');
/**
 * §3.3.2 Who holds News that goes from one space to another: those who held it, as long as one of their Cells stands at
 * either end. Free News moves only with the Moderates.
 */
const holderOf = (state: State, held: State['news'][number]['holder'], ends: readonly Space[]): typeof held => {
  const holder = held === 'nobody' ? 'moderates' : held;
  return ends.some(space => cellsIn(state, space, holder) > 0) ? holder : 'nobody';
};
const newsMoved = (state: State, from: Place, to: Place): Edited => {
  const start = spaceOf(from);
  const end = spaceOf(to);
  const news = start ? state.news.findIndex(({ at }) => at === start) : (availableNews(state) ?? -1);
  if (news < 0 || (!start && !isModeratesBox(from))) return nonsense('not-there');
  if (end) {
    const held = state.news[news]?.holder ?? 'nobody';
    const holder = start && newsKeepsHolder(state) ? holderOf(state, held, [start, end]) : 'nobody';
    return [{ kind: 'news-placed', news, space: end, holder }];
  }
  return start && isModeratesBox(to) ? [{ kind: 'news-removed', news }] : nonsense('not-its-place');
};
const personalityMoved = ({ personality }: State, from: Place, to: Place): Edited => {
  const end = spaceOf(to);
  if ((spaceOf(from) ?? 'available') !== personality && from.is !== 'away') return nonsense('not-there');
  if (end) return end === personality ? nonsense('already-there') : [{ kind: 'personality-placed', space: end }];
  if (!isModeratesBox(to)) return nonsense('not-its-place');
  return personality === 'available' ? nonsense('already-there') : [{ kind: 'personality-removed' }];
};

/** Where a Capability would go; a Train in a Province goes to its first stop, unless one is named. */
const capabilityAt = (marker: Capability, place: Place): CapabilityPlace | undefined => {
  const isTrain = kindOfCapability(marker) === 'trains';
  switch (place.is) {
    case 'away':
      return 'aside';
    case 'capabilities':
      return 'box';
    case 'stop':
      return isTrain ? place.stop : undefined;
    case 'space':
      return isTrain && !isTown(place.space) ? stopsIn(place.space)[0] : place.space;
    default:
      return undefined;
  }
};
const capabilityMoved = (state: State, piece: string, side: Side, from: Place, to: Place): Edited => {
  const alike = CAPABILITIES.filter(one => capabilityPiece(kindOfCapability(one), side) === piece);
  const marker = alike.find(one => {
    const { at, side: owner } = state.capabilities[one];
    const here = capabilityAt(one, from);
    const fits = from.is === 'space' ? at === here || stopsIn(from.space).some(stop => stop === at) : at === here;
    return fits && (at === 'aside' || owner === side);
  });
  if (!marker) return nonsense('not-there');
  const at = capabilityAt(marker, to);
  if (at === undefined) return nonsense('not-its-place');
  return at === state.capabilities[marker].at
    ? nonsense('already-there')
    : [{ kind: 'capability-placed', marker, side, at }];
};

const issueMarked = (state: State, side: Side, from: Place, to: Place): Edited => {
  const events: Event[] = [];
  if (from.is === 'issue') {
    if (state.issues[from.issue] !== side) return nonsense('not-there');
    events.push({ kind: 'issue-reopened', issue: from.issue });
  } else if (from.is !== 'away') return nonsense('not-its-place');
  if (to.is === 'issue') {
    if (state.issues[to.issue] !== 'unresolved') return nonsense('place-taken');
    events.push({ kind: 'issue-resolved', issue: to.issue, side });
  } else if (to.is !== 'away') return nonsense('not-its-place');
  return events;
};

const LEVELS = [2, 1, -1, -2] as const;
/** §1.6 A marker of Support or Opposition placed, changed or removed. */
const supportSet = (state: State, level: number, from: Place, to: Place): Edited => {
  const at = to.is === 'away' ? from : to;
  if ((at.is !== 'support' && at.is !== 'space') || (to.is !== 'away' && from.is !== 'away')) {
    return nonsense('not-its-place');
  }
  const now = state.spaces[at.space].support;
  if (to.is === 'away' && now !== level) return nonsense('not-there');
  const wanted = to.is === 'away' ? 0 : level;
  return wanted === now ? nonsense('already-there') : [{ kind: 'support-shifted', space: at.space, by: wanted - now }];
};

/** A marker moved by hand; undefined if the piece is no marker. */
export const markerEdited = (
  state: State,
  piece: string,
  from: Place,
  to: Place,
  count: number,
): Edited | undefined => {
  const edited = ((): Edited | undefined => {
    const level = LEVELS.find(one => SUPPORT_PIECES[one] === piece);
    if (level !== undefined) return supportSet(state, level, from, to);
    if (piece === SABOTAGE) return sabotageMoved(state, from, to);
    if (piece === NEWS) return newsMoved(state, from, to);
    if (piece === PERSONALITY) return personalityMoved(state, from, to);
    for (const side of SIDES) {
      if (piece === controlPiece(side)) return nonsense('reckoned');
      if (piece === terrorPiece(side)) return terrorMoved(state, side, from, to);
      if (piece === preparedPiece(side)) return preparedMoved(state, side, from, to);
      if (piece === resolvedPiece(side)) return issueMarked(state, side, from, to);
      if (CAPABILITIES.some(one => capabilityPiece(kindOfCapability(one), side) === piece)) {
        return capabilityMoved(state, piece, side, from, to);
      }
    }
    return undefined;
  })();
  if (edited === undefined || 'reason' in edited || count === 1) return edited;
  return nonsense('one-at-a-time');
};
