/** The log of changes by hand: one line for each change, in the past tense, with who, piece, origin and destination. */
import { evolve } from '../../kernel/agenda';
import { type Edit, isOfSequence } from '../../kernel/edit';
import { deedsIn, type Deed, ownCount } from './changes-by-hand';
import { stateAt } from '../record/timeline';
import { authorOf } from '../record/authors';
import type { Moment } from '../record/timeline-model';
import type { AnyGame, AnyPresentation, AnyTypes } from '../record/model';
import { linked, linker, type Part } from '../i18n/links';
import type { Message } from '../../kernel/messages';
import { tellEvents } from './account';
import { authorName, leavingBy, leavingIn, leavingText } from './entry-sentences';
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

/** One deed as a sentence with its names marked. */
const deedText = (line: Line, doer: Doer, deed: Deed): string => {
  const { words, speech, presentation } = line;
  const mark = linker(presentation, words.name);
  const { spaces, slots, tracks } = presentation.board;
  const place = (id: string | number | undefined): string => {
    if (typeof id !== 'string') return id === undefined ? '' : String(id);
    const caption = [...spaces, ...slots, ...tracks].find(one => one.id === id)?.word;
    return words.name(id) === id && caption !== undefined ? words.text(caption) : mark(id);
  };
  const { kind, count, from, to, also = [], seat } = deed;
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

/**
 * What somebody did in a change by hand, from the table before it: one sentence or several. Then what the rules did
 * by themselves, without an author.
 */
export const logOf = (
  logging: Logging,
  doer: Doer,
  before: AnyTypes['state'],
  events: readonly Message[],
  edit?: Edit,
  leaving = leavingBy(edit),
): readonly (readonly Part[])[] => {
  const { game } = logging;
  const count = edit && !isOfSequence(edit) ? ownCount(game, before, edit, events) : events.length;
  const [own, others] = [events.slice(0, count), events.slice(count)];
  const told = (from: AnyTypes['state'], some: readonly Message[]) =>
    tellEvents(logging, from, some).map(({ parts }) => parts);
  const deeds = deedsIn(logging, before, own);
  const line = { ...logging, seats: game.seats(before.options) };
  const texts = deeds.length ? deeds.map(deed => linked(deedText(line, doer, deed))) : told(before, own);
  const after = own.reduce<AnyTypes['state']>((state, event) => evolve(game, state, event), before);
  const left = leavingText(logging, doer.name, before, leaving);
  return [...(left === undefined ? [] : [[{ text: left }]]), ...texts, ...(others.length ? told(after, others) : [])];
};

/** A recorded change by hand as its reader sees it; `asEverybody`: without what only they can open. */
export const loggedOf = (telling: Telling, moment: Moment, asEverybody = false): readonly (readonly Part[])[] => {
  const { entry, events, edit } = moment;
  if (entry.kind !== 'turn') return [];
  const { game, presentation, timeline } = telling.client;
  const author = authorOf(timeline, entry);
  const seats = Object.entries(timeline.holders).flatMap(([seat, holder]) =>
    holder?.kind === 'user' && holder.user === author ? [seat] : [],
  );
  const doer = { name: authorName(telling, entry), seats };
  const before = stateAt(timeline, entry.r - 1);
  const logging = { game, presentation, words: telling.words, speech: telling.speech };
  return asEverybody
    ? logOf(logging, doer, game.hide(before, undefined), entry.events, edit, leavingIn(moment))
    : logOf(logging, doer, before, events, edit, leavingIn(moment));
};
