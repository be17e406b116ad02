/** The log of changes by hand: one line for each change, in the past tense, with who, piece, origin and destination. */
import { evolve } from '../../kernel/agenda';
import { type Edit, isOfSequence } from '../../kernel/edit';
import { deedsIn, type Deed, handCount, ownCount } from './changes-by-hand';
import { stateAt } from '../record/timeline';
import { authorOf } from '../record/authors';
import type { Moment } from '../record/timeline-model';
import type { AnyGame, AnyPresentation, AnyTypes } from '../record/model';
import { linked, linker, type Part } from '../i18n/links';
import type { Message } from '../../kernel/messages';
import { tellEvents } from './account';
import { authorName, type Leaving, leavingBy, leavingIn, leavingText } from './leaving';
import { joined, seatName, type Telling } from './reading';

/** The table and the words of the log. */
export interface Logging extends Pick<Telling, 'words' | 'speech'> {
  readonly game: AnyGame;
  readonly presentation: AnyPresentation;
}
/** Who made the change: their name, and their seats. */
export interface Doer {
  readonly name: string;
  readonly seats: readonly string[];
}

/** The same for one change, with the table's seats. */
interface Line extends Logging {
  readonly seats: readonly string[];
}

/** Are there several of a piece on a table? A unique one has no "a". */
const isOneOfMany = ({ counters }: Deed['before'], piece: string): boolean =>
  counters.reduce((sum, one) => sum + (one.piece === piece ? (one.count ?? 1) : 0), 0) > 1;

/** What is done to a pile: its cards are counted elsewhere in the sentence, if at all. */
const TO_A_PILE: readonly Deed['kind'][] = ['shuffle', 'recall', 'look'];

/** What was moved: how many, and whose, unless the name says so or it is the author's own. */
const whatText = (line: Line, doer: Doer, deed: Deed, mark: (id: string) => string): string => {
  const { words, speech, seats } = line;
  const { before, what, count, kind } = deed;
  const texts = what.map(id => {
    const marker = before.markers.find(one => one.id === id);
    const bearer = before.counters.find(({ dials = [] }) => dials.some(dial => dial.id === id));
    const dial = bearer?.dials?.find(one => one.id === id);
    if (bearer && dial)
      return speech.format('RT.log.dial', { dial: words.text(`facts.${dial.word}`), what: mark(bearer.piece) });
    const name = mark(marker?.piece ?? id);
    const side = before.counters.find(one => one.piece === id)?.side;
    const isSaid = side === undefined || words.name(id).includes(seatName(line, side));
    const isTheirs = side !== undefined && doer.seats.length > 0 && !doer.seats.includes(side);
    const isSeat = side !== undefined && seats.includes(side);
    const owned =
      isSeat && isTheirs && !isSaid ? speech.format('RT.log.of', { what: name, seat: seatName(line, side) }) : name;
    if (count > 1 && what.length === 1 && !TO_A_PILE.includes(kind))
      return speech.format('RT.log.several', { count: String(count), what: owned });
    if (kind === 'set' || !isOneOfMany(before, id)) return owned;
    // "an army", but "a unit"
    return speech.format(/^[aeiou](?!ni)/i.test(words.name(id)) ? 'RT.log.an' : 'RT.log.a', { what: owned });
  });
  return joined(speech, texts);
};

/** The track of a marker; what is no marker has none. */
const trackOf = ({ markers }: Deed['before'], marker = ''): string =>
  markers.find(({ id }) => id === marker)?.track ?? '';

/** One deed as a sentence with its names marked. */
const deedText = (line: Line, doer: Doer, deed: Deed): string => {
  const { words, speech, presentation } = line;
  const mark = linker(presentation, words.name);
  const { spaces, slots, tracks } = presentation.board;
  const { kind, what, count, from, to, also = [], seat } = deed;
  const place = (id: string | number | undefined): string => {
    if (typeof id === 'number') return words.value(trackOf(deed.before, what[0]), id);
    if (id === undefined) return '';
    const caption = [...spaces, ...slots, ...tracks].find(one => one.id === id)?.word;
    return words.name(id) === id && caption !== undefined ? words.text(caption) : mark(id);
  };
  const text = speech.format(`RT.log.${kind}`, {
    user: doer.name,
    what: whatText(line, doer, deed, mark),
    count: String(count),
    from: place(from),
    to: joined(speech, [to, ...also].map(place)),
  });
  // a game master may look for a seat
  const isFor = seat !== undefined && !doer.seats.includes(seat);
  return isFor ? speech.format('RT.log.for', { text, seat: seatName(line, seat) }) : text;
};

