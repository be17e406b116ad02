/** The button by which a game master goes on when seats are empty or people are missing. */
import { askedSeats, openSeats } from './prompt';
import type { Reading } from './reading';

export interface WayOn {
  /** `fillSeats` gives the seats of `seatsToFill` to bots; `start` begins without the people who are missing. */
  readonly action: 'fillSeats' | 'start';
  readonly text: string;
  readonly hint: string;
}

/**
 * The seats without a player that keep everybody waiting: before the game all open ones, later only if one of them is
 * asked. A Free table waits for nobody.
 */
export const seatsToFill = (reading: Reading): readonly string[] => {
  const {
    client: { game, timeline },
  } = reading;
  if (timeline.mode === 'free' || !game.bots.length) return [];
  if (!timeline.begun) return openSeats(reading);
  const open = game.seats(timeline.head.options).filter(seat => timeline.holders[seat]?.kind === 'open');
  return askedSeats(reading).some(seat => open.includes(seat)) ? open : [];
};

/** What this reader may do; undefined for everybody but game masters, and if nobody is waited for. */
export const wayOn = (reading: Reading): WayOn | undefined => {
  const {
    client: { people, timeline },
    speech,
  } = reading;
  if (timeline.ending || !people.some(person => person.self && person.gm)) return undefined;
  const way = (action: WayOn['action'], text: string, hint: string): WayOn => ({
    action,
    text: speech.localize(`RT.table.${text}`),
    hint: speech.localize(`RT.table.${hint}`),
  });
  const fill = timeline.begun ? 'fill-seats' : 'start-with-bots';
  if (seatsToFill(reading).length) return way('fillSeats', fill, 'fill-seats-hint');
  return timeline.begun || timeline.opening ? undefined : way('start', 'start', 'start-hint');
};
