/**
 * What two players do with modules that other people wrote, and what the world's database holds afterwards. The modules
 * are never part of this project: whoever runs this has them in a folder of his own. docs/foreign-modules.md
 */
import { behaviors, effects } from './canvas';
import { cards, viewer } from './cards';
import type { Scenario } from './evening';
import { sockets, wrapping } from './libraries';
import { clocks, requests, resources, tray } from './windows';

export type { Scenario } from './evening';

export const SCENARIOS: readonly Scenario[] = [
  wrapping,
  sockets,
  clocks,
  tray,
  resources,
  cards,
  effects,
  behaviors,
  requests,
  viewer,
];
