/** The sequence of play, as a list that a player could proof-read. */
import type { Options } from '../../kernel/messages';
import { soloist } from './data/tokens';
import { handSize, numbers } from './options';
import { rival, SEATS, type Seat, type Step } from './vocabulary';

/** The phases; each is a key under `phases` in lang. */
export const PHASES = ['draw', 'objective', 'action', 'scoring', 'cleanup'] as const;

const scoring: readonly Step[] = [{ kind: 'unrest' }, { kind: 'reveal' }, { kind: 'exhaust' }, { kind: 'reckoning' }];
const cleanup: readonly Step[] = [{ kind: 'cleanup' }, { kind: 'round' }];

const duel = (options: Options): readonly Step[] => [
  ...SEATS.map((seat): Step => ({ kind: 'draw', seat, count: handSize(options), to: 'hand' })),
  { kind: 'objectives' },
  { kind: 'action-phase' },
  ...scoring,
  ...cleanup,
];

/** §solitaire The last card is the player's objective, which they do not know; the opposition's leader comes first. */
const solitaire = (options: Options, seat: Seat): readonly Step[] => [
  { kind: 'draw', seat, count: handSize(options) - 1, to: 'hand' },
  { kind: 'draw', seat, count: 1, to: 'objective' },
  { kind: 'draw', seat: rival(seat), count: handSize(options), to: 'hand' },
  { kind: 'opposition-leader', seat },
  { kind: 'action-phase' },
  ...scoring,
  ...cleanup,
];

/** One round and the next. */
export const roundOf = (options: Options): readonly Step[] => {
  const alone = soloist(options);
  return alone ? solitaire(options, alone) : duel(options);
};

/** §action So many turns each, in turn, from the holder of the will; the opposition of a soloist also has the last. */
export const turnsFrom = (options: Options, will: Seat): readonly Step[] => {
  const alone = soloist(options);
  const turns = Array.from({ length: numbers.of(options).turns }, (_, n) => n + 1);
  if (!alone) {
    return turns.flatMap(number => [will, rival(will)].map((seat): Step => ({ kind: 'turn', seat, number })));
  }
  const opposition: Step = { kind: 'opposition-turn', seat: alone };
  return [...turns.flatMap((number): Step[] => [opposition, { kind: 'turn', seat: alone, number }]), opposition];
};

const PHASE_OF: Readonly<Partial<Record<Step['kind'], (typeof PHASES)[number]>>> = {
  draw: 'draw',
  objectives: 'objective',
  'opposition-leader': 'objective',
  'opposing-leader': 'objective',
  'action-phase': 'action',
  turn: 'action',
  'opposition-turn': 'action',
  'opposing-card': 'action',
  unrest: 'scoring',
  'unrest-choice': 'scoring',
  reveal: 'scoring',
  cleanup: 'cleanup',
};

/** The phase that the agenda is in, for the ribbon over the table. */
export const phaseOf = (agenda: readonly Step[]): number | undefined => {
  // after the last turn of a phase its steps are gone, but what comes next is still the next phase
  const [top] = agenda;
  const next = agenda.find(step => PHASE_OF[step.kind] !== undefined);
  if (!top || !next) return undefined;
  const named =
    PHASE_OF[top.kind] ?? (ACTION_STEPS.has(top.kind) && next.kind === 'unrest' ? 'action' : PHASE_OF[next.kind]);
  return named === undefined ? undefined : PHASES.indexOf(named);
};

/** Steps that belong to the active side's turn; a bonus may also be that of the region of unrest. */
const ACTION_STEPS: ReadonlySet<Step['kind']> = new Set([
  'command',
  'recruiting',
  'second-move',
  'card-steps',
  'card-action',
  'by-hand',
  'leader',
  'bonus',
]);
