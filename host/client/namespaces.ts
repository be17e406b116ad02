/** Everything of the API that stands in `foundry.*`, in the globals and in CONFIG beside what the parts define. */
import type { Data } from '../shared/json';
import {
  CanvasGroupMixin,
  CanvasVisibility,
  EffectsCanvasGroup,
  EnvironmentCanvasGroup,
  HiddenCanvasGroup,
  InterfaceCanvasGroup,
  OverlayCanvasGroup,
  PrimaryCanvasGroup,
  RenderedCanvasGroup,
} from './canvas/groups';
import * as huds from './canvas/hud';
import * as layers from './canvas/layers';
import { placeables } from './canvas/placeables';
import { PlaceableObject } from './canvas/placeables/placeable-object';
import { RenderFlags, RenderFlagsMixin } from './canvas/render-flags';
import { BaseGrid } from './canvas/grid';
import { PIXI } from './canvas/pixi';
import { coreGroups, coreLayers } from './canvas/surface';
import { Canvas } from './canvas/canvas';
import { loadTexture } from './canvas/textures';
import { CONST } from './data/constants';
import { deprecated } from './data/faults';
import { DataModelValidationError, DataModelValidationFailure } from './data/fields/failure';
import { clipboard, localizeModels, modifyBatch, performIntegerSort } from './data/helpers';
import { documents } from './data/documents';
import { Localization } from './data/i18n';
import { MORE_CONSTANTS } from './data/more-constants';
import { moreUtils } from './data/more-utils';
import { extendPrimitives } from './data/primitives';
import { dataNamespace, regionBehaviors } from './data/schemas';
import { ClientSettings } from './data/settings';
import { AudioHelper, Sound } from './data/sound';
import { ApplicationV2 } from './ui/application/application';
import { cleanHTML } from './ui/clean-html';
import { DialogV2 } from './ui/dialog';
import { DocumentSheetV2 } from './ui/document-sheet';
import { defineElements, elements } from './ui/elements';
import * as formFields from './ui/form-fields';
import { defineNamespace, page, type Json } from './ui/globals';
import { HandlebarsApplicationMixin } from './ui/handlebars-mixin';
import { CardsSheet } from './ui/sheets/cards-sheet';
import { fieldsSheet, fieldsSheets } from './ui/sheets';
import { getTemplate, loadTemplates, renderTemplate } from './ui/templates';
import { Draggable, FilePicker, MouseInteractionManager, SearchFilter, Tour, ToursCollection } from './ui/ux';
import { TabsV1 } from './ui/v1/application';
import { firstGeneration } from './ui/v1/forms';

const SHEETS = [
  ...['ActiveEffectConfig', 'ActorSheetV2', 'AdventureExporter', 'CombatantConfig', 'GridConfig', 'ItemSheetV2'],
  ...['PlaylistSoundConfig', 'PrototypeTokenConfig'],
];

/** [D14] foundry.applications.sheets: the names under which core's sheets are known. */
const sheets = (): Json => {
  const named = Object.fromEntries(SHEETS.map(name => [name, fieldsSheet(name)]));
  const cards = ['CardsConfig', 'CardDeckConfig', 'CardHandConfig', 'CardPileConfig'];
  return { ...named, ...fieldsSheets(), ...Object.fromEntries(cards.map(name => [name, CardsSheet])) };
};

class PlaceableTab extends HandlebarsApplicationMixin(ApplicationV2) {}
class PlaceableFilter {}
class SpriteMesh extends PIXI.Sprite {}
class PreciseText extends PIXI.Text {
  /** [D14] PreciseText.getTextStyle */
  static getTextStyle(options: object = {}): InstanceType<typeof PIXI.TextStyle> {
    return new PIXI.TextStyle({ fontFamily: 'Signika', fontSize: 24, fill: '#ffffff', ...options });
  }
}
class CanvasAnimation {
  static async animate(): Promise<boolean> {
    return true;
  }
  static terminateAnimation(): void {}
  static getAnimation(): undefined {
    return undefined;
  }
  static easeInOutCosine(t: number): number {
    return (1 - Math.cos(Math.PI * t)) / 2;
  }
}
class AbstractBaseFilter extends PIXI.Filter {
  static create(uniforms: object = {}): AbstractBaseFilter {
    return new this(undefined, undefined, uniforms);
  }
}
class VisualEffectsMaskingFilter extends AbstractBaseFilter {}
class WeatherOcclusionMaskFilter extends AbstractBaseFilter {}
class ParticleEffect {}

const FullCanvasObjectMixin = <B extends typeof PIXI.Container>(Base: B): B => {
  const Extended = Base as unknown as typeof PIXI.Container;
  return class FullCanvasObject extends Extended {} as unknown as B;
};

