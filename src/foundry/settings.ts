/** What a user or the world may set. Nothing secret stands here: world settings reach every browser. */
import { ID, settings } from './module-id';

export const CHAT_LEVELS = ['roll', 'turn', 'none'] as const;
const PACES = ['off', 'slow', 'normal', 'fast'] as const;
export const AUTO_CHOICES = ['off', 'choices', 'rolls'] as const;

declare global {
  interface SettingConfig {
    'revolution-tables.chat': string;
    'revolution-tables.autoChoice': string;
    'revolution-tables.pace': string;
    'revolution-tables.sounds': boolean;
    'revolution-tables.openHand': boolean;
    'revolution-tables.coach': boolean;
    'revolution-tables.known': Record<string, unknown>;
    'revolution-tables.leaseTimeout': number;
    'revolution-tables.arrangement': Record<string, unknown>;
    'revolution-tables.lastTable': string;
    'revolution-tables.tutorials': Record<string, unknown>;
    'revolution-tables.workshops': Record<string, unknown>;
    'revolution-tables.presets': Record<string, unknown>;
  }
}

interface Settings {
  /** How much of a game is posted in the chat log. */
  readonly chat: (typeof CHAT_LEVELS)[number];
  /** Whether the only legal choice is taken by itself. */
  readonly autoChoice: (typeof AUTO_CHOICES)[number];
  /** How fast what happens is shown on the board. */
  readonly pace: (typeof PACES)[number];
  /** Whether a sound tells that it is this user's turn. */
  readonly sounds: boolean;
  /** Whether the hand opens with the table. */
  readonly openHand: boolean;
  /** Whether the coach explains questions. */
  readonly coach: boolean;
  /** How often each kind of question was met, by game and kind (applications/coach). */
  readonly known: Readonly<Record<string, unknown>>;
  /** Seconds without a word after which a referee counts as gone and their lease has expired. */
  readonly leaseTimeout: number;
  /** The table at which this browser sat last, until it left. */
  readonly lastTable: string;
  /** How far this browser's user has come in each game's tutorial (tutorial/open-tutorial). */
  readonly tutorials: Readonly<Record<string, unknown>>;
  /** What owners have written down of their copies, by game (my-copy/store). */
  readonly workshops: Readonly<Record<string, unknown>>;
  /** Options of tables that somebody has named, by game (applications/presets). */
  readonly presets: Readonly<Record<string, unknown>>;
}

const choices = (key: string, values: readonly string[]) =>
  Object.fromEntries(values.map(value => [value, `RT.settings.${key}.${value}`]));

/** What stands among Foundry's settings, with its words. */
const shown = (key: string) => ({
  name: `RT.settings.${key}.name`,
  hint: `RT.settings.${key}.hint`,
  scope: 'client' as const,
  config: true,
});

const watching = new Set<() => void>();
/** Calls when what owners have written down of their copies changes in the world. */
export const onCopies = (tell: () => void): void => {
  watching.add(tell);
};

/** Called in `init`. */
export const registerSettings = (): void => {
  const settings = game.settings;
  if (!settings) return;
  settings.register(ID, 'chat', {
    ...shown('chat'),
    type: String,
    default: 'turn',
    choices: choices('chat', CHAT_LEVELS),
  });
  settings.register(ID, 'autoChoice', {
    ...shown('autoChoice'),
    type: String,
    default: 'choices',
    choices: choices('autoChoice', AUTO_CHOICES),
  });
  settings.register(ID, 'pace', {
    ...shown('pace'),
    type: String,
    default: 'normal',
    choices: choices('pace', PACES),
  });
  settings.register(ID, 'sounds', {
    ...shown('sounds'),
    type: Boolean,
    default: true,
  });
  settings.register(ID, 'openHand', {
    ...shown('openHand'),
    type: Boolean,
    default: true,
  });
  settings.register(ID, 'coach', {
    ...shown('coach'),
    type: Boolean,
    default: true,
  });
  settings.register(ID, 'known', { scope: 'client', config: false, type: Object, default: {} });
  // how the docks are kept at a table (layout/arrangement)
  settings.register(ID, 'arrangement', { scope: 'client', config: false, type: Object, default: {} });
  settings.register(ID, 'tutorials', { scope: 'client', config: false, type: Object, default: {} });
  settings.register(ID, 'lastTable', { scope: 'client', config: false, type: String, default: '' });
  settings.register(ID, 'workshops', {
    scope: 'world',
    config: false,
    type: Object,
    default: {},
    onChange: () => {
      for (const tell of watching) tell();
    },
  });
  settings.register(ID, 'presets', { scope: 'world', config: false, type: Object, default: {} });
  settings.register(ID, 'leaseTimeout', {
    ...shown('leaseTimeout'),
    scope: 'world',
    type: Number,
    default: 15,
    range: { min: 3, max: 120, step: 1 },
  });
};

/** The value of a setting in this browser. */
export const setting = <K extends keyof Settings>(key: K): Settings[K] =>
  // Foundry stores a choice as a plain string; only the registered values can be chosen.
  game.settings?.get(ID, key) as Settings[K];

declare global {
  interface SettingConfig {
    'revolution-tables.welcomed': boolean;
  }
}

/** Called in `init`. */
export const registerWelcomed = (): void => {
  settings().register(ID, 'welcomed', { scope: 'world', config: false, type: Boolean, default: false });
};

export const isWelcomed = (): boolean => game.settings.get(ID, 'welcomed');

export const noteWelcomed = async (): Promise<void> => {
  await game.settings.set(ID, 'welcomed', true);
};
