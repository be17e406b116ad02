/** Words that come after the start: those of a game, and of what is seldom opened. */
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

/** What can be wrong with a table or a file is said in words that come with the first of them. */
export const fetchProblems = (): Promise<void> =>
  fetched('problems', {
    en: () => import('../../lang/problems/en.json'),
    de: () => import('../../lang/problems/de.json'),
  });

/** What may be done by hand is said in words that come with the first menu of it. */
export const fetchHands = (): Promise<void> =>
  fetched('hands', { en: () => import('../../lang/hands/en.json'), de: () => import('../../lang/hands/de.json') });

/**
 * A redeal is spoken of only where nobody can go on with it, or in its record. Fails quietly where the words do
 * not come: nobody has asked for them.
 */
export const fetchRedeal = async (): Promise<void> => {
  const words = ownLanguage() === 'de' ? import('../../lang/redeal/de.json') : import('../../lang/redeal/en.json');
  say('redeal', (await words).default);
};

/** What the examination of a Foundry says is read by few. */
export const fetchDiagnostics = (): Promise<void> =>
  fetched('diagnostics', {
    en: () => import('../../lang/diagnostics/en.json'),
    de: () => import('../../lang/diagnostics/de.json'),
  });

/** What a saved game's page says, and what can go wrong with saving it. */
export const fetchPage = (): Promise<void> =>
  fetched('page', { en: () => import('../../lang/page/en.json'), de: () => import('../../lang/page/de.json') });

/** What a hint says. */
export const fetchHint = (): Promise<void> =>
  fetched('hint', { en: () => import('../../lang/hint/en.json'), de: () => import('../../lang/hint/de.json') });

/** What is said of games that are played by the week. */
export const fetchWeekly = (): Promise<void> =>
  fetched('weekly', { en: () => import('../../lang/weekly/en.json'), de: () => import('../../lang/weekly/de.json') });

/** What stands around an owner's own copy of a game. */
export const fetchMyCopy = (): Promise<void> =>
  fetched('my-copy', {
    en: () => import('../../lang/my-copy/en.json'),
    de: () => import('../../lang/my-copy/de.json'),
  });

/** What is asked where somebody goes on at another device. */
export const fetchDevices = (): Promise<void> =>
  fetched('devices', {
    en: () => import('../../lang/devices/en.json'),
    de: () => import('../../lang/devices/de.json'),
  });

/** What can be taken out of a world is named where somebody asks for it. */
export const fetchRemoval = (): Promise<void> =>
  fetched('removal', {
    en: () => import('../../lang/removal/en.json'),
    de: () => import('../../lang/removal/de.json'),
  });

/** What stands beside free play: the sequence of play, and what helpers read. */
export const fetchGuide = (): Promise<void> =>
  fetched('guide', { en: () => import('../../lang/guide/en.json'), de: () => import('../../lang/guide/de.json') });

/** The parts of our words that come late: no game may be called like one. */
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

/** Do words of ours stand under `RT.<part>`, or will they? */
export const isOwnPart = (part: string): boolean => {
  const { RT = {} } = (game.i18n?.translations ?? {}) as { readonly RT?: object };
  return LATE.includes(part) || Object.hasOwn(RT, part);
};

/** What a tutorial says around its texts. */
export const fetchTutorial = (): Promise<void> =>
  fetched('tutorial', {
    en: () => import('../../lang/tutorial/en.json'),
    de: () => import('../../lang/tutorial/de.json'),
  });

/** Takes up words under `RT.<part>`. A translation that another module brings for them stands before ours. */
export const say = (part: string, words: Words): void => {
  if (!game.i18n) throw new Error('words come before i18nInit');
  foundry.utils.mergeObject(game.i18n.translations, { RT: { [part]: words } }, { overwrite: false });
};
