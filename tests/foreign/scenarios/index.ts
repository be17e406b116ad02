/**
 * What two players do with modules that other people wrote, and what the world's database holds afterwards. The modules
 * are never part of this project: whoever runs this has them in a folder of their own. docs/foreign-modules.md
 */
import * as canvas from './canvas';
import * as cards from './cards';
import * as eighth from './eighth';
import * as eleventh from './eleventh';
import * as fifteenth from './fifteenth';
import * as fifth from './fifth';
import * as fights from './fights';
import * as fourth from './fourth';
import * as fourteenth from './fourteenth';
import * as libraries from './libraries';
import * as ninth from './ninth';
import * as second from './second';
import * as seventh from './seventh';
import * as eighteenth from './eighteenth';
import * as seventeenth from './seventeenth';
import * as sixteenth from './sixteenth';
import * as sixth from './sixth';
import * as tenth from './tenth';
import * as third from './third';
import * as twelfth from './twelfth';
import * as thirteenth from './thirteenth';
import * as windows from './windows';
import type { Scenario } from './scenario';

export type { Scenario } from './scenario';

/** The files of scenarios. Everything that one exports is a scenario. */
const FILES: readonly Readonly<Record<string, Scenario>>[] = [
  libraries,
  windows,
  cards,
  canvas,
  fights,
  second,
  third,
  fourth,
  fifth,
  sixth,
  seventh,
  eighth,
  ninth,
  tenth,
  eleventh,
  twelfth,
  thirteenth,
  fourteenth,
  fifteenth,
  sixteenth,
  seventeenth,
  eighteenth,
];

export const SCENARIOS: readonly Scenario[] = FILES.flatMap(file => Object.values(file));
