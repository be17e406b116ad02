/** The settings of a user or the world. They contain no secrets: world settings reach every browser. */
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
    'revolution-tables.openLibrary': boolean;
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
  /** Is the only legal choice made automatically? */
  readonly autoChoice: (typeof AUTO_CHOICES)[number];
  /** The speed of animations on the board. */
  readonly pace: (typeof PACES)[number];
  /** Are there sounds? */
  readonly sounds: boolean;
  /** Does the hand open with the table? */
  readonly openHand: boolean;
  /** Does the library open for everyone who joins without a table? */
  readonly openLibrary: boolean;
  /** Does the coach explain questions? */
  readonly coach: boolean;
  /** How often each kind of question was met, by game and kind (applications/coach). */
  readonly known: Readonly<Record<string, unknown>>;
  /** Seconds of silence after which a referee counts as gone and the lease expires. */
  readonly leaseTimeout: number;
  /** The table at which this browser last sat; cleared on leaving. */
  readonly lastTable: string;
  /** This browser's progress in each game's tutorial (learning/open-tutorial). */
  readonly tutorials: Readonly<Record<string, unknown>>;
  /** Owners' copies by game (my-copy/store). */
  readonly workshops: Readonly<Record<string, unknown>>;
  /** Saved options of tables by game (applications/presets). */
  readonly presets: Readonly<Record<string, unknown>>;
}

const choices = (key: string, values: readonly string[]) =>
  Object.fromEntries(values.map(value => [value, `RT.settings.${key}.${value}`]));

/** A setting with its words in Foundry's dialog. */
const shown = (key: string) => ({
  name: `RT.settings.${key}.name`,
  hint: `RT.settings.${key}.hint`,
  scope: 'client' as const,
  config: true,
});

const watching = new Set<() => void>();
/** Calls when the owners' copies in the world change. */
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
  settings.register(ID, 'openLibrary', {
    ...shown('openLibrary'),
    scope: 'world',
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
  // Foundry stores a choice as a plain string; only registered values can be chosen.
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
