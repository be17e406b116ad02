/** Who won and why, in words. */
import { emblemOf, type Emblem } from '../drawing/emblems';
import { type Reading, seatName } from './reading';

export interface EndingPanel {
  readonly winner: string;
  readonly reason: string;
  readonly emblem?: Emblem;
  readonly mine: boolean;
}

export const endingPanel = (reading: Reading): EndingPanel | undefined => {
  const {
    client: { game, timeline, mySeats },
    words,
    speech,
  } = reading;
  const { ending } = timeline;
  if (!ending) return undefined;
  const reason = words.text(`endings.${ending.reason}`, { winner: ending.winner });
  if (ending.winner === 'draw') return { winner: speech.localize('RT.table.draw'), reason, mine: false };
  return {
    winner: speech.format('RT.table.wins', { seat: seatName(reading, ending.winner) }),
    reason,
    emblem: emblemOf(game.seats(timeline.head.options), ending.winner),
    mine: mySeats.includes(ending.winner),
  };
};
