/**
 * What two players do with modules that other people wrote, and what the world's database holds afterwards. The modules
 * are never part of this project: whoever runs this has them in a folder of his own. docs/foreign-modules.md
 */
import { auras, combatMusic, combatSounds, culprit, hand, quickScenes } from './eighth';
import { cityMap, managedModules, presets, randomNames, smallMap, spotlight } from './eleventh';
import { behaviors, effects, faces, sorting, zooming } from './canvas';
import { cards, viewer } from './cards';
import { effects as toggled, handouts, landing, mentions, names, quickDice, summoning, vault } from './fifth';
import { alignment, calendar, chance, fumbling, introduction, sketches, statuses, timekeeper } from './fourth';
import type { Scenario } from './scenario';
import { dock, timer } from './fights';
import { sockets, testing, wrapping } from './libraries';
import { hexes, markdown, narrator, permissions, scattering } from './second';
import {
  appearances,
  combatChat,
  diceTray,
  dungeon,
  ggCalendar,
  heights,
  hotkeys,
  itemMacros,
  orchestra,
  styles,
} from './sixth';
import { faces as portraitDock, newspaper, nexus, screen, sharedDice, toChat } from './seventh';
import { controls, environment, estimates, locks, party, popups, portraits, whispers } from './third';
import { companion, flavours, followMe, notesMenu, potato } from './ninth';
import { coordinates, crafting, disguises, stairs, uploads, woodenDice } from './tenth';
import { challenge, clock, clocks, finder, requests, resources, tongues, tray } from './windows';

export type { Scenario } from './scenario';

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
  clock,
  finder,
  sorting,
  zooming,
  faces,
  testing,
  tongues,
  dock,
  timer,
  challenge,
  narrator,
  permissions,
  markdown,
  scattering,
  hexes,
  locks,
  whispers,
  portraits,
  environment,
  popups,
  estimates,
  party,
  controls,
  chance,
  introduction,
  sketches,
  calendar,
  timekeeper,
  alignment,
  fumbling,
  statuses,
  summoning,
  handouts,
  landing,
  mentions,
  toggled,
  quickDice,
  names,
  vault,
  appearances,
  combatChat,
  diceTray,
  dungeon,
  ggCalendar,
  heights,
  hotkeys,
  itemMacros,
  orchestra,
  styles,
  newspaper,
  nexus,
  portraitDock,
  screen,
  sharedDice,
  toChat,
  auras,
  combatMusic,
  combatSounds,
  culprit,
  hand,
  quickScenes,
  companion,
  flavours,
  followMe,
  notesMenu,
  potato,
  coordinates,
  crafting,
  disguises,
  stairs,
  uploads,
  woodenDice,
  cityMap,
  managedModules,
  presets,
  randomNames,
  smallMap,
  spotlight,
];
