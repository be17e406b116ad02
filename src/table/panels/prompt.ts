/** What the table asks now, and whom. To those who are not asked: for whom it waits. */
import { toAct } from '../../kernel/agenda';
import { legal, mayAnswer } from '../../kernel/offers';
import { emblemOf, type Emblem } from './emblems';
import { holderName, joined, seatName, type Reading } from './reading';

export interface PromptPanel {
  readonly mine: boolean;
  readonly text: string;
  readonly section?: string;
  readonly waiting?: string;
  readonly emblem?: Emblem;
  /** The card that it is about, to be shown beside the words. */
  readonly card?: { readonly id: string; readonly name: string };
  /** Another seat of this reader is asked. */
  readonly switchTo?: { readonly seat: string; readonly name: string };
  /** A game master may begin before everybody has come. */
  readonly canStart: boolean;
}

/** The seats that owe an answer now. */
export const askedSeats = ({ client: { game, timeline } }: Reading): readonly string[] =>
  timeline.begun && !timeline.ending ? toAct(game, timeline.state) : [];

/** The seats of people whose browser has not come to the table yet. */
const missing = ({ client: { timeline } }: Reading): readonly string[] => {
  const here = new Set(Object.values(timeline.keys));
  return Object.entries(timeline.holders)
    .filter(
      ([seat, holder]) => holder.kind === 'user' && (!here.has(holder.user) || timeline.numbers[seat] === undefined),
    )
    .map(([seat]) => seat);
};

const beforeTheGame = (reading: Reading): PromptPanel => {
  const {
    client: { timeline, people },
    speech,
  } = reading;
  const names = missing(reading).map(seat => holderName(reading, timeline.holders[seat]));
  return {
    mine: false,
    canStart: people.some(person => person.self && person.gm),
    text: names.length
      ? speech.format('RT.table.waiting-to-begin', { who: joined(speech, names) })
      : speech.localize('RT.table.about-to-begin'),
  };
};

/** The seat that this reader should act for: his own other one, if the current one is not asked. */
export const seatToSwitchTo = (reading: Reading): string | undefined => {
  const {
    client: { seat, mySeats, timeline },
  } = reading;
  const asked = timeline.mode === 'free' ? [] : askedSeats(reading);
  return seat !== undefined && asked.includes(seat)
    ? undefined
    : asked.find(one => one !== seat && mySeats.includes(one));
};

/** The open card that a step names; not where the reader has to choose, for choices need the room. */
const cardOf = (
  { client: { game, showing, timeline, seat }, words }: Reading,
  step: object | undefined,
): PromptPanel['card'] => {
  if (seat !== undefined && legal(game, timeline.state, seat).length > 1) return undefined;
  const id = step && 'card' in step && typeof step.card === 'string' ? step.card : undefined;
  const face = id === undefined || id === '?' ? undefined : showing.face(id);
  return id !== undefined && face?.note !== undefined ? { id, name: words.text(face.word) } : undefined;
};

const inFree = ({ speech }: Reading): PromptPanel => ({
  mine: false,
  canStart: false,
  text: speech.localize('RT.table.free-prompt'),
});

export const promptPanel = (reading: Reading): PromptPanel | undefined => {
  const {
    client: { game, timeline, seat },
    words,
    speech,
  } = reading;
  if (timeline.ending) return undefined;
  if (!timeline.begun) return beforeTheGame(reading);
  if (timeline.mode === 'free') return inFree(reading);
  const asked = askedSeats(reading);
  const step = timeline.state.agenda[0];
  const first = asked[0];
  const may = seat !== undefined && mayAnswer(game, timeline.state, seat);
  const mine = seat !== undefined && (asked.includes(seat) || may);
  const others = asked.filter(one => one !== seat);
  const text = words.prompt(step);
  const other = seatToSwitchTo(reading);
  const card = cardOf(reading, step);
  return {
    mine,
    text,
    canStart: false,
    ...(card && { card }),
    ...(step && game.steps[step.kind] && { section: words.section(game.steps[step.kind]?.section ?? '') }),
    ...(first !== undefined && {
      emblem: emblemOf(game.seats(timeline.head.options), mine && seat !== undefined ? seat : first),
    }),
    ...(other !== undefined && {
      switchTo: { seat: other, name: speech.format('RT.table.act-as', { seat: seatName(reading, other) }) },
    }),
    ...(others.length && {
      waiting: speech.format(mine ? 'RT.table.waiting-also' : 'RT.table.waiting', {
        who: joined(
          speech,
          others.map(one => seatName(reading, one)),
        ),
      }),
    }),
  };
};
