/**
 * §perform The action of an owner's card, assembled from steps. Each follows the rules of the known cards and bonus
 * actions, and each may be declined.
 */
import { cases, fields, list, oneOf, whole, type Fields, type Read } from '../../../kernel/owners-data';

export type OwnersStep =
  /** A token moves, moves twice, is refreshed; the blockade moves. */
  | { readonly do: 'move' | 'double-move' | 'refresh' | 'blockade' }
  /** Units of this strength together enter the card's region. */
  | { readonly do: 'recruit'; readonly strength: number }
  | { readonly do: 'draw'; readonly cards: number }
  /** A bonus action; the will of the people; the rival's objective is turned up; whatever the players carry out. */
  | { readonly do: 'bonus' | 'will' | 'espionage' | 'by-hand' };

const MOST_STEPS = 5;
const MOST_STRENGTH = 3;
const MOST_CARDS = 3;

const kind = (one: OwnersStep['do'], others: Readonly<Record<string, Read<unknown>>> = {}) =>
  // the fields of each kind are those of its type above
  fields<OwnersStep>({ do: oneOf([one]), ...others } as Fields<OwnersStep>);

/** The steps of a card's action. */
export const ownersSteps: Read<readonly OwnersStep[]> = list(
  cases<OwnersStep>('do', {
    recruit: kind('recruit', { strength: whole(1, MOST_STRENGTH) }),
    move: kind('move'),
    'double-move': kind('double-move'),
    refresh: kind('refresh'),
    blockade: kind('blockade'),
    espionage: kind('espionage'),
    will: kind('will'),
    draw: kind('draw', { cards: whole(1, MOST_CARDS) }),
    bonus: kind('bonus'),
    'by-hand': kind('by-hand'),
  }),
  1,
  MOST_STEPS,
);

/** Do the players have to carry out something themselves? */
export const isByHand = (steps: readonly OwnersStep[]): boolean => steps.some(step => step.do === 'by-hand');
