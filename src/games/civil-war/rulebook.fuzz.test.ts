/** Random games checked against the rulebook: Force, armies and fronts, tokens and moves, Morale, markers and the end. */
import { expect, test } from 'vitest';
import { wrongEvents, type Told } from '../../kernel/testing/told-events';
import { civilWar } from '.';
import { armyOf, armyWith, handOf, seatOf, type Army, type CivilWar, type State } from './state';
import { FRONTS, rival, SEATS, type Front, type Seat, type Support } from './vocabulary';

const nameOf = (id: string): string => id.replace(/-\d+$/, '');
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** §result The Force on each card that has more than 1. */
const FORCE: Readonly<Record<string, number>> = {
  'red-trotsky': 3,
  'red-lenin': 3,
  'red-stalin': 3,
  'red-tukhachevsky': 2,
  'red-army': 2,
  'white-nicholas-ii': 3,
  'white-wrangel': 3,
  'white-kolchak': 2,
  'white-denikin': 2,
  'white-czech-army': 2,
  'white-germans': 2,
  'white-poles': 2,
  'white-don-cossacks': 2,
  'white-british-forces': 2,
  'white-american-forces': 2,
};
const forceOf = (id: string): number => FORCE[nameOf(id)] ?? 1;

/** §result Whose troops get 1 more under them. */
const STRENGTHENS: Readonly<Record<string, RegExp>> = {
  'red-trotsky': /./,
  'red-lenin': /^red-soviet-forces/,
  'red-stalin': /^red-bolshevik-forces/,
  'red-generals': /^red-army/,
  'red-revolutionary-commissars': /^red-partisans/,
  'white-nicholas-ii': /./,
  'white-alexeyev': /^white-don-cossacks/,
  'white-kornilov': /^white-don-cossacks/,
  'white-makhno': /^white-ukrainian/,
  'white-yudenich': /^white-russian/,
};
/** §recruitment Who stands at one front only, and who not at one. */
const BOUND: Readonly<Record<Front, RegExp>> = {
  'north-west': /yudenich|american|serbs|baltic|finns|germans|latvians/,
  south: /wrangel|denikin|makhno|ukrainian/,
  east: /kolchak|siberian|czech/,
};
const isOutOfPlace = (unit: string, front: Front): boolean =>
  FRONTS.some(one => one !== front && BOUND[one].test(unit)) || (front === 'north-west' && /cossack/.test(unit));

interface Fight {
  readonly attacker: Seat;
  readonly front: Front;
  /** Leaders who attack or block. */
  readonly leaders: readonly string[];
  readonly support: readonly Support[];
  readonly isLaunched: boolean;
}
/** What a turn or a battle has come to, by the events so far. */
interface Known {
  readonly fight?: Fight | undefined;
  /** §rally Units that have gone to another front this turn. */
  readonly moved: number;
  /** §result What Morale must change by, in order. */
  readonly due: readonly { readonly seat: Seat; readonly by: number }[];
  /** §propaganda The last turn in which each seat did unblocked damage. */
  readonly damage: Readonly<Record<Seat, number>>;
  /** §propaganda Who has not yet had their point for unblocked damage; and for whom a marker is still to be taken. */
  readonly owed?: Seat | undefined;
  readonly marker?: Seat | undefined;
  /** §result Who has lost the battle; nobody on a tie. */
  readonly loser?: Seat | undefined;
}
const NEW: Known = { moved: 0, due: [], damage: { red: 0, white: 0 } };
let known = NEW;

const armiesIn = (state: State, seat: Seat): readonly Army[] =>
  state.armies.filter(army => seatOf(army) === seat && known.fight?.leaders.includes(army.leader));

/** §reinforcing, §battle-events What one card adds: to an army or one troop, to each troop, or to those that block. */
const worthOf = ({ card, target }: Support, armies: readonly Army[], blocks: boolean): number => {
  const troops = armies.flatMap(army => army.troops);
  const army = armies.find(one => one.leader === target);
  switch (nameOf(card).replace(/^(red|white)-/, '')) {
    case 'national-defense':
      return troops.length;
    case 'counter-attack':
      return blocks ? troops.length : 0;
    case 'death-penalty':
    case 'munitions-and-supplies':
    case 'allied-firepower':
      return army?.troops.length ?? 0;
    case 'tanks-and-artillery':
      return troops.includes(target) ? 2 : 0;
    default:
      return army ? 1 : 0;
  }
};
/** §result All that a side brings to the battle. */
const strengthOf = (state: State, seat: Seat): number => {
  const armies = armiesIn(state, seat);
  const own = armies.map(({ leader, troops }) => {
    const { [nameOf(leader)]: kin } = STRENGTHENS;
    return sum([leader, ...troops].map(forceOf)) + troops.filter(troop => kin?.test(troop)).length;
  });
  const support = known.fight?.support.filter(one => one.seat === seat) ?? [];
  return sum(own) + sum(support.map(one => worthOf(one, armies, known.fight?.attacker !== seat)));
};

