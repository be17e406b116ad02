/** A Non-player's answer: its card's next step, or its general priorities. */
import { termsOf } from '../rules/common';
import { PER_RESOURCE } from '../rules/foreign-relations';
import { planOf } from '../rules/plans';
import {
  COMMANDS,
  SPECIALS,
  type Command,
  type CommandName,
  type Operation,
  type SpecialName,
  type CardFrame,
  type Scripted,
  type Step,
} from '../vocabulary';
import { activates } from './agitating';
import { cardFor, cardOf, specialFor } from './groups';
import { oneOf } from './chance';
import { choiceFor } from './choices';
import type { Decision, Question } from './types';
import { drawCard, freshFrame, plannedSpecial } from './draw';
import { nextOf } from './priorities';
import { turnOption } from './turn-options';
import { NONPLAYER_DECKS } from './vocabulary';

const DONE: Command = { kind: 'done' };
const DECLINE: Command = { kind: 'decline' };
const isCommand = (kind: string): kind is CommandName => COMMANDS.some(one => one === kind);
const isSpecial = (kind: string): kind is SpecialName => SPECIALS.some(one => one === kind);

/** Ends the step, or gives any answer: nothing more is wanted here. */
export const leave = ({ answers, chance, isLegal }: Question): Command =>
  isLegal(DONE) ? DONE : isLegal(DECLINE) ? DECLINE : oneOf(chance, answers);

/** The next command decided beforehand, if the step that it answers is asked. */
const scripted = ({ isLegal, state }: Question, frame: CardFrame): Decision | undefined => {
  const [top] = state.agenda;
  const next = frame.script.findIndex(({ at, give }) => at === top?.kind && isLegal(give));
  const entry: Scripted | undefined = frame.script[next];
  return entry && { command: entry.give, notes: [], frame: { ...frame, script: frame.script.slice(next + 1) } };
};

/** §8.2.3 A Command continues with its card's next priority, or ends. */
const byPriority = (question: Question, command: CommandName): Decision => {
  const { chance, isLegal, seat, state } = question;
  const own = cardFor(state, seat, command);
  const frame = question.frame ?? (own && freshFrame(seat, own.id, termsOf(state, seat).limited));
  const card = frame && cardOf(frame.card);
  if (!frame || !card || card.command !== command) return { command: leave(question), notes: [] };
  const turn = {
    of: card.id,
    state,
    seat,
    frame,
    at: planOf(command).start(state, termsOf(state, seat)).kind,
    isLegal,
    chance,
  };
  const { found, notes, frame: after } = nextOf(turn, card.priorities, card.most);
  const [first, ...rest] = found?.script ?? [];
  return found && first
    ? { command: first.give, notes, frame: { ...found.frame, script: rest } }
    : { command: leave(question), notes, frame: after };
};

/** §8.1.6 A Special Activity that an Event gives, or the rest of one. */
const bySpecial = (question: Question, activity: SpecialName): Decision => {
  const { chance, isLegal, seat, state } = question;
  const special = specialFor(seat, activity);
  const [top] = state.agenda;
  if (!special || !top) return choiceFor(question) ?? { command: leave(question), notes: [] };
  const frame = { ...freshFrame(seat, question.frame?.card ?? NONPLAYER_DECKS[seat][0], false), times: timesOf(top) };
  const turn = { of: activity, state, seat, frame, at: top.kind, isLegal, chance };
  const { found, notes } = nextOf(turn, special.priorities, 'no-limit');
  const next = found?.script[investedIn(top)];
  return { command: next?.give ?? leave(question), notes };
};
/** §4.2.2 How much of its script is done: each investment is asked for again, and at last the die. */
const investedIn = (step: Step): number => (step.kind === 'foreign-relations' ? step.target / PER_RESOURCE : 0);
const timesOf = (step: object): number => ('spaces' in step && Array.isArray(step.spaces) ? step.spaces.length : 0);

/** §8.1.6 The Command of a Faction that may choose, and its Special Activity. */
const atOperation = (question: Question, terms: Operation): Decision => {
  const { chance, state } = question;
  if (terms.chosen === 'none') {
    const beneath = { ...state, agenda: state.agenda.slice(1) };
    const { drawn, notes } = drawCard(beneath, terms, chance);
    const [first, ...rest] = drawn?.frame.script ?? [];
    return drawn && first
      ? { command: first.give, notes, frame: { ...drawn.frame, script: rest } }
      : { command: leave(question), notes };
  }
  const { frame } = question;
  const card = frame && cardOf(frame.card);
  if (!frame || !card || frame.special !== 'open') return { command: leave(question), notes: [] };
  const planned = plannedSpecial(state, terms, frame, card.specials, chance);
  const [first, ...rest] = 'script' in planned ? planned.script : [];
  return first
    ? { command: first.give, notes: planned.notes, frame: { ...frame, special: 'done', script: rest } }
    : { command: leave(question), notes: planned.notes, frame: { ...frame, special: 'none' } };
};

export const decide = (question: Question): Decision => {
  const { frame, isLegal, state } = question;
  const [top] = state.agenda;
  const { kind } = top ?? { kind: 'faction' };
  const before = frame && scripted(question, frame);
  if (before) return before;
  if (kind === 'faction') return turnOption(question);
  if (top?.kind === 'operation') return atOperation(question, top);
  if (isCommand(kind)) return byPriority(question, kind);
  if (isSpecial(kind)) return bySpecial(question, kind);
  const activated = kind === 'activating' ? activates(question) : undefined;
  if (activated) return activated;
  const choice = choiceFor(question);
  return choice && isLegal(choice.command) ? choice : { command: leave(question), notes: choice?.notes ?? [] };
};
