/** The Helpers window: a game's tools with their questions, sums, odds and findings. */
import { diceOf } from '../../kernel/dice';
import type { Finding, Helper, Input, Values } from '../../kernel/helper';
import { inOrder, isDue } from './due-helpers';
import { type Corrections, corrected, type Read, readBy } from './what-if';
import type { AnyTypes } from '../record/model';
import { foundPanel, type FoundPanel } from './finding-text';
import { lineText, type LineText } from './key-figures';
import { barOf, type OddsBar } from './odds-book';
import { seatName, type Reading } from './reading';

export interface HelperField {
  readonly id: string;
  readonly name: string;
  readonly choice?: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  readonly several?: readonly { readonly value: string; readonly name: string; readonly on: boolean }[];
  readonly number?: { readonly value: number; readonly min: number; readonly max: number };
  readonly toggle?: { readonly on: boolean };
}
/** A number read from the table. */
export interface ReadField {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly isCorrected: boolean;
}
export interface HelpersPanel {
  readonly helpers: readonly {
    readonly id: string;
    readonly name: string;
    readonly on: boolean;
    /** Needed for the present question. */
    readonly due: boolean;
  }[];
  readonly name: string;
  readonly hint: string;
  readonly section: string;
  readonly mark: string;
  readonly fields: readonly HelperField[];
  readonly lines: readonly LineText[];
  readonly odds: readonly OddsBar[];
  readonly refusal?: { readonly text: string; readonly section: string; readonly mark: string };
  /** Does it roll dice with these answers? Otherwise its result is there at once. */
  readonly rolls: boolean;
  readonly found?: FoundPanel;
  /** What was recognized on a map without a table. */
  readonly map?: string;
  /** The values it has read, for correction; empty while folded. */
  readonly reads: readonly ReadField[];
  readonly isCorrected: boolean;
}
export type AnyHelper = Helper<AnyTypes>;

interface Range {
  readonly min: number;
  readonly max: number;
}
const isWithin = (value: Values[string] | undefined, { min, max }: Range): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** The answers for the questions as they now are: a default where there is none or it no longer fits. */
export const answers = (helper: AnyHelper, state: AnyTypes['state'], given: Values): Values => {
  const pick = (input: Input): Values[string] => {
    const value = given[input.id];
    switch (input.kind) {
      case 'choice':
        return typeof value === 'string' && input.values.includes(value) ? value : input.default;
      case 'several':
        return Array.isArray(value) ? value.filter(one => input.values.includes(one)) : input.default;
      case 'number':
        return isWithin(value, input) ? value : input.default;
      case 'toggle':
        return typeof value === 'boolean' ? value : input.default;
    }
  };
  // called twice, because an answer may narrow a later question
  const once = (values: Values): Values =>
    Object.fromEntries(helper.inputs(state, values).map(input => [input.id, pick(input)]));
  return once({ ...given, ...once(given) });
};

const seatsAt = ({ game, timeline }: Reading['client']): readonly string[] => game.seats(timeline.head.options);

const nameOf = (reading: Reading, id: string): string =>
  seatsAt(reading.client).includes(id) ? seatName(reading, id) : reading.words.name(id);

const fieldOf =
  (reading: Reading, helper: AnyHelper, values: Values) =>
  (input: Input): HelperField => {
    const base = { id: input.id, name: reading.words.text(`helpers.${helper.id}.${input.id}`) };
    const value = values[input.id];
    const listed = (all: readonly string[], on: (one: string) => boolean) =>
      all.map(one => ({ value: one, name: nameOf(reading, one), on: on(one) }));
    switch (input.kind) {
      case 'choice':
        return { ...base, choice: listed(input.values, one => one === value) };
      case 'several':
        return {
          ...base,
          several: listed(input.values, one => Array.isArray(value) && value.includes(one)),
        };
      case 'number':
        return { ...base, number: { value: Number(value), min: input.min, max: input.max } };
      case 'toggle':
        return { ...base, toggle: { on: value === true } };
    }
  };

/** A slot or track by its caption on the board. */
const placeOf = ({ client: { presentation }, words }: Reading, id: string): string => {
  const { spaces, slots, tracks } = presentation.board;
  const caption = [...spaces, ...slots, ...tracks].find(one => one.id === id)?.word;
  const own = words.name(id);
  return own === id && caption !== undefined ? words.text(caption) : own;
};

const readField = (reading: Reading, { id, piece, at, value }: Read, to: number | undefined): ReadField => ({
  id,
  name:
    at === undefined
      ? placeOf(reading, piece)
      : reading.speech.format('RT.guide.at', { piece: nameOf(reading, piece), place: placeOf(reading, at) }),
  value: to ?? value,
  isCorrected: to !== undefined && to !== value,
});