/** §attacking, §blocking Armies that fight together. */
const TOGETHER: Readonly<Record<Seat, number>> = { red: 3, white: 2 };
const isDecided = ({ markers }: State, front: Front): boolean => SEATS.some(seat => markers[front][seat] === 6);
/** An army joins the battle: with a token, at its front, and no more of them than may fight together. */
const joins = (state: State, leader: string, front: Front): string | undefined => {
  const army = armyOf(state, leader);
  if (!army?.rallied || army.front !== front || isDecided(state, front)) return `${leader} fights in ${front}`;
  const { fight } = known;
  const others = armiesIn(state, seatOf(army)).filter(one => one !== army);
  if (others.length >= TOGETHER[seatOf(army)]) return `${others.length} armies and ${leader}`;
  if (fight) known = { ...known, fight: { ...fight, leaders: [...fight.leaders, leader] } };
  return fight?.front === front ? undefined : `${leader} joins a battle elsewhere`;
};

const winnerOf = (state: State, reason: string): string => {
  const { morale, options, turn } = state;
  const fronts = SEATS.find(
    seat => FRONTS.filter(front => state.markers[front][seat] === 6).length >= Number(options['fronts-to-win']),
  );
  if (reason === 'morale') return SEATS.find(seat => morale[rival(seat)] === 0) ?? 'nobody';
  if (reason === 'fronts') return fronts ?? 'nobody';
  if (turn < 60 || fronts || SEATS.some(seat => morale[seat] === 0)) return 'not yet';
  const [red = 0, white = 0] = SEATS.map(seat => sum(FRONTS.map(front => state.markers[front][seat])));
  const lead = red - white || morale.red - morale.white;
  return lead > 0 ? 'red' : lead < 0 ? 'white' : 'draw';
};

const travels = (seat: Seat, units: readonly string[], from?: Front, to?: Front): string | undefined => {
  if (from === undefined || to === undefined) return 'a unit from nowhere';
  if (units.some(unit => isOutOfPlace(unit, to))) return `${units.join()} in ${to}`;
  if (from === to) return undefined;
  known = { ...known, moved: known.moved + units.length };
  return known.moved > (seat === 'red' ? 3 : 0) ? `${seat} moves ${known.moved} units between fronts` : undefined;
};

/** §propaganda, §result, §reserve Morale changes by what a roll, unblocked damage or a card laid aside makes of it. */
const moraleFault = (before: State, seat: Seat, by: number, command: string | undefined): string | undefined => {
  const [due, ...rest] = known.due;
  if (due) {
    known = { ...known, due: rest };
    return due.seat === seat && due.by === by ? undefined : `${seat} ${by} for ${due.seat} ${due.by}`;
  }
  if (command === 'reserve') return by === Math.min(2, 20 - before.morale[seat]) ? undefined : `${by} for a card`;
  const { owed } = known;
  known = { ...known, owed: undefined };
  return by === 1 && owed === seat ? undefined : `${seat} gets ${by} for nothing`;
};