const canvasNamespaces = (): void => {
  defineNamespace('foundry.canvas', {
    Canvas,
    loadTexture,
    getTexture: (src: string) => PIXI.utils.TextureCache[src] ?? null,
    srcExists: async () => true,
  });
  defineNamespace('foundry.canvas.layers', layers);
  defineNamespace('foundry.canvas.groups', {
    CanvasGroupMixin,
    CanvasVisibility,
    EffectsCanvasGroup,
    EnvironmentCanvasGroup,
    HiddenCanvasGroup,
    InterfaceCanvasGroup,
    OverlayCanvasGroup,
    PrimaryCanvasGroup,
    RenderedCanvasGroup,
  });
  defineNamespace('foundry.canvas.placeables', { ...placeables, PlaceableObject });
  defineNamespace('foundry.canvas.containers', { FullCanvasObjectMixin, PreciseText, SpriteMesh });
  defineNamespace('foundry.canvas.animation', { CanvasAnimation });
  defineNamespace('foundry.canvas.interaction', { MouseInteractionManager, RenderFlags, RenderFlagsMixin });
  defineNamespace('foundry.canvas.rendering.filters', {
    AbstractBaseFilter,
    VisualEffectsMaskingFilter,
    WeatherOcclusionMaskFilter,
  });
  defineNamespace('foundry.canvas.rendering.mixins', {});
  defineNamespace('foundry.canvas.primary', { PrimarySpriteMesh: SpriteMesh });
  defineNamespace('foundry.canvas.weather', { ParticleEffect, WeatherShaderEffect: ParticleEffect });
  defineNamespace('foundry.canvas.geometry', {});
  defineNamespace('foundry.grid', {
    BaseGrid,
    SquareGrid: BaseGrid,
    GridlessGrid: BaseGrid,
    HexagonalGrid: BaseGrid,
    GridHex: class {},
  });
};

/** A namespace's member under a global name that it had before; it still answers, and warns. */
const oldGlobal = (name: string, value: unknown, now: string): void => {
  if (name in globalThis) return;
  Object.defineProperty(globalThis, name, {
    configurable: true,
    enumerable: false,
    get: () => {
      deprecated(`The global "${name}" is deprecated: it is now ${now}.`);
      return value;
    },
    set: (given: unknown) =>
      Object.defineProperty(globalThis, name, { value: given, writable: true, configurable: true }),
  });
};

const documentBases = (): Json =>
  Object.fromEntries(Object.entries(documents).map(([name, cls]) => [`Base${name.replace(/Document$/, '')}`, cls]));

const configure = (): void => {
  const { CONFIG } = page;
  const own = (name: string): Json => (CONFIG[name] ??= {});
  Object.assign(own('Canvas'), {
    groups: coreGroups(),
    layers: { ...coreLayers(), ...((own('Canvas')['layers'] as object | undefined) ?? {}) },
    pings: { types: { PULSE: 'pulse', ALERT: 'alert', PULL: 'chevron', ARROW: 'arrow' }, styles: {}, pullSpeed: 700 },
    polygonBackends: {},
    visibilityFilter: AbstractBaseFilter,
    dispositionColors: {},
    darknessColor: 0x303030,
    rulerClass: class Ruler {},
    transcoders: { basis: false },
  });
  for (const [name, objectClass] of Object.entries(placeables)) Object.assign(own(name), { objectClass });
  Object.assign(own('Token'), { ring: {}, hudClass: huds.TokenHUD });
  Object.assign(own('Tile'), { hudClass: huds.TileHUD, layerClass: layers.TilesLayer });
  Object.assign(own('Drawing'), { hudClass: huds.DrawingHUD });
  Object.assign(own('RegionBehavior'), {
    dataModels: Object.fromEntries(
      Object.entries(regionBehaviors)
        .filter(([name]) => name !== 'RegionBehaviorType')
        .map(([name, model]) => [
          name.replace('RegionBehaviorType', '').replace(/^./, letter => letter.toLowerCase()),
          model,
        ]),
    ),
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
    statusEffects: [],
    specialStatusEffects: { DEFEATED: 'dead', INVISIBLE: 'invisible', BLIND: 'blind' },
    weatherEffects: {},
    sounds: {
      dice: 'sounds/dice.wav',
      lock: 'sounds/lock.wav',
      notification: 'sounds/notify.wav',
      combat: 'sounds/drums.wav',
    },
    supportedLanguages: { en: 'English' },
    time: { turnTime: 0, roundTime: 0 },
    compatibility: { mode: 1, includePatterns: [], excludePatterns: [] },
    i18n: { searchLocales: [] },
    soundEffects: {},
    SpriteMesh: {},
    ux: { ContextMenu: null, Draggable, DragDrop: null, FilePicker, TextEditor: null },
  });
  Object.assign(CONST, MORE_CONSTANTS);
};

