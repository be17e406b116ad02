/** How each event changes the state. A fold decides nothing: it works on the whole state and on a seat's view alike. */
import { addTo, takeFrom } from '../../kernel/piles';
import { leaderCard, sideOf } from './data/cards';
import { placeOf } from './tabletop';
import type { Army, State, CivilWar } from './state';
import { cards } from './view';
import { pileId, rival, type Battle, type Seat } from './vocabulary';
import type { Folds } from '../../kernel/messages';
const same = (state: State): State => state;

const inArmy = (state: State, leader: string, change: (army: Army) => Army): State => ({
  ...state,
  armies: state.armies.map(army => (army.leader === leader ? change(army) : army)),
});

const rallied = (state: State, leader: string, token: boolean): State =>
  inArmy(state, leader, army => ({ ...army, rallied: token }));
const attach = (state: State, leader: string, troop: string): State =>
  inArmy(state, leader, army => ({ ...army, troops: [...army.troops, troop] }));

/** Takes a troop from wherever it is in play. */
const detach = (state: State, troop: string): State => ({
  ...state,
  armies: state.armies.map(army =>
    army.troops.includes(troop) ? { ...army, troops: army.troops.filter(id => id !== troop) } : army,
  ),
  orphans: state.orphans.filter(orphan => orphan.troop !== troop),
});

/** Every card that leaves play goes to its owner's discard pile, even from an enemy army. */
const discard = (state: State, ids: readonly string[]): State =>
  ids.reduce((now, card) => addTo(now, pileId(sideOf(card), 'discard'), [card]), state);

const fromHand = (state: State, seat: Seat, card: string): State => takeFrom(state, pileId(seat, 'hand'), [card]);

const inBattle = (state: State, change: (battle: Battle) => Battle): State => ({
  ...state,
  agenda: state.agenda.map(step => (step.kind === 'battle' ? change(step) : step)),
});

const joined = (names: readonly string[], leader: string): readonly string[] =>
  names.includes(leader) ? names : [...names, leader];

/** Lays a unit down by hand: a leader at a front, a troop with a leader. */
const placed = (state: State, unit: string, at: string): State => {
  const place = placeOf(at);
  if (place?.at === 'army') return attach(state, place.leader, unit);
  if (place?.at !== 'front') return state;
  return { ...state, armies: [...state.armies, { leader: unit, front: place.front, troops: [], rallied: false }] };
};

const dismissed = (state: State, leader: string): State => {
  const army = state.armies.find(one => one.leader === leader);
  if (!army) return state;
  const orphans = army.troops.map(troop => ({ troop, seat: sideOf(leader), front: army.front }));
  return { ...state, armies: state.armies.filter(one => one !== army), orphans: [...state.orphans, ...orphans] };
};

const swapped = (army: Army, one: string, other: string): Army => ({
  ...army,
  troops: army.troops.map(id => (id === one ? other : id === other ? one : id)),
});

export const folds: Folds<CivilWar> = {
  ...cards.folds,
  'hand-discarded': (state, { seat, cards: hand }) => discard(takeFrom(state, pileId(seat, 'hand'), hand), hand),
  'card-played': (state, { seat, card }) => discard(fromHand(state, seat, card), [card]),
  'card-discarded': (state, { seat, card }) => discard(fromHand(state, seat, card), [card]),
  'unit-placed': (state, { unit, at }) => placed(state, unit, at),
  // a leader leaves their troops behind, until they are attached again or go home
  'unit-taken': (state, { unit }) => (leaderCard(unit) ? dismissed(state, unit) : detach(state, unit)),

  'turn-begun': (state, { turn, active }) => ({ ...state, turn, active }),
  'turn-set': (state, { turn }) => ({ ...state, turn }),
  'attacks-withheld': same,
  'attacks-forbidden': (state, { seat }) => ({
    ...state,
    agenda: state.agenda.filter(step => step.kind !== 'attack' || step.seat !== seat),
  }),
  passed: same,

  'leader-rallied': (state, { leader }) => rallied(state, leader, true),
  'token-removed': (state, { leader }) => rallied(state, leader, false),
  'leader-recruited': (state, { seat, card, front }) => {
    const left = fromHand(state, seat, card);
    return { ...left, armies: [...left.armies, { leader: card, front, troops: [], rallied: false }] };
  },
  'troop-recruited': (state, { seat, card, leader }) => attach(fromHand(state, seat, card), leader, card),
  'leader-moved': (state, { leader, front }) => inArmy(state, leader, army => ({ ...army, front })),
  'troop-moved': (state, { troop, leader }) => attach(detach(state, troop), leader, troop),
  'troops-swapped': (state, { troop, other }) => ({
    ...state,
    armies: state.armies.map(army => swapped(army, troop, other)),
  }),
  'troop-captured': (state, { troop, leader }) => attach(detach(state, troop), leader, troop),
  'troop-withdrawn': (state, { seat, troop, secret }) =>
    addTo(detach(state, troop), pileId(seat, 'hand'), [secret?.is ?? '?']),
  'troop-lost': (state, { troop }) => discard(detach(state, troop), [troop]),
  'leader-lost': (state, { leader }) => discard(dismissed(state, leader), [leader]),
  'leader-chosen': same,
  'army-lost': (state, { leader, troops }) =>
    discard({ ...state, armies: state.armies.filter(army => army.leader !== leader) }, [leader, ...troops]),

  'army-attacks': (state, { leader }) =>
    inBattle(rallied(state, leader, false), battle => ({ ...battle, attackers: joined(battle.attackers, leader) })),
  'attack-launched': same,
  'attack-negated': (state, { leader }) =>
    inBattle(state, battle => ({ ...battle, attackers: battle.attackers.filter(id => id !== leader) })),
  'army-blocks': (state, { leader }) =>
    inBattle(rallied(state, leader, false), battle => ({ ...battle, blockers: joined(battle.blockers, leader) })),
  'support-added': (state, { kind: _, ...support }) =>
    inBattle(state, battle => ({ ...battle, support: [...battle.support, support] })),
  'battle-fought': same,
  'morale-rolled': same,

  'attack-unblocked': (state, { seat, turn }) => ({ ...state, unblocked: { ...state.unblocked, [seat]: turn } }),
  'marker-taken': (state, { seat, front }) => {
    const here = state.markers[front];
    const other = rival(seat);
    const moved = { ...here, [seat]: here[seat] + 1, [other]: here[other] - 1 };
    return { ...state, markers: { ...state.markers, [front]: moved } };
  },
  'markers-set': (state, { front, red, white }) => ({
    ...state,
    markers: { ...state.markers, [front]: { red, white } },
  }),
  'front-claimed': (state, { front }) => {
    const gone = state.armies.filter(army => army.front === front);
    const lost = state.orphans.filter(orphan => orphan.front === front);
    return discard(
      {
        ...state,
        armies: state.armies.filter(army => army.front !== front),
        orphans: state.orphans.filter(orphan => orphan.front !== front),
      },
      [...gone.flatMap(army => [army.leader, ...army.troops]), ...lost.map(orphan => orphan.troop)],
    );
  },
  'morale-changed': (state, { seat, by }) => ({
    ...state,
    morale: { ...state.morale, [seat]: state.morale[seat] + by },
  }),
  'game-ended': (state, { winner, reason }) => ({ ...state, ending: { winner, reason } }),
};
