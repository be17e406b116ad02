/** §3.2.4 After a successful Attack: Engagement or Retreat, the losses one by one, then attrition and prisoners. */
import { neighbours } from '../data/owners-map';
import { cellsRemoved, newsPlaced, polarizationChange, terrorPlaced } from '../changes';
import type { Space } from '../data/map';
import { isToTheLetter } from '../options';
import { refuse } from '../refusals';
import { capabilitiesIn, cellsIn, discsIn, newsIn, stopOf, troopsIn } from '../selectors';
import type { State } from '../state';
import {
  isSide,
  kindOfCapability,
  opponent,
  STANCES,
  type Casualties,
  type Event,
  type Side,
  type Stance,
  type Step,
  type StepOf,
} from '../vocabulary';
import type { Result, RuleFor, StepsHere } from './common';
import { arrival } from './trains';

// ---------------------------------------------------------------- losses
const defenderOf = ({ by }: Casualties): Side => (by === 'german' ? 'reds' : opponent(by));

/** What may be lost next. */
type Loss = { readonly loses: 'cell'; readonly stance: Stance } | { readonly loses: 'troop' | 'disc' };

/** §3.2.4 Cells and Troops alternately, a Cell first; Administrations after all of them. */
const losses = (state: State, step: Casualties): readonly Loss[] => {
  const { space } = step;
  const defender = defenderOf(step);
  const cells = step.cells ? STANCES.filter(stance => cellsIn(state, space, defender, stance) > 0) : [];
  // Germans take Active Cells first
  const chosen = step.by === 'german' ? cells.slice(0, 1) : cells;
  const troops = step.troops && troopsIn(state, space, defender === 'reds' ? 'russian' : 'german') > 0;
  if (chosen.length && (step.next === 'cell' || !troops)) return chosen.map(stance => ({ loses: 'cell', stance }));
  if (troops) return [{ loses: 'troop' }];
  return step.cells && discsIn(state, space, defender) ? [{ loses: 'disc' }] : [];
};

const isRetreat = ({ to }: Casualties): boolean => to !== 'available' && to !== 'prison';

/** §3.2.4 Capabilities follow the last retreating Cell; a Train that cannot is removed. */
const baggage = (state: State, space: Space, to: Space, side: Side): readonly Event[] => [
  ...capabilitiesIn(state, space, side).map((marker): Event => {
    const stop = stopOf(state, marker);
    const isTrain = kindOfCapability(marker) === 'trains';
    const at = isTrain ? ((stop && arrival(state, stop, to)) ?? 'aside') : to;
    return { kind: 'capability-placed', marker, side, at };
  }),
  ...newsIn(state, space, side).map((news): Event => ({ kind: 'news-placed', news, space: to, holder: side })),
];

const cellLost = (state: State, step: Casualties, stance: Stance): readonly Event[] => {
  const { space, to } = step;
  const faction = defenderOf(step);
  if (to === 'available' || to === 'prison') return cellsRemoved(faction, space, stance, 1, to);
  const isLast = cellsIn(state, space, faction) === 1;
  return [
    { kind: 'cells-moved', faction, from: space, to, stance, count: 1 },
    ...(isLast ? baggage(state, space, to, faction) : []),
  ];
};

/** One loss, and the remaining casualties. */
const lost = (state: State, step: Casualties, loss: Loss): Result => {
  const { space } = step;
  const left = step.left - 1;
  const defender = defenderOf(step);
  switch (loss.loses) {
    case 'cell': {
      const retreats = isRetreat(step);
      const next: Casualties = {
        ...step,
        left,
        next: 'troop',
        removedCells: step.removedCells + (retreats ? 0 : 1),
        prisoners: step.prisoners + (step.to === 'prison' ? 1 : 0),
        to: retreats ? step.to : step.to === 'available' ? 'prison' : 'available',
      };
      return { events: cellLost(state, step, loss.stance), then: [next] };
    }
    case 'troop': {
      const power = defender === 'reds' ? 'russian' : 'german';
      const isGerman = power === 'german';
      return {
        events: [
          { kind: 'troops-removed', power, space, count: 1 },
          ...(isGerman ? [{ kind: 'german-box-changed', by: 1 } as const] : []),
        ],
        then: [{ ...step, left, next: 'cell', removedGermans: step.removedGermans + (isGerman ? 1 : 0) }],
      };
    }
    case 'disc':
      return { events: [{ kind: 'disc-removed', disc: 'administration', space }], then: [{ ...step, left }] };
  }
};

const removeCell: RuleFor<'casualties', 'remove-cell'> = {
  section: '§3.2.4',
  offers: ({ step }) => [{ kind: 'remove-cell', faction: [defenderOf(step)], stance: STANCES }],
  forbids: ({ state, step }, { stance }) =>
    losses(state, step).some(loss => loss.loses === 'cell' && loss.stance === stance)
      ? undefined
      : refuse('§3.2.4', 'not-that-loss'),
  decide: ({ state, step }, { stance }) => lost(state, step, { loses: 'cell', stance }),
};

