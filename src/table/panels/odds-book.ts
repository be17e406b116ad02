/** The odds of rolling commands, reckoned once for each position of a table and seat. */
import type { Message } from '../../kernel/messages';
import type { Odd } from '../../kernel/helper';
import { odds } from '../../kernel/odds';
import type { Reading } from './reading';

/** One outcome as a bar: how likely, and what then happens. `width` is of a hundred. */
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

/** A percentage as briefly as it is true: 62.5, 100, 0.5, and never 0 for what may happen. */
const percent = (probability: number): string => {
  const shown = Math.round(probability * 1000) / 10;
  return shown === 0 && probability > 0 ? '< 0.1' : String(shown);
};

const isRoll = (event: Message): boolean => event.kind.endsWith('-rolled') || event.kind === 'rolled';

/** Odds in a game's own words. */
const told = ({ words, speech }: Reading, all: readonly Odd[]): readonly OddsBar[] =>
  all.map(({ word, params, probability }) => ({
    percent: speech.format('RT.table.percent', { value: percent(probability) }),
    width: Math.round(probability * 1000) / 10,
    label: words.text(`lines.${word}`, params),
  }));

const reckon = (
  { client: { game, timeline }, words, speech }: Reading,
  seat: string,
  command: Message,
): readonly OddsBar[] =>
  (odds(game, timeline.state, seat, command) ?? [])
    .map(({ probability, events }) => {
      const seen = events.filter(event => event.kind !== 'agenda');
      const results = seen.filter(event => !isRoll(event));
      return {
        percent: speech.format('RT.table.percent', { value: percent(probability) }),
        width: Math.round(probability * 1000) / 10,
        label: (results.length ? results : seen).slice(0, 2).map(words.event).filter(Boolean).join(' '),
      };
    })
    .sort((a, b) => b.width - a.width);

const barsOf = (reading: Reading, seat: string, command: Message): readonly OddsBar[] => {
  const {
    client: { showing, timeline },
  } = reading;
  const own = showing.sum?.(timeline.state, seat, command)?.odds;
  return own ? told(reading, own) : reckon(reading, seat, command);
};

/** The bars of a command; none if it rolls nothing. */
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
