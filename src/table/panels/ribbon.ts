/** The ribbon over a table: the game, the turn, the phases with the one that is on, and whose turn it is. */
import { emblemOf, type Emblem } from './emblems';
import { seatName, type Reading } from './reading';

export interface RibbonPanel {
  readonly game: string;
  readonly turn: string;
  readonly mode: string;
  readonly modeHint: string;
  readonly active?: { readonly name: string; readonly emblem: Emblem };
  readonly phases: readonly { readonly word: string; readonly past: boolean; readonly now: boolean }[];
}

export const ribbonPanel = (reading: Reading): RibbonPanel => {
  const {
    client: { game, timeline },
    words,
    speech,
  } = reading;
  const { turn, active, phases, phase } = game.status(timeline.state);
  return {
    game: words.text('name'),
    turn: timeline.begun
      ? speech.format('RT.table.turn', { turn: String(turn) })
      : speech.localize('RT.table.not-begun'),
    mode: speech.localize(`RT.modes.${timeline.mode}.name`),
    modeHint: speech.localize(`RT.modes.${timeline.mode}.hint`),
    ...(active !== undefined &&
      timeline.begun && {
        active: { name: seatName(reading, active), emblem: emblemOf(game.seats(timeline.head.options), active) },
      }),
    phases: phases.map((word, n) => ({
      word: words.text(`phases.${word}`),
      past: phase !== undefined && n < phase,
      now: n === phase && timeline.begun,
    })),
  };
};