/** A sentence of the log. */
export interface Logged {
  readonly parts: readonly Part[];
  readonly heading?: true;
  /** The rules did it by themselves after the change. */
  readonly byRules?: true;
  /** Shown after this many events. */
  readonly count: number;
}

/**
 * What somebody did in a change by hand, from the table before it: one sentence or several. Then what the rules did
 * by themselves, without an author.
 */
const sentencesOf = (
  logging: Logging,
  doer: Doer,
  before: AnyTypes['state'],
  events: readonly Message[],
  edit: Edit | undefined,
  leaving: Leaving | undefined,
): readonly Logged[] => {
  const { game, words, speech } = logging;
  const { count, isLeft } = edit
    ? { count: isOfSequence(edit) ? 0 : ownCount(game, before, edit, events), isLeft: undefined }
    : handCount(game, before, events);
  const [own, others] = [events.slice(0, count), events.slice(count)];
  const deeds = deedsIn(logging, before, own);
  const line = { ...logging, seats: game.seats(before.options) };
  const texts = deeds.length
    ? deeds.map(deed => linked(deedText(line, doer, deed)))
    : tellEvents(logging, before, own).map(({ parts }) => parts);
  const after = own.reduce<AnyTypes['state']>((state, event) => evolve(game, state, event), before);
  const left = leavingText({ game, words, speech }, doer.name, before, leaving ?? (isLeft && 'left'));
  const rest = tellEvents(logging, after, others);
  const first = rest.find(({ heading }) => !heading);
  const byRules = { text: `${speech.localize('RT.log.by-rules')} ` };
  return [
    ...(left === undefined ? [] : [{ parts: [{ text: left }], count }]),
    ...texts.map(parts => ({ parts, count })),
    ...rest.map(
      (one): Logged => ({
        parts: one === first ? [byRules, ...one.parts] : one.parts,
        byRules: true,
        count: count + one.count,
        ...(one.heading && { heading: true }),
      }),
    ),
  ];
};

/** The same as parts alone. */
export const logOf = (
  logging: Logging,
  doer: Doer,
  before: AnyTypes['state'],
  events: readonly Message[],
  edit?: Edit,
  leaving = leavingBy(edit),
): readonly (readonly Part[])[] => sentencesOf(logging, doer, before, events, edit, leaving).map(({ parts }) => parts);

interface Known {
  readonly key: string;
  readonly speech: Telling['speech'];
  readonly presentation: AnyPresentation;
  readonly told: readonly Logged[];
}

/** A moment never changes, but every window asks for its words again. */
const known = new WeakMap<Moment, Known>();

/** A recorded change by hand as its reader sees it; `asEverybody`: without what only they can open. */
export const loggedSentences = (telling: Telling, moment: Moment, asEverybody = false): readonly Logged[] => {
  const { entry, events, edit } = moment;
  if (entry.kind !== 'turn') return [];
  const { words, speech } = telling;
  const { game, presentation, timeline } = telling.client;
  const author = authorOf(timeline, entry);
  const seats = Object.entries(timeline.holders).flatMap(([seat, holder]) =>
    holder?.kind === 'user' && holder.user === author ? [seat] : [],
  );
  const doer = { name: authorName(telling, entry), seats };
  const key = JSON.stringify([doer, asEverybody]);
  const kept = known.get(moment);
  if (kept?.key === key && kept.speech === speech && kept.presentation === presentation) return kept.told;
  const before = stateAt(timeline, entry.r - 1);
  const logging = { game, presentation, words, speech };
  const told = asEverybody
    ? sentencesOf(logging, doer, game.hide(before, undefined), entry.events, edit, leavingIn(moment))
    : sentencesOf(logging, doer, before, events, edit, leavingIn(moment));
  known.set(moment, { key, speech, presentation, told });
  return told;
};

/** The same as parts alone. */
export const loggedOf = (...given: Parameters<typeof loggedSentences>): readonly (readonly Part[])[] =>
  loggedSentences(...given).map(({ parts }) => parts);
