/** Who knows what: compares seats' views by events and by state, and finds unexpected ids. */
import { evolve } from '../agenda';
import type { Game } from '../game';
import { redact, MIXING_KINDS, mayRead, PASSING_KINDS, type Piles, specIn } from '../piles';
import { difference, isSame, notPlain, stringsIn } from './values';
import type { AnyEvent, GameTypes, Options } from '../messages';
/** Which strings are ids that can be hidden (cards), so that knowing one is a secret. */
export type IsSecretId = (id: string) => boolean;

/** A turn as a tester saw it: `actor` is undefined for a change by hand. */
export interface Happened<G extends GameTypes> {
  readonly actor: G['seat'] | undefined;
  readonly state: G['state'];
  readonly events: readonly AnyEvent<G>[];
  readonly barrier: boolean;
}

export interface SecretWatch<G extends GameTypes> {
  /** What is wrong with the turn that led from the last state to this one. */
  see(turn: Happened<G>): string | undefined;
}

/** Ids, and how often each occurs. */
type Ids = ReadonlyMap<string, number>;
interface Viewer<G extends GameTypes> {
  readonly seat: G['seat'] | undefined;
  view: G['state'];
  knows: Ids;
  /** The views during the turn, event by event. */
  passed: readonly G['state'][];
}

const nameOf = (seat: string | undefined): string => seat ?? 'an observer';

interface HasPiles {
  readonly options: Options;
  readonly piles?: Piles;
}

/** Checks that piles are hidden from everybody except their declared readers. */
const misdeclared = <G extends GameTypes>(
  game: Game<G>,
  whole: HasPiles,
  seen: HasPiles,
  seat: G['seat'] | undefined,
): string | undefined => {
  const specs = game.piles(whole.options);
  const declared = [...new Set([...Object.keys(specs), ...Object.keys(whole.piles ?? {})])].flatMap(pile => {
    const spec = specIn(specs, pile);
    return spec ? [[pile, spec] as const] : [];
  });
  const wrong = declared.find(([pile, { readers }]) => {
    const cards = seen.piles?.[pile] ?? [];
    return mayRead(readers, seat) ? cards.join() !== whole.piles?.[pile]?.join() : cards.some(card => card !== '?');
  });
  return wrong && `${nameOf(seat)} sees the pile ${wrong[0]}, which the game declares otherwise`;
};

/** Follows a game from `state` on, as every seat and an observer see it. */
export const watchSecrets = <G extends GameTypes>(
  game: Game<G>,
  start: G['state'],
  isId?: IsSecretId,
): SecretWatch<G> => {
  const idsIn = (value: unknown): Ids =>
    isId ? new Map([...stringsIn(value)].filter(([one]) => one !== '?' && isId(one))) : new Map();
  const viewers = [...game.seats(start.options), undefined].map((seat): Viewer<G> => {
    const view = game.hide(start, seat);
    return { seat, view, knows: idsIn(view), passed: [] };
  });

  /** Law: the view built from redacted events is the view built from the state. */
  const follow = (viewer: Viewer<G>, { state, events }: Happened<G>): string | undefined => {
    const { seat } = viewer;
    const wanted = game.hide(state, seat);
    viewer.passed = events.map(event => (viewer.view = evolve(game, viewer.view, redact(event, seat))));
    if (!isSame(viewer.view, wanted)) {
      return `the view of ${nameOf(seat)} by events is not the view by state: ${difference(viewer.view, wanted)}`;
    }
    const twice = game.hide(wanted, seat);
    if (!isSame(twice, wanted)) {
      return `hiding twice hides otherwise for ${nameOf(seat)}: ${difference(twice, wanted)}`;
    }
    // the same value, but it shares parts with the state, which speeds up the next comparison
    viewer.view = wanted;
    const bad = notPlain(wanted);
    if (bad !== undefined) return `the view of ${nameOf(seat)} is not JSON at ${bad}`;
    return misdeclared(game, state, wanted, seat);
  };

  /** The events say who may know an id. `hide` must agree, or one of the two has forgotten a pile. */
  const agree = (
    { seat, view, knows, passed }: Viewer<G>,
    sealed: Ids,
    knew: Ids,
    { events }: Happened<G>,
  ): string | undefined => {
    const sees = idsIn(view);
    const told = idsIn(events.map(event => redact(event, seat)));
    const passing = idsIn(events.filter(({ kind }) => PASSING_KINDS.has(kind)));
    // a card that is turned up may be shuffled away before the turn is over
    const cameBy = (id: string): boolean => passed.some(one => idsIn(one).has(id));
    for (const id of told.keys()) {
      if (!sees.has(id) && !knows.has(id) && !knew.has(id) && !passing.has(id) && !cameBy(id))
        return `${nameOf(seat)} is told ${id} and cannot see it`;
    }
    for (const id of sealed.keys()) {
      // the card may still be open elsewhere, where it was seen before
      const now = sees.get(id) ?? 0;
      const before = knows.get(id) ?? 0;
      if (!told.has(id) && now > 0 && now >= before) return `${nameOf(seat)} sees ${id}, which the events keep from it`;
    }
    return undefined;
  };

  return {
    see(turn) {
      const acting = viewers.find(viewer => viewer.seat === turn.actor);
      const knew = acting?.knows ?? new Map<string, number>();
      const known = new Set(viewers.flatMap(viewer => [...viewer.knows.keys()]));
      // shuffled or shown cards stay in their pile: an open step may still name one of them
      const sealing = turn.events.filter(({ kind }) => !MIXING_KINDS.has(kind) && !PASSING_KINDS.has(kind));
      const sealed = idsIn(sealing.map(event => ('secret' in event ? event.secret : undefined)));
      for (const viewer of viewers) {
        const problem = follow(viewer, turn) ?? agree(viewer, sealed, knew, turn);
        if (problem !== undefined) return problem;
        const sees = idsIn(viewer.view);
        if (!turn.barrier) {
          // The actor learned it, or it became known although nobody knew it. A command may show the actor's cards to
          // others; a change by hand may not.
          const before = viewer === acting || turn.actor === undefined ? viewer.knows : known;
          const fresh = [...sees.keys()].find(id => !before.has(id));
          if (fresh !== undefined) return `${nameOf(viewer.seat)} learned ${fresh} without a barrier`;
        }
        viewer.knows = sees;
      }
      return undefined;
    },
  };
};
