/** §8.3 to §8.5 The Commands, as acts of priorities. */
import { SPACES, stopsIn, type Space } from '../data/map';
import { arrival } from '../rules/trains';
import { isAmong, termsOf } from '../rules/common';
import { hideable } from '../rules/rally';
import { availableCells, availableCubes, availableDiscs, cellsIn, controls, spacesWhere, stopOf } from '../selectors';
import {
  discOf,
  isSide,
  kindOfCapability,
  SIDES,
  type Capability,
  type Command,
  type Side,
  type Scripted,
} from '../vocabulary';
import type { State } from '../state';
import type { Act, Target, Turn } from './types';
import type { Chance } from './chance';
import { attacksOf, going, goingAlong, marchesOf } from './groups';
import { messagesOf, newsRuns } from './messengers';
import type { ActName } from './names';
import { withoutDisc } from './terror';
import { isToTheLetter, nonplayersIn } from '../options';

export const everywhere = (): readonly Target[] => SPACES.map(space => ({ space }));
export const once = (): readonly Target[] => [{}];
/** A target in a list of spaces always names one. */
export const spaceOf = ({ space = 'helsinki' }: Target): Space => space;
const DONE: Command = { kind: 'done' };
const at = (step: Scripted['at'], give: Command): Scripted => ({ at: step, give });
/** Strength given by an Event. */
const STRENGTH: Command = { kind: 'add-strength' };
const ROLL = at('attack-space', { kind: 'roll-attack' });

const rally: Act = {
  targets: ({ state, seat }) => (availableCells(state, seat) ? everywhere() : []),
  opens: (_, target) => ({ kind: 'rally', space: spaceOf(target) }),
  then: () => [at('rally-space', { kind: 'place-cells' })],
};

/** §8.3.1 If none is Available, an Administration is taken from Active Opposition, if no Control is lost by that. */
const relocated = ({ state, seat }: Turn, to: Space): Space | undefined =>
  availableDiscs(state, 'administration')
    ? undefined
    : spacesWhere(state, seat, 'administration', 'active-opposition').find(
        space =>
          space !== to &&
          (!controls(state, space, 'reds') || controls(withoutDisc(state, space, 'reds'), space, 'reds')),
      );
/** §8.1.7 Reds replace Inactive Cells, Moderates Active ones. */
const activeOfTwo = ({ state, seat }: Turn, space: Space): number =>
  seat === 'reds'
    ? Math.max(0, 2 - cellsIn(state, space, seat, 'inactive'))
    : Math.min(2, cellsIn(state, space, seat, 'active'));
/** §3.2.1 One Administration in a Rally: nothing is taken back for a second. */
const hasBuilt = ({ state: { agenda } }: Turn): boolean => agenda[0]?.kind === 'rally' && agenda[0].built;
const build: Act = {
  targets: turn =>
    (turn.seat === 'reds' && hasBuilt(turn) ? [] : SPACES)
      .filter(
        space =>
          cellsIn(turn.state, space, turn.seat) >= 2 &&
          (turn.seat === 'senate' ||
            availableDiscs(turn.state, discOf(turn.seat)) > 0 ||
            (turn.seat === 'reds' && relocated(turn, space) !== undefined)),
      )
      .map(space => ({ space })),
  opens(turn, target) {
    const from = turn.seat === 'reds' ? relocated(turn, spaceOf(target)) : undefined;
    return from
      ? { kind: 'withdraw', space: from, piece: 'administration' }
      : { kind: 'rally', space: spaceOf(target) };
  },
  then: (turn, target) => [
    at('rally', { kind: 'rally', space: spaceOf(target) }),
    at('rally-space', { kind: 'build', active: activeOfTwo(turn, spaceOf(target)) }),
  ],
};
const hide: Act = {
  targets: ({ state }) => SPACES.filter(space => hideable(state, space) > 0).map(space => ({ space })),
  opens: rally.opens,
  then: ({ state }, target) => [at('rally-space', { kind: 'go-underground', cells: hideable(state, spaceOf(target)) })],
};

const selecting = (kind: 'flip' | 'pacify' | 'terror'): Act => ({
  targets: everywhere,
  opens: (_, target) => ({ kind, space: spaceOf(target) }),
});
const activate: Act = { targets: once, opens: () => ({ kind: 'activate' }) };
const agitate: Act = { targets: everywhere, opens: (_, target) => ({ kind: 'agitate', space: spaceOf(target) }) };

