/** What a seat may do now, grouped by what it is. The illegal stays visible and says which section forbids it. */
import type { Message } from '../../kernel/messages';
import { choices, type Choice } from '../../kernel/offers';
import type { AnyTypes } from '../record/model';
import { oddsOf, type OddsBar } from './odds-book';
import { lineText, linesText, type LineText } from './lines';
import type { Reading } from './reading';
import { whereabouts } from './whereabouts';

export interface ChoiceButton {
  readonly command: string;
  readonly label: string;
  /** The whole sentence, where the label is only the candidate's name. */
  readonly sentence: string;
  /** The ids it speaks of, for the board to light up. */
  readonly ids: string;
  readonly primary: boolean;
  readonly odds: readonly OddsBar[];
  /** The arithmetic behind it, where few choices leave room for that; else a tooltip. */
  readonly lines: readonly LineText[];
  readonly sum: string;
  /** A price or a number to roll against, upon the button. */
  readonly brief: string;
  readonly refusal?: { readonly text: string; readonly section: string };
}
export interface ChoiceGroup {
  readonly kind: string;
  readonly heading: string;
  readonly legal: readonly ChoiceButton[];
  /** Choices of one thing and a number: a row for each thing, its buttons only the numbers. */
  readonly rows: readonly { readonly label: string; readonly ids: string; readonly buttons: readonly ChoiceButton[] }[];
  readonly illegal: readonly ChoiceButton[];
  /** So many illegal ones that they are folded away. */
  readonly folded: boolean;
}
export interface ChoicesPanel {
  readonly groups: readonly ChoiceGroup[];
  /** Groups in which nothing is legal. */
  readonly notNow: readonly ChoiceButton[];
  readonly notNowCount: string;
  readonly chosen?: string;
  readonly none: boolean;
}

type Known = Choice<AnyTypes>;
/** The odds of more commands than this are left until one of them is chosen. */
const WITH_ODDS = 16;
const FOLD_FROM = 4;

const fieldsOf = ({ kind: _, ...fields }: Message): readonly unknown[] => Object.values(fields);
const idsOf = (command: Message): readonly string[] => fieldsOf(command).filter(value => typeof value === 'string');

/** The ids that legal commands of the current seat speak of, each with its number of them: what is playable. */
export const playable = ({ client: { game, timeline, seat } }: Reading): ReadonlyMap<string, readonly Message[]> => {
  const found = new Map<string, Message[]>();
  if (seat === undefined || !timeline.begun || timeline.ending) return found;
  for (const { command, refusal } of choices(game, timeline.state, seat)) {
    if (refusal) continue;
    for (const id of idsOf(command)) found.set(id, [...(found.get(id) ?? []), command]);
  }
  return found;
};

/** The one action that moves the game on: the only legal one, else the roll, else the last bare one (pass, done). */
const primaryOf = (reading: Reading, seat: string, all: readonly Known[]): Message | undefined => {
  const legal = all.filter(choice => !choice.refusal).map(choice => choice.command);
  if (legal.length === 1) return legal[0];
  const bare = legal.filter(command => fieldsOf(command).length === 0);
  return bare.find(command => oddsOf(reading, seat, command).length > 0) ?? bare.at(-1);
};

/** How the buttons of a group are made: `short` where its heading says the rest, `roomy` where few are legal. */
interface Making {
  readonly short: boolean;
  readonly roomy: boolean;
  readonly primary: Message | undefined;
}

const buttonOf =
  (reading: Reading, seat: string, { short, roomy, primary }: Making) =>
  ({ command, section, refusal }: Known): ChoiceButton => {
    const {
      words,
      client: { showing, timeline },
    } = reading;
    const sentence = words.command(command);
    const ids = idsOf(command);
    const named = fieldsOf(command).map(value => (typeof value === 'string' ? words.name(value) : String(value)));
    const sum = showing.sum?.(timeline.state, seat, command);
    const lines = (sum?.lines ?? []).map(lineText(reading));
    return {
      command: JSON.stringify(command),
      sentence,
      label: short && ids.length ? named.join(' · ') : sentence,
      ids: ids.join(' '),
      primary: command === primary,
      odds: roomy && !refusal ? oddsOf(reading, seat, command) : [],
      lines: roomy && !refusal && !short ? lines : [],
      sum: linesText(lines),
      brief: sum?.brief ?? '',
      ...(refusal && { refusal: { text: words.refusal(refusal), section: words.section(refusal.section || section) } }),
    };
  };