const fault = ({ after, asked, before, event }: Told<CivilWar>): string | undefined => {
  switch (event.kind) {
    case 'turn-begun': {
      if (event.turn === 1 && event.active === 'red') known = NEW;
      const { damage, due, marker, owed } = known;
      const isOwed = damage[event.active] > 0 && damage[event.active] === event.turn - 1;
      const owes = isOwed && before.morale[event.active] < 20 ? event.active : undefined;
      known = { ...known, moved: 0, owed: owes };
      if (marker || owed || due.length) return `${marker ?? owed ?? 'somebody'} did not get all`;
      const tooMany = SEATS.find(seat => event.turn > 1 && seat === before.active && handOf(before, seat).length > 7);
      const follows = before.active === 'red' ? event.turn === before.turn : event.turn === before.turn + 1;
      return tooMany ? `${tooMany} keeps too many cards` : follows ? undefined : `turn ${event.turn}`;
    }
    case 'leader-recruited':
      return isDecided(before, event.front) || isOutOfPlace(event.card, event.front)
        ? `${event.card} in ${event.front}`
        : undefined;
    case 'troop-recruited':
    case 'troop-captured':
    case 'troop-moved': {
      const army = armyOf(after, event.leader);
      const unit = event.kind === 'troop-recruited' ? event.card : event.troop;
      if (!army || army.troops.length > forceOf(event.leader) + 1) return `too many troops under ${event.leader}`;
      if (event.kind !== 'troop-moved') return isOutOfPlace(unit, army.front) ? `${unit} in ${army.front}` : undefined;
      // a troop that has lost its leader goes to another of any front that may take it
      const from = armyWith(before, unit)?.front;
      return from ? travels(seatOf(army), [unit], from, army.front) : undefined;
    }
    case 'troops-swapped': {
      const [one, other] = [armyWith(before, event.troop), armyWith(before, event.other)];
      if (!one || !other) return 'a swap with nobody';
      return (
        travels(seatOf(one), [event.troop], one.front, other.front) ??
        travels(seatOf(one), [event.other], other.front, one.front)
      );
    }
    case 'leader-moved': {
      const army = armyOf(before, event.leader);
      return travels(before.active, [event.leader, ...(army?.troops ?? [])], army?.front, event.front);
    }
    case 'army-attacks': {
      const { front, leader } = event;
      const army = armyOf(before, leader);
      if (!army?.troops.length || before.turn < 2) return `${leader} attacks`;
      const isNew = known.fight?.isLaunched !== false;
      const fight = { attacker: seatOf(army), front, leaders: [], support: [], isLaunched: false };
      if (isNew) known = { ...known, fight, loser: undefined };
      return joins(before, leader, front);
    }
    case 'attack-launched':
      if (known.fight) known = { ...known, fight: { ...known.fight, isLaunched: true } };
      return undefined;
    case 'attack-negated':
      if (known.fight)
        known = {
          ...known,
          fight: { ...known.fight, leaders: known.fight.leaders.filter(one => one !== event.leader) },
        };
      return undefined;
    case 'support-added':
      if (known.fight) known = { ...known, fight: { ...known.fight, support: [...known.fight.support, event] } };
      return undefined;
    case 'army-blocks':
      return joins(before, event.leader, event.front);
    case 'battle-fought': {
      const attacker = known.fight?.attacker ?? 'red';
      const [attack, defence] = [strengthOf(before, attacker), strengthOf(before, rival(attacker))];
      known = { ...known, loser: attack > defence ? rival(attacker) : attack < defence ? attacker : undefined };
      return attack === event.attack && defence === event.defence
        ? undefined
        : `${event.attack} against ${event.defence}, not ${attack} against ${defence}`;
    }
    case 'army-lost': {
      const army = armyOf(before, event.leader);
      return army && seatOf(army) === known.loser && armiesIn(before, known.loser).includes(army)
        ? undefined
        : `${event.leader} is lost`;
    }
    case 'morale-rolled': {
      const paid = Math.min(event.die, before.morale[event.seat]);
      const gained = Math.min(paid, 20 - before.morale[rival(event.seat)]);
      const due = [
        { seat: event.seat, by: -paid },
        { seat: rival(event.seat), by: gained },
      ];
      known = { ...known, due: due.filter(({ by }) => by !== 0) };
      return event.seat === known.loser ? undefined : `${event.seat} rolls and has not lost`;
    }
    case 'morale-changed':
      return moraleFault(before, event.seat, event.by, asked.agenda[0]?.kind);
    case 'attack-unblocked':
      known = { ...known, damage: { ...known.damage, [event.seat]: before.turn }, marker: event.seat };
      return armiesIn(before, event.seat).length && !armiesIn(before, rival(event.seat)).length
        ? undefined
        : 'unblocked, and it was blocked';
    case 'marker-taken': {
      const { marker } = known;
      known = { ...known, marker: undefined };
      return marker === event.seat && !isDecided(before, event.front) ? undefined : 'a marker taken';
    }
    case 'front-claimed':
      return before.markers[event.front][event.seat] === 6 && !after.armies.some(({ front }) => front === event.front)
        ? undefined
        : `${event.front} is claimed`;
    case 'game-ended':
      return winnerOf(before, event.reason) === event.winner ? undefined : `${event.winner} wins by ${event.reason}`;
    default:
      return undefined;
  }
};

test('what happens is what the rulebook says', () => {
  const weigh = { done: 0.3, pass: 0.5, attack: 3, block: 6, rally: 2, 'reserve-morale': 0.1 };
  expect(
    wrongEvents(
      civilWar,
      { games: 40, cap: 6000, options: [{}, { 'first-morale': 6, 'fronts-to-win': 3 }], seed: 3, weigh },
      fault,
    ),
  ).toEqual([]);
});
