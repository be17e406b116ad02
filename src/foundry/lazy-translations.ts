/** Words that load later: those of a game, and of parts that are rarely opened. */
import type { Words } from '../table/loading';
import { lazyImport } from './lazy-import';

export const language = (): string => game.i18n?.lang ?? 'en';

/** The languages of the module; for any other language the first is used. */
const LANGUAGES = ['en', 'de'] as const;
type Language = (typeof LANGUAGES)[number];
export const ownLanguage = (): Language => LANGUAGES.find(one => one === language()) ?? LANGUAGES[0];

/** Loads the words of a part when they are needed; if that fails, the user is notified. */
const fetched = async (part: string, of: Readonly<Record<Language, () => Promise<{ default: Words }>>>) => {
  const words = await lazyImport(of[ownLanguage()]);
  if (words) say(part, words.default);
};

/** Words for problems of a table or file. */
export const fetchProblems = (): Promise<void> =>
  fetched('problems', {
    en: () => import('../../lang/problems/en.json'),
    de: () => import('../../lang/problems/de.json'),
  });

/** Words for changes by hand. */
export const fetchHands = (): Promise<void> =>
  fetched('hands', { en: () => import('../../lang/hands/en.json'), de: () => import('../../lang/hands/de.json') });

/** Words for a redeal. They fail quietly if they do not load: nobody has asked for them. */
export const fetchRedeal = async (): Promise<void> => {
  const words = ownLanguage() === 'de' ? import('../../lang/redeal/de.json') : import('../../lang/redeal/en.json');
  say('redeal', (await words).default);
};

/** Words of "Check this Foundry". */
export const fetchDiagnostics = (): Promise<void> =>
  fetched('diagnostics', {
    en: () => import('../../lang/diagnostics/en.json'),
    de: () => import('../../lang/diagnostics/de.json'),
  });

/** Words of a saved game's page, and of problems with saving it. */
export const fetchPage = (): Promise<void> =>
  fetched('page', { en: () => import('../../lang/page/en.json'), de: () => import('../../lang/page/de.json') });

/** Words of hints. */
export const fetchHint = (): Promise<void> =>
  fetched('hint', { en: () => import('../../lang/hint/en.json'), de: () => import('../../lang/hint/de.json') });

/** Words for games played by the week. */
export const fetchWeekly = (): Promise<void> =>
  fetched('weekly', { en: () => import('../../lang/weekly/en.json'), de: () => import('../../lang/weekly/de.json') });

/** Words around an owner's own copy of a game. */
export const fetchMyCopy = (): Promise<void> =>
  fetched('my-copy', {
    en: () => import('../../lang/my-copy/en.json'),
    de: () => import('../../lang/my-copy/de.json'),
  });

/** Words for continuing on another device. */
export const fetchDevices = (): Promise<void> =>
  fetched('devices', {
    en: () => import('../../lang/devices/en.json'),
    de: () => import('../../lang/devices/de.json'),
  });

/** Words for removing the module from a world. */
export const fetchRemoval = (): Promise<void> =>
  fetched('removal', {
    en: () => import('../../lang/removal/en.json'),
    de: () => import('../../lang/removal/de.json'),
  });

/** Words beside free play: the sequence of play, and what helpers read. */
export const fetchGuide = (): Promise<void> =>
  fetched('guide', { en: () => import('../../lang/guide/en.json'), de: () => import('../../lang/guide/de.json') });

/** Names of our late words: no game may have one as its id. */
const LATE: readonly string[] = [
  'problems',
  'hands',
  'redeal',
  'diagnostics',
  'removal',
  'guide',
  'page',
  'tutorial',
  'hint',
  'my-copy',
  'weekly',
  'devices',
];

/** Do our words use `RT.<part>`, now or later? */
export const isOwnPart = (part: string): boolean => {
  const { RT = {} } = (game.i18n?.translations ?? {}) as { readonly RT?: object };
  return LATE.includes(part) || Object.hasOwn(RT, part);
};

/** Words around a tutorial's texts. */
export const fetchTutorial = (): Promise<void> =>
  fetched('tutorial', {
    en: () => import('../../lang/tutorial/en.json'),
    de: () => import('../../lang/tutorial/de.json'),
  });

/** Adds words under `RT.<part>`. Another module's translation of them takes precedence. */
export const say = (part: string, words: Words): void => {
  if (!game.i18n) throw new Error('words come before i18nInit');
  foundry.utils.mergeObject(game.i18n.translations, { RT: { [part]: words } }, { overwrite: false });
};
