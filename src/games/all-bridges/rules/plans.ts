/** The Commands and Special Activities by name: their Factions, how each begins, and what it may select. */
import { COMMANDS, type CommandName, type Seat, type SpecialName } from '../vocabulary';
import { activism } from './activism';
import { attack } from './attack';
import type { Plan, SpecialPlan } from './common';
import { coordinate, crackdown } from './crackdown';
import { dialogue } from './dialogue';
import { foreignRelations } from './foreign-relations';
import { march } from './march';
import { message } from './message';
import { negotiate } from './negotiate';
import { personality } from './personality';
import { politicalEvent } from './political-event';
import { politics } from './politics';
import { prepare } from './prepare';
import { publish } from './publish';
import { rally } from './rally';
import { terror } from './terror';

const PLANS: Readonly<Record<CommandName, Plan>> = {
  rally,
  activism,
  terror,
  attack,
  march,
  message,
  negotiate,
  politics,
};
export const planOf = (command: CommandName): Plan => PLANS[command];
/** §3.2, §3.3 The Commands of a Faction. */
export const commandsOf = (seat: Seat): readonly CommandName[] =>
  COMMANDS.filter(command => PLANS[command].seats.includes(seat));

const SPECIAL_PLANS: Readonly<Record<SpecialName, SpecialPlan>> = {
  'political-event': politicalEvent,
  'foreign-relations': foreignRelations,
  prepare,
  coordinate,
  crackdown,
  personality,
  dialogue,
  publish,
};
export const specialPlanOf = (activity: SpecialName): SpecialPlan => SPECIAL_PLANS[activity];
/** §4.1.1 May a Special Activity accompany this Command? */
export const suits = (activity: SpecialName, command: CommandName): boolean => SPECIAL_PLANS[activity].suits(command);
