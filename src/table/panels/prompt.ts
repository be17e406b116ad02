/** The table's present question and its addressee. For seats not asked, or finished: whom it waits for. */
import { toAct } from '../../kernel/agenda';
import { stepOf } from '../../kernel/lookup';
import { legal, mayAnswer } from '../../kernel/offers';
import { windowIn } from '../judgement/reaction-window';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { holderName, joined, seatName, type Reading } from './reading';

export interface PromptPanel {
  readonly mine: boolean;
  /** The question to this reader; for everybody else, whom it waits for. */
  readonly text: string;
  /** What the others are asked, or that this reader has answered. */
  readonly about?: string;
  readonly section?: string;
  /** The section's mark and its game, for the link to the guide. */
  readonly mark?: string;
  readonly sectionOf?: string;
  readonly waiting?: string;
  /** This reader was asked too and has answered. */
  readonly isAnswered: boolean;
  readonly emblem?: Emblem;
  /** The card that it is about, shown beside the words. */
  readonly card?: { readonly id: string; readonly name: string };
  /** Another of the reader's seats is asked. */
  readonly switchTo?: { readonly seat: string; readonly name: string };
}

/** The seats that owe an answer now. */
export const askedSeats = ({ client: { game, timeline } }: Reading): readonly string[] =>
  timeline.begun && !timeline.ending ? toAct(game, timeline.state) : [];

/** The open seats that a table waits for; empty once it has begun, or is about to. */
export const openSeats = ({ client: { game, timeline } }: Pick<Reading, 'client'>): readonly string[] =>
  timeline.begun || timeline.opening
    ? []
    : game.seats(timeline.head.options).filter(seat => timeline.holders[seat]?.kind === 'open');

/**
 * The seats of people who have not come yet. A connected user will be at the table in a moment, and is not waited
 * for.
 */
export const missingSeats = ({ client: { people, timeline } }: Reading): readonly string[] => {
  const known = new Set(Object.values(timeline.keys));
  const here = new Set(people.filter(({ active, self }) => active || self).map(({ id }) => id));
  return Object.entries(timeline.holders)
    .filter(
      ([seat, holder]) =>
        holder.kind === 'user' &&
        !here.has(holder.user) &&
        (!known.has(holder.user) || timeline.numbers[seat] === undefined),
    )
    .map(([seat]) => seat);
};

const beforeTheGame = (reading: Reading): PromptPanel => {
  const {
    client: { timeline },
    speech,
  } = reading;
  const open = openSeats(reading).map(seat => seatName(reading, seat));
  const names = missingSeats(reading).map(seat => holderName(reading, timeline.holders[seat]));
  return {
    mine: false,
    isAnswered: false,
    text: open.length
      ? speech.format('RT.invitation.waits', { seats: joined(speech, open) })
      : names.length
        ? speech.format('RT.table.waiting-to-begin', { who: joined(speech, names) })
        : speech.localize('RT.table.about-to-begin'),
  };
};

/** The seat that this reader should act for: another of theirs, if the current one is not asked. */
export const seatToSwitchTo = (reading: Reading): string | undefined => {
  const {
    client: { seat, mySeats, timeline },
  } = reading;
  const asked = timeline.mode === 'free' ? [] : askedSeats(reading);
  return seat !== undefined && asked.includes(seat)
    ? undefined
    : asked.find(one => one !== seat && mySeats.includes(one));
};

/** The open card that a step names; undefined if the reader must choose, because choices need the room. */
const cardOf = (
  { client: { game, presentation, timeline, seat }, words }: Reading,
  step: object | undefined,
): PromptPanel['card'] => {
  if (seat !== undefined && legal(game, timeline.state, seat).length > 1) return undefined;
  const id = step && 'card' in step && typeof step.card === 'string' ? step.card : undefined;
  const face = id === undefined || id === '?' ? undefined : presentation.face(id);
  return id !== undefined && face?.note !== undefined ? { id, name: words.text(face.word) } : undefined;
};

const inFree = ({ speech }: Reading): PromptPanel => ({
  mine: false,
  isAnswered: false,
  text: speech.localize('RT.table.free-prompt'),
});

/** A seat with who sits on it: "Government (Ann)". */
const withHolder = (reading: Reading, seat: string): string =>
  reading.speech.format('RT.table.seat-of', {
    seat: seatName(reading, seat),
    holder: holderName(reading, reading.client.timeline.holders[seat]),
  });

