/** Changes by hand in the toy. */
import { cardEdits, setCounted, type Edited } from '../../kit/edits';
import { cards } from './cards';
import { nonsense } from './refusals';
import { handOf, SEATS, type State, type Toy } from './words';
import type { Dice } from '../../chance';
import type { GameEdit } from '../../edit';

const byHand = cardEdits<Toy>(cards, {
  known(_state, card, from, to) {
    const seat = SEATS.find(one => from === handOf(one));
    return seat && to === 'discards' ? [{ kind: 'hand-card-discarded', seat, card }] : undefined;
  },
});

/** Cards go anywhere, coins are set; nothing else makes sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited<Toy> => {
  if (change.kind !== 'set') return byHand(state, change, dice) ?? nonsense('no-such-change');
  const seat = SEATS.find(one => change.marker === `coins-${one}`);
  return setCounted<Toy>(
    seat && { now: state.coins[seat], least: 0, most: 10, to: coins => [{ kind: 'coins-set', seat, coins }] },
    change.to,
  );
};
