/** The games of this module: the only file that names them all. A game itself comes when it is wanted. */
import { manifest as allBridgesCover } from './games/all-bridges/manifest';
import { manifest as civilWarCover } from './games/civil-war/manifest';
import { manifest as dualPowersCover } from './games/dual-powers/manifest';
import { manifest as kremlinCover } from './games/kremlin/manifest';
import { manifest as preludeCover } from './games/prelude/manifest';
import type { Game } from './kernel/game';
import type { GameTypes } from './kernel/messages';
import type { Tutorial } from './kernel/tutorial';
import type { CatalogEntry } from './table/loading';
import type { AnyTutorial } from './table/panels/tutorial';
import type { AnyGame } from './table/record/model';

// A game's own words are narrower than the words of any game; the table only passes them back to the game they came from.
const any = <G extends GameTypes>(game: Game<G>): AnyGame => game as unknown as AnyGame;
const lesson = <G extends GameTypes>(tutorial: Tutorial<G>): AnyTutorial => tutorial as unknown as AnyTutorial;

export const CATALOG: readonly CatalogEntry[] = [
  {
    manifest: preludeCover,
    load: async () => any((await import('./games/prelude')).prelude),
    words: {
      en: async () => (await import('./games/prelude/lang/en.json')).default,
      de: async () => (await import('./games/prelude/lang/de.json')).default,
    },
    tutorials: {
      first: async () => lesson((await import('./games/prelude/tutorial')).tutorial),
      second: async () => lesson((await import('./games/prelude/tutorial/second')).second),
    },
    copyForm: async () => (await import('./games/prelude/copy-form')).copyForm,
  },
  {
    manifest: dualPowersCover,
    load: async () => any((await import('./games/dual-powers')).dualPowers),
    words: {
      en: async () => (await import('./games/dual-powers/lang/en.json')).default,
      de: async () => (await import('./games/dual-powers/lang/de.json')).default,
    },
    tutorials: {
      first: async () => lesson((await import('./games/dual-powers/tutorial')).tutorial),
      second: async () => lesson((await import('./games/dual-powers/tutorial/second')).second),
    },
    copyForm: async () => (await import('./games/dual-powers/copy-form')).copyForm,
  },
  {
    manifest: civilWarCover,
    load: async () => any((await import('./games/civil-war')).civilWar),
    words: {
      en: async () => (await import('./games/civil-war/lang/en.json')).default,
      de: async () => (await import('./games/civil-war/lang/de.json')).default,
    },
    tutorials: {
      first: async () => lesson((await import('./games/civil-war/tutorial')).tutorial),
      second: async () => lesson((await import('./games/civil-war/tutorial/second')).second),
    },
  },
  {
    manifest: allBridgesCover,
    load: async () => any((await import('./games/all-bridges')).allBridges),
    words: {
      en: async () => (await import('./games/all-bridges/lang/en.json')).default,
      de: async () => (await import('./games/all-bridges/lang/de.json')).default,
    },
    tutorials: {
      first: async () => lesson((await import('./games/all-bridges/tutorial')).tutorial),
      second: async () => lesson((await import('./games/all-bridges/tutorial/second')).second),
    },
    copyForm: async () => (await import('./games/all-bridges/copy-form')).copyForm,
  },
  {
    manifest: kremlinCover,
    load: async () => any((await import('./games/kremlin')).kremlin),
    words: {
      en: async () => (await import('./games/kremlin/lang/en.json')).default,
      de: async () => (await import('./games/kremlin/lang/de.json')).default,
    },
    tutorials: {
      first: async () => lesson((await import('./games/kremlin/tutorial')).tutorial),
      second: async () => lesson((await import('./games/kremlin/tutorial/second')).second),
    },
    copyForm: async () => (await import('./games/kremlin/copy-form')).copyForm,
  },
];
