/** §8.1 Carries out a Non-player's decisions one by one, by the same rules as for players. */
import type { Folds } from '../../../kernel/messages';
import type { State, AllBridges } from '../state';
import type { NonplayerEvent } from './vocabulary';
import { WEAPONS } from './event-conditions';
import type { Outcome } from '../../../kernel/rule';
import { spendsNewsAfterAnyLimited, whoLetsPlay } from '../options';
import type { RuleFor, StepsHere } from '../rules/common';
import { openBoxes, kindOfBox } from '../sequence';
import { isSide, PASSES, SEATS, type Command, type Event, type Step, type StepOf } from '../vocabulary';
import { chanceOf } from './chance';
import { decide, leave } from './decide';
import type { Question } from './types';
import { ruleFor, type LooseRule } from './legality';
import { askedNonplayer, frameUnder, withFrame, type AnySteps } from './seats';

/** Events that only explain change nothing; the "NP to play" marker lies on a card. */
const same = (state: State): State => state;

export const nonplayerFolds: Pick<Folds<AllBridges>, NonplayerEvent['kind']> = {
  'nonplayer-option': same,
  'nonplayer-marked': (state, { seat, card }) => ({ ...state, marked: { ...state.marked, [seat]: card } }),
  'nonplayer-unmarked': (state, { seat }) => {
    const { [seat]: _, ...marked } = state.marked ?? {};
    return { ...state, marked };
  },
  'nonplayer-card-drawn': same,
  'nonplayer-card-discarded': same,
  // (#11) the die is rolled before the Event is taken, and decides its effect
  'nonplayer-rolled': (state, { die, on }) =>
    on === 'roll-event' && state.piles.current[0] === WEAPONS ? { ...state, eventDie: { card: WEAPONS, die } } : state,
  'event-declined': same,
  'special-passed-over': same,
  'choice-narrowed': same,
  'choice-by-chance': same,
  'choice-made': same,
  'priority-void': same,
  'spaces-fell-out': same,
  'priority-closed': same,
  'condition-unmet': same,
  'priority-tried': same,
  'priority-narrowed': same,
  'chosen-randomly': same,
};

/** A player lets it happen: only one may, so that nobody can choose who rolls. */
const letPlay: RuleFor<'nonplayer-due', 'let-play'> = {
  section: '§8.1',
  offers: () => [{ kind: 'let-play' }],
  decide: ({ step }) => ({ then: [{ kind: 'nonplayer', seat: step.seat }] }),
};

/**
 * §8.1 Players do something else by hand instead. A Faction whose whole turn is skipped counts as passed: its
 * cylinder leaves the Eligible box, without a gain.
 */
const passOver: RuleFor<'nonplayer-due', 'pass-over'> = {
  section: '§8.1',
  offers: () => [{ kind: 'pass-over' }],
  decide({ state, step: { seat } }) {
    const told: Event = { kind: 'nonplayer-option', seat, option: 'turn-by-hand' };
    const box = PASSES.find(place => SEATS.every(one => state.cylinders[one] !== place));
    const isTurn = state.agenda[1]?.kind === 'faction' && box !== undefined;
    const events: readonly Event[] = [told, ...(isTurn ? [{ kind: 'passed', seat, box } as const] : [])];
    return { events, then: state.agenda.slice(2), instead: true };
  },
};

/** §8.2.4 A Command no larger than a Limited one is recorded as Limited, if its box is open. */
const recorded = (state: State, { limited, seat, special, uses }: StepOf<'nonplayer-card'>): readonly Event[] => {
  const isSlight = !limited && special !== 'done' && uses <= 1;
  const box = isSlight ? openBoxes(state).find(one => kindOfBox(one) === 'limited') : undefined;
  return box && state.cylinders[seat].endsWith('command') ? [{ kind: 'cylinder-moved', seat, to: box }] : [];
};

/**
 * One decision: its command is carried out as if the seat had given it. The question is removed, unless the command
 * may be given at any time; the card is put back with its progress.
 */
const acted = (
  base: AnySteps,
  anytime: readonly LooseRule[],
  folds: Folds<AllBridges>,
  state: State,
  dice: Parameters<typeof chanceOf>[0],
): Outcome<AllBridges> => {
  const beneath: State = { ...state, agenda: state.agenda.slice(1) };
  const asked = askedNonplayer(base, beneath);
  if (!asked) return {};
  const { answers, rules, seat, step } = asked;
  const at = { state: beneath, seat, step };
  const find = (command: Command): LooseRule | undefined => ruleFor([...rules, ...anytime], at, command);
  const frame = frameUnder(beneath.agenda, seat);
  const question: Question = {
    state: beneath,
    seat,
    answers,
    isLegal: one => find(one) !== undefined,
    chance: chanceOf(dice),
    ...(frame && { frame }),
  };
  const { command: decided, notes, frame: after } = decide(question);
  // the question must be answered: a decision that changes nothing would be asked for endlessly
  const command = find(decided) ? decided : leave(question);
  const rule = find(command);
  if (!rule) return { events: notes };
  // rules read the card's own die from beneath the Command
  const held: State = after ? { ...beneath, agenda: withFrame(beneath.agenda, after) } : beneath;
  const { events = [], then = [], instead } = rule.decide({ ...at, state: held }, command, dice);
  const rest = rules.includes(rule) ? held.agenda.slice(1) : held.agenda;
  // events may note something on a frame that stays, so take the agenda from after them
  const noted = folded(folds, { ...held, agenda: rest }, events);
  const agenda: readonly Step[] = [...then, ...(instead ? [] : noted.agenda)];
  // a new Command has no card beneath it yet; an older card may have noted something
  const card = frameUnder(agenda, seat) ?? after;
  return { events: [...notes, ...events], then: card ? withFrame(agenda, card) : agenda, instead: true };
};
const folded = (folds: Folds<AllBridges>, state: State, events: readonly Event[]): State =>
  // each fold gets events of its own kind
  events.reduce((now, event) => (folds[event.kind] as (state: State, event: Event) => State)(now, event), state);

/** §8.1.4 (5) A side spends News after a Limited Command, whatever led to it. */
const newsAfter = ({ fought, seat }: StepOf<'nonplayer-card'>): readonly Step[] =>
  isSide(seat) ? [{ kind: 'second-limited', seat, ...(fought && { fought }) }] : [];

/** Wraps the game's steps with those of Non-players, who answer their questions. */
export const nonplayerSteps = (base: AnySteps, anytime: readonly LooseRule[], folds: Folds<AllBridges>) =>
  ({
    'nonplayer-due': {
      section: '§8.1',
      seats: state => whoLetsPlay(state.options),
      answers: { 'pass-over': passOver, 'let-play': letPlay },
      stuck: (_state, { seat }) => ({ then: [{ kind: 'nonplayer', seat }] }),
    },
    nonplayer: { section: '§8.1', run: (state, _step, dice) => acted(base, anytime, folds, state, dice) },
    // §8.1.4 (9) the cards go back
    'nonplayer-card': {
      section: '§8.2',
      run(state, step) {
        const events = recorded(state, step);
        return { events, then: events.length && spendsNewsAfterAnyLimited(state) ? newsAfter(step) : [] };
      },
    },
  }) satisfies StepsHere<'nonplayer-due' | 'nonplayer' | 'nonplayer-card'>;
