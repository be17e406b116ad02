/** The ribbon over a table: the game, the turn, the phases with the present one, and every seat's standing. */
import { printed } from '../i18n/format';
import type { Fact } from '../../kernel/presentation';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { askedSeats } from './prompt';
import { holderName, seatName, type Reading } from './reading';
import { factText, presenceOf, type SeatPanel } from './seats';

/** A seat in one line: its holder, their presence, its figures, and whether it is its turn. */
export interface SeatLine {
  readonly seat: string;
  readonly name: string;
  readonly emblem: Emblem;
  readonly holder: string;
  readonly presence: SeatPanel['presence'];
  readonly presenceText: string;
  readonly mine: boolean;
  readonly toAct: boolean;
  readonly active: boolean;
  readonly figures: readonly string[];
  /** Key facts that are no number. */
  readonly notes: readonly string[];
  /** All its facts, for a tooltip. */
  readonly facts: string;
}
export interface RibbonPanel {
  readonly game: string;
  readonly turn: string;
  readonly mode: string;
  readonly modeHint: string;
  readonly phases: readonly { readonly word: string; readonly past: boolean; readonly now: boolean }[];
  /** All phases in one line, for a tooltip. */
  readonly course: string;
  /** The seats' figures, in short and in full. */
  readonly columns: readonly { readonly brief: string; readonly word: string }[];
  readonly seats: readonly SeatLine[];
  /** There are so many seats that each has one line, with the holder in its tooltip. */
  readonly isCrowded: boolean;
}

const CROWD = 4;
/** Seats and figures together: from so many on, a long name has no room as in others. */
const CROWDED_TABLE = 7;

const isFigure = ({ value }: Fact): boolean => typeof value === 'number';

/** The size of each hand is a figure of every game with hands. */
const handSize = ({ client: { presentation, timeline } }: Reading): ((seat: string) => readonly string[]) => {
  const hands = presentation.tabletop(timeline.state).piles.filter(pile => pile.role === 'hand');
  return seat => (hands.length ? [String(hands.find(pile => pile.owner === seat)?.cards.length ?? 0)] : []);
};

const seatLines = (reading: Reading): Pick<RibbonPanel, 'seats' | 'columns' | 'isCrowded'> => {
  const {
    client: { game, mySeats, presentation, timeline },
    words,
    speech,
  } = reading;
  const { options } = timeline.head;
  const seated = game.seats(options);
  const order = presentation.factions?.(options) ?? seated;
  const asked = askedSeats(reading);
  const { active } = game.status(timeline.state);
  const sizeOf = handSize(reading);
  const keyed = (seat: string): readonly Fact[] =>
    presentation.facts(timeline.state, seat).filter(({ brief }) => brief !== undefined);
  const figured = keyed(seated[0] ?? '').filter(isFigure);
  const columns = figured.map(({ word, brief }) => ({
    word: words.text(`facts.${word}`),
    brief: words.text(`figures.${brief}`),
  }));
  const hand = speech.localize('RT.windows.hand');
  const seats = order.map((seat): SeatLine => {
    const isSeated = seated.includes(seat);
    const presence = isSeated ? presenceOf(reading, seat) : 'bot';
    const unseated = isSeated ? undefined : words.text('unseated');
    const own = keyed(seat);
    const facts = presentation.facts(timeline.state, seat).map(fact => factText(reading, fact));
    return {
      seat,
      presence,
      name: seatName(reading, seat),
      emblem: emblemOf(order, seat),
      holder: unseated ?? holderName(reading, timeline.holders[seat]),
      presenceText: unseated ?? speech.localize(`RT.seats.presence.${presence}`),
      mine: mySeats.includes(seat),
      toAct: asked.includes(seat),
      active: timeline.begun && active === seat,
      figures: [
        ...figured.map(({ word }) => {
          const value = own.find(fact => fact.word === word)?.value;
          return typeof value === 'number' ? printed(value) : '–';
        }),
        ...sizeOf(seat),
      ],
      notes: own
        .filter(fact => !isFigure(fact) && fact.value !== false)
        .map(fact => (fact.value === true ? words.text(`figures.${fact.brief}`) : factText(reading, fact).value)),
      facts: facts.map(({ word, value }) => `${word} ${value}`).join(' · '),
    };
  });
  const withHands = sizeOf(order[0] ?? '').length > 0;
  const all = [...columns, ...(withHands ? [{ word: hand, brief: hand }] : [])];
  return {
    seats,
    isCrowded: seats.length >= CROWD || seats.length + all.length >= CROWDED_TABLE,
    columns: all,
  };
};

export const ribbonPanel = (reading: Reading): RibbonPanel => {
  const {
    client: { game, timeline },
    words,
    speech,
  } = reading;
  const { turn, phases, phase } = game.status(timeline.state);
  return {
    game: words.text('name'),
    turn: timeline.begun ? words.text('now', { turn }) : speech.localize('RT.table.not-begun'),
    mode: speech.localize(`RT.modes.${timeline.mode}.name`),
    modeHint: speech.localize(`RT.modes.${timeline.mode}.hint`),
    course: phases.map(word => words.text(`phases.${word}`)).join(' → '),
    phases: phases.map((word, n) => ({
      word: words.text(`phases.${word}`),
      past: phase !== undefined && n < phase,
      now: n === phase && timeline.begun,
    })),
    ...seatLines(reading),
  };
};
