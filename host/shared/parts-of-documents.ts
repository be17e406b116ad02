/** The objects within documents of scenes and actors, as exports have them (tests/fixtures/shapes). */
import { color, fitted } from './document-type';
import {
  colorText,
  flag,
  free,
  number,
  numberOrNull,
  picture,
  schema,
  schemaOrNull,
  text,
  type Fields,
} from './schema';

const darkness = schema({ min: number(0), max: number(1) });

/** What a token or a light shines. */
export const light = schema({
  negative: flag(),
  priority: number(),
  alpha: number(0.5),
  angle: number(360),
  bright: number(),
  color,
  coloration: number(1),
  dim: number(),
  attenuation: number(0.5),
  luminosity: number(0.5),
  saturation: number(),
  contrast: number(),
  shadows: number(),
  animation: schema({ type: text(null), speed: number(5), intensity: number(5), reverse: flag() }),
  darkness,
});

const shade = (hue: number, luminosity: number) =>
  schema({
    hue: number(hue),
    intensity: number(),
    luminosity: number(luminosity),
    saturation: number(),
    shadows: number(),
  });

/** The light of a whole scene, by day and by night. */
export const environment = schema({
  darknessLevel: number(),
  darknessLock: flag(),
  globalLight: schema({
    enabled: flag(),
    alpha: number(0.5),
    bright: flag(),
    color,
    coloration: number(1),
    luminosity: number(),
    saturation: number(),
    contrast: number(),
    shadows: number(),
    darkness,
  }),
  cycle: flag(true),
  base: shade(0, 0),
  dark: shade(257 / 360, -0.25),
});

/** Which parts of a scene have been seen. */
export const fog = schema({
  mode: number(1),
  reset: numberOrNull(0),
  colors: schema({ explored: color, unexplored: color }),
});

/** [D14] CONST.DEFAULT_TOKEN: the picture of a token that was given none. */
const portrait = schema({
  src: picture('icons/svg/mystery-man.svg'),
  ...fitted(0.5),
  tint: colorText('#ffffff'),
  alphaThreshold: number(0.75),
});

/** The common fields of a token and an actor's prototype token. */
export const figure: Fields = {
  name: text(),
  actorLink: flag(),
  texture: portrait,
  width: number(1),
  height: number(1),
  depth: number(1),
  alpha: number(1),
  rotation: number(),
  lockRotation: flag(),
  disposition: number(-1),
  displayName: number(0),
  displayBars: number(0),
  bar1: schema({ attribute: text(null) }),
  bar2: schema({ attribute: text(null) }),
  light,
  sight: schema({
    enabled: flag(),
    range: numberOrNull(0),
    angle: number(360),
    visionMode: text('basic'),
    color,
    attenuation: number(0.1),
    brightness: number(),
    saturation: number(),
    contrast: number(),
  }),
  // by mode id
  detectionModes: free,
  occludable: schema({ radius: number() }),
  ring: schema({
    enabled: flag(),
    colors: schema({ ring: color, background: color }),
    effects: number(1),
    subject: schema({ scale: number(1), texture: text(null) }),
  }),
  turnMarker: schema({ mode: number(1), animation: text(null), src: text(null), disposition: flag() }),
  movementAction: text(null),
};

/** The token that an actor gets. */
export const prototypeToken = schema({
  ...figure,
  flags: free,
  randomImg: flag(),
  appendNumber: flag(),
  prependAdjective: flag(),
});

/** What a token's own actor has besides its items and effects. */
export const OWN_FIELDS = ['name', 'type', 'img', 'system', 'flags', 'ownership'] as const;

/** How the actor of an unlinked token differs. */
export const delta = schemaOrNull({
  _id: text(null),
  name: text(null),
  type: text(null),
  img: text(null),
  system: free,
  items: { kind: 'array', documents: 'Item' },
  effects: { kind: 'array', documents: 'ActiveEffect' },
  flags: free,
  ownership: { kind: 'object', nullable: true },
});
