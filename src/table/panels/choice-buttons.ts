/** One choice as a button: its words, price and chance, and why it is impossible. */
import { foresee } from '../../kernel/preview';
import type { Sum } from '../../kernel/helper';
import type { Message } from '../../kernel/messages';
import type { Choice } from '../../kernel/offers';
import type { AnyTypes } from '../record/model';
import { lineText, linesText, type LineText } from './key-figures';
import { barOf, type OddsBar, oddsOf } from './odds-book';
import type { Reading } from './reading';

export interface ChoiceButton {
  readonly command: string;
  readonly label: string;
  /** The whole sentence, if the label is only the candidate's name. */
  readonly sentence: string;
  /** The accessible name: all visible text as shown, then the sentence. */
  readonly name: string;
  /** The ids it mentions, for the board to highlight. */
  readonly ids: string;
  readonly primary: boolean;
  readonly odds: readonly OddsBar[];
  /** Many outcomes of one of several choices are folded, so that they do not push others out of view. */
  readonly areOddsFolded: boolean;
  /** The arithmetic, shown if few choices leave room; else a tooltip. */
  readonly lines: readonly LineText[];
  readonly sum: string;
  /** Its meaning, in a sentence under its label, if few choices leave room. */
  readonly note: string;
  /** What a name alone does not say, in a few words beside the label. */
  readonly meaning: string;
  /** A price or a number to roll against, on the button. */
  readonly brief: string;
  /** What it costs, in words. */
  readonly price: string;
  /** How likely it succeeds; its label is empty. */
  readonly chance?: OddsBar;
  /** The warning on a button that cannot be taken back. */
  readonly final: string;
  readonly refusal?: { readonly text: string; readonly section: string; readonly mark: string };
}

/** A button under a label; the name follows it. */
export const labelled = (button: Omit<ChoiceButton, 'label' | 'name'>, label: string): ChoiceButton => {
  const { sentence, meaning, price, brief, chance, final, note } = button;
  const seen = (first: string): string =>
    [first, meaning, price || brief, chance?.percent, final, note].filter(Boolean).join(', ');
  return { ...button, label, name: sentence.endsWith(label) ? seen(sentence) : `${seen(label)}: ${sentence}` };
};

/** A row of a menu that is no command of the rules. */
export const bareButton = (label: string): ChoiceButton => ({
  command: '',
  label,
  sentence: label,
  name: label,
  ids: '',
  primary: false,
  odds: [],
  areOddsFolded: false,
  lines: [],
  sum: '',
  note: '',
  meaning: '',
  brief: '',
  price: '',
  final: '',
});

/** How many outcomes are shown under one of several choices. */
const OPEN_ODDS = 3;

export type Known = Choice<AnyTypes>;

/** The values of a command by field. */
export const fieldsOf = ({ kind: _, ...fields }: Message): Readonly<Record<string, unknown>> => ({ ...fields });

/** The ids that a command speaks of. */
export const namesIn = (command: Message): readonly string[] =>
  Object.values(fieldsOf(command)).filter(value => typeof value === 'string');

export const isBare = (command: Message): boolean => Object.keys(fieldsOf(command)).length === 0;

/** How a button is made: `short` if its heading says the rest, `roomy` if few choices leave room. */
export interface Making {
  readonly short: boolean;
  readonly roomy: boolean;
  readonly primary: Message | undefined;
  /** They answer the question, so their prices are computed. */
  readonly priced: boolean;
}

/** A value of a command in words. */
export const saidOf = ({ words }: Pick<Reading, 'words'>, value: unknown): string =>
  typeof value === 'string' ? words.name(value) : String(value);

/** The arithmetic of a command: the game's own, or what surely follows it. */
export const sumOf = (
  { client: { game, presentation, timeline } }: Reading,
  seat: string,
  command: Message,
  priced: boolean,
): Sum | undefined => {
  const own = presentation.sum?.(timeline.state, seat, command);
  if (own || !priced || !presentation.priceOf) return own;
  const foreseen = foresee(game, timeline.state, seat, command);
  return foreseen && presentation.priceOf(command, foreseen.events, seat);
};

const finalText = ({ client: { game, timeline }, speech }: Reading, seat: string, command: Message): string =>
  foresee(game, timeline.state, seat, command)?.isFinal === true ? speech.localize('RT.table.final') : '';

/** Makes the buttons of a seat's choices. */
export const buttonOf =
  (reading: Reading, seat: string, { short, roomy, primary, priced }: Making) =>
  ({ command, section, refusal }: Known): ChoiceButton => {
    const { words } = reading;
    const sentence = words.command(command);
    const ids = namesIn(command);
    const named = Object.values(fieldsOf(command)).map(value => saidOf(reading, value));
    const sum = sumOf(reading, seat, command, priced && !refusal);
    const lines = (sum?.lines ?? []).map(lineText(reading));
    const isOpen = !refusal;
    const hasRoom = roomy && isOpen && !short;
    // a line without a value is no arithmetic, but an explanation
    const note = lines.length === 1 && !lines[0]?.value ? lines[0]?.text : undefined;
    const key = reading.client.presentation.meaning?.(command);
    const meaning = key === undefined ? '' : words.text(key);
    const isSentence = meaning.endsWith('.');
    const bars = roomy && isOpen ? oddsOf(reading, seat, command) : [];
    const button = {
      command: JSON.stringify(command),
      sentence,
      ids: [...ids, reading.client.presentation.slotOf?.(command) ?? []].flat().join(' '),
      primary: command === primary,
      odds: bars,
      areOddsFolded: bars.length > OPEN_ODDS && !isBare(command),
      lines: hasRoom && note === undefined ? lines : [],
      // a tooltip does not repeat what is shown beside the button
      sum: hasRoom ? '' : linesText(lines) || (isSentence ? meaning : ''),
      note: hasRoom ? (note ?? '') : '',
      meaning: isOpen && !isSentence ? meaning : '',
      brief: sum?.brief ?? '',
      price: sum?.price ? lineText(reading)(sum.price).text : '',
      final: roomy && isOpen ? finalText(reading, seat, command) : '',
      ...(sum?.chance !== undefined && isOpen && { chance: barOf(reading, sum.chance, '') }),
      ...(refusal && {
        refusal: {
          text: words.refusal(refusal, command),
          section: words.section(refusal.section || section),
          mark: refusal.section || section,
        },
      }),
    };
    return labelled(button, short && ids.length ? named.join(' · ') : sentence);
  };

/**
 * Buttons with the same text name where their counters lie. If they still cannot be distinguished (copies of a card in
 * one hand), they are one button.
 */
export const distinct = (
  buttons: readonly ChoiceButton[],
  placeOf: (id: string) => string | undefined,
): readonly ChoiceButton[] => {
  const times = new Map<string, number>();
  for (const { sentence } of buttons) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  const seen = new Set<string>();
  return buttons
    .map(button => {
      const same = (times.get(button.sentence) ?? 0) > 1;
      const where = same ? [...new Set(button.ids.split(' ').flatMap(id => placeOf(id) ?? []))].join(', ') : '';
      return where
        ? labelled({ ...button, sentence: `${button.sentence} (${where})` }, `${button.label} (${where})`)
        : button;
    })
    .filter(({ sentence }) => !seen.has(sentence) && seen.add(sentence));
};