// ---------------------------------------------------------------- attrition and prisoners
/** §3.2.4 An Attacker per removed German, Cells and Russians in turn, and a Cell per three removed Cells. */
const aftermath = (
  state: State,
  { by, seat, space, removedCells, removedGermans, prisoners, attackers, russians }: Casualties,
): Result => {
  const either = Array.from({ length: removedGermans }, (_, n) => (n % 2 ? ('troop' as const) : ('cell' as const)));
  const cell: 'cell' | 'cell-only' = isToTheLetter(state) ? 'cell-only' : 'cell';
  const cells = Array.from({ length: Math.floor(removedCells / 3) }, () => cell);
  const then: Step[] = [];
  if (by !== 'german' && either.length + cells.length) {
    then.push({ kind: 'attrition', seat, space, attackers, russians, losses: [...either, ...cells] });
  }
  if (prisoners) then.push({ kind: 'prisoners-taken', space, side: by === 'german' ? 'senate' : by });
  return { then };
};

/** What an Attacker may lose next: a Cell of a stance, or a Russian. */
const attritionChoices = (state: State, { attackers, losses: due, russians, seat, space }: StepOf<'attrition'>) => {
  const cells = STANCES.filter(stance => Math.min(attackers[stance], cellsIn(state, space, seat, stance)) > 0);
  const troops = Math.min(russians, troopsIn(state, space, 'russian')) > 0;
  const wantsTroop = due[0] === 'troop';
  const standsIn = due[0] !== 'cell-only' && !cells.length;
  return { cells: wantsTroop && troops ? [] : cells, troops: troops && (wantsTroop || standsIn) };
};
const afterLoss = (step: StepOf<'attrition'>, part: Partial<StepOf<'attrition'>>): readonly Step[] =>
  step.losses.length > 1 ? [{ ...step, ...part, losses: step.losses.slice(1) }] : [];

const loseCell: RuleFor<'attrition', 'lose-cell'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'lose-cell', stance: STANCES }],
  forbids: ({ state, step }, { stance }) =>
    attritionChoices(state, step).cells.includes(stance) ? undefined : refuse('§3.2.4', 'not-that-loss'),
  decide: ({ step }, { stance }) => cellGone(step, stance),
};
const cellGone = (step: StepOf<'attrition'>, stance: Stance): Result => ({
  events: cellsRemoved(step.seat, step.space, stance, 1),
  then: afterLoss(step, { attackers: { ...step.attackers, [stance]: step.attackers[stance] - 1 } }),
});

// ---------------------------------------------------------------- the Attacker's choice
const begin = (step: StepOf<'choose-casualties'>, to: Casualties['to']): Result => {
  const { seat, space, die, cells, troops, attackers, russians } = step;
  return {
    then: [
      {
        kind: 'casualties',
        seat,
        space,
        by: isSide(seat) ? seat : 'senate',
        cells,
        troops,
        attackers,
        russians,
        left: die,
        next: 'cell',
        to,
        removedCells: 0,
        removedGermans: 0,
        prisoners: 0,
      },
    ],
  };
};
const engage: RuleFor<'choose-casualties', 'engage'> = {
  section: '§3.2.4',
  offers: () => [{ kind: 'engage' }],
  decide: ({ step }) => begin(step, 'available'),
};
const retreat: RuleFor<'choose-casualties', 'retreat'> = {
  section: '§3.2.4',
  offers: ({ state, step }) => [{ kind: 'retreat', to: neighbours(state, step.space) }],
  decide: ({ step }, { to }) => begin(step, to),
};

export const casualtiesSteps = {
  'choose-casualties': {
    section: '§3.2.4',
    seats: (state, { seat, space, cells }) =>
      cells && isSide(seat) && cellsIn(state, space, opponent(seat)) > 0 ? [seat] : [],
    answers: { engage, retreat },
    stuck: (_state, step) => begin(step, 'available'),
  },
  casualties: {
    section: '§3.2.4',
    seats: (state, step) => (step.left > 0 && losses(state, step).length > 1 ? [step.seat] : []),
    answers: { 'remove-cell': removeCell },
    stuck(state, step) {
      const [loss] = step.left > 0 ? losses(state, step) : [];
      return loss ? lost(state, step, loss) : aftermath(state, step);
    },
  },
  attrition: {
    section: '§3.2.4',
    seats: (state, step) => (attritionChoices(state, step).cells.length > 1 ? [step.seat] : []),
    answers: { 'lose-cell': loseCell },
    stuck(state, step) {
      const { cells, troops } = attritionChoices(state, step);
      const [stance] = cells;
      if (stance) return cellGone(step, stance);
      return troops
        ? {
            events: [{ kind: 'troops-removed', power: 'russian', space: step.space, count: 1 }],
            then: afterLoss(step, { russians: step.russians - 1 }),
          }
        : {};
    },
  },
  'prisoners-taken': {
    section: '§3.2.4',
    run: (state, { space, side }) => ({
      events: [...terrorPlaced(state, space, side), ...polarizationChange(state, 1), ...newsPlaced(state, space)],
    }),
  },
} satisfies StepsHere<'choose-casualties' | 'casualties' | 'attrition' | 'prisoners-taken'>;
