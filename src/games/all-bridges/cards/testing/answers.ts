/** Short names for what is answered in tests of Events. */
import type { Space } from '../../data/map';
import type { Command, CommandName, Power, Seat, Side, SpecialName, Stance } from '../../vocabulary';
import type { Answer } from './telling';

export const R = 'reds';
export const S = 'senate';
export const M = 'moderates';
export const done: Command = { kind: 'done' };
export const decline: Command = { kind: 'decline' };
export const option = (id: string): Command => ({ kind: 'choose-option', option: id });
export const there = (space: Space): Command => ({ kind: 'choose-space', space });
export const place = (space: Space, faction: Seat): Command => ({ kind: 'deploy', space, faction });
export const turn = (space: Space, faction: Seat, stance: Stance): Command => ({
  kind: 'turn-cell',
  space,
  faction,
  stance,
});
export const shift = (space: Space, by: 1 | -1): Command => ({ kind: 'shift-space', space, by });
export const vassalage = (power: Power, by: 1 | -1): Command => ({ kind: 'shift-vassalage', power, by });
export const roll = (die: number): Answer => [{ kind: 'roll-event' }, die];
export const politics = (die: number): Answer => [{ kind: 'roll-politics' }, die];
export const grant = (faction: Seat): Command => ({ kind: 'grant', faction });
export const command = (name: CommandName): Command => ({ kind: 'choose-command', command: name });
export const special = (name: SpecialName): Command => option(name);
export const rally = (space: Space): Command => ({ kind: 'rally', space });
export const terror = (space: Space): Command => ({ kind: 'terror', space });
export const removeCell = (faction: Seat, stance: Stance): Command => ({ kind: 'remove-cell', faction, stance });
export const strike = (
  space: Space,
  faction: Seat,
  stance: Stance,
  to: 'available' | 'prison' = 'available',
): Command => ({ kind: 'strike', space, faction, stance, to });
export const addCube = (cube: Side): Command => ({ kind: 'add-cube', cube });
export const takeCube = (cube: Side): Command => ({ kind: 'take-cube', cube });
export const disc = (space: Space): Command => ({ kind: 'place-disc', space });
export const release = (prisoners: number): Command => ({ kind: 'release', prisoners });
