/** What the rules say of changes by hand: the section of each, its owner, and positions that may never occur. */
import { lawsOf, type EditRules } from '../../kernel/edit-rules';
import type { Options } from '../../kernel/messages';
import { leaderCard, sideOf } from './data/cards';
import { numbersAt } from './options';
import type { Reason } from './refusals';
import { armyOf, armyWith, handOf, mayStand, MAX_MORALE, seatOf, type CivilWar } from './state';
import { pileId, rival, SEATS, type Front } from './vocabulary';
import { editAdvice } from './edit-advice';

const law = lawsOf<CivilWar, Reason>();

/** The most that one roll of the die of Morale takes. */
const DIE = 6;

/** §recruitment A leader has at most one troop more than their Force. */
const room = law('§recruitment', 'too-many-troops', {
  against: ({ armies }) =>
    armies.flatMap(({ leader, troops }): readonly Options[] => {
      const most = (leaderCard(leader)?.force ?? 0) + 1;
      return troops.length > most ? [{ leader, troops: troops.length, most }] : [];
    }),
});

/** §recruitment Some units may stand only at their own fronts. */
const fronts = law('§recruitment', 'stands-elsewhere', {
  against: ({ armies }) =>
    armies.flatMap(({ leader, troops, front }) =>
      [leader, ...troops].filter(unit => !mayStand(unit, front)).map((unit): Options => ({ unit, front })),
    ),
});

/** §recruitment Units come into play from the hand. */
const fromHand = law('§recruitment', 'not-in-hand', {
  forbids(state, event) {
    if (event.kind !== 'unit-placed') return undefined;
    const from = SEATS.flatMap(seat => [pileId(seat, 'discard'), pileId(seat, 'deck')]);
    const lies = from.some(pile => state.piles[pile].some(card => card === event.unit));
    return lies ? { unit: event.unit } : undefined;
  },
});

/** §reserve A side that is not on turn holds no more cards than a turn leaves it. */
const hands = law('§reserve', 'hand-too-large', {
  coming: true,
  against(state) {
    const seat = rival(state.active);
    const cards = handOf(state, seat).length;
    const most = numbersAt(state)['hand-limit'];
    return cards > most ? [{ seat, cards, most }] : [];
  },
});

/** §rally Only the Reds go from front to front. */
const lines = law('§rally', 'whites-stay', {
  forbids(state, event) {
    const crossed = (unit: string, from: Front | undefined, to: Front | undefined): Options | undefined =>
      from !== undefined && to !== undefined && from !== to && sideOf(unit) === 'white'
        ? { unit, from, to }
        : undefined;
    if (event.kind === 'leader-moved') return crossed(event.leader, armyOf(state, event.leader)?.front, event.front);
    if (event.kind !== 'troop-moved') return undefined;
    return crossed(event.troop, armyWith(state, event.troop)?.front, armyOf(state, event.leader)?.front);
  },
});

/** §result One die decides how much Morale goes. */
const morale = law('§result', 'more-than-the-die', {
  coming: true,
  forbids: (_state, event) =>
    event.kind === 'morale-changed' && Math.abs(event.by) > DIE
      ? { seat: event.seat, by: Math.abs(event.by), most: DIE, top: MAX_MORALE }
      : undefined,
});

/** §result A battle moves one marker. */
const markers = law('§result', 'more-than-one-marker', {
  coming: true,
  forbids(state, event) {
    if (event.kind !== 'markers-set' || state.options['unblocked'] === 'marker-each-army') return undefined;
    const by = Math.abs(event.red - state.markers[event.front].red);
    return by > 1 ? { front: event.front, by } : undefined;
  },
});

/** §turn Turns are counted one by one. */
const turns = law('§turn', 'turn-skipped', {
  coming: true,
  forbids: (state, event) =>
    event.kind === 'turn-set' && event.turn !== state.turn + 1 ? { from: state.turn, to: event.turn } : undefined,
});

export const editRules: EditRules<CivilWar> = {
  belongs: {
    'card-discarded': '§reserve',
    'cards-laid': '§reserve',
    'cards-looked-at': '§setup',
    'cards-recalled': '§setup',
    'cards-shown': 'free',
    'cards-taken': '§reserve',
    'discards-shuffled': '§reserve',
    'leader-lost': '§leader-loss',
    'leader-moved': '§rally',
    'leader-rallied': '§rally',
    'leader-recruited': '§recruitment',
    'markers-set': '§result',
    'morale-changed': '§result',
    'pile-shuffled': '§setup',
    'token-removed': '§result',
    'troop-captured': '§control',
    'troop-lost': '§result',
    'troop-moved': '§rally',
    'troop-recruited': '§recruitment',
    'troop-withdrawn': '§leader-loss',
    'turn-set': '§turn',
    'unit-placed': '§recruitment',
    'unit-taken': '§leader-loss',
  },
  owner(state, event) {
    switch (event.kind) {
      case 'leader-moved':
      case 'leader-rallied':
        return sideOf(event.leader);
      case 'leader-recruited':
      case 'troop-recruited':
        return event.seat;
      case 'troop-moved': {
        const army = armyWith(state, event.troop);
        return army && seatOf(army);
      }
      default:
        return undefined;
    }
  },
  piles: '§setup',
  // troops without a leader find another, or leave
  aside: ['orphans'],
  laws: [room, fronts, fromHand, hands, lines, morale, markers, turns],
  advice: editAdvice,
};