/** More choices of a kind than this are rows, if they are of one thing and a number each. */
const MOST_IN_LINE = 12;

const numbersOf = (command: Message): readonly number[] => fieldsOf(command).filter(value => typeof value === 'number');

/** A row for each thing that is chosen together with a number; none where that is not so, or the list is short. */
const rowsOf = ({ words }: Reading, legal: readonly ChoiceButton[]): ChoiceGroup['rows'] => {
  const commands = legal.map(button => JSON.parse(button.command) as Message);
  const areOfOne = commands.every(command => idsOf(command).length === 1 && numbersOf(command).length === 1);
  if (legal.length <= MOST_IN_LINE || !areOfOne || new Set(commands.flatMap(numbersOf)).size < 2) return [];
  return [...new Set(commands.flatMap(idsOf))].map(id => ({
    label: words.name(id),
    ids: id,
    buttons: legal
      .filter((_, n) => idsOf(commands[n] ?? { kind: '' }).includes(id))
      .map(button => ({ ...button, label: String(numbersOf(JSON.parse(button.command) as Message)[0] ?? '') })),
  }));
};

const byKind = (all: readonly Known[]): ReadonlyMap<string, readonly Known[]> => {
  const groups = new Map<string, Known[]>();
  for (const choice of all) groups.set(choice.command.kind, [...(groups.get(choice.command.kind) ?? []), choice]);
  return groups;
};

/**
 * Buttons that say the same are told apart by where their counters lie; those that cannot be told apart, copies of a card in
 * one hand, are one choice.
 */
const distinct = (
  buttons: readonly ChoiceButton[],
  placeOf: (id: string) => string | undefined,
): readonly ChoiceButton[] => {
  const placed = buttons.map(button => {
    const same = buttons.some(other => other !== button && other.sentence === button.sentence);
    const where = same ? [...new Set(button.ids.split(' ').flatMap(id => placeOf(id) ?? []))].join(', ') : '';
    return where
      ? { ...button, label: `${button.label} (${where})`, sentence: `${button.sentence} (${where})` }
      : button;
  });
  return placed.filter((button, n) => placed.findIndex(one => one.sentence === button.sentence) === n);
};

/** The choices of the current seat; those that do not speak of `chosen` are left out while one is. */
export const choicesPanel = (reading: Reading, chosen: string | undefined): ChoicesPanel | undefined => {
  const {
    client: { game, timeline, seat },
    words,
    speech,
  } = reading;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return undefined;
  const all = choices(game, timeline.state, seat);
  const spoken = chosen === undefined ? [] : all.filter(choice => idsOf(choice.command).includes(chosen));
  const shown = spoken.length ? spoken : all;
  const primary = primaryOf(reading, seat, shown);
  const withOdds = shown.filter(choice => !choice.refusal).length <= WITH_ODDS;
  const groups: ChoiceGroup[] = [];
  const notNow: ChoiceButton[] = [];
  const placeOf = whereabouts(reading);
  for (const [kind, members] of byKind(shown)) {
    const short = members.length > 6;
    const make = buttonOf(reading, seat, { short, roomy: withOdds, primary });
    const legal = distinct(members.filter(choice => !choice.refusal).map(make), placeOf);
    const illegal = distinct(
      members
        .filter(choice => choice.refusal)
        .map(choice => buttonOf(reading, seat, { short: short && legal.length > 0, roomy: false, primary })(choice)),
      placeOf,
    );
    // A choice without candidates says it all itself.
    const heading = members.every(choice => idsOf(choice.command).length === 0) ? '' : words.kind(kind);
    const rows = rowsOf(reading, legal);
    if (legal.length) {
      groups.push({
        kind,
        heading,
        legal: rows.length ? [] : legal,
        rows,
        illegal,
        folded: illegal.length >= FOLD_FROM,
      });
    } else notNow.push(...illegal);
  }
  return {
    groups,
    notNow,
    none: all.length === 0,
    notNowCount: speech.format('RT.table.not-now', { count: String(notNow.length) }),
    ...(chosen !== undefined && { chosen: words.name(chosen) }),
  };
};
