/** The turning points of a finished game in words: the move, the better one, and the difference. */
import type { Holder } from '../record/model';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { whyText } from './entry-sentences';
import { stateAt } from '../record/timeline';
import { bestBot } from './hint';
import { seatName, type Reading } from './reading';
import { shownWhole, turningPointsOf, type TurningPoint } from './turning-points';

export interface TurningRow {
  readonly seat: string;
  readonly revision: number;
  readonly text: string;
  readonly better: string;
}
/** The turning points of one seat. */
export interface TurningPanel {
  readonly seat: string;
  readonly name: string;
  readonly emblem: Emblem;
  readonly isMine: boolean;
  readonly rows: readonly TurningRow[];
}

const rowOf = (reading: Reading, { seat, revision, given, better, why, by }: TurningPoint): TurningRow => {
  const {
    client: { game, timeline },
    words,
    speech,
  } = reading;
  const { turn, phases, phase } = game.status(stateAt(timeline, revision - 1));
  const asked = phase === undefined ? undefined : phases[phase];
  // "Done" alone would not say with what
  const when = [words.text('now', { turn }), ...(asked === undefined ? [] : [words.text(`phases.${asked}`)])];
  const said = speech.format('RT.hint.better', { command: words.command(better), by: String(Math.round(by * 100)) });
  return {
    seat,
    revision,
    text: speech.format('RT.hint.given', { turn: when.join(', '), command: words.command(given) }),
    better: why ? `${said} ${whyText(reading, why)}` : said,
  };
};

/** Yields seat by seat, the reader's own first; yields nothing where it may pause. */
export function* turningPanels(reading: Reading): Generator<TurningPanel | undefined, void, undefined> {
  const { game, timeline, mySeats } = reading.client;
  const whole = shownWhole(timeline);
  const bot = bestBot(reading);
  if (!whole || !bot) return;
  const seats = game.seats(timeline.head.options);
  const inOrder = seats.toSorted((a, b) => Number(mySeats.includes(b)) - Number(mySeats.includes(a)));
  for (const seat of inOrder) {
    const points = yield* turningPointsOf(whole, bot, seat);
    yield {
      seat,
      name: seatName(reading, seat),
      emblem: emblemOf(seats, seat),
      isMine: mySeats.includes(seat),
      rows: points.toSorted((a, b) => a.revision - b.revision).map(point => rowOf(reading, point)),
    };
  }
}

/** The plan of a table that continues from before a turning point: its name, holders and state. */
export const playingOn = (reading: Reading, seat: string, revision: number, user: string) => {
  const { client, words, speech } = reading;
  const { game, timeline } = client;
  const whole = shownWhole(timeline);
  if (!whole) return undefined;
  const { options, id, name } = timeline.head;
  const state = stateAt(whole, revision - 1);
  const bot = game.bots[0]?.id;
  if (bot === undefined) return undefined;
  // a user who plays on against bots keeps the bots that were there
  const holderOf = (one: string): Holder => {
    if (one === seat) return { kind: 'user', user };
    const { [one]: before } = timeline.holders;
    return before?.kind === 'bot' ? before : { kind: 'bot', bot };
  };
  return {
    name: speech.format('RT.hint.play-on-name', { name, turn: words.text('now', { turn: game.status(state).turn }) }),
    holders: Object.fromEntries(game.seats(options).map(one => [one, holderOf(one)])),
    branch: { table: id, revision: revision - 1, position: state as unknown as Readonly<Record<string, unknown>> },
  };
};
