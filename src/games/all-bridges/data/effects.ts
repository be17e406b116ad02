/** Short forms of effects, for the lists of Events. */
import type { Amount, Effect, EffectOf, Option, Where } from '../cards/effect-types';
import type { Text } from '../cards/vocabulary';
import type { CapabilityKind, Disc, Power, Seat, Side, SpecialName, Stance } from '../pieces';
import type { CellTestName } from '../selector-names';

/** The texts of one card. */
export type Texts = Readonly<Partial<Record<Text, readonly Effect[]>>>;

export const either = [1, -1] as const;
export const roll: Effect = { do: 'roll' };
export const resources = (who: Seat | 'you', by: Amount): Effect => ({ do: 'resources', who, by });
/** ~ The card names no receiver, so the executing Faction gets it. */
export const add3 = resources('you', 3);
export const polarization = (way: 1 | -1, by: Amount): Effect => ({ do: 'polarization', way, by });
export const vassalage = (powers: readonly Power[], ways: readonly (1 | -1)[]): EffectOf<'vassalage'> => ({
  do: 'vassalage',
  powers,
  ways,
  count: 1,
});
export const capability = (side: Side | 'you', marker: CapabilityKind): Effect => ({ do: 'capability', side, marker });
/** Flips up to this many Cells, anywhere. */
export const flip = (count: Amount, cells: readonly CellTestName[]): Effect => ({
  do: 'flip',
  count,
  upTo: true,
  cells,
  where: {},
});
export const place = (
  cells: readonly Seat[] | 'you' | 'enemies',
  count: Amount,
  where: Where = {},
  stance: Stance = 'inactive',
): EffectOf<'place'> => ({ do: 'place', cells, count, where, stance });
export const remove = (count: Amount, cells: readonly CellTestName[], where: Where = {}): EffectOf<'remove'> => ({
  do: 'remove',
  count,
  cells,
  where,
  to: ['available'],
});
export const shift = (ways: readonly (1 | -1)[], where: Where = {}): Effect => ({ do: 'shift', ways, where });
export const cube = (...ways: readonly ('add' | 'take')[]): EffectOf<'cube'> => ({ do: 'cube', ways });
export const disc = (one: Disc, where: Where = { are: ['room-for-disc'] }): EffectOf<'disc'> => ({
  do: 'disc',
  disc: one,
  where,
});
export const command = (
  who: EffectOf<'command'>['who'],
  commands: EffectOf<'command'>['commands'],
  terms: Partial<Omit<EffectOf<'command'>, 'do' | 'who' | 'commands'>> = {},
): Effect => ({ do: 'command', who, commands, ...terms });
/** The Terror of #4, #8, #12 and #43. */
export const freeTerror = command(['senate', 'reds'], ['terror'], { most: 1, byEvent: true });
/** §6.2 */
export const politicsPhase: Effect = { do: 'carry-out', part: 'politics-phase' };
/** A Special Activity as an option. */
export const special = (activity: SpecialName): Option => ({ id: activity, list: [{ do: 'special', activity }] });
export const as = (who: Seat, ...list: readonly Effect[]): Effect => ({ do: 'as', who, list });
export const option = (id: string, ...list: readonly Effect[]): Option => ({ id, list });
/** An Event that says “may”: its offers, or nothing. */
export const may = (...options: readonly Option[]): Effect => oneOf(...options, option('nothing'));
export const oneOf = (...options: readonly Option[]): Effect => ({ do: 'one-of', options });
