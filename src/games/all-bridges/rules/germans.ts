/** §3.4 What the Germans do in Phase II: by their flowchart, or as the Senate Coordinates. */
import { refuse } from '../refusals';
import { newsPlaced } from '../changes';
import { GERMAN_FLOW, type GermanAction, type GermanCondition } from '../data/german-flow';
import { distance, isTown, LANDINGS, neighbours, SPACES, TOWNS, type Space } from '../data/map';
import { best, cellsIn, controls, discsIn, piecesIn, troopsIn, troopsOnMap } from '../selectors';
import type { State } from '../state';
import type { Event, StepOf } from '../vocabulary';
import { doneAt, faceOf, own, type Result, type RuleFor, type StepsHere } from './common';
import { strengthOf, succeeds, type Fight } from './strength';

const groups = (state: State): readonly Space[] => SPACES.filter(space => troopsIn(state, space, 'german') > 0);
/** §3.2.4 Spaces where Germans have somebody to attack. */
export const germanTargets = (state: State): readonly Space[] =>
  groups(state).filter(space => piecesIn(state, space, 'reds') + troopsIn(state, space, 'russian') > 0);

/** The flowchart's choice among targets: a Town first, then most Reds. */
const foremost = (state: State): readonly Space[] => {
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
/** What the flowchart says now. */
export const germanChoice = (state: State): GermanAction =>
  GERMAN_FLOW.find(({ when }) => CONDITIONS[when](state))?.then ?? 'nothing';

/** The Towns they march on: those with Reds, Helsinki first where two are as near. */
const goals = (state: State): readonly Space[] =>
  TOWNS.filter(town => piecesIn(state, town, 'reds') > 0 || controls(state, town, 'reds'));
const nextOnTheWay = (state: State, from: Space): Space | undefined => {
  const near = Math.min(...goals(state).map(town => distance(from, town)));
  const goal = goals(state).find(town => distance(from, town) === near);
  return goal && near > 0 ? neighbours(from).find(space => distance(space, goal) === near - 1) : undefined;
};
const marchEvents = (state: State): readonly Event[] =>
  groups(state).flatMap((from): readonly Event[] => {
    const to = nextOnTheWay(state, from);
    return to ? [{ kind: 'troops-moved', power: 'german', from, to, count: troopsIn(state, from, 'german') }] : [];
  });

const landed = (state: State, space: Space): readonly Event[] => [
  { kind: 'german-box-changed', by: -state.germanBox },
  { kind: 'troops-placed', power: 'german', space, count: state.germanBox },
  ...newsPlaced(state, space),
];

const rollPhase: RuleFor<'german-phase', 'roll-german-phase'> = {
  section: '§3.4',
  offers: () => [{ kind: 'roll-german-phase' }],
  decide(_at, _command, dice) {
    const die = faceOf(dice.roll(1, 6));
    return {
      events: [
        { kind: 'german-phase-rolled', die },
        { kind: 'german-cylinder-moved', to: die <= 3 ? 'first' : 'last' },
      ],
    };
  },
};

const rollLanding: RuleFor<'german-landing', 'roll-landing'> = {
  section: '§3.4',
  offers: () => [{ kind: 'roll-landing' }],
  decide({ state }, _command, dice) {
    const die = faceOf(dice.roll(1, 6));
    const site = LANDINGS.find(({ upTo }) => die <= upTo);
    return site ? { events: [{ kind: 'landing-rolled', space: site.space, die }, ...landed(state, site.space)] } : {};
  },
};

/** §3.2.4 The fight of a German Attack: Reds and Russians defend together. */
export const germanFight = (state: State, space: Space): Fight => ({
  by: 'german',
  space,
  attackers: 0,
  helpers: troopsIn(state, space, 'german'),
  cells: cellsIn(state, space, 'reds') + discsIn(state, space, 'reds') > 0,
  troops: troopsIn(state, space, 'russian') > 0,
  bought: 0,
});
const attacked = (state: State, space: Space, die: number): Result => {
  const fight = germanFight(state, space);
  const strength = strengthOf(state, fight);
  return {
    events: [{ kind: 'german-attack-rolled', space, strength, die }],
    then: succeeds(die, strength)
      ? [
          {
            kind: 'casualties',
            seat: 'senate',
            by: 'german',
            space,
            cells: fight.cells,
            troops: fight.troops,
            attackers: { active: 0, inactive: 0 },
            russians: 0,
            left: die,
            next: 'cell',
            to: 'available',
            removedCells: 0,
            removedGermans: 0,
            prisoners: 0,
          },
        ]
      : [],
  };
};
const attack: RuleFor<'german-attack', 'german-attack'> = {
  section: '§3.2.4',
  offers: ({ state, step }) => [
    { kind: 'german-attack', space: step.spaces.filter(space => germanTargets(state).includes(space)) },
  ],
  decide: ({ state }, { space }, dice) => attacked(state, space, faceOf(dice.roll(1, 6))),
};

// ---------------------------------------------------------------- §4.2.4 as the Senate Coordinates
const land: RuleFor<'coordinated', 'land'> = {
  section: '§4.2.4',
  offers: () => [{ kind: 'land', space: [...new Set(LANDINGS.map(site => site.space))] }],
  forbids: ({ state }) => (state.germanBox ? undefined : refuse('§4.2.4', 'none-available')),
  decide: ({ state }, { space }) => ({ events: landed(state, space) }),
};
const attackThere: RuleFor<'coordinated', 'german-attack'> = {
  section: '§4.2.4',
  offers: ({ state }) => [{ kind: 'german-attack', space: germanTargets(state) }],
  decide: ({ state }, { space }, dice) => attacked(state, space, faceOf(dice.roll(1, 6))),
};

const moved = (arrived: StepOf<'german-march'>['arrived'], from: Space, to: Space): Result => ({
  events: [{ kind: 'troops-moved', power: 'german', from, to, count: 1 }],
  then: [{ kind: 'german-march', seat: 'senate', arrived: { ...arrived, [to]: (arrived[to] ?? 0) + 1 } }],
});
const waiting = (state: State, arrived: StepOf<'german-march'>['arrived'], space: Space): number =>
  troopsIn(state, space, 'german') - (arrived[space] ?? 0);
const marchFrom = (state: State, arrived: StepOf<'german-march'>['arrived']) =>
  groups(state)
    .filter(from => waiting(state, arrived, from) > 0)
    .map(from => ({ kind: 'german-march' as const, from: [from], to: neighbours(from) }));

const setOut: RuleFor<'coordinated', 'german-march'> = {
  section: '§4.2.4',
  offers: ({ state }) => marchFrom(state, {}),
  decide: (_at, { from, to }) => moved({}, from, to),
};
const marchOn: RuleFor<'german-march', 'german-march'> = {
  section: '§4.2.4',
  offers: ({ state, step }) => marchFrom(state, step.arrived),
  decide: ({ step }, { from, to }) => moved(step.arrived, from, to),
};

export const germanSteps = {
  'german-phase': {
    section: '§3.4',
    seats: () => ['senate'],
    answers: { 'roll-german-phase': rollPhase },
  },
  'german-turn': {
    section: '§3.4',
    run: ({ germany }, { turn }) => (germany === turn ? { then: [{ kind: 'german-action' }] } : {}),
  },
  'german-action': {
    section: '§3.4',
    run(state) {
      if (state.coordinate) {
        return {
          events: [{ kind: 'coordinate-set', on: false }],
          then: [{ kind: 'coordinated', seat: 'senate' }],
        };
      }
      switch (germanChoice(state)) {
        case 'attack':
          return { then: [{ kind: 'german-attack', seat: 'senate', spaces: foremost(state) }] };
        case 'land':
          return { then: [{ kind: 'german-landing', seat: 'senate' }] };
        case 'march':
          return { events: marchEvents(state) };
        case 'nothing':
          return {};
      }
    },
  },
  'german-landing': {
    section: '§3.4',
    seats: (state, step) => (state.germanBox ? own(state, step) : []),
    answers: { 'roll-landing': rollLanding },
    stuck: () => ({}),
  },
  'german-attack': {
    section: '§3.4',
    seats: own,
    answers: { 'german-attack': attack },
    stuck: () => ({}),
  },
  coordinated: {
    section: '§4.2.4',
    seats: (state, step) => (state.germanBox || troopsOnMap(state, 'german') ? own(state, step) : []),
    answers: {
      land,
      'german-attack': attackThere,
      'german-march': setOut,
      done: doneAt<'coordinated'>('§4.2.4'),
    },
    stuck: () => ({}),
  },
  'german-march': {
    section: '§4.2.4',
    seats: (state, step) => (marchFrom(state, step.arrived).length ? own(state, step) : []),
    answers: { 'german-march': marchOn, done: doneAt<'german-march'>('§4.2.4') },
    stuck: () => ({}),
  },
} satisfies StepsHere<
  'german-phase' | 'german-turn' | 'german-action' | 'german-landing' | 'german-attack' | 'coordinated' | 'german-march'
>;
