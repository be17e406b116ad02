/** The tag at a highlighted place: the price of going there, and the result. */
import type { Message } from '../../kernel/messages';
import { sumOf } from '../panels/choice-buttons';
import { lineText } from '../panels/key-figures';
import type { Reading } from '../panels/reading';
import { around } from './hit-targets';
import type { Box, Point } from '../../kernel/board';
import type { Target } from './targets';
import type { BoardView } from './view';

export interface Tag {
  readonly key: string;
  /** Its lower right corner. */
  readonly at: Point;
  /** The price, as printed in a coin; empty if nothing is paid. */
  readonly price: string;
  /** The result in short; empty if it is not shown. */
  readonly gist: string;
  /** Both as a sentence. */
  readonly said: string;
}

/** With more places, or more choices at a place, tags would hide the board. */
const MOST_PLACES = 24;
const MOST_WAYS = 6;
const MOST_GISTS = 2;
const BETWEEN = ' / ';

interface Worth {
  readonly price: string;
  readonly paid: string;
  readonly gist: string;
}

const worthOf = (reading: Reading, seat: string, command: Message): Worth => {
  const { presentation, timeline } = reading.client;
  const sum = sumOf(reading, seat, command, true);
  const own = presentation.gist?.(timeline.state, seat, command);
  const price = sum?.price ? (sum.brief ?? '') : '';
  return {
    price,
    paid: price && sum?.price ? lineText(reading)(sum.price).text : '',
    gist: own ? lineText(reading)(own).text : price ? '' : (sum?.brief ?? ''),
  };
};

const distinct = (texts: readonly string[]): readonly string[] => [...new Set(texts.filter(Boolean))];

/** A place's name begins at its upper left, so the tag stands over the other end and leaves the name readable. */
const headOf = ({ board }: BoardView, { aim }: Target): Box => {
  const space = board.spaces.find(({ id }) => aim.key === `space ${id}`);
  if (space) return space.label;
  return 'box' in aim.area ? aim.area.box : around(aim.area.shape.map(point => ({ ...point, width: 0, height: 0 })));
};

const tagOf = (reading: Reading, seat: string, view: BoardView, target: Target): Tag | undefined => {
  const { aim, commands } = target;
  if (!commands.length || commands.length > MOST_WAYS) return undefined;
  const worths = commands.map(command => worthOf(reading, seat, command));
  const prices = distinct(worths.map(({ price }) => price));
  const gists = distinct(worths.map(({ gist }) => gist));
  if (!prices.length && !gists.length) return undefined;
  const gist = gists.length > MOST_GISTS ? '' : gists.join(BETWEEN);
  const { x, y, width } = headOf(view, target);
  return {
    key: aim.key,
    at: { x: x + width, y },
    price: prices.join(BETWEEN),
    gist,
    said: [distinct(worths.map(({ paid }) => paid)).join(BETWEEN), gist].filter(Boolean).join(', '),
  };
};

const computed = new WeakMap<object, Map<string, readonly Tag[]>>();

/** The tags of all targets; computed once for a state, whatever the pointer does. */
export const tagsOf = (reading: Reading, view: BoardView, targets: readonly Target[]): readonly Tag[] => {
  const { seat } = reading.client;
  const lit = targets.filter(({ commands }) => commands.length > 0);
  if (seat === undefined || !view.live || lit.length > MOST_PLACES) return [];
  const key = JSON.stringify([seat, lit.map(({ aim, commands }) => [aim.key, commands])]);
  const known = computed.get(view.state) ?? new Map<string, readonly Tag[]>();
  computed.set(view.state, known);
  const tags = known.get(key) ?? lit.flatMap(target => tagOf(reading, seat, view, target) ?? []);
  known.set(key, tags);
  return tags;
};
