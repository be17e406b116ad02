/** The end of a game: who won and why, how close it was, its course, and what is worth watching again. */
import { plain } from '../i18n/links';
import { plot } from '../drawing/plot';
import { courseOf } from './figures-over-time';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { progressText } from './goal';
import { happenedLine } from './entry-sentences';
import { seatName, type Reading } from './reading';
import { factText } from './seats';
import { endingPanel, type EndingPanel } from './ending';

export interface EndPanel extends EndingPanel {
  readonly seats: readonly { readonly name: string; readonly emblem: Emblem }[];
  /** There are so many seats that their names would break: their emblems head the columns. */
  readonly isCrowded: boolean;
  readonly figures: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly plots: readonly { readonly name: string; readonly picture: string }[];
  readonly moments: readonly {
    readonly revision: number;
    readonly seat: string;
    /** The seat that acted; undefined for what ran by itself. */
    readonly emblem: Emblem | undefined;
    readonly turn: string;
    readonly text: string;
  }[];
}

/** How many sentences with its figures describe a swing. */
const TOLD = 3;

const CROWD = 4;

export const endPanel = (reading: Reading): EndPanel | undefined => {
  const ending = endingPanel(reading);
  if (!ending) return undefined;
  const {
    client: { game, presentation, timeline },
    words,
  } = reading;
  const seats = game.seats(timeline.head.options);
  const emblems = new Map(seats.map(seat => [seat, emblemOf(seats, seat)]));
  const course = courseOf(reading);
  const facts = seats.map(seat => presentation.facts(timeline.state, seat).map(fact => factText(reading, fact)));
  return {
    ...ending,
    isCrowded: seats.length >= CROWD,
    seats: seats.map(seat => ({ name: seatName(reading, seat), emblem: emblemOf(seats, seat) })),
    figures: (facts[0] ?? []).map(({ word }, n) => ({ name: word, values: facts.map(own => own[n]?.value ?? '') })),
    plots: course.figures.map(({ name, lines }) => ({
      name,
      picture: plot({
        ...course,
        lines: lines.map(({ seat, values }) => ({ tone: emblems.get(seat)?.tone ?? 'ink', values })),
      }),
    })),
    moments: course.swings.flatMap(revision => {
      const moment = timeline.moments.find(({ entry }) => entry.r === revision);
      const line = moment && happenedLine(reading, moment);
      if (!line) return [];
      const all = line.sentences.filter(({ heading, why }) => !heading && !why).map(({ parts }) => plain(parts));
      const telling = all.filter(text => /[→+−]/.test(text));
      const before = timeline.moments.findLast(({ entry }) => entry.r < revision)?.state;
      const won = before ? progressText(reading, before, moment.state) : [];
      const turn = words.text('now', { turn: game.status(moment.state).turn });
      const told = won.length ? [`${won.join('; ')}.`] : (telling.length ? telling : all).slice(0, TOLD);
      // what ended the game says so
      const ended = revision === course.swings.at(-1) ? all.slice(-1) : [];
      return [
        {
          revision,
          seat: line.seat,
          turn,
          emblem: emblems.get(line.seat),
          text: [...new Set([...told, ...ended])].join(' '),
        },
      ];
    }),
  };
};
