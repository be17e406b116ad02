/** How core's windows of documents are laid out: their tabs, which field stands where, and what a field offers. */
import { page } from '../globals';
import { globals } from '../../global';
import type { TabsConfiguration } from '../application/options';

/** Which tab shows a field; what is not named stands in the first. */
export type Places = Readonly<Record<string, string>>;

/** What a field offers: values with their labels. */
export type Choices = Readonly<Record<string, string>>;

export interface Layout {
  readonly tabs?: TabsConfiguration;
  readonly places?: Places;
  /** What the class of each tab begins with, by which packages find it. */
  readonly prefix?: string;
}

const tabsOf = (icons: Readonly<Record<string, string>>): TabsConfiguration => {
  const tabs = Object.entries(icons).map(([id, icon]) => ({
    id,
    icon: `fa-solid ${icon}`,
    label: id.replace(/^./, letter => letter.toUpperCase()),
  }));
  return { tabs, initial: tabs[0]?.id ?? '' };
};

const placed = (tabs: Readonly<Record<string, readonly string[]>>): Places =>
  Object.fromEntries(Object.entries(tabs).flatMap(([tab, names]) => names.map(name => [name, tab] as const)));

/** [M] TokenConfig.TABS, PrototypeTokenConfig.TABS: packages of v14 add their own tab to the list. */
export const TOKEN: Layout = {
  tabs: tabsOf({
    identity: 'fa-memo-pad',
    appearance: 'fa-square-user',
    vision: 'fa-eye',
    light: 'fa-lightbulb',
    resources: 'fa-heart',
  }),
  places: placed({
    appearance: [
      'texture',
      'width',
      'height',
      'depth',
      'shape',
      'alpha',
      'rotation',
      'lockRotation',
      'elevation',
      'ring',
    ],
    vision: ['sight', 'detectionModes', 'occludable'],
    light: ['light'],
    resources: ['displayBars', 'bar1', 'bar2'],
  }),
};

/** [M] Packages look for the fields and the tabs of these windows by their names, and add tabs to the lists. */
export const LAYOUTS: Readonly<Record<string, Layout>> = {
  TokenConfig: TOKEN,
  TileConfig: {
    tabs: tabsOf({ position: 'fa-location-dot', appearance: 'fa-image', overhead: 'fa-house' }),
    places: placed({ appearance: ['texture', 'alpha', 'video'], overhead: ['occlusion', 'restrictions'] }),
  },
  DrawingConfig: {
    tabs: tabsOf({ position: 'fa-location-dot', lines: 'fa-paintbrush', fill: 'fa-fill-drip', text: 'fa-font' }),
    places: placed({
      lines: ['strokeWidth', 'strokeColor', 'strokeAlpha', 'bezierFactor'],
      fill: ['fillType', 'fillColor', 'fillAlpha', 'texture'],
      text: ['text', 'fontFamily', 'fontSize', 'textColor', 'textAlpha'],
    }),
  },
  AmbientLightConfig: {
    tabs: tabsOf({ basic: 'fa-lightbulb', animation: 'fa-play', advanced: 'fa-gears' }),
    places: placed({
      animation: ['config.animation'],
      advanced: [
        'config.coloration',
        'config.luminosity',
        'config.saturation',
        'config.contrast',
        'config.shadows',
      ].concat(['config.attenuation', 'config.darkness', 'vision', 'walls', 'hidden']),
    }),
  },
  RegionConfig: {
    tabs: tabsOf({ identity: 'fa-id-card', shapes: 'fa-shapes', behaviors: 'fa-child-reaching' }),
    places: placed({ shapes: ['elevation', 'restriction', 'attachment'] }),
    prefix: 'region',
  },
  ActiveEffectConfig: {
    tabs: tabsOf({ details: 'fa-book', duration: 'fa-clock', changes: 'fa-gears' }),
    places: placed({ duration: ['duration', 'start'], changes: ['changes'] }),
  },
};

/** Constants whose names a field offers. */
const CONSTANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Wall: {
    move: 'WALL_MOVEMENT_TYPES',
    light: 'WALL_SENSE_TYPES',
    sight: 'WALL_SENSE_TYPES',
    sound: 'WALL_SENSE_TYPES',
    dir: 'WALL_DIRECTIONS',
    door: 'WALL_DOOR_TYPES',
    ds: 'WALL_DOOR_STATES',
  },
  Token: {
    disposition: 'TOKEN_DISPOSITIONS',
    displayName: 'TOKEN_DISPLAY_MODES',
    displayBars: 'TOKEN_DISPLAY_MODES',
    shape: 'TOKEN_SHAPES',
  },
  Drawing: { fillType: 'DRAWING_FILL_TYPES' },
  Note: { textAnchor: 'TEXT_ANCHOR_POINTS' },
  Playlist: { mode: 'PLAYLIST_MODES' },
};

interface Entry {
  readonly pages?: Iterable<{ readonly id: string; readonly name: string }>;
}

const pagesOf = (source: Readonly<Record<string, unknown>>): Choices => {
  const entry = page.game.collections.get('JournalEntry')?.get(String(source['entryId'] ?? '')) as Entry | undefined;
  return Object.fromEntries([...(entry?.pages ?? [])].map(({ id, name }) => [id, name] as const));
};

/** What the field at a path of a document offers, if it is not to be written freely. */
export const choicesOf = (
  documentName: string,
  path: string,
  source: Readonly<Record<string, unknown>>,
): Choices | undefined => {
  if (documentName === 'Note' && path === 'pageId') return pagesOf(source);
  const constant = CONSTANTS[documentName === 'PrototypeToken' ? 'Token' : documentName]?.[path];
  if (!constant) return undefined;
  const { CONST } = globals<{ CONST: Readonly<Record<string, Readonly<Record<string, number>>>> }>();
  return Object.fromEntries(Object.entries(CONST[constant] ?? {}).map(([name, value]) => [String(value), name]));
};
