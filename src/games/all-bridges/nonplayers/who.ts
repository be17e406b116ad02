/** §8.0 Which Factions no player plays. */
import type { Options } from '../../../kernel/messages';
import { SEATS, type Seat } from '../pieces';

interface Table {
  readonly options: Options;
}

/** The value of the option names them, joined by dashes. */
export const nonplayersIn = (options: Options): readonly Seat[] => {
  const named = String(options['nonplayers'] ?? 'none').split('-');
  return SEATS.filter(seat => named.includes(seat));
};
export const playersIn = (options: Options): readonly Seat[] => {
  const others = nonplayersIn(options);
  return SEATS.filter(seat => !others.includes(seat));
};

export const isNonplayer = ({ options }: Table, seat: Seat): boolean => nonplayersIn(options).includes(seat);
/** §8.7 One player against two Non-players. */
export const isSolitaire = ({ options }: Table): boolean => playersIn(options).length === 1;
/** §8.1.2 Their Resources are not tracked; those of the Moderates are, for victory. */
export const isUntracked = (table: Table, seat: Seat): boolean => seat !== 'moderates' && isNonplayer(table, seat);
