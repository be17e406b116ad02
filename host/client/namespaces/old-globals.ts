/** Names that were globals of the page before they had a namespace. */
import { CanvasLayer, InteractionLayer, PlaceablesLayer } from '../canvas/layers';
import { PreciseText, SpriteMesh } from '../canvas/containers';
import { PlaceableObject } from '../canvas/placeables/placeable-object';
import { CanvasAnimation } from '../canvas/animation';
import { deprecated } from '../data/hooks';
import { Game } from '../data/game';
import { performIntegerSort } from '../data/helpers';
import { AudioHelper } from '../data/audio-helper';
import { Sound } from '../data/sound';
import type { Json } from '../ui/globals';
import { getTemplate, loadTemplates, renderTemplate } from '../ui/templates';
import { Draggable, SearchFilter } from '../ui/ux';
import { Tour } from '../ui/tours';
import { FilePicker } from '../ui/file-picker';
import { globals } from '../global';

import { firstGeneration } from '../ui/v1/document-sheets';
import { TabsV1 } from '../ui/v1/tabs';

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

/** The namespaces below one, with their members. */
const namespacesOf = (path: string, depth: number): [string, Json][] => {
  const place = path.split('.').reduce<unknown>((one, name) => (one as Json)[name], globalThis) as Json;
  const inner = Object.entries(place).filter(([, value]) => isPlainObject(value));
  return [[path, place], ...(depth > 0 ? inner.flatMap(([name]) => namespacesOf(`${path}.${name}`, depth - 1)) : [])];
};

export const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

const foundryUtils = (): Json => globals<{ foundry: { utils: Json } }>().foundry.utils;

/** [I] HarnMaster-3#406: namespaces whose classes were globals; they are so until the next generation. docs/platform.md 1 */
const WITH_OLD_GLOBALS = [
  'foundry.applications',
  'foundry.canvas',
  'foundry.documents.collections',
  'foundry.dice',
  'foundry.helpers',
];

/** Defines them all; each still answers, and warns. */
export const defineOldGlobals = (): void => {
  for (const [name, cls] of Object.entries(firstGeneration)) oldGlobal(name, cls, `foundry.appv1.api.${name}`);
  const globals: Record<string, readonly [unknown, string]> = {
    renderTemplate: [renderTemplate, 'foundry.applications.handlebars.renderTemplate'],
    loadTemplates: [loadTemplates, 'foundry.applications.handlebars.loadTemplates'],
    getTemplate: [getTemplate, 'foundry.applications.handlebars.getTemplate'],
    // not mergeObject, duplicate or randomID: version 14 has them no longer. [I] FateX#167, ose-foundry-core#149
    Color: [foundryUtils()['Color'], 'foundry.utils.Color'],
    FilePicker: [FilePicker, 'foundry.applications.apps.FilePicker'],
    Tabs: [TabsV1, 'foundry.applications.ux.Tabs'],
    Draggable: [Draggable, 'foundry.applications.ux.Draggable'],
    SearchFilter: [SearchFilter, 'foundry.applications.ux.SearchFilter'],
    AudioHelper: [AudioHelper, 'foundry.audio.AudioHelper'],
    Sound: [Sound, 'foundry.audio.Sound'],
    Tour: [Tour, 'foundry.nue.Tour'],
    CanvasLayer: [CanvasLayer, 'foundry.canvas.CanvasLayer'],
    InteractionLayer: [InteractionLayer, 'foundry.canvas.InteractionLayer'],
    PlaceablesLayer: [PlaceablesLayer, 'foundry.canvas.PlaceablesLayer'],
    PlaceableObject: [PlaceableObject, 'foundry.canvas.PlaceableObject'],
    PreciseText: [PreciseText, 'foundry.canvas.containers.PreciseText'],
    SpriteMesh: [SpriteMesh, 'foundry.canvas.containers.SpriteMesh'],
    CanvasAnimation: [CanvasAnimation, 'foundry.canvas.animation.CanvasAnimation'],
    SortingHelpers: [{ performIntegerSort }, 'foundry.utils.performIntegerSort'],
  };
  for (const [name, [value, now]] of Object.entries(globals)) oldGlobal(name, value, now);
  oldGlobal('Game', Game, 'foundry.Game');
  for (const place of WITH_OLD_GLOBALS) {
    for (const [path, members] of namespacesOf(place, 3)) {
      for (const [name, value] of Object.entries(members)) {
        if (typeof value === 'function' && /^[A-Z]/.test(name)) oldGlobal(name, value, `${path}.${name}`);
      }
    }
  }
};
