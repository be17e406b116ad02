/** [D14] The constants that packages read beside those of `constants.ts`, by the names of their page. */
import { DOOR_STATES, DOOR_TYPES } from '../../shared/permissions';
import { CHANGE_PHASES, CHANGE_TYPES } from './documents/effect-changes';
import { EXPIRY_EVENTS, TIME_UNITS } from './effect-durations';

const extensions = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map(name => [name, `x/${name}`]));

const images = extensions('apng', 'avif', 'bmp', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'tiff', 'webp');
const videos = extensions('m4v', 'mp4', 'ogv', 'webm');
const sounds = extensions('aac', 'flac', 'm4a', 'mid', 'mp3', 'ogg', 'opus', 'wav', 'webm');
const texts = extensions('json', 'md', 'pdf', 'txt');
const fonts = extensions('otf', 'ttf', 'woff', 'woff2');
const graphics = extensions('glb', 'gltf', 'obj');

const words = (names: string): readonly string[] => names.split(/\s+/);

/** [D14] CONST.REGION_EVENTS */
const REGION_EVENTS = {
  BEHAVIOR_ACTIVATED: 'behaviorActivated',
  BEHAVIOR_DEACTIVATED: 'behaviorDeactivated',
  BEHAVIOR_VIEWED: 'behaviorViewed',
  BEHAVIOR_UNVIEWED: 'behaviorUnviewed',
  REGION_ANIMATION: 'regionAnimation',
  REGION_BOUNDARY: 'regionBoundary',
  TOKEN_ENTER: 'tokenEnter',
  TOKEN_EXIT: 'tokenExit',
  TOKEN_MOVE_IN: 'tokenMoveIn',
  TOKEN_MOVE_OUT: 'tokenMoveOut',
  TOKEN_MOVE_WITHIN: 'tokenMoveWithin',
  TOKEN_ANIMATE_IN: 'tokenAnimateIn',
  TOKEN_ANIMATE_OUT: 'tokenAnimateOut',
  TOKEN_TURN_START: 'tokenTurnStart',
  TOKEN_TURN_END: 'tokenTurnEnd',
  TOKEN_ROUND_START: 'tokenRoundStart',
  TOKEN_ROUND_END: 'tokenRoundEnd',
} as const;

