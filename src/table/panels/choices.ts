/** What a seat may do now, grouped by kind. Illegal choices stay visible with the section that forbids them. */
import { entryOf } from '../../kernel/lookup';
import type { AnyGame, AnyTypes } from '../record/model';
import { toAct } from '../../kernel/agenda';
import type { Message } from '../../kernel/messages';
import { choices } from '../../kernel/offers';
import { isPass } from '../../kernel/reaction-windows';
import { windowIn } from '../judgement/reaction-window';
import { buttonOf, type ChoiceButton, distinct, isBare, type Known, namesIn } from './choice-buttons';
import { arranged, type ChoiceGroup, SHORT_FROM } from './choice-groups';
import { byThing, type KindOfChoice } from './choice-things';
import { oddsOf } from './odds-book';
import { type FormPanel, formPanel } from './form';
import type { Reading } from './reading';
import { whereabouts } from './counter-place';

// Commands that are possible at any time: they are kept apart, because answers to the question come first.

/** Does a kind of command not answer the question on top? */
export const isAnytime = (game: Pick<AnyGame, 'steps'>, state: AnyTypes['state']): ((kind: string) => boolean) => {
  const [step] = state.agenda;
  const answers = (step && entryOf<{ readonly answers?: object }>(game.steps, step.kind)?.answers) ?? {};
  return kind => !Object.hasOwn(answers, kind);
};

export interface ChoicesPanel {
  /** Choices without a candidate: a roll, drawing cards, the only answer. They stay in view. */
  readonly main: readonly ChoiceButton[];
  /** Choices that pass, decline or end: muted, below everything else, and always in view. */
  readonly closing: readonly ChoiceButton[];
  /** The reader has answered: `main` quietly takes it back. */
  readonly isAnswered: boolean;
  readonly groups: readonly ChoiceGroup[];
  /** The form's answers as buttons, folded. */
  readonly inForm: readonly ChoiceGroup[];
  readonly form?: FormPanel;
  /** Possible at any time; folded. */
  readonly anytime: readonly ChoiceGroup[];
  /** Groups in which nothing is legal. */
  readonly notNow: readonly ChoiceButton[];
  readonly notNowCount: string;
  readonly chosen?: string;
  readonly none: boolean;
  /** There are so many that typing can narrow them. */
  readonly isLong: boolean;
}

/** What is chosen in the hand or on the board: its name, and the commands that mean it. */
export interface Chosen {
  readonly name: string;
  means(command: Message): boolean;
}

/** With more choices of a kind than this, odds are computed only for a chosen one. */
const WITH_ODDS = 3;
const LONG_FROM = 13;

/** The ids that legal commands of the current seat mention, each with the number of commands: what is playable. */
export const playable = ({ client: { game, timeline, seat } }: Reading): ReadonlyMap<string, readonly Message[]> => {
  const found = new Map<string, Message[]>();
  if (seat === undefined || !timeline.begun || timeline.ending) return found;
  for (const { command, refusal } of choices(game, timeline.state, seat)) {
    if (refusal) continue;
    for (const id of namesIn(command)) found.set(id, [...(found.get(id) ?? []), command]);
  }
  return found;
};

/**
 * The one move in the strongest colour: the only answer, or the roll that the step waits for; never a pass or end. In
 * a tutorial only the awaited move, since nothing is more prominent.
 */
const primaryOf = (
  reading: Reading,
  seat: string,
  answers: readonly Known[],
  isClosing: (kind: string) => boolean,
): Message | undefined => {
  const legal = answers.filter(({ command, refusal }) => !refusal && !isClosing(command.kind));
  const commands = legal.map(choice => choice.command);
  const found =
    commands.length === 1
      ? commands[0]
      : commands.filter(isBare).find(command => oddsOf(reading, seat, command).length > 0);
  const { lesson } = reading.client;
  return !lesson || JSON.stringify(found) === JSON.stringify(lesson.awaited) ? found : undefined;
};