/** What was recognized on a map without a table, and what was not; undefined at a table. */
export const mapText = ({ client, speech }: Reading): string | undefined => {
  if (!client.onMap) return undefined;
  const { counted, unknown } = client.onMap;
  const named = [...new Set(unknown)].slice(0, MOST_NAMED).map(name => name || '?');
  const rest = new Set(unknown).size - named.length;
  const more = rest > 0 ? ` ${speech.format('RT.guide.more', { count: String(rest) })}` : '';
  const read = speech.format('RT.guide.counted', { count: String(counted) });
  if (!unknown.length) return read;
  const names = `${named.join(', ')}${more}`;
  return `${read} ${speech.format('RT.guide.not-understood', { count: String(unknown.length), names })}`;
};
/** The most names in a line. */
const MOST_NAMED = 5;

/** A helper's questions as "question: answer", for readers of its result. */
export const askedText = (reading: Reading, helper: string, values: Values): readonly string[] => {
  const said = (value: Values[string]): string => {
    if (typeof value === 'boolean') return reading.speech.localize(value ? 'RT.table.yes' : 'RT.table.no');
    if (typeof value === 'number') return String(value);
    return typeof value === 'string' ? nameOf(reading, value) : value.map(one => nameOf(reading, one)).join(', ');
  };
  return Object.entries(values)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([id, value]) => `${reading.words.text(`helpers.${helper}.${id}`)}: ${said(value)}`);
};

/** Is this a question? One without possible answers is not. */
const isAsked = (input: Input): boolean => input.kind !== 'several' || input.values.length > 0;

/** Stops a helper at its first roll. */
class FirstDie extends Error {}
const stopping = diceOf({
  roll: () => {
    throw new FirstDie();
  },
  shuffle: () => {
    throw new FirstDie();
  },
});

/**
 * What a helper finds without dice; undefined if it refuses these answers or rolls. It runs up to the first roll, because
 * with fixed dice a contest might never end.
 */
export const foundWithoutDice = (helper: AnyHelper, state: AnyTypes['state'], values: Values): Finding | undefined => {
  if (helper.preview(state, values).refusal) return undefined;
  try {
    const finding = helper.run(state, values, stopping);
    return finding.rolls.length > 0 ? undefined : finding;
  } catch (thrown) {
    if (thrown instanceof FirstDie) return undefined;
    throw thrown;
  }
};

/** How the table is read: with which corrections, and whether the read values are shown. */
export interface ReadingOptions {
  readonly corrections?: Corrections;
  readonly reads?: boolean;
}

export const helpersPanel = (
  reading: Reading,
  chosen: string | undefined,
  given: Values,
  finding: Finding | undefined,
  { corrections = {}, reads = false }: ReadingOptions = {},
): HelpersPanel => {
  const {
    client: { game, presentation, timeline },
    words,
  } = reading;
  const all = inOrder(presentation.helpers, timeline.state);
  const helper = all.find(one => one.id === chosen) ?? all[0];
  const helpers = all.map(one => ({
    id: one.id,
    name: words.text(`helpers.${one.id}.name`),
    on: one.id === helper?.id,
    due: isDue(one, timeline.state),
  }));
  const nothing = { fields: [], lines: [], odds: [], rolls: false, reads: [], isCorrected: false };
  if (!helper) return { helpers, name: '', hint: '', section: '', mark: '', ...nothing };
  const state = corrected(game, timeline.state, corrections);
  const values = answers(helper, state, given);
  const preview = helper.preview(state, values);
  const map = mapText(reading);
  const computed = foundWithoutDice(helper, state, values);
  const found = finding ?? computed;
  return {
    helpers,
    ...(map !== undefined && { map }),
    name: words.text(`helpers.${helper.id}.name`),
    hint: words.text(`helpers.${helper.id}.hint`),
    section: words.section(helper.section),
    mark: helper.section,
    fields: helper
      .inputs(state, values)
      .filter(isAsked)
      .map(fieldOf(reading, helper, values)),
    lines: preview.lines.map(lineText(reading)),
    odds: preview.odds.map(({ word, params, probability }) =>
      barOf(reading, probability, words.text(`lines.${word}`, params)),
    ),
    rolls: computed === undefined,
    ...(preview.refusal && {
      refusal: {
        text: words.refusal(preview.refusal),
        section: words.section(preview.refusal.section),
        mark: preview.refusal.section,
      },
    }),
    reads: reads
      ? readBy(game, helper, timeline.state, values).map(read => readField(reading, read, corrections[read.id]))
      : [],
    isCorrected: state !== timeline.state,
    ...(found && { found: foundPanel(reading, found) }),
  };
};
