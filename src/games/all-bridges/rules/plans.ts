/** The Commands by name: whose they are, how each begins, and what it may select. */
import type { CommandName } from '../vocabulary';
import { activism } from './activism';
import { attack } from './attack';
import { march } from './march';
import { message } from './message';
import { negotiate } from './negotiate';
import type { Plan } from './plan';
import { politics } from './politics';
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
