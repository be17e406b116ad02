/** Effects on cubes and Organizations. */
import type { Effected } from '../../../kernel/effects';
import type { Place } from '../data/districts';
import { cubesChange } from '../rules/common';
import { organizationsOf, room, type State, valueOf, type Prelude } from '../state';
import { rival, type Seat } from '../seats';
import type { Event } from '../vocabulary';
import { amountOf } from './resolve-cards';
import type { EffectOf } from './effect-types';
import type { Frame, Resolve, Resolves } from './frame';
import { organizedPlaces, placesOf, whoIs } from './places';
/** More than any place can hold: no limit. */
const ANY = 9;

const looking = (state: State, { seat, memory }: Frame) => ({ state, seat, memory });

/** Cubes of a side that the player adds or takes away one by one. */
const oneByOne =
  (kind: 'add-cubes' | 'remove-cubes') =>
  (state: State, frame: Frame, effect: EffectOf<'add' | 'remove'>): Effected<Prelude> => {
    const adding = kind === 'add-cubes';
    const of = whoIs(state, frame.seat, effect.whose ?? (adding ? 'own' : 'rival'));
    if (!of) return {};
    const places = placesOf(looking(state, frame), effect.where, of);
    const where = places.filter(place => (adding ? room(state, of, place) : valueOf(state, of, place)));
    return {
      then: [
        {
          kind,
          seat: adding ? of : frame.seat,
          of,
          left: amountOf(state, frame.seat, effect.count, frame.memory),
          where,
          most: effect.most ?? ANY,
          so: {},
          as: effect.as ?? '',
          mayStop: false,
        },
      ],
    };
  };

/** How many cubes a side gets or loses in one place. */
const countAt = (state: State, seat: Seat, of: Seat, effect: EffectOf<'add-each' | 'remove-each'>, place: Place) =>
  effect.count === 'until-level'
    ? Math.max(0, valueOf(state, rival(of), place) - valueOf(state, of, place))
    : amountOf(state, seat, effect.count, {});

/** Cubes in each of the places; the same District may have been rolled twice. */
const inEach =
  (way: 1 | -1) =>
  (state: State, frame: Frame, effect: EffectOf<'add-each' | 'remove-each'>): Effected<Prelude> => {
    const of = whoIs(state, frame.seat, effect.whose ?? (way > 0 ? 'own' : 'rival'));
    if (!of) return {};
    const changed = new Map<Place, number>();
    const events: Event[] = [];
    for (const place of placesOf(looking(state, frame), effect.where, of)) {
      const before = changed.get(place) ?? 0;
      const wanted = countAt(state, frame.seat, of, effect, place);
      const most = (way > 0 ? room(state, of, place) : valueOf(state, of, place)) - before;
      const count = Math.min(wanted, most);
      changed.set(place, before + count);
      events.push(...cubesChange(place, of, way * count));
    }
    return { events };
  };

const move: Resolve<'move'> = (state, frame, { count, whose, from, to }) => {
  const sides = whose.flatMap(who => whoIs(state, frame.seat, who) ?? []);
  const here = looking(state, frame);
  return {
    then: [
      {
        kind: 'move-cubes',
        seat: frame.seat,
        left: count,
        sides,
        from: placesOf(here, from, frame.seat),
        to: placesOf(here, to, frame.seat),
      },
    ],
  };
};

/** Adds the choices in the order chosen, each place once. */
const choose: Resolve<'choose'> = (state, frame, { count, where, as }) => {
  const places = placesOf(looking(state, frame), where, frame.seat);
  return places.length <= count
    ? { memory: { [as]: places } }
    : { then: [{ kind: 'choose-place', seat: frame.seat, left: count, where: places, so: [], as }] };
};

const disband: Resolve<'disband'> = (state, frame, { who, where }) => {
  const of = whoIs(state, frame.seat, who);
  const places = of ? organizedPlaces(looking(state, frame), where, of) : [];
  return of && places.length ? { then: [{ kind: 'disband-one', seat: frame.seat, of, where: places }] } : {};
};

export const resolveCubes: Resolves<
  'add' | 'remove' | 'add-each' | 'remove-each' | 'move' | 'choose' | 'found' | 'disband'
> = {
  add: oneByOne('add-cubes'),
  remove: oneByOne('remove-cubes'),
  'add-each': inEach(1),
  'remove-each': inEach(-1),
  move,
  choose,
  found: (state, frame, { where }) => ({
    then: placesOf(looking(state, frame), where, frame.seat)
      .filter(place => !organizationsOf(state, frame.seat).includes(place))
      .map(place => ({ kind: 'found', seat: frame.seat, place })),
  }),
  disband,
};
