/** What follows from the declaration of a game's piles: hiding, events and their folds, piles on the tabletop. */
import type { Pile } from '../board';
import { Bug, refuse } from '../refusal';
import { entryOf } from '../lookup';
import {
  draw,
  unknown,
  looseOf,
  addTo,
  allCardsIn,
  homeOf,
  mayRead,
  PILE_REVEALS,
  pileOf,
  specIn,
  takeFrom,
  withPiles,
  type PiledTypes,
  type PileId,
  type PileSpec,
  type PileSpecs,
  type Told,
} from '../piles';
import { omitUndefined } from '../fields';
import type { Options } from '../messages';
import { filled, type Unplaced } from '../redeal';
import type { HiddenPart, CardsOf, CardKit, Made, PileFolds, Event } from './card-kit';

type Fields = Readonly<Record<string, unknown>>;

const ROLES: Readonly<Record<PileSpec<string>['role'], Pile['role']>> = {
  deck: 'draw',
  hand: 'hand',
  discard: 'discard',
  'in-play': 'open',
  aside: 'removed',
};

/** A part of the state as a seat may read it. */
const partFor = <G extends PiledTypes>(
  { part, reader, ...rest }: HiddenPart<G>,
  state: G['state'],
  seat: G['seat'] | undefined,
): unknown => {
  const whole = state[part] as Fields;
  const seen: Record<string, unknown> = {};
  for (const key of Object.keys(whole)) {
    if (mayRead(reader(key, state), seat)) seen[key] = whole[key];
    else if ('blank' in rest) seen[key] = rest.blank;
  }
  return seen;
};

