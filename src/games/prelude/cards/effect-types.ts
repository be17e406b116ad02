/**
 * The effects of an Event, as data: a card is a list of effects, resolved in order. "You" is the card's faction, or the
 * player who plays a neutral card (§3.2).
 */
import type { District, Place, Subtype } from '../data/districts';
import type { Seat } from '../seats';

/** A player, named or determined by the game's state. Nobody if the state does not determine one. */
export type Who =
  | Seat
  | 'own'
  | 'rival'
  /** With fewer victory points; with more cubes in the Duma; in more Worker Districts; ahead on the Districts Track. */
  | 'behind'
  | 'majority'
  | 'workers'
  | 'districts';

/** A number, or how it is counted when the effect begins. */
export type Amount =
  | number
  /** The lower Mobilization Value of your Parties, at most 6 (§14, #46). */
  | 'lower-party'
  /** The Tsar's Prestige divided by three, rounded up. */
  | 'third-of-prestige'
  /** Revolutionary Unrest less five, at least 1. */
  | 'unrest-less-5'
  /** The box of the Districts Advantage Marker. */
  | 'districts-box'
  /** As many as bring you level with your opponent in that place. */
  | 'until-level'
  /** The first number without the cubes that an earlier effect has placed. */
  | { readonly of: Amount; readonly less: string };

/** Kinds of places; Parties are those of the side whose cubes are meant. */
export type Kind = Subtype | 'district' | 'duma' | 'moderate' | 'extremist' | Place;

/** Places that satisfy all these conditions. */
export interface Among {
  readonly in: Kind | readonly Kind[];
  /** The controller of the District. */
  readonly control?: 'own' | 'rival' | 'not-own';
  /** Adjacent to a place, or to those noted under a name. */
  readonly near?: string;
  /** Not one of those noted. */
  readonly not?: string;
  /** Where you have at least so many cubes. */
  readonly cubes?: number;
  /** Adjacent to an Urban District with an Organization of yours. */
  readonly beside?: 'own-organization';
  /** Where you could create an Organization, with its Sponsor or without. */
  readonly found?: 'sponsored' | 'anyhow';
  /** Where one of your organized Parties could Sponsor. */
  readonly sponsored?: true;
  /** Where the opponent has more cubes. */
  readonly outnumbered?: true;
}
/** Where: a kind, a description, or noted places (`at least` so many cubes in each). */
export type Where = Kind | Among | { readonly noted: string; readonly atLeast?: number };

/** A condition: a prerequisite, or a branch within an Event. All parts of a list must be true. */
export type Need =
  | { readonly need: 'session' | 'no-session' | 'abdicated' | 'not-abdicated' | 'war-begun' }
  | { readonly need: 'in-play' | 'not-in-play'; readonly card: string }
  | { readonly need: 'controls'; readonly who: Who; readonly place: District }
  | { readonly need: 'unrest'; readonly atLeast: number }
  | { readonly need: 'prestige'; readonly atMost: number }
  | { readonly need: 'organization'; readonly who: Who; readonly in: Kind; readonly atLeast?: number }
  /** The side is the Active Player, in the first Action Round of the Turn. */
  | { readonly need: 'opens-turn'; readonly who: Who }
  | { readonly need: 'majority'; readonly who: Who }
  /** An earlier effect noted something; `place` if it must be there. */
  | { readonly need: 'noted'; readonly as: string; readonly place?: Place }
  | { readonly need: 'either'; readonly of: readonly Need[] }
  /** A condition of an owner’s card that only the players can judge. */
  | { readonly need: 'by-hand' };

type List = readonly Effect[];
export interface Option {
  readonly id: string;
  readonly list: List;
}
/** A row of a table for one die: results up to `most`. */
export interface Row {
  readonly most: number;
  readonly list: List;
}

interface Placing {
  readonly count: Amount;
  readonly where: Where;
  /** The side whose cubes change. By default yours when added, the opponent’s when removed. */
  readonly whose?: Who;
  /** The most in one place. */
  readonly most?: number;
  /** The name under which the places are noted. */
  readonly as?: string;
}
interface InEach {
  readonly count: Amount;
  readonly where: Where;
  readonly whose?: Who;
}
interface Checking {
  readonly where: Where;
  readonly bonus: number;
  /** One of the places is chosen, or every one is checked. */
  readonly each?: true;
  readonly success: List;
  readonly failure?: List;
}

