/** The events of a turn in words, each with the figures of the table before and after it. */
import { evolve } from '../../kernel/agenda';
import type { Message } from '../../kernel/messages';
import type { Figures } from '../../kernel/presentation';
import { stateAt } from '../record/timeline';
import type { AnyGame, AnyPresentation, AnyTypes } from '../record/model';
import type { Moment } from '../record/timeline-model';
import type { Part } from '../i18n/links';
import type { Speech } from '../i18n/wording';
import type { Telling } from './reading';

type State = AnyTypes['state'];

/** A sentence, and the event it tells. */
export interface Told {
  readonly event: Message;
  /** Shown after this many events of the turn. */
  readonly count: number;
  readonly parts: readonly Part[];
  /** It is a heading over what follows. */
  readonly heading?: true;
}

const figuresOf = (
  presentation: AnyPresentation,
  event: Message,
  before: State,
  after: State,
  earlier: readonly AnyTypes['event'][],
): Figures | 'unsaid' | 'heading' | undefined => {
  const tell = presentation.tells?.[event.kind];
  return typeof tell === 'function' ? tell(event, before, after, earlier) : tell;
};

/** The table whose events are put into words, and the language. */
export interface Teller extends Pick<Telling, 'words' | 'speech'> {
  readonly game: AnyGame;
  readonly presentation: AnyPresentation;
}

/** The end of a game in words, if it has ended. */
const endingOf = ({ game, words, speech }: Teller, state: State, count: number): readonly Told[] => {
  const ending = game.ending(state);
  if (!ending) return [];
  const reason = words.text(`endings.${ending.reason}`, { winner: ending.winner });
  // a soloist's opposition wins without a seat
  const isWon = ending.winner !== 'draw';
  const text = isWon
    ? speech.format('RT.record.won', { seat: words.name(ending.winner), reason })
    : speech.format('RT.record.drawn', { reason });
  return [{ event: { kind: 'ended' }, count, parts: [{ text }] }];
};

/** Puts a series of events into words, from the state before the first. */
export const tellEvents = (teller: Teller, before: State, events: readonly Message[]): readonly Told[] => {
  const { game, presentation, words } = teller;
  let state = before;
  // the events of a table are its game's events
  const happened = events as readonly AnyTypes['event'][];
  const told = happened.flatMap((event, n): readonly Told[] => {
    const was = state;
    state = evolve(game, was, event);
    if (event.kind === 'agenda') return [];
    const figures = figuresOf(presentation, event, was, state, happened.slice(0, n));
    if (figures === 'unsaid') return [];
    const heading = figures === 'heading';
    const parts = words.told(event, heading ? undefined : figures);
    return parts.length ? [{ event, count: n + 1, parts, ...(heading && { heading }) }] : [];
  });
  return game.ending(before) ? told : [...told, ...endingOf(teller, state, events.length)];
};

const tell = ({ client: { game, presentation, timeline }, words, speech }: Telling, moment: Moment): readonly Told[] =>
  tellEvents({ game, presentation, words, speech }, stateAt(timeline, moment.entry.r - 1), moment.events);

interface Known {
  readonly speech: Speech;
  readonly presentation: AnyPresentation;
  readonly told: readonly Told[];
}

/** Moments never change, but every window asks for their words again, so they are cached. */
const known = new WeakMap<Moment, Known>();

/** The sentences of a turn in order, without what other lines already say. */
export const accountOf = (telling: Telling, moment: Moment): readonly Told[] => {
  const {
    speech,
    client: { presentation },
  } = telling;
  const kept = known.get(moment);
  if (kept?.speech === speech && kept.presentation === presentation) return kept.told;
  const told = tell(telling, moment);
  known.set(moment, { speech, presentation, told });
  return told;
};