const byKind = (all: readonly Known[]): ReadonlyMap<string, readonly Known[]> => {
  const groups = new Map<string, Known[]>();
  for (const choice of all) {
    const own = groups.get(choice.command.kind) ?? [];
    groups.set(choice.command.kind, own);
    own.push(choice);
  }
  return groups;
};

/** The choices of the current seat; while something is chosen, only those that mean it. */
export const choicesPanel = (reading: Reading, chosen: Chosen | undefined): ChoicesPanel | undefined => {
  const { client, words, speech } = reading;
  const { game, timeline, seat } = client;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return undefined;
  // passing an open window has its own fixed place (`reaction.ts`)
  const window = windowIn(timeline);
  const all = choices(game, timeline.state, seat).filter(({ command }) => !window || !isPass(window, command));
  const spoken = chosen ? all.filter(choice => chosen.means(choice.command)) : [];
  // "done" and the like stay visible whatever is chosen
  const shown = spoken.length ? all.filter(choice => isBare(choice.command) || spoken.includes(choice)) : all;
  const anytimeKind = isAnytime(game, timeline.state);
  const answersIn = (some: readonly Known[]) => some.filter(({ command }) => !anytimeKind(command.kind));
  const answers = answersIn(shown);
  const isAnswered = !toAct(game, timeline.state).includes(seat);
  const closingKinds = new Set<string>(client.presentation.closing ?? []);
  const isClosing = (kind: string): boolean => closingKinds.has(kind);
  const primary = isAnswered
    ? undefined
    : primaryOf(reading, seat, spoken.length ? answersIn(spoken) : answers, isClosing);
  const legalCount = answers.filter(choice => !choice.refusal).length;
  const main: ChoiceButton[] = [];
  const closing: ChoiceButton[] = [];
  const kinds: KindOfChoice[] = [];
  const anytime: ChoiceGroup[] = [];
  const inForm: ChoiceGroup[] = [];
  const form = formPanel(reading);
  const formKinds = new Set<string>(client.presentation.form?.(timeline.state, seat)?.kinds);
  const notNow: ChoiceButton[] = [];
  const placeOf = whereabouts(reading);
  for (const [kind, members] of byKind(shown)) {
    const isOwn = !anytimeKind(kind);
    const short = members.length >= SHORT_FROM;
    const bare = members.every(({ command }) => isBare(command));
    const possible = members.filter(choice => !choice.refusal);
    const make = buttonOf(reading, seat, {
      short,
      roomy: isOwn && (bare || possible.length <= WITH_ODDS),
      primary,
      priced: isOwn,
    });
    const dull = buttonOf(reading, seat, {
      short: short && possible.length > 0,
      roomy: false,
      primary,
      priced: false,
    });
    // equal names are distinguished even if only one command is legal
    const both = [...possible.map(make), ...members.filter(choice => choice.refusal).map(dull)];
    const told = distinct(both, placeOf);
    const legal = told.filter(button => !button.refusal);
    const illegal = told.filter(button => button.refusal);
    if (!legal.length) notNow.push(...illegal);
    // the only answer continues the game, whatever its kind
    else if (bare && isOwn) (isClosing(kind) && legalCount > 1 ? closing : main).push(...legal);
    else if (isOwn && !formKinds.has(kind)) kinds.push({ kind, legal, illegal });
    else (isOwn ? inForm : anytime).push(arranged(reading, kind, words.kind(kind), legal, illegal));
  }
  const things = byThing(reading, kinds);
  return {
    // what continues the game comes first
    main: main.toSorted((a, b) => Number(b.primary) - Number(a.primary)),
    closing,
    isAnswered,
    groups: [
      ...(things ? [things.group] : []),
      ...kinds
        .filter(({ kind }) => !things?.kinds.includes(kind))
        .map(({ kind, legal, illegal }) => arranged(reading, kind, words.kind(kind), legal, illegal)),
    ],
    inForm,
    ...(form && { form }),
    anytime,
    notNow,
    none: all.length === 0,
    isLong: legalCount >= LONG_FROM,
    notNowCount: speech.format('RT.table.not-now', { count: String(notNow.length) }),
    ...(chosen && { chosen: chosen.name }),
  };
};