export type Effect =
  /** Cubes, one by one, where the player chooses. */
  | (Placing & { readonly do: 'add' })
  | (Placing & { readonly do: 'remove' })
  /** So many cubes in each of the places, at once. */
  | (InEach & { readonly do: 'add-each' })
  | (InEach & { readonly do: 'remove-each' })
  /** Up to so many cubes of the sides go from place to place. */
  | {
      readonly do: 'move';
      readonly count: number;
      readonly whose: readonly Who[];
      readonly from: Where;
      readonly to: Where;
    }
  /** The player names places, each once. */
  | { readonly do: 'choose'; readonly count: number; readonly where: Where; readonly as: string }
  /** Random Districts (§13). */
  | { readonly do: 'random'; readonly count: number; readonly distinct: boolean; readonly as: string }
  | (Checking & { readonly do: 'check' })
  /** A check against the Unrest Track itself. */
  | { readonly do: 'unrest-check'; readonly success: List; readonly failure: List }
  | { readonly do: 'points'; readonly who: Who; readonly by: number }
  | { readonly do: 'opportunity'; readonly who: Who; readonly by: number }
  | { readonly do: 'unrest'; readonly by: number }
  /** `war`: one lost to the war, which is worse while the Tsar is at the front. */
  | { readonly do: 'prestige'; readonly by: number; readonly war?: true }
  | { readonly do: 'prestige-to'; readonly at: number }
  | { readonly do: 'world'; readonly who: Who; readonly by: number }
  | { readonly do: 'world-to'; readonly at: number }
  | { readonly do: 'extremism'; readonly who: Who; readonly modifier?: number }
  | { readonly do: 'vote' }
  | { readonly do: 'end-session' }
  | { readonly do: 'activities'; readonly points: Amount }
  /** An Organization comes, or one of a side goes. */
  | { readonly do: 'found'; readonly where: Where }
  | { readonly do: 'disband'; readonly who: Who; readonly where: Where }
  /** Markers of Red Guards and Loyal Troops (§11.1). */
  | { readonly do: 'prepare'; readonly who: Who; readonly value: number }
  | { readonly do: 'disarm'; readonly who: Who; readonly values: readonly number[] }
  | { readonly do: 'desertion'; readonly who: Who; readonly values: readonly number[] }
  /** Scoring Markers go a box to the right, or to either side. */
  | { readonly do: 'shift'; readonly count: number; readonly back: boolean }
  /** One die, and what its result leads to. */
  | { readonly do: 'table'; readonly disasters?: true; readonly rows: readonly Row[] }
  /** Both roll; the effects for the higher and the lower. */
  | { readonly do: 'contest'; readonly higher: List; readonly lower: List }
  /** Both bid Opportunity Points, and both bids are spent; the effects for the higher bidder. */
  | { readonly do: 'auction'; readonly higher: List }
  | { readonly do: 'skip-round'; readonly who: Seat }
  | { readonly do: 'more-points'; readonly who: Seat; readonly by: number }
  /** Cards that come into play or leave it. */
  | { readonly do: 'enter-play'; readonly card: string }
  | { readonly do: 'leave-play'; readonly card: string; readonly to: 'pool' | 'discards' | 'removed' }
  /** This card stays in play after all. */
  | { readonly do: 'stay' }
  | { readonly do: 'if'; readonly need: Need; readonly then: List; readonly otherwise?: List }
  | { readonly do: 'one-of'; readonly options: readonly Option[] }
  /** Somebody else becomes "you"; `each` is you and then your opponent. */
  | { readonly do: 'as'; readonly who: Who | 'each'; readonly list: List }
  /** The controller of the noted Districts becomes "you", once for each. */
  | { readonly do: 'controllers'; readonly of: string; readonly list: List }
  /** Something is noted for a later effect of the same card. */
  | { readonly do: 'note'; readonly as: string }
  /** The players carry it out by hand. */
  | { readonly do: 'by-hand' };

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