const waitingText = (reading: Reading, key: string, seats: readonly string[]): string =>
  reading.speech.format(key, {
    who: joined(
      reading.speech,
      seats.map(seat => withHolder(reading, seat)),
    ),
  });

/** The words of a question for this reader's role. */
const saying = (
  reading: Reading,
  question: string,
  asked: readonly string[],
): Pick<PromptPanel, 'mine' | 'text' | 'about' | 'waiting' | 'isAnswered'> => {
  const {
    client: { game, timeline, seat },
    speech,
  } = reading;
  const others = asked.filter(one => one !== seat);
  const mine = seat !== undefined && asked.includes(seat);
  const isAnswered = seat !== undefined && !mine && mayAnswer(game, timeline.state, seat);
  // a reaction window asks all alike, and its own line says who is waited for
  if (timeline.mode !== 'free' && windowIn(timeline)) return { mine, isAnswered: false, text: question };
  if (mine) {
    // bots answer by themselves
    const people = others.filter(one => timeline.holders[one]?.kind !== 'bot');
    const waiting = people.length ? waitingText(reading, 'RT.table.waiting-also', people) : '';
    return { mine, isAnswered, text: question, ...(waiting && { waiting }) };
  }
  if (!others.length) return { mine, isAnswered, text: question };
  return {
    mine,
    isAnswered,
    text: waitingText(reading, 'RT.table.waiting', others),
    about: isAnswered ? speech.format('RT.table.answered', { question }) : question,
  };
};

/** What is asked; in the past (`isPast`) a step that the rules did by themselves was stopped by nobody. */
export const promptPanel = (reading: Reading, isPast = false): PromptPanel | undefined => {
  const {
    client: { game, presentation, timeline, seat },
    words,
    speech,
  } = reading;
  if (timeline.ending) return undefined;
  if (!timeline.begun) return beforeTheGame(reading);
  if (timeline.mode === 'free') return inFree(reading);
  const asked = askedSeats(reading);
  const step = timeline.state.agenda[0];
  const figures = presentation.asks?.(timeline.state);
  const { section } = figures ?? {};
  const mark = typeof section === 'string' ? section : step && game.steps[step.kind]?.section;
  const first = asked[0];
  // a step that runs by itself has no question: play by hand had stopped it
  const question =
    mark !== undefined && step && stepOf(game, step).run
      ? isPast
        ? words.section(mark)
        : speech.format('RT.table.stopped', { step: words.section(mark) })
      : words.prompt(step, figures);
  const said = saying(reading, question, asked);
  const other = seatToSwitchTo(reading);
  const card = cardOf(reading, step);
  return {
    ...said,
    ...(card && { card }),
    ...(mark !== undefined && { section: words.section(mark), mark, sectionOf: game.id }),
    ...(first !== undefined && {
      emblem: emblemOf(game.seats(timeline.head.options), said.mine && seat !== undefined ? seat : first),
    }),
    ...(other !== undefined && {
      switchTo: { seat: other, name: speech.format('RT.table.act-as', { seat: seatName(reading, other) }) },
    }),
  };
};

// The coach: explains in two sentences what a question asks and what matters, until the reader has met its kind a few
// times.

export interface CoachPanel {
  /** The kind of question: its words are under `coach` in the game's lang. */
  readonly kind: string;
  readonly text: string;
}

/**
 * The kind of question that this reader must answer; undefined for a reader who waits, watches or plays without
 * rules.
 */
export const questionKind = (reading: Reading): string | undefined => {
  const { game, timeline, seat } = reading.client;
  const step = timeline.state.agenda[0];
  if (timeline.mode === 'free' || seat === undefined || !step || !askedSeats(reading).includes(seat)) return undefined;
  return stepOf(game, step).run ? undefined : step.kind;
};

/** The coach's words for this reader; undefined if the kind of question is known, or the game has no words for it. */
export const coachPanel = (reading: Reading, isKnown: (kind: string) => boolean): CoachPanel | undefined => {
  const kind = questionKind(reading);
  const key = `RT.${reading.client.game.id}.coach.${kind}`;
  if (kind === undefined || isKnown(kind) || !reading.speech.has(key)) return undefined;
  return { kind, text: reading.words.text(`coach.${kind}`) };
};
