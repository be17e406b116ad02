/** A simple player for every seat: it wants what its victory counts, and ends nothing too early. */
import type { Bot } from '../../../kernel/bot';
import type { AllBridges } from '../types';
import type { Command, Seat } from '../vocabulary';

/** How much each Faction likes a kind of command, by its name; what is not named is worth 1. */
const LIKING: Readonly<Record<Seat, Readonly<Partial<Record<Command['kind'], number>>>>> = {
  reds: { rally: 4, build: 6, agitate: 6, shift: 5, 'roll-attack': 4, activate: 3, pacify: 0.3 },
  senate: { rally: 4, 'place-cells': 2, 'crack-down': 4, 'roll-attack': 4, 'march-cell': 2, pacify: 0.3 },
  moderates: { rally: 3, build: 6, 'place-cube': 4, 'lower-polarization': 5, publish: 4, talk: 3, negotiate: 4 },
};
/** Never of its own accord: gifts, pieces taken back, and the work of Non-players. */
const NEVER: ReadonlySet<Command['kind']> = new Set(['transfer', 'withdraw', 'pass-over']);
const ENDS: ReadonlySet<Command['kind']> = new Set(['done', 'decline', 'pass']);

/** Which way a Faction would have a space lean: the Reds towards Opposition, the Senate towards Support. */
const WAY: Readonly<Partial<Record<Seat, number>>> = { reds: -1, senate: 1 };
const isBackwards = (seat: Seat, command: Command): boolean =>
  command.kind === 'shift' && command.by * (WAY[seat] ?? 0) < 0;

const worth = (seat: Seat, command: Command): number => {
  const { kind } = command;
  if (NEVER.has(kind) || isBackwards(seat, command)) return 0;
  const { [kind]: liking } = LIKING[seat];
  return liking ?? (ENDS.has(kind) ? 0.5 : 1);
};

/** A die of so many faces decides between what is liked and what is merely legal. */
const STEADY = [true, true, true, false];

export const agitator: Bot<AllBridges> = {
  id: 'agitator',
  choose(_seen, seat, legal, pick) {
    const sensible = legal.filter(command => worth(seat, command) > 0);
    const among = sensible.length ? sensible : legal;
    const most = Math.max(...among.map(command => worth(seat, command)));
    return pick(STEADY) ? pick(among.filter(command => worth(seat, command) === most)) : pick(among);
  },
};
