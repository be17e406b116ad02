/** The odds of commands that roll dice, computed once for each position and seat. */
import type { Message } from '../../kernel/messages';
import type { Odd } from '../../kernel/helper';
import { type Chance, odds } from '../../kernel/odds';
import type { Speech } from '../i18n/wording';
import type { Reading } from './reading';

/** One outcome as a bar: its chance and its effect. `width` is in percent. */
export interface OddsBar {
  readonly percent: string;
  readonly width: number;
  readonly label: string;
}

interface Page {
  readonly at: string;
  readonly bars: Map<string, readonly OddsBar[]>;
}
const pages = new WeakMap<object, Page>();

/** More rows than this are not read: the least likely share one. */
const MOST_ROWS = 5;

/** A percentage as short as is true, in the reader's notation: 62.5, 100, 0.5, and never 0 for a possible outcome. */
const percent = ({ language }: Speech, probability: number): string => {
  const shown = Math.round(probability * 1000) / 10;
  const written = (value: number): string => value.toLocaleString(language);
  return shown === 0 && probability > 0 ? `< ${written(0.1)}` : written(shown);
};

/** A probability as a bar with its name. */
export const barOf = ({ speech }: Pick<Reading, 'speech'>, probability: number, label: string): OddsBar => ({
  percent: speech.format('RT.table.percent', { value: percent(speech, probability) }),
  width: Math.round(probability * 1000) / 10,
  label,
});

/** Outcomes in words, with their chances. */
type Results = readonly (readonly [label: string, probability: number])[];

/** The likeliest first, equal labels merged, and the excess in one last row. */
export const asBars = (reading: Reading, results: Results): readonly OddsBar[] => {
  const together = new Map<string, number>();
  for (const [label, probability] of results) together.set(label, (together.get(label) ?? 0) + probability);
  // if all outcomes have one label, nothing depends on the roll
  if (together.size < 2) return [];
  const sorted = [...together].toSorted(([, a], [, b]) => b - a);
  const shown = sorted.length > MOST_ROWS ? sorted.slice(0, MOST_ROWS - 1) : sorted;
  const rest = sorted.slice(shown.length).reduce((sum, [, probability]) => sum + probability, 0);
  return [
    ...shown.map(([label, probability]) => barOf(reading, probability, label)),
    ...(rest > 0 ? [barOf(reading, rest, reading.speech.localize('RT.table.odds-rest'))] : []),
  ];
};

const isRoll = (event: Message): boolean => event.kind.endsWith('-rolled') || event.kind === 'rolled';

/** The events that differ between outcomes: only they need words. */
const results = (all: readonly Chance[]): readonly (readonly Message[])[] => {
  const told = all.map(({ events }) => {
    const seen = events.filter(event => event.kind !== 'agenda' && !isRoll(event));
    // a casualty is named by its fate, not by the die
    const after = seen.filter(event => !Object.hasOwn(event, 'die'));
    return after.length ? after : seen;
  });
  const keys = told.map(events => new Set(events.map(event => JSON.stringify(event))));
  return told.map(events => events.filter(event => !keys.every(own => own.has(JSON.stringify(event)))));
};

const compute = (reading: Reading, seat: string, command: Message): Results => {
  const {
    client: { game, timeline },
    words,
    speech,
  } = reading;
  const all = odds(game, timeline.state, seat, command) ?? [];
  return results(all).map((events, n) => {
    const label = [...new Set(events.map(words.event).filter(Boolean))].slice(0, 2).join(' ');
    return [label || speech.localize('RT.table.odds-nothing'), all[n]?.probability ?? 0];
  });
};

/** Odds in a game's own words. */
export const told = ({ words }: Reading, all: readonly Odd[]): Results =>
  all.map(({ word, params, probability }) => [words.text(`lines.${word}`, params), probability]);

const barsOf = (reading: Reading, seat: string, command: Message): readonly OddsBar[] => {
  const {
    client: { presentation, timeline },
  } = reading;
  const own = presentation.sum?.(timeline.state, seat, command)?.odds;
  return asBars(reading, own ? told(reading, own) : compute(reading, seat, command));
};

/** The bars of a command; empty if its rolls do not matter. */
export const oddsOf = (reading: Reading, seat: string, command: Message): readonly OddsBar[] => {
  const { client } = reading;
  const { timeline } = client;
  const key = JSON.stringify(command);
  const at = `${timeline.revision} ${timeline.hash} ${seat}`;
  const known = pages.get(client);
  const page = known?.at === at ? known : { at, bars: new Map<string, readonly OddsBar[]>() };
  pages.set(client, page);
  const bars = page.bars.get(key) ?? barsOf(reading, seat, command);
  page.bars.set(key, bars);
  return bars;
};
