/** [D14] A class for every name that the API's pages list and that nothing else here has made: to extend, not to use. */
import { PIXI } from '../canvas/pixi';
import { AbstractBaseFilter, AbstractBaseShader } from '../canvas/rendering';
import { PointSourcePolygon } from '../canvas/source-polygon';
import { ShaderMesh } from '../canvas/containers';
import { ApplicationV2 } from '../ui/application/application';
import { defineNamespace } from '../ui/globals';
import { HandlebarsApplicationMixin } from '../ui/handlebars-mixin';
import { fieldsSheet } from '../ui/sheets';
import { getPath } from '../../shared/merge';
import { DOCUMENTED } from './documented-names';

type Class = new (...args: never[]) => object;

const extended = (Base: Class): Class => class extends Base {};

/** What a class of this name is built on, by the end of its name and then by its namespace. */
const BASES: readonly (readonly [RegExp, () => unknown])[] = [
  [/Mixin$/, () => extended],
  [/Filter$|FilterPass$/, () => extended(AbstractBaseFilter)],
  [/^foundry\.canvas\.rendering\.shaders\./, () => extended(AbstractBaseShader)],
  [/Polygon$/, () => extended(PointSourcePolygon)],
  [/Graphics$|GridHighlight$/, () => extended(PIXI.Graphics as unknown as Class)],
  [/Transform$/, () => extended(PIXI.Transform)],
  [/Mesh$/, () => extended(ShaderMesh)],
  [/^foundry\.canvas\.(?:containers|primary|placeables)\./, () => extended(PIXI.Container as unknown as Class)],
  [/^foundry\.applications\.sheets\..*(?:Config|Sheet|SheetV2|ImporterV2)$/, (): unknown => fieldsSheet('')],
  [/^foundry\.applications\.(?:apps|settings|sheets|sidebar\.tabs)\b/, () => extended(emptyWindow())],
];

/** A window with nothing in it. */
export const emptyWindow = (): typeof ApplicationV2 => class extends HandlebarsApplicationMixin(ApplicationV2) {};

const made = (path: string, name: string): unknown => {
  const [, make] = BASES.find(([pattern]) => pattern.test(path)) ?? [];
  const found = make?.() ?? class {};
  Object.defineProperty(found, 'name', { value: name });
  return found;
};

/** Defines those that are missing. */
export const defineDocumented = (): void => {
  for (const [space, names] of Object.entries(DOCUMENTED)) {
    // a missing helper function stays missing, because a stub would only pretend to work
    const missing = names.filter(name => /^[A-Z]/.test(name) && !getPath(globalThis, `${space}.${name}`));
    defineNamespace(space, Object.fromEntries(missing.map(name => [name, made(`${space}.${name}`, name)])));
  }
};
