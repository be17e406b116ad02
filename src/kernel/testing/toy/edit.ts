/** Changes by hand in the toy. */
import type { Dice } from '../../chance';
import type { GameEdit } from '../../edit';
import { refuse, type Refusal } from '../../refusal';
import { SEATS, type Event, type State } from './words';

/** A card is discarded from a hand, coins are set, discards are shuffled back; nothing else makes sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): readonly Event[] | Refusal => {
  const nonsense = refuse('§table', 'no-such-change');
  switch (change.kind) {
    case 'set': {
      const seat = SEATS.find(one => change.marker === `coins-${one}`);
      return seat && Number.isInteger(change.to) && change.to >= 0 && change.to <= 10
        ? [{ kind: 'coins-set', seat, coins: change.to }]
        : nonsense;
    }
    case 'card': {
      const seat = SEATS.find(one => change.from === `hand-${one}`);
      const hand = seat ? state.hands[seat] : [];
      const card = change.card === '?' ? hand[0] : hand.find(one => one === change.card);
      return seat && card !== undefined && change.to === 'discards'
        ? [{ kind: 'hand-card-discarded', seat, card }]
        : nonsense;
    }
    case 'shuffle':
      return change.pile === 'discards' && state.discards.length
        ? [{ kind: 'discards-shuffled', secret: { to: 'nobody', is: dice.shuffle(state.discards) } }]
        : nonsense;
    default:
      return nonsense;
  }
};
