/** Random games checked against the rulebook: eligibility, card boxes, Terror, Politics, Resources, winner. */
import { expect, test } from 'vitest';
import { wrongEvents, type Told } from '../../kernel/testing/told-events';
import { allBridges } from '.';
import type { Space } from './data/map';
import { demo } from './presentation';
import type { AllBridges, State } from './state';
import { SEATS, type Seat } from './vocabulary';

/** §1.3.2 The Population of each space; none in the three northern and eastern Provinces that are not named. */
const POPULATION: Readonly<Partial<Record<Space, number>>> = {
  helsinki: 2,
  tampere: 1,
  turku: 1,
  viipuri: 1,
  vaasa: 1,
  uusimaa: 1,
  hame: 1,
  'varsinais-suomi': 1,
  pohjanmaa: 1,
  karelia: 1,
};
const TOWNS: readonly Space[] = ['helsinki', 'tampere', 'turku', 'viipuri', 'vaasa'];
const peopleIn = (space: Space): number => POPULATION[space] ?? 0;
const spacesOf = ({ spaces }: State) => Object.entries(spaces) as readonly (readonly [Space, State['spaces'][Space]])[];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const isNonplayer = ({ options }: State, seat: Seat): boolean => String(options['nonplayers']).includes(seat);

/** §1.6 More pieces than everybody else together. */
const senateControls = ({ moderates, networks, reds, administrations, senate }: State['spaces'][Space]): boolean =>
  senate.active + senate.inactive >
  reds.active + reds.inactive + administrations + moderates.active + moderates.inactive + networks;

/** §7.3 How far each Faction is above what it must exceed, or reach. */
const marginOf = (state: State, seat: Seat): number => {
  const { issues, polarization, resources, vassalage } = state;
  const spaces = spacesOf(state);
  if (seat === 'moderates') {
    const resolved = Object.values(issues).filter(issue => issue !== 'unresolved').length;
    const networks = sum(spaces.map(([, here]) => here.networks));
    return Math.min(resources.moderates - 14, resolved + networks + 1 - polarization);
  }
  const towns = spaces.filter(([space, here]) => TOWNS.includes(space) && senateControls(here));
  const above =
    seat === 'reds'
      ? sum(spaces.map(([space, here]) => Math.max(0, -here.support) * peopleIn(space) + here.administrations)) - 11
      : sum(towns.map(([space]) => peopleIn(space))) - 3;
  const tension = polarization + (seat === 'reds' ? vassalage.russian : vassalage.german);
  return tension > 5 ? Math.min(0, above) : above;
};

/** §7.1, §7.3 The best margin wins, and a Non-player among equals; the Powers, where nobody has one. */
const winnerOf = (state: State, reason: string): string | undefined => {
  const order: readonly Seat[] = ['moderates', 'senate', 'reds'];
  const ranked = order.toSorted(
    (one, other) =>
      marginOf(state, other) - marginOf(state, one) ||
      Number(isNonplayer(state, other)) - Number(isNonplayer(state, one)),
  );
  if (reason === 'victory-check') {
    const isAlone = SEATS.filter(seat => isNonplayer(state, seat)).length === 2;
    return ranked.find(seat => {
      const margin = marginOf(state, seat);
      const wins = seat === 'moderates' ? margin >= 0 && state.resources.moderates > 14 : margin > 0;
      return wins && (!isAlone || isNonplayer(state, seat));
    });
  }
  const [best] = ranked;
  const { german, russian } = state.vassalage;
  if (best && marginOf(state, best) > 0) return best;
  return german > russian ? 'german' : russian > german ? 'russian' : 'nobody';
};

/** §2.2.5 Passed first, then ineligible, then Limited Commands and Events; full Commands sit out. */
const RANKS = [/^pass-a$/, /^pass-b$/, /^pass-c$/, /^first$/, /^second$/, /^third$/, /^ineligible$/, /-c$/, /-d$/];
const rankOf = (place: string): number => RANKS.findIndex(rank => rank.test(place));
const isWronglyEligible = ({ cylinders }: State, next: State['cylinders']): boolean => {
  const out = SEATS.filter(seat => cylinders[seat].endsWith('command'));
  const back = SEATS.filter(seat => !out.includes(seat)).toSorted(
    (one, other) => rankOf(cylinders[one]) - rankOf(cylinders[other]),
  );
  const places = ['first', 'second', 'third'];
  return out.some(seat => next[seat] !== 'ineligible') || back.some((seat, n) => next[seat] !== places[n]);
};

const BOXES = ['top-limited-d', 'middle-command', 'bottom-event-d'];
/** §2.2.3 The first to act takes the first box of a row; the others act in that row, each in their own box. */
const isWrongBox = ({ cylinders }: State, box: string): boolean => {
  const taken = Object.values(cylinders).filter(place => /^(top|middle|bottom)-/.test(place));
  const [row] = box.split('-');
  return taken.length ? taken.some(place => place === box || place.split('-')[0] !== row) : !BOXES.includes(box);
};

const fault = ({ after, before, event }: Told<AllBridges>): string | undefined => {
  if (SEATS.some(seat => after.resources[seat] < 0 || after.resources[seat] > 30)) return `${event.kind}: Resources`;
  switch (event.kind) {
    case 'eligibility-adjusted':
      return isWronglyEligible(before, event.cylinders)
        ? `eligible: ${JSON.stringify([before.cylinders, event.cylinders])}`
        : undefined;
    case 'box-taken':
      return isWrongBox(before, event.box) ? `box ${event.box}: ${JSON.stringify(before.cylinders)}` : undefined;
    case 'terror-placed':
      return sum(Object.values(before.spaces[event.space].terror)) >= 2
        ? `a third Terror in ${event.space}`
        : undefined;
    case 'politics-rolled':
      return event.cubes === before.display.reds + before.display.senate ? undefined : 'cubes in the display';
    case 'game-ended':
      return winnerOf(before, event.reason) === event.winner ? undefined : `${event.winner} wins by ${event.reason}`;
    default:
      return undefined;
  }
};

const SIDES = ['none', 'reds', 'senate', 'moderates', 'reds-senate', 'reds-moderates', 'senate-moderates'];

test.each(SIDES)('every event follows the rulebook; Non-players: %s', nonplayers => {
  const weigh = { ...demo.eagerness, 'pass-over': 0, transfer: 0.02, withdraw: 0.02 };
  expect(wrongEvents(allBridges, { games: 12, cap: 8000, seed: 5, weigh, options: [{ nonplayers }] }, fault)).toEqual(
    [],
  );
});
