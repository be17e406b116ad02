/** §3.4 The flowchart of the Germans: which action, against whom, and where. */
import { distance, neighbours } from '../data/owners-map';
import { isTown, SPACES, TOWNS, type Space } from '../data/map';
import { best, controls, piecesIn, troopsIn, troopsOnMap } from '../selectors';
import type { State } from '../state';
import type { Event } from '../vocabulary';

/**
 * §3.4 The flowchart of German actions, from the top: the first true line is what they do. The printed sheet was not
 * available: reconstructed.
 */
export const GERMAN_FLOW = [
  { when: 'none-in-play', then: 'nothing' },
  { when: 'beside-enemies', then: 'attack' },
  { when: 'in-their-box', then: 'land' },
  { when: 'on-the-map', then: 'march' },
] as const;
export type GermanCondition = (typeof GERMAN_FLOW)[number]['when'];
export type GermanAction = (typeof GERMAN_FLOW)[number]['then'];

export const groups = (state: State): readonly Space[] => SPACES.filter(space => troopsIn(state, space, 'german') > 0);
/** §3.2.4 Spaces where Germans can attack somebody. */
export const germanTargets = (state: State): readonly Space[] =>
  groups(state).filter(space => piecesIn(state, space, 'reds') + troopsIn(state, space, 'russian') > 0);

/** The flowchart's choice among targets: a Town first, then most Reds. */
export const foremost = (state: State): readonly Space[] => {
  const targets = germanTargets(state);
  const towns = targets.filter(isTown);
  const from = towns.length ? towns : targets;
  return best(state, 'senate', from, 'reds-pieces');
};

const CONDITIONS: Readonly<Record<GermanCondition, (state: State) => boolean>> = {
  'none-in-play': state => !state.germanBox && !troopsOnMap(state, 'german'),
  'beside-enemies': state => germanTargets(state).length > 0,
  'in-their-box': state => state.germanBox > 0,
  'on-the-map': state => troopsOnMap(state, 'german') > 0,
};
/** The flowchart's action now. */
export const germanChoice = (state: State): GermanAction =>
  GERMAN_FLOW.find(({ when }) => CONDITIONS[when](state))?.then ?? 'nothing';

/** The Towns they march towards: those with Reds, Helsinki first if two are equally near. */
const goals = (state: State): readonly Space[] =>
  TOWNS.filter(town => piecesIn(state, town, 'reds') > 0 || controls(state, town, 'reds'));
const nextOnTheWay = (state: State, from: Space): Space | undefined => {
  const near = Math.min(...goals(state).map(town => distance(state, from, town)));
  const goal = goals(state).find(town => distance(state, from, town) === near);
  return goal && near > 0
    ? neighbours(state, from).find(space => distance(state, space, goal) === near - 1)
    : undefined;
};
export const marchEvents = (state: State): readonly Event[] =>
  groups(state).flatMap((from): readonly Event[] => {
    const to = nextOnTheWay(state, from);
    return to ? [{ kind: 'troops-moved', power: 'german', from, to, count: troopsIn(state, from, 'german') }] : [];
  });
