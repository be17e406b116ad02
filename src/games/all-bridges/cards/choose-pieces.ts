/** Choices about Cells and other pieces, one click each. */
import type { Refusal } from '../../../kernel/refusal';
import { isNonplayer, isToTheLetter } from '../options';
import { refuse } from '../refusals';
import {
  cellsFlipped,
  cellsPlaced,
  cellsRemoved,
  cellStruck,
  polarizationChange,
  unflipped,
  withFlipped,
} from '../changes';
import { availableCells, availableDiscs, cellsOnMap, cellsWhere } from '../selectors';
import { doneAt, isOpen, ruleList, type RuleFor, type StepsHere, nothing } from '../rules/common';
import type { State } from '../state';
import { discOf, isSide, SIDES, turnedOver, type Step, type StepOf } from '../vocabulary';

/** The step again with one less; nothing after the last. */
const again = <T extends Step & { readonly left: number }>(step: T): readonly T[] =>
  step.left > 1 ? [{ ...step, left: step.left - 1 }] : [];
/** §5.1 What can be carried out must be; only "up to" may end early. */
const unlessDone = ({ step }: { readonly step: { readonly upTo: boolean } }): Refusal | undefined =>
  step.upTo ? undefined : refuse('§5.1', 'must-be-done');

/** One form for each kind of Cell: Faction and stance belong to the space. */
const turnCell: RuleFor<'turn-cells', 'turn-cell'> = {
  section: '§1.4.1',
  offers: ({ state, seat, step }) =>
    cellsWhere(state, seat, step.spaces, ...step.cells).map(({ space, faction, stance }) => ({
      kind: 'turn-cell',
      space: [space],
      faction: [faction],
      stance: [stance],
    })),
  forbids: ({ state, step }, { space, faction, stance }) =>
    unflipped(state, step.flipped, space, faction, stance) ? undefined : refuse('§5.1', 'flipped-already'),
  decide: ({ state, step }, { space, faction, stance }) => ({
    events: cellsFlipped(state, faction, space, turnedOver(stance), 1),
    then: again({ ...step, flipped: withFlipped(step.flipped, space, faction, stance) }),
  }),
};
const turns = ruleList<StepOf<'turn-cells'>>(turnCell);

const deploy: RuleFor<'deploy', 'deploy'> = {
  section: '§1.4.2',
  offers: ({ step }) => [{ kind: 'deploy', space: step.spaces, faction: step.factions }],
  forbids: ({ state }, { faction }) =>
    availableCells(state, faction) ? undefined : refuse('§1.4.2', 'none-available', { faction }),
  decide: ({ state, step }, { space, faction }) => ({
    events: cellsPlaced(state, faction, space, 1, step.stance),
    then: again(step),
  }),
};
const deploys = ruleList<StepOf<'deploy'>>(deploy);
const mayDeploy = (state: State, step: StepOf<'deploy'>): boolean => isOpen(deploys, { state, seat: step.seat, step });
/** §1.4.2 The executing Faction may take own Cells from the map, to place them here. */
const mayRegain = (state: State, { factions, seat, spaces }: StepOf<'deploy'>): boolean =>
  spaces.length > 0 && factions.includes(seat) && cellsOnMap(state, seat) > 0;

const strike: RuleFor<'strike', 'strike'> = {
  section: '§1.4.2',
  offers: ({ state, seat, step }) =>
    cellsWhere(state, seat, step.spaces, ...step.cells).map(({ space, faction, stance }) => ({
      kind: 'strike',
      space: [space],
      faction: [faction],
      stance: [stance],
      to: step.to,
    })),
  decide: ({ state, seat, step }, { space, faction, stance, to }) => ({
    events:
      to === 'prison'
        ? [...cellsRemoved(faction, space, stance, 1, 'prison'), ...polarizationChange(state, 1)]
        : // §3.3.2 an Event hands on what the Moderates held; from Reds and Senate only Terror wins News
          isToTheLetter(state) && isSide(faction)
          ? cellsRemoved(faction, space, stance, 1)
          : cellStruck(state, faction, space, stance, seat),
    then: again(step),
  }),
};
const strikePrepared: RuleFor<'strike', 'strike-prepared'> = {
  section: '§1.4.4',
  offers: ({ state, step }) =>
    step.prepared
      ? SIDES.map(side => ({
          kind: 'strike-prepared' as const,
          space: step.spaces.filter(space => state.spaces[space].prepared[side]),
          side: [side],
        }))
      : [],
  decide: ({ step }, { space, side }) => ({
    events: [{ kind: 'prepared-removed', space, side }],
    then: again(step),
  }),
};
const strikes = ruleList<StepOf<'strike'>>(strike, strikePrepared);

const placeDisc: RuleFor<'event-disc', 'place-disc'> = {
  section: '§1.4.3',
  offers: ({ step }) => [{ kind: 'place-disc', space: step.spaces }],
  forbids: ({ state, step }) => (availableDiscs(state, step.disc) ? undefined : refuse('§1.4.2', 'none-available')),
  decide: ({ step }, { space }) => ({ events: [{ kind: 'disc-placed', disc: step.disc, space }] }),
};
const discs = ruleList<StepOf<'event-disc'>>(placeDisc);
/** §1.4.2 The executing Faction may take an own disc from the map, to place it here. */
const mayRegainDisc = (state: State, { disc, seat, spaces }: StepOf<'event-disc'>): boolean =>
  spaces.length > 0 &&
  !availableDiscs(state, disc) &&
  seat !== 'senate' &&
  discOf(seat) === disc &&
  !isNonplayer(state, seat) &&
  isToTheLetter(state);

export const pieceSteps = {
  'turn-cells': {
    section: '§1.4.1',
    seats: (state, step) => (isOpen(turns, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { 'turn-cell': turnCell, done: doneAt<'turn-cells'>('§5.1', nothing, unlessDone) },
    stuck: nothing,
  },
  deploy: {
    section: '§1.4.2',
    seats: (state, step) => (mayDeploy(state, step) || mayRegain(state, step) ? [step.seat] : []),
    answers: {
      deploy,
      done: doneAt<'deploy'>('§5.1', nothing, ({ state, step }) =>
        mayDeploy(state, step) ? unlessDone({ step }) : undefined,
      ),
    },
    stuck: nothing,
  },
  strike: {
    section: '§1.4.2',
    seats: (state, step) => (isOpen(strikes, { state, seat: step.seat, step }) ? [step.seat] : []),
    answers: { strike, 'strike-prepared': strikePrepared, done: doneAt<'strike'>('§5.1', nothing, unlessDone) },
    stuck: nothing,
  },
  'event-disc': {
    section: '§1.4.3',
    seats: (state, step) =>
      isOpen(discs, { state, seat: step.seat, step }) || mayRegainDisc(state, step) ? [step.seat] : [],
    answers: {
      'place-disc': placeDisc,
      done: doneAt<'event-disc'>('§5.1', nothing, ({ state, step }) =>
        step.optional || mayRegainDisc(state, step) ? undefined : refuse('§5.1', 'must-be-done'),
      ),
    },
    stuck: nothing,
  },
} satisfies StepsHere<'turn-cells' | 'deploy' | 'strike' | 'event-disc'>;
