/**
 * A game as plain text: players, choices and results, numbered, turn by turn. For a mail, a forum or an archive.
 * Contains only what the reader may see.
 */
import type { Moment } from '../record/timeline-model';
import { plain } from '../i18n/links';
import { houseRulesTold } from './house-rules';
import { happenedLine } from './entry-sentences';
import { holderName, type Reading, seatName } from './reading';
import { endingPanel } from './ending';

/** The lines of one entry: number and seat, then the results. */
const linesOf = (reading: Reading, moment: Moment): readonly string[] => {
  const line = happenedLine(reading, moment);
  const [first, ...others] = (line?.sentences ?? []).filter(({ why }) => !why).map(({ parts }) => plain(parts));
  if (!line || first === undefined) return [];
  const marks = [
    ...(line.byHand ? [reading.speech.localize('RT.record.by-hand')] : []),
    ...(line.undone ? [reading.speech.localize('RT.record.taken-back')] : []),
  ];
  const mark = marks.length ? ` (${marks.join(', ')})` : '';
  const whose = line.seat && !first.includes(line.seat) ? `${line.seat}: ` : '';
  return [`${String(line.revision).padStart(5)}. ${whose}${first}${mark}`, ...others.map(text => `       ${text}`)];
};

/** The whole game, as this reader reads it. */
export const gameText = (reading: Reading): string => {
  const { client, words } = reading;
  const { game, timeline } = client;
  const seats = game.seats(timeline.head.options);
  const ending = endingPanel(reading);
  const title = `${words.text('name')}: ${timeline.head.name}`;
  const lines = [
    title,
    '='.repeat(title.length),
    ...seats.map(seat => `${seatName(reading, seat)}: ${holderName(reading, timeline.holders[seat])}`),
    ...houseRulesTold(reading),
    ...(ending ? [`${ending.winner}. ${ending.reason}`] : []),
  ];
  let turn = 0;
  for (const moment of timeline.moments) {
    const own = linesOf(reading, moment);
    const now = game.status(moment.state).turn;
    if (own.length && now !== turn) {
      const heading = words.text('now', { turn: now });
      lines.push('', heading, '-'.repeat(heading.length));
      turn = now;
    }
    lines.push(...own);
  }
  return `${lines.join('\n')}\n`;
};
