/** The libraries that the platform serves as globals to every package. docs/platform.md 14 */
import * as particles from '@pixi/particle-emitter';
import * as smooth from '@pixi/graphics-smooth';
import { gsap } from 'gsap';
import jQuery from 'jquery';
import * as PIXI from 'pixi.js';
import showdown from 'showdown';

const pixi = {
  ...PIXI,
  smooth,
  particles,
  // [D14] extendPIXIGraphics: smooth lines stand in for the plain ones
  LegacyGraphics: PIXI.Graphics,
  Graphics: smooth.SmoothGraphics,
};

Object.assign(globalThis, { PIXI: pixi, gsap, jQuery, $: jQuery, showdown });