/** The kit of a game's cards. */
export const cardKit = <G extends PiledTypes>({ piles, hidden = [] }: CardsOf<G>): CardKit<G> => {
  type S = G['state'];
  type Id = PileId<G>;
  type Seat = G['seat'];

  const known = new WeakMap<Options, PileSpecs<Seat, Id>>();
  const specs = (options: Options): PileSpecs<Seat, Id> => {
    const found = known.get(options) ?? piles(options);
    known.set(options, found);
    return found;
  };
  const looseIn = (state: S): readonly Id[] => (Object.keys(state.piles) as Id[]).filter(pile => looseOf(pile));
  const idsOf = (state: S): readonly Id[] => [...(Object.keys(specs(state.options)) as Id[]), ...looseIn(state)];
  const specOf = (state: S, pile: Id): PileSpec<Seat> => {
    const spec = specIn(specs(state.options), pile);
    if (!spec) throw new Bug(`no pile ${pile}`);
    return spec;
  };
  const isDeck = (state: S, pile: Id): boolean => specOf(state, pile).role === 'deck';
  const isOpen = (state: S, pile: Id): boolean => specOf(state, pile).readers === 'everybody';

  /** Who sees the cards of a hidden pile. */
  const readersOf = (state: S, pile: Id): Seat | 'nobody' | readonly Seat[] => {
    const { readers } = specOf(state, pile);
    return readers === 'everybody' ? 'nobody' : readers;
  };

  const told = (state: S, cards: readonly string[], pile: Id, isPublic: boolean): Told<Seat> =>
    isPublic || isOpen(state, pile)
      ? { cards }
      : { cards: unknown(cards.length), secret: { to: readersOf(state, pile), is: cards } };

  /** One pile with other cards: a viewer who cannot read it keeps only their number. */
  const put = (state: S, pile: Id, cards: readonly string[]): S => {
    const change: Partial<Record<string, readonly string[]>> = { [pile]: cards };
    return withPiles<S>(state, change);
  };
  const lay = (state: S, pile: Id, cards: readonly string[], under: boolean): S =>
    isDeck(state, pile) === under
      ? addTo<S>(state, pile, cards)
      : put(state, pile, [...cards, ...pileOf<S>(state, pile)]);

  /** The loose piles where cards of a pool may lie face down: those of its decks, and of none. */
  const looseOfPool = (state: S, pool: Unplaced): readonly string[] =>
    looseIn(state).filter(pile => {
      const home = looseOf(pile)?.home;
      return home === undefined || pool.piles.includes(home);
    });

  const ordered = (pile: Id, cards: readonly string[]): Made<G, 'pile-shuffled'> => ({
    kind: 'pile-shuffled',
    pile,
    count: cards.length,
    secret: { to: 'nobody', is: cards },
  });

  const folds: PileFolds<G> = {
    'pile-shuffled': (state, { pile, count, secret }) => put(state, pile, secret?.is ?? unknown(count)),
    'discards-shuffled': (state, { from, to, count, secret }) =>
      put(lay(state, to, secret?.is ?? unknown(count), true), from, []),
    'cards-drawn': (state, { from, to, count, secret }) =>
      addTo<S>(put(state, from, pileOf<S>(state, from).slice(count)), to, secret?.is ?? unknown(count)),
    'cards-taken': (state, { from, cards, secret }) => takeFrom<S>(state, from, secret?.is ?? cards),
    'cards-laid': (state, { to, cards, under, secret }) => lay(state, to, secret?.is ?? cards, under ?? false),
    'cards-recalled': (state, { from, to, count, secret }) =>
      put(
        from.reduce<S>((now, pile) => put(now, pile, []), state),
        to,
        secret?.is ?? unknown(count),
      ),
    'cards-shown': state => state,
    'cards-looked-at': state => state,
  };

  const seenBy = (state: S, seat: Seat | undefined): S => {
    const seen: Record<string, readonly string[]> = {};
    for (const pile of idsOf(state)) {
      const cards = pileOf<S>(state, pile);
      seen[pile] = mayRead(specOf(state, pile).readers, seat) ? cards : unknown(cards.length);
    }
    const parts: Record<string, unknown> = {};
    for (const part of hidden) parts[part.part] = partFor(part, state, seat);
    return { ...withPiles<S>(state, seen as Partial<Record<string, readonly string[]>>), ...parts };
  };
  // a state never changes, and the same one is asked for repeatedly
  const views = new WeakMap<S, Map<Seat | undefined, S>>();

  return {
    piles: specs,
    specOf,
    isPile: (word, state): word is Id => specIn(specs(state.options), word) !== undefined,
    homeOf: (state, pile) => homeOf(specs(state.options), pile),
    isOpen,
    hide(state, seat) {
      const known = views.get(state) ?? new Map<Seat | undefined, S>();
      const view = known.get(seat) ?? seenBy(state, seat);
      views.set(state, known.set(seat, view));
      return view;
    },
    reveals: PILE_REVEALS,

    folds,
    after: (state, events) =>
      events.reduce<S>(
        (now, event) => entryOf<(state: S, event: Event<G>) => S>(folds, event.kind)?.(now, event) ?? now,
        state,
      ),

    topOf: (state, pile) => pileOf<S>(state, pile).at(isDeck(state, pile) ? 0 : -1),
    ordered,
    shuffled(state, pile, dice) {
      const is = dice.shuffle(pileOf<S>(state, pile));
      return { kind: 'pile-shuffled', pile, count: is.length, secret: { to: readersOf(state, pile), is } };
    },
    shuffledUnder(state, from, to, dice) {
      const is = dice.shuffle(pileOf<S>(state, from));
      return { kind: 'discards-shuffled', from, to, count: is.length, secret: { to: readersOf(state, to), is } };
    },
    dealt: (state, seat, from, to, cards) => ({
      kind: 'cards-drawn',
      seat,
      from,
      to,
      count: cards.length,
      secret: { to: readersOf(state, to), is: cards },
    }),
    drawn(state, seat, { from, to, count, discards }, dice) {
      const got = draw(pileOf<S>(state, from), discards ? pileOf<S>(state, discards) : [], count, dice);
      const events: Event<G>[] = [];
      if (got.shuffled && discards)
        events.push({
          kind: 'discards-shuffled',
          from: discards,
          to: from,
          count: got.shuffled.length,
          secret: { to: readersOf(state, from), is: got.shuffled },
        });
      if (got.drawn.length && isOpen(state, to)) events.push(...this.moved(state, got.drawn, from, to));
      else if (got.drawn.length) events.push(this.dealt(state, seat, from, to, got.drawn));
      return events;
    },
    taken: (state, cards, from, isPublic) => ({ kind: 'cards-taken', from, ...told(state, cards, from, isPublic) }),
    laid: (state, cards, to, under) => ({
      kind: 'cards-laid',
      to,
      ...told(state, cards, to, false),
      ...(under && { under }),
    }),
    moved(state, cards, from, to, under) {
      return [this.taken(state, cards, from, isOpen(state, to)), this.laid(state, cards, to, under)];
    },
    lookedAt(state, seat, pile, count) {
      const all = pileOf<S>(state, pile);
      const is = isDeck(state, pile) ? all.slice(0, count) : all.slice(-count);
      const { readers } = specOf(state, pile);
      // a reader of the pile knows what was seen of it
      const to =
        mayRead(readers, seat) || readers === 'nobody' || readers === 'everybody'
          ? seat
          : [seat, ...(typeof readers === 'string' ? [readers] : readers)];
      return { kind: 'cards-looked-at', seat, pile, cards: unknown(is.length), secret: { to, is } };
    },
    recalled(state, deck, dice, others = []) {
      const from = idsOf(state).filter(pile => specOf(state, pile).home === deck && pileOf<S>(state, pile).length > 0);
      const is = dice.shuffle([deck, ...from].flatMap(pile => pileOf<S>(state, pile)).concat(others));
      return { kind: 'cards-recalled', from, to: deck, count: is.length, secret: { to: readersOf(state, deck), is } };
    },
    redealt(unplaced) {
      return (seen, dice) => {
        const pools = unplaced(seen).map(pool => ({ ...pool, piles: [...pool.piles, ...looseOfPool(seen, pool)] }));
        const piles: Partial<Record<string, readonly string[]>> = filled<Readonly<Record<string, readonly string[]>>>(
          seen.piles,
          pools,
          dice,
        );
        const whole = withPiles<S>(seen, piles);
        const dealt = allCardsIn(whole);
        const isLeft = pools.some(({ cards }) => cards.some(card => !dealt.includes(card)));
        if (isLeft || dealt.includes('?')) return refuse('§table', 'cards-do-not-fit');
        // cards of one pool are put together before the hands are filled one after the other
        return idsOf(seen)
          .filter(pile => pileOf<S>(seen, pile).includes('?'))
          .map(pile => this.shuffled(whole, pile, dice));
      };
    },
    tabletop: state =>
      idsOf(state).map(id => {
        const { role, owner, slot } = specOf(state, id);
        const cards = pileOf<S>(state, id);
        return {
          id,
          role: ROLES[role],
          // the last card put on a pile of discards lies on top
          cards: role === 'discard' || looseOf(id) ? cards.toReversed() : cards,
          ...omitUndefined({ owner, slot }),
        };
      }),
  };
};
