/** §8.1.4 A Non-player's turn: the first open option. */
import { textsOf } from '../cards/frame';
import { operation } from '../rules/common';
import { commandsOf } from '../rules/plans';
import { isPropaganda } from '../data/cards';
import { CAPABILITIES } from '../pieces';
import { eligible, kindOfBox, openBoxes, type BoxKind } from '../sequence';
import { isSide, PASSES, SEATS, type ActionBox, type Command, type Event, type CardFrame } from '../vocabulary';
import { telling } from './chance';
import type { Decision, Question } from './types';
import { drawCard, withSpecialFirst } from './draw';
import { hasEffect } from './effective';
import { holdsForEvent } from './event-conditions';
import { CAPABILITY_EVENTS, PASS_SYMBOLS, symbolOf, TRAIN_EVENTS } from './event-symbols';
import type { NonplayerOption } from './vocabulary';
import { needOf } from './wants';

type Open = Readonly<Partial<Record<BoxKind, ActionBox>>>;
const PASS: Command = { kind: 'pass' };

/** The boxes that the rules leave open, by kind. */
const openOf = ({ isLegal, state }: Question): Open =>
  Object.fromEntries(
    openBoxes(state)
      .filter(box => isLegal({ kind: 'take', box }))
      .map(box => [kindOfBox(box), box]),
  );
const cardNow = ({ state }: Question): string => state.piles.current[0] ?? '';
const cardNext = ({ state }: Question): string => state.piles.upcoming[0] ?? '';

const option = ({ seat }: Question, one: NonplayerOption): Event => ({ kind: 'nonplayer-option', seat, option: one });
const taken = (question: Question, one: NonplayerOption, box: ActionBox, frame?: CardFrame): Decision => ({
  command: { kind: 'take', box },
  notes: [option(question, one)],
  ...(frame && { frame }),
});
/** §8.1.4 (2) The marker lies on the next card. */
const passedFor = (question: Question, one: NonplayerOption, card: string): Decision => ({
  command: PASS,
  notes: [option(question, one), { kind: 'nonplayer-marked', seat: question.seat, card }],
});

const isPlayable = ({ state, seat }: Question, card: string): boolean =>
  textsOf(state, card).some(text => hasEffect(state, seat, card, text));

/** §8.1.4 (1), §8.1.5 */
const marked = (question: Question, { event: box }: Open): Decision | undefined => {
  const { seat, state } = question;
  const card = cardNow(question);
  if (!box || state.marked?.[seat] !== card || !isPlayable(question, card)) return undefined;
  const decision = taken(question, 'turn-marked-event', box);
  return { ...decision, notes: [...decision.notes, { kind: 'nonplayer-unmarked', seat }] };
};

/** §8.1.4 (2) */
const passing = (question: Question): Decision | undefined => {
  const next = cardNext(question);
  return PASS_SYMBOLS[question.seat].includes(next) && !isPropaganda(next) && question.isLegal(PASS)
    ? passedFor(question, 'turn-pass-for-next', next)
    : undefined;
};

/** The Reds add as much to twice what they have. */
const MORE_OF_REDS = 2;
const isSureOf = (seat: string, card: string): boolean => seat === 'senate' && TRAIN_EVENTS.includes(card);
/** §8.1.4 (3) Does a die show that the Faction wants a Capability? */
const isWanted = ({ chance, seat, state }: Question, notes: Event[]): boolean => {
  const own = CAPABILITIES.filter(
    marker => state.capabilities[marker].side === seat && state.capabilities[marker].at !== 'aside',
  ).length;
  return telling(chance, seat, 'roll-capability', notes).die() > 2 * own + (seat === 'reds' ? MORE_OF_REDS : 0);
};
const capability = (question: Question, { event }: Open, notes: Event[]): Decision | undefined => {
  const { isLegal, seat, state } = question;
  if (!isSide(seat)) return undefined;
  const now = cardNow(question);
  const next = cardNext(question);
  const isFirstToPass = SEATS.every(one => PASSES.every(place => state.cylinders[one] !== place));
  const canTake = CAPABILITY_EVENTS.includes(now) && isPlayable(question, now);
  const canWait =
    CAPABILITY_EVENTS.includes(next) &&
    (isFirstToPass || isSureOf(seat, next)) &&
    isLegal(PASS) &&
    isPlayable(question, next);
  const take = event !== undefined && canTake ? taken(question, 'turn-capability', event) : undefined;
  const wait = canWait ? passedFor(question, 'turn-capability', next) : undefined;
  if (take && isSureOf(seat, now)) return take;
  if (wait && isSureOf(seat, next)) return wait;
  return (take ?? wait) && isWanted(question, notes) ? (take ?? wait) : undefined;
};

/** §8.1.4 (4), §8.1.5 Why the Event is declined, if it is. */
const declines = ({ chance, seat, state }: Question, card: string, notes: Event[]): string | undefined => {
  const symbol = symbolOf(state, seat, card);
  if (!symbol) return needOf('symbol');
  if (!hasEffect(state, seat, card, symbol.text)) return needOf('an-effect');
  const asked = { state, seat, chance: telling(chance, seat, 'roll-event', notes) };
  const unmet = (symbol.when ?? []).find(name => !holdsForEvent(asked, name));
  return unmet && needOf(unmet);
};
const event = (question: Question, open: Open, notes: Event[]): Decision | undefined => {
  const card = cardNow(question);
  if (!open.event) return undefined;
  const because = declines(question, card, notes);
  if (because === undefined) return taken(question, 'turn-event', open.event);
  notes.push({ kind: 'event-declined', seat: question.seat, card, because });
  return undefined;
};

/** §8.1.4 (5) The last to act executes a full Command; before that there are Limited ones. */
const byCard = (question: Question, { command, limited }: Open): Decision | undefined => {
  const { chance, seat, state } = question;
  const isLast = eligible(state).length === 1;
  const full = isLast ? command : undefined;
  const box = full ?? limited ?? undefined;
  if (!box) return undefined;
  const terms = operation(seat, {
    commands: commandsOf(seat),
    limited: !full,
    special: full ? 'open' : 'none',
  });
  const { drawn, notes } = drawCard(state, terms, chance);
  if (!drawn) return { command: PASS, notes: [...notes, option(question, 'turn-pass')] };
  if (full && drawn.card.specialFirst) {
    const first = withSpecialFirst(state, terms, drawn, chance);
    const all = [...notes, ...first.notes];
    if (!first.frame && limited) {
      // §8.4.5 without its Special Activity only a Limited Command is possible, if that is open
      return told(
        taken(question, 'turn-limited-command', limited, { ...drawn.frame, limited: true, special: 'none' }),
        all,
      );
    }
    return told(taken(question, 'turn-full-command', full, first.frame ?? drawn.frame), all);
  }
  return told(taken(question, full ? 'turn-full-command' : 'turn-limited-command', box, drawn.frame), notes);
};
const told = (decision: Decision, notes: readonly Event[]): Decision => ({
  ...decision,
  notes: [...notes, ...decision.notes],
});

export const turnOption = (question: Question): Decision => {
  const open = openOf(question);
  const before: Event[] = [];
  const decision =
    marked(question, open) ??
    passing(question) ??
    capability(question, open, before) ??
    event(question, open, before) ??
    byCard(question, open) ??
    (open.event && isPlayable(question, cardNow(question))
      ? taken(question, 'turn-only-event', open.event)
      : { command: PASS, notes: [option(question, 'turn-pass')] });
  return told(decision, before);
};
