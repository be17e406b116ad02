import { settings, ID } from '../module-id';

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