export const MORE_CONSTANTS = {
  /** [D14] CONST.VTT, CONST.WEBSITE_URL and the like: names and addresses. */
  VTT: 'Foundry Virtual Tabletop',
  WEBSITE_URL: 'https://foundryvtt.com',
  CORE_SUPPORTED_LANGUAGES: ['en'],
  PASSWORD_SAFE_STRING: '•'.repeat(16),
  /** [D14] CONST.CSS_THEMES, CONST.FONT_WEIGHTS, CONST.WORLD_JOIN_THEMES: what texts and windows look like. */
  CSS_THEMES: { inherit: 'THEMES.inherit', light: 'THEMES.foundry-light', dark: 'THEMES.foundry-dark' },
  FONT_WEIGHTS: {
    ...{ Thin: 100, ExtraLight: 200, Light: 300, Regular: 400, Medium: 500, SemiBold: 600, Bold: 700 },
    ...{ ExtraBold: 800, Black: 900 },
  },
  WORLD_JOIN_THEMES: { default: 'WORLD.JOIN_THEMES.default', minimal: 'WORLD.JOIN_THEMES.minimal' },
  DOCUMENT_LINK_TYPES: words('Actor Cards Item Scene JournalEntry Macro RollTable PlaylistSound'),
  PLAYLIST_SORT_MODES: { ALPHABETICAL: 'a', MANUAL: 'm' },
  REGION_MOVEMENT_SEGMENTS: { EXIT: -1, MOVE: 0, ENTER: 1 },
  TEXT_ENRICH_EMBED_MAX_DEPTH: 5,
  TOKEN_TURN_MARKER_MODES: { DISABLED: 0, DEFAULT: 1, CUSTOM: 2 },
  BASE_DOCUMENT_TYPE: 'base',
  COMPATIBILITY_MODES: { SILENT: 0, WARNING: 1, ERROR: 2, FAILURE: 3 },
  REGION_EVENTS,
  EMBEDDED_DOCUMENT_TYPES:
    words(`ActiveEffect ActorDelta AmbientLight AmbientSound Card Combatant CombatantGroup Drawing
    Item JournalEntryCategory JournalEntryPage Level Note PlaylistSound Region RegionBehavior TableResult Tile Token
    Wall`),
  COMPENDIUM_DOCUMENT_TYPES: words('Actor Adventure Cards Item JournalEntry Macro Playlist RollTable Scene'),
  FOLDER_DOCUMENT_TYPES: words('Actor Adventure Item Scene JournalEntry Playlist RollTable Cards Macro Compendium'),
  GRID_DIAGONALS: {
    EQUIDISTANT: 0,
    EXACT: 1,
    APPROXIMATE: 2,
    RECTILINEAR: 3,
    ALTERNATING_1: 4,
    ALTERNATING_2: 5,
    ILLEGAL: 6,
  },
  MOVEMENT_DIRECTIONS: {
    UP: 0x1,
    DOWN: 0x2,
    LEFT: 0x4,
    RIGHT: 0x8,
    UP_LEFT: 0x5,
    UP_RIGHT: 0x9,
    DOWN_LEFT: 0x6,
    DOWN_RIGHT: 0xa,
    DESCEND: 0x10,
    ASCEND: 0x20,
  },
  COMBAT_ANNOUNCEMENTS: ['startEncounter', 'nextUp', 'yourTurn'],
  DOCUMENT_META_OWNERSHIP_LEVELS: { DEFAULT: -20, NOCHANGE: -10 },
  FOLDER_MAX_DEPTH: 4,
  GRID_MIN_SIZE: 20,
  GRID_MIN_DISTANCE: 0.01,
  GRID_SNAPPING_MODES: {
    CENTER: 0x1,
    EDGE_MIDPOINT: 0x2,
    TOP_LEFT_VERTEX: 0x10,
    TOP_RIGHT_VERTEX: 0x20,
    BOTTOM_LEFT_VERTEX: 0x40,
    BOTTOM_RIGHT_VERTEX: 0x80,
    VERTEX: 0xf0,
    TOP_LEFT_CORNER: 0x100,
    TOP_RIGHT_CORNER: 0x200,
    BOTTOM_LEFT_CORNER: 0x400,
    BOTTOM_RIGHT_CORNER: 0x800,
    CORNER: 0xf00,
    TOP_SIDE_MIDPOINT: 0x1000,
    BOTTOM_SIDE_MIDPOINT: 0x2000,
    LEFT_SIDE_MIDPOINT: 0x4000,
    RIGHT_SIDE_MIDPOINT: 0x8000,
    SIDE_MIDPOINT: 0xf000,
  },
  IMAGE_FILE_EXTENSIONS: images,
  VIDEO_FILE_EXTENSIONS: videos,
  AUDIO_FILE_EXTENSIONS: sounds,
  TEXT_FILE_EXTENSIONS: texts,
  FONT_FILE_EXTENSIONS: fonts,
  GRAPHICS_FILE_EXTENSIONS: graphics,
  HTML_FILE_EXTENSIONS: extensions('html', 'handlebars', 'hbs'),
  UPLOADABLE_FILE_EXTENSIONS: { ...images, ...videos, ...sounds, ...texts, ...fonts, ...graphics },
  MEDIA_FILE_EXTENSIONS: { ...images, ...videos, ...sounds },
  FILE_CATEGORIES: {
    IMAGE: images,
    VIDEO: videos,
    AUDIO: sounds,
    TEXT: texts,
    FONT: fonts,
    GRAPHICS: graphics,
  },
  TOKEN_DISPOSITIONS: { SECRET: -2, HOSTILE: -1, NEUTRAL: 0, FRIENDLY: 1 },
  TOKEN_DISPLAY_MODES: { NONE: 0, CONTROL: 10, OWNER_HOVER: 20, HOVER: 30, OWNER: 40, ALWAYS: 50 },
  TOKEN_SHAPES: { ELLIPSE_1: 0, ELLIPSE_2: 1, TRAPEZOID_1: 2, TRAPEZOID_2: 3, RECTANGLE_1: 4, RECTANGLE_2: 5 },
  TEXT_ANCHOR_POINTS: { CENTER: 0, BOTTOM: 1, TOP: 2, LEFT: 3, RIGHT: 4 },
  TEXTURE_DATA_FIT_MODES: ['fill', 'contain', 'cover', 'width', 'height'],
  OCCLUSION_MODES: { NONE: 0, FADE: 1, RADIAL: 3, VISION: 4 },
  TILE_OCCLUSION_MODES: { NONE: 0, FADE: 1, RADIAL: 3, VISION: 4 },
  WALL_SENSE_TYPES: { NONE: 0, LIMITED: 10, NORMAL: 20, PROXIMITY: 30, DISTANCE: 40 },
  WALL_MOVEMENT_TYPES: { NONE: 0, NORMAL: 20 },
  WALL_DIRECTIONS: { BOTH: 0, LEFT: 1, RIGHT: 2 },
  WALL_DOOR_TYPES: DOOR_TYPES,
  WALL_DOOR_STATES: DOOR_STATES,
  WALL_DOOR_INTERACTIONS: ['open', 'close', 'lock', 'unlock', 'test'],
  WALL_RESTRICTION_TYPES: ['light', 'sight', 'sound', 'move'],
  PLAYLIST_MODES: { DISABLED: -1, SEQUENTIAL: 0, SHUFFLE: 1, SIMULTANEOUS: 2 },
  TABLE_RESULT_TYPES: { TEXT: 'text', DOCUMENT: 'document' },
  /** [D14] the channels of sounds and how they are called */
  AUDIO_CHANNELS: { music: 'Music', environment: 'Environment', interface: 'Interface' },
  MACRO_SCOPES: ['global', 'actors', 'actor'],
  MACRO_TYPES: { SCRIPT: 'script', CHAT: 'chat' },
  DICE_ROLL_MODES: { PUBLIC: 'publicroll', PRIVATE: 'gmroll', BLIND: 'blindroll', SELF: 'selfroll' },
  ACTIVE_EFFECT_CHANGE_TYPES: CHANGE_TYPES,
  ACTIVE_EFFECT_CHANGE_PHASES: CHANGE_PHASES,
  ACTIVE_EFFECT_TIME_DURATION_UNITS: TIME_UNITS,
  ACTIVE_EFFECT_DURATION_UNITS: [...TIME_UNITS, 'rounds', 'turns'],
  ACTIVE_EFFECT_EXPIRY_EVENTS: EXPIRY_EVENTS,
  ACTIVE_EFFECT_MODES: { CUSTOM: 0, MULTIPLY: 1, ADD: 2, DOWNGRADE: 3, UPGRADE: 4, OVERRIDE: 5 },
  SORT_INTEGER_DENSITY: 100000,
  TIMEOUTS: { FOUNDRY_WEBSITE: 10000, PACKAGE_REPOSITORY: 10000, IP_DISCOVERY: 5000 },
  SHOWDOWN_OPTIONS: {
    disableForced4SpacesIndentedSublists: true,
    noHeaderId: true,
    parseImgDimensions: true,
    strikethrough: true,
    tables: true,
    tablesHeaderId: true,
  },
  LIGHTING_LEVELS: { DARKNESS: -2, HALFDARK: -1, UNLIT: 0, DIM: 1, BRIGHT: 2, BRIGHTEST: 3 },
  CANVAS_PERFORMANCE_MODES: { LOW: 0, MED: 1, HIGH: 2, MAX: 3 },
  CLIPPER_OPERATIONS: {},
  PACKAGE_TYPES: ['world', 'system', 'module'],
  PACKAGE_AVAILABILITY_CODES: {
    UNKNOWN: 0,
    VERIFIED: 1,
    UNVERIFIED_BUILD: 2,
    UNVERIFIED_GENERATION: 5,
    REQUIRES_CORE_UPGRADE_STABLE: 9,
  },
  SOFTWARE_UPDATE_CHANNELS: {
    stable: 'SETUP.UpdateStable',
    testing: 'SETUP.UpdateTesting',
    development: 'SETUP.UpdateDevelopment',
  },
  KEYBOARD_LAYOUTS: [],
  DIRECTORY_SEARCH_MODES: { FULL: 'full', NAME: 'name' },
  DEFAULT_TOKEN: 'icons/svg/mystery-man.svg',
  FORMULA_FIELDS: [],
  CHAT_MESSAGE_TYPES: undefined,
} as const;
