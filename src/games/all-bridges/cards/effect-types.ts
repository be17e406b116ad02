/**
 * What an Event does, as data: a text of a card is a list of effects, resolved in order (§5.1). "You" is the Faction
 * that executes, or the one that an effect puts in its place. Spaces and Cells are named by the shared selectors.
 */
import type { Space } from '../data/map';
import type { CapabilityKind, CommandName, Disc, Power, Seat, Side, SpecialName, Stance } from '../pieces';
import type { CellTestName, SpaceTestName } from '../selector-names';

/** A number, or the die of the Event: all of it, or half, rounded up. */
export type Amount = number | 'die' | 'half-die';

/** Where: spaces of a list (all, if there is none, or the one noted) for which every named sentence is true. */
export interface Where {
  readonly in?: readonly Space[] | 'there' | 'next-to-there';
  readonly are?: readonly SpaceTestName[];
}

type List = readonly Effect[];
export interface Option {
  readonly id: string;
  readonly list: List;
}

interface Counted {
  readonly count: Amount;
  /** It may be fewer. */
  readonly upTo?: true;
}

export type Effect =
  | { readonly do: 'resources'; readonly who: Seat | 'you'; readonly by: Amount }
  /** Both enemies lose as many as the die says, as evenly as possible. */
  | { readonly do: 'levy' }
  | { readonly do: 'polarization'; readonly way: 1 | -1; readonly by: Amount }
  | (Counted & { readonly do: 'vassalage'; readonly powers: readonly Power[]; readonly ways: readonly (1 | -1)[] })
  /** §5.3 A Capability marker for a side; the Moderates choose for which. */
  | { readonly do: 'capability'; readonly side: Side | 'you'; readonly marker: CapabilityKind }
  | (Counted & { readonly do: 'flip'; readonly cells: readonly CellTestName[]; readonly where: Where })
  | (Counted & {
      readonly do: 'place';
      readonly cells: readonly Seat[] | 'you' | 'enemies';
      readonly stance: Stance;
      readonly where: Where;
    })
  /** Cells leave the map, to Available or where you choose; `prepared`: a Prepared marker may go instead. */
  | (Counted & {
      readonly do: 'remove';
      readonly cells: readonly CellTestName[];
      readonly where: Where;
      readonly to: readonly ('available' | 'prison')[];
      readonly prepared?: true;
    })
  | { readonly do: 'shift'; readonly ways: readonly (1 | -1)[]; readonly where: Where }
  | { readonly do: 'cube'; readonly ways: readonly ('add' | 'take')[]; readonly optional?: true }
  | { readonly do: 'disc'; readonly disc: Disc; readonly where: Where; readonly optional?: true }
  /** A die, noted for later effects. */
  | { readonly do: 'roll' }
  | { readonly do: 'die-at-most'; readonly most: number; readonly list: List }
  /** §5.4 A free Command of one of the Factions: you choose which, and it decides the details. */
  | {
      readonly do: 'command';
      readonly who: readonly Seat[] | 'you';
      readonly commands: readonly CommandName[] | 'all' | 'all-but-attack';
      readonly where?: Where;
      /** Marching Cells come only from the space "there". */
      readonly from?: 'there';
      /** Spaces at most; a single one makes it a Limited Command. */
      readonly most?: number;
      /** Attack Strength that costs nothing. */
      readonly bonus?: number;
      /** §3.2.3 A Terror of the Event: an Inactive Cell suffices, and one enemy Cell is removed. */
      readonly byEvent?: true;
    }
  /** §5.4 A Special Activity. */
  | { readonly do: 'special'; readonly activity: SpecialName }
  /** Parts of the rules: the Politics Phase (§6.2), Prisoners of War (§6.5.1), step 3 and 4 of the Red Revolt. */
  | { readonly do: 'carry-out'; readonly part: 'politics-phase' | 'prisoners-of-war' | 'war-begins' }
  /** §3.2.4 The Germans Attack in a space. */
  | { readonly do: 'german-attack'; readonly space: Space }
  | { readonly do: 'one-of'; readonly options: readonly Option[] }
  /** Another Faction takes the place of "you". */
  | { readonly do: 'as'; readonly who: Seat; readonly list: List }
  | { readonly do: 'if'; readonly where: Where; readonly list: List }
  /** You name the space "there". */
  | { readonly do: 'choose-space'; readonly where: Where }
  | { readonly do: 'reopen-issue' }
  /** Each Russian Troop there becomes a Senate Cell. */
  | { readonly do: 'disarm-garrison' }
  | (Counted & { readonly do: 'free-prisoners' })
  | { readonly do: 'sabotage' }
  /** An Attack without a die, up to half the Cells there; the Faction whose Cells attack may decline. */
  | { readonly do: 'assault'; readonly where: Where }
  /** Own Cells go to spaces that hold own Cells. */
  | { readonly do: 'regroup'; readonly count: Amount }
  | { readonly do: 'personality-away' }
  | { readonly do: 'remove-german'; readonly space: Space }
  /** §2.4.1 The Senate's Cells and Prepared marker there are removed. */
  | { readonly do: 'clear-senate' }
  | { readonly do: 'phase-two' }
  /** Of an owner's card: the players carry it out, then the game continues. */
  | { readonly do: 'by-hand' };

export type EffectOf<K extends Effect['do']> = Extract<Effect, { readonly do: K }>;
