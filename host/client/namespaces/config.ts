/** [D14] CONFIG: core's own entries, besides those of the parts. */
import { CalendarData, SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG } from '../data/calendar';
import * as huds from '../canvas/hud';
import * as layers from '../canvas/layers';
import { DoorControl } from '../canvas/door-control';
import { pingsConfig } from '../canvas/pings';
import { placeables } from '../canvas/placeables';
import { Ruler } from '../canvas/ruler';
import { AbstractBaseFilter } from '../canvas/rendering';
import { coreGroups, coreLayers } from '../canvas/surface';
import { CONST } from '../data/constants';
import { MORE_CONSTANTS } from '../data/more-constants';
import { regionBehaviors } from '../data/region-behaviors';
import { page, type Json } from '../ui/globals';
import { Draggable } from '../ui/ux';
import { FilePicker } from '../ui/file-picker';
import { TooltipManager } from '../ui/tooltips';
import { configureCanvas, weatherEffects } from './canvas-config';
import { configureMore } from './more-config';
import { defineStatusEffects } from './status-effects';

const STATUSES = ['dead', 'unconscious', 'sleep', 'stun', 'prone', 'blind', 'invisible', 'bless', 'curse'];

const statusEffects = () =>
  STATUSES.map((id, order) => ({
    id,
    name: `EFFECT.Status${id.replace(/^./, letter => letter.toUpperCase())}`,
    img: `icons/svg/${id}.svg`,
    order,
  }));

/** Adds core's entries. */
export const configure = (): void => {
  const { CONFIG } = page;
  const own = (name: string): Json => (CONFIG[name] ??= {});
  Object.assign(own('Canvas'), {
    groups: coreGroups(),
    layers: { ...coreLayers(), ...((own('Canvas')['layers'] as object | undefined) ?? {}) },
    pings: pingsConfig(),
    doorControlClass: DoorControl,
    visibilityFilter: AbstractBaseFilter,
    dispositionColors: {
      HOSTILE: 0xe02020,
      NEUTRAL: 0xf0d060,
      FRIENDLY: 0x40c0d0,
      INACTIVE: 0x555555,
      PARTY: 0x30b040,
      CONTROLLED: 0xff9829,
      SECRET: 0xa010f0,
    },
    darknessColor: 0x303030,
    rulerClass: Ruler,
    transcoders: { basis: false },
  });
  for (const [name, objectClass] of Object.entries(placeables)) Object.assign(own(name), { objectClass });
  Object.assign(own('Combat'), {
    initiative: { formula: null, decimals: 2 },
    sounds: {},
    fallbackTurnMarker: 'icons/svg/circle.svg',
    initiativeIcon: { icon: 'icons/svg/d20.svg', hover: 'icons/svg/d20-highlight.svg' },
  });
  Object.assign(own('Token'), { ring: {}, hudClass: huds.TokenHUD });
  Object.assign(own('Tile'), { hudClass: huds.TileHUD, layerClass: layers.TilesLayer });
  Object.assign(own('Drawing'), { hudClass: huds.DrawingHUD });
  /** [D14] CONFIG.Token.layerClass and its like */
  for (const { layerClass } of Object.values(coreLayers())) {
    const { documentName } = layerClass as { readonly documentName?: string };
    if (documentName) own(documentName)['layerClass'] ??= layerClass;
  }
  const behaviors = Object.entries(regionBehaviors)
    .filter(([name]) => name !== 'RegionBehaviorType')
    .map(([name, model]) => {
      return [name.replace('RegionBehaviorType', '').replace(/^./, letter => letter.toLowerCase()), model] as const;
    });
  const labels = behaviors.map(([type]) => [type, `TYPES.RegionBehavior.${type}`] as const);
  Object.assign(own('RegionBehavior'), {
    /** [D14] CONFIG.RegionBehavior.typeHints, CONFIG.RegionBehavior.typeLabels */
    typeHints: {},
    typeLabels: { ...Object.fromEntries(labels), ...(own('RegionBehavior')['typeLabels'] as object | undefined) },
    dataModels: Object.fromEntries(behaviors),
  });
  Object.assign(CONFIG, {
    controlIcons: {
      visibility: 'icons/svg/cowled.svg',
      lock: 'icons/svg/padlock.svg',
      up: 'icons/svg/up.svg',
      down: 'icons/svg/down.svg',
    },
    defaultFontFamily: 'Signika',
    fontDefinitions: {},
    specialStatusEffects: { DEFEATED: 'dead', INVISIBLE: 'invisible', BLIND: 'blind' },
    weatherEffects: weatherEffects(),
    sounds: {
      dice: 'sounds/dice.wav',
      lock: 'sounds/lock.wav',
      notification: 'sounds/notify.wav',
      combat: 'sounds/drums.wav',
    },
    supportedLanguages: { en: 'English' },
    /** [D14] CONFIG.time */
    time: {
      turnTime: 0,
      roundTime: 0,
      worldCalendarClass: CalendarData,
      worldCalendarConfig: SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG,
      earthCalendarClass: CalendarData,
      earthCalendarConfig: SIMPLIFIED_GREGORIAN_CALENDAR_CONFIG,
      formatters: { timestamp: CalendarData.formatTimestamp, ago: CalendarData.formatAgo },
    },
    compatibility: { mode: 1, includePatterns: [], excludePatterns: [] },
    i18n: { searchLocales: [] },
    soundEffects: {},
    SpriteMesh: {},
    uiThemes: {
      dark: 'SETTINGS.UI.FIELDS.colorScheme.choices.dark',
      light: 'SETTINGS.UI.FIELDS.colorScheme.choices.light',
    },
    ux: { ContextMenu: null, Draggable, DragDrop: null, FilePicker, TextEditor: null, TooltipManager },
  });
  defineStatusEffects(CONFIG, statusEffects());
  configureCanvas();
  configureMore();
  Object.assign(CONST, MORE_CONSTANTS);
};
