/** Registers the game. Its rules and words are files that come when a table of it is opened. */
import { coverOf, registerAtStart } from 'revolution-tables-kit';
import de from './game/lang/de.json' with { type: 'json' };
import en from './game/lang/en.json' with { type: 'json' };
import { manifest } from './game/manifest';

registerAtStart({
  module: 'toy-game-module',
  manifest,
  rules: 'game.js',
  cover: { en: coverOf(en), de: coverOf(de) },
  words: { en: 'lang/en.json', de: 'lang/de.json' },
  guide: { en: 'guide/en.json', de: 'guide/de.json' },
  tutorials: { first: 'tutorial.js' },
});