/** §8.3.4 The Display may be drawn among the random spaces, then a random cube of it. */
const terrorOrDisplay: Act = {
  targets: ({ chance, state }) => {
    const cubes = SIDES.flatMap(side => Array.from({ length: state.display[side] }, () => side));
    const [cube] = chance.shuffle(cubes);
    return [...everywhere(), ...(cube ? [{ faction: cube }] : [])];
  },
  opens: (_, { faction, space }) =>
    space || !faction ? { kind: 'terror', space: space ?? 'helsinki' } : { kind: 'terror-display', cube: faction },
};

const attack: Act = {
  targets: ({ state, seat }) => attacksOf(state, seat),
  opens: (_, target) => ({ kind: 'attack', space: spaceOf(target) }),
  then({ state, seat }, { from, train, count = 0 }) {
    const strength = Array.from({ length: termsOf(state, seat).bonus }, () => at('attack-space', STRENGTH));
    if (!from || !train || !isSide(seat)) return [...strength, ROLL];
    return [
      ...going(state, from, seat, count).map(stance => at('attack-space', { kind: 'ride', train, stance })),
      ...goingAlong(state, from, seat, train).map(marker => at('attack-space', { kind: 'ride-along', marker })),
      ...strength,
      ROLL,
    ];
  },
};

/** §3.2.5 The place of a marker after the March. */
const markerTo = ({ state }: Turn, marker: Capability, space: Space): Command | undefined => {
  if (kindOfCapability(marker) !== 'trains') return { kind: 'march-marker', marker, to: space };
  const stop = stopOf(state, marker);
  const to = stop && arrival(state, stop, space);
  return to && stopsIn(space).includes(to) ? { kind: 'march-marker', marker, to } : undefined;
};
const march: Act = {
  targets: ({ state, seat }) =>
    marchesOf(state, seat).filter(({ from }) => from && isAmong(termsOf(state, seat).from, from)),
  opens: (_, target) => ({ kind: 'march', space: spaceOf(target) }),
  then(turn, { from, space, count = 0 }) {
    const { state, seat } = turn;
    if (!from || !space || !isSide(seat)) return [];
    return [
      ...going(state, from, seat, count).map(stance => at('march-space', { kind: 'march-cell', from, stance })),
      ...goingAlong(state, from, seat).flatMap(marker => {
        const along = markerTo(turn, marker, space);
        return along ? [at('march-space', along)] : [];
      }),
      at('march-space', DONE),
    ];
  },
};

const negotiate: Act = {
  targets: () => SPACES.flatMap(space => SIDES.map(faction => ({ space, faction }))),
  opens: (_, { faction = 'reds', ...target }) => ({ kind: 'negotiate', space: spaceOf(target), faction }),
};

const onTheWay = (path: readonly Space[], takesAt?: number): readonly Scripted[] => [
  ...path.flatMap((to, n): readonly Scripted[] => [
    ...(n === takesAt ? [at('messenger', { kind: 'carry', load: 'news' })] : []),
    at('messenger', { kind: 'move-on', to }),
  ]),
  at('messenger', DONE),
];
const message: Act = {
  targets: ({ state }) => messagesOf(state),
  opens: (_, { from = 'helsinki', stance = 'inactive' }) => ({ kind: 'message', from, stance }),
  then: (_, { path = [], takesAt }) => onTheWay(path, takesAt),
};
/** §8.5.4 One News marker at random, then the moves that bring it along. */
const carryNews: Act = {
  ...message,
  targets({ chance, state }) {
    const runs = newsRuns(state);
    if (!isToTheLetter(state)) return runs.flatMap(({ targets }) => targets);
    return chance.shuffle(runs)[0]?.targets ?? [];
  },
};

/** §8.5.5 The colour by a die, if there is a choice: Reds, Senate, or one without a player. */
export const cardCubeFor = (state: State, chance: Chance): Side => {
  const open = SIDES.filter(side => availableCubes(state, side) > 0);
  const [only] = open;
  if (open.length < 2) return only ?? 'reds';
  const die = chance.die();
  if (die <= 4) return die <= 2 ? 'reds' : 'senate';
  const own = nonplayersIn(state.options).filter(isSide);
  return chance.shuffle(own.length ? own : SIDES)[0] ?? 'reds';
};
const placeCube: Act = {
  targets: ({ chance, state }) => [{ faction: cardCubeFor(state, chance) }],
  opens: (_, { faction = 'reds' }) => ({ kind: 'place-cube', cube: faction }),
};

export const COMMAND_ACTS = {
  rally,
  build,
  hide,
  flip: selecting('flip'),
  pacify: selecting('pacify'),
  terror: selecting('terror'),
  activate,
  agitate,
  'terror-or-display': terrorOrDisplay,
  attack,
  march,
  negotiate,
  message,
  'carry-news': carryNews,
  'place-cube': placeCube,
} satisfies Partial<Record<ActName, Act>>;
