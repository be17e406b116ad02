/** What the rules say about a change by hand that no action makes now: how they do it, or at least when. */
import { toAct } from './agenda';
import type { Rules } from './game';
import { entryOf, stepOf, topOf } from './lookup';
import type { GameTypes, Message, Options, Section } from './messages';
import { refuse, type Refusal } from './refusal';
import type { CardsMoved, EditAdvice, Reasoned } from './edit-rules';

/** Names and numbers of an event, for the placeholders of its text. */
const factsOf = (event: object): Options =>
  Object.fromEntries(
    Object.entries(event).flatMap(([field, value]) => {
      if (field === 'cards' && Array.isArray(value)) return [['count', value.length]];
      const isAtom = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      return field !== 'kind' && isAtom ? [[field, value]] : [];
    }),
  );

interface OfCards {
  readonly from?: string;
  readonly to?: string;
  readonly cards?: readonly string[];
  readonly count?: number;
}

/** Cards that come to a pile with this event, and from where: drawn, or taken just before. */
const movedBy = (event: Message & OfCards, before: (Message & OfCards) | undefined): CardsMoved | undefined => {
  const { from, to, cards = [], count = cards.length } = event;
  const [card = '?'] = cards.length === 1 ? cards : [];
  const taken = before?.kind === 'cards-taken' ? before : undefined;
  const source = event.kind === 'cards-drawn' ? from : event.kind === 'cards-laid' ? taken?.from : undefined;
  return source === undefined || to === undefined ? undefined : { from: source, to, card, count };
};

/** The advice on one event of a change. Undefined if there is none, or if the next event has its own. */
export const adviceOn = <G extends GameTypes>(
  advice: EditAdvice<G> | undefined,
  state: G['state'],
  events: readonly G['event'][],
  n: number,
  section: Section,
): Refusal | undefined => {
  const event = events[n];
  if (!advice || !event) return undefined;
  if (event.kind === 'cards-taken' && events[n + 1]?.kind === 'cards-laid') return undefined;
  const moved = movedBy(event, events[n - 1]);
  const own = entryOf<Reasoned<string> | ((one: G['event'], before: G['state']) => Reasoned<string>)>(
    advice.events,
    event.kind,
  );
  const told = moved ? advice.cards(moved, state) : typeof own === 'function' ? own(event, state) : own;
  if (told === undefined) return undefined;
  const facts = { ...factsOf(event), ...moved };
  return typeof told === 'string'
    ? refuse(section, told, facts)
    : refuse(told.section, told.reason, { ...facts, ...told.details });
};

/** The section in which the rules do what an event does. */
export const sectionOf = <G extends GameTypes>({ editRules }: Rules<G>, event: G['event']): Section | 'free' => {
  // drawing cards equals taking and laying them
  const kind = event.kind === 'cards-drawn' ? 'cards-laid' : event.kind;
  const found = entryOf<Section | 'free' | ((one: G['event']) => Section)>(editRules.belongs, kind);
  return (typeof found === 'function' ? found(event) : found) ?? 'free';
};

/** What the rules say about an event at another moment. */
interface Untimely {
  readonly refusal: Refusal;
  /** Is it the moment of its section and of this seat, and still no action does it? */
  readonly isNow: boolean;
}

/** What the rules say about each event at another moment: how they do it, or at least when. */
export const outOfTurn = <G extends GameTypes>(
  game: Rules<G>,
  state: G['state'],
  mover: G['seat'] | undefined,
  events: readonly G['event'][],
): readonly Untimely[] => {
  const step = topOf<G>(state);
  const now = step && stepOf(game, step).section;
  const all = toAct(game, state);
  const [asked] = all;
  const isAsked = mover === undefined || asked === undefined || all.includes(mover);
  const told = events.flatMap((event, n): readonly Untimely[] => {
    const section = sectionOf(game, event);
    const way = section === 'free' ? undefined : adviceOn(game.editRules.advice, state, events, n, section);
    if (section === 'free' || !way) return [];
    if (now === undefined) return [{ refusal: refuse(section, 'game-over'), isNow: false }];
    const isNow = section === now && isAsked;
    // the moment is no reason where it is the right one
    const moment = isNow ? {} : { moment: now, ...(asked !== undefined && { asked }) };
    return [{ refusal: refuse(way.section, way.reason, { ...way.details, ...moment }), isNow }];
  });
  // of several events in one section the last counts: what was placed, not what made room for it
  if (told.length) return [...new Map(told.map(one => [one.refusal.section, one])).values()];
  const sections = [...new Set(events.map(event => sectionOf(game, event)))];
  return sections.flatMap((section): readonly Untimely[] => {
    if (section === 'free') return [];
    if (now === undefined) return [{ refusal: refuse(section, 'game-over'), isNow: false }];
    const details: Options = { now, ...(asked !== undefined && { seat: asked }) };
    const isNow = section === now && isAsked;
    const reason = section !== now ? 'not-now' : isAsked ? 'not-so' : 'not-the-turn';
    return [{ refusal: refuse(section, reason, details), isNow }];
  });
};