/** Defines all of it. Runs before any package is evaluated. */
export const installNamespaces = (): void => {
  extendPrimitives();
  defineElements();
  formFields.installFieldForms();
  const { installFieldForms: _install, ...fieldMakers } = formFields;
  defineNamespace('foundry.utils', { ...moreUtils, cleanHTML, performIntegerSort, isPlainObject: isPlainObject });
  defineNamespace('foundry.data', dataNamespace);
  defineNamespace('foundry.data.validation', { DataModelValidationError, DataModelValidationFailure });
  defineNamespace('foundry.documents', { ...documentBases(), modifyBatch });
  defineNamespace('foundry.audio', { AudioHelper, Sound });
  defineNamespace('foundry.nue', { Tour, ToursCollection });
  defineNamespace('foundry.helpers', { ClientSettings, Localization, SocketInterface: {} });
  defineNamespace('foundry.helpers.interaction', { MouseInteractionManager });
  // [D14] the second names of these classes; modules use both. docs/platform.md 15
  defineNamespace('foundry.applications.api', {
    Application: ApplicationV2,
    Dialog: DialogV2,
    DocumentSheet: DocumentSheetV2,
  });
  defineNamespace('foundry.applications.elements', elements);
  defineNamespace('foundry.applications.fields', fieldMakers);
  defineNamespace('foundry.applications.ux', {
    Draggable,
    SearchFilter,
    Tabs: TabsV1,
    ProseMirrorEditor: class ProseMirrorEditor {},
  });
  defineNamespace('foundry.applications.apps', { FilePicker });
  defineNamespace('foundry.applications.hud', huds);
  defineNamespace('foundry.applications.sheets', sheets());
  defineNamespace('foundry.applications.sidebar.tabs', { PlaceableTab });
  defineNamespace('foundry.applications.sidebar.filters', { PlaceableFilter });
  defineNamespace('foundry.appv1.api', { ...firstGeneration });
  defineNamespace('foundry.appv1.sheets', { ...firstGeneration });
  canvasNamespaces();
  configure();

  const game = page.game as unknown as Json;
  Object.assign(game, {
    audio: new AudioHelper(),
    video: { play: () => undefined, stop: () => undefined },
    tours: new ToursCollection(),
    clipboard,
  });
  Object.assign(globalThis, { getDocumentClass, loadTexture });
  // the tab of what lies on the scene, which packages ask to draw itself anew
  defineNamespace('ui', { placeables: { render: async (): Promise<void> => undefined } });
  for (const [name, cls] of Object.entries(firstGeneration)) oldGlobal(name, cls, `foundry.appv1.api.${name}`);
  const globals: Record<string, readonly [unknown, string]> = {
    renderTemplate: [renderTemplate, 'foundry.applications.handlebars.renderTemplate'],
    loadTemplates: [loadTemplates, 'foundry.applications.handlebars.loadTemplates'],
    getTemplate: [getTemplate, 'foundry.applications.handlebars.getTemplate'],
    mergeObject: [foundryUtils()['mergeObject'], 'foundry.utils.mergeObject'],
    duplicate: [foundryUtils()['duplicate'], 'foundry.utils.duplicate'],
    FilePicker: [FilePicker, 'foundry.applications.apps.FilePicker'],
    Tabs: [TabsV1, 'foundry.applications.ux.Tabs'],
    Draggable: [Draggable, 'foundry.applications.ux.Draggable'],
    SearchFilter: [SearchFilter, 'foundry.applications.ux.SearchFilter'],
    AudioHelper: [AudioHelper, 'foundry.audio.AudioHelper'],
    Sound: [Sound, 'foundry.audio.Sound'],
    Tour: [Tour, 'foundry.nue.Tour'],
    CanvasLayer: [layers.CanvasLayer, 'foundry.canvas.layers.CanvasLayer'],
    InteractionLayer: [layers.InteractionLayer, 'foundry.canvas.layers.InteractionLayer'],
    PlaceablesLayer: [layers.PlaceablesLayer, 'foundry.canvas.layers.PlaceablesLayer'],
    PlaceableObject: [PlaceableObject, 'foundry.canvas.PlaceableObject'],
    PreciseText: [PreciseText, 'foundry.canvas.containers.PreciseText'],
    SpriteMesh: [SpriteMesh, 'foundry.canvas.containers.SpriteMesh'],
    CanvasAnimation: [CanvasAnimation, 'foundry.canvas.animation.CanvasAnimation'],
    SortingHelpers: [{ performIntegerSort }, 'foundry.utils.performIntegerSort'],
  };
  for (const [name, [value, now]] of Object.entries(globals)) oldGlobal(name, value, now);
  for (const [path, members] of namespacesOf('foundry.applications', 3)) {
    for (const [name, value] of Object.entries(members)) {
      if (typeof value === 'function' && /^[A-Z]/.test(name)) oldGlobal(name, value, `${path}.${name}`);
    }
  }
  page.Hooks.once('i18nInit', localizeModels);
};

/** The namespaces below one, with their members. */
const namespacesOf = (path: string, depth: number): [string, Json][] => {
  const place = path.split('.').reduce<unknown>((one, name) => (one as Json)[name], globalThis) as Json;
  const inner = Object.entries(place).filter(([, value]) => isPlainObject(value));
  return [[path, place], ...(depth > 0 ? inner.flatMap(([name]) => namespacesOf(`${path}.${name}`, depth - 1)) : [])];
};

const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const foundryUtils = (): Json => (globalThis as unknown as { foundry: { utils: Json } }).foundry.utils;

/** [D14] global getDocumentClass */
const getDocumentClass = (documentName: string): unknown =>
  (page.CONFIG[documentName] as Data | undefined)?.['documentClass'] ?? null;
