import { wordsTests } from '../../kernel/testing/words';
import { allBridges } from '.';
import { CARDS } from './data/cards';
import { SPACES, STOP_IDS } from './data/map';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { CAPABILITIES, COMMANDS, ENDINGS, ISSUES, PILES, POWERS, SEATS, SPECIALS, STANCES } from './vocabulary';

wordsTests(allBridges, {
  folder: new URL('.', import.meta.url),
  phases: PHASES,
  sections: Object.keys(rulebook.sections),
  pieces: [...CARDS, ...allBridges.presentation({}).pieces],
  ids: [...SPACES, ...COMMANDS, ...SPECIALS, ...CAPABILITIES, ...ISSUES, ...PILES, ...POWERS, ...STANCES, ...STOP_IDS],
  seen: ['cards-drawn', 'cards-taken', 'cards-laid', 'cards-looked-at'],
  endings: ENDINGS,
  notLines: SEATS,
  more: [...['transfer', 'withdraw', 'special-activity'].flatMap(kind => [`commands.${kind}`, `kinds.${kind}`])],
  unremedied: {
    said: [
      'cells-first',
      'command-first',
      'evenly',
      'must-be-done',
      'nothing-done',
      'one-way-or-the-other',
      'place-a-cube',
      'terror-first',
      'to-the-full-extent',
      'too-polarized',
      'two-cells-needed',
    ],
    never: [
      'carries-already',
      'cells-only',
      'end-of-track',
      'from-the-start-only',
      'no-discs',
      'no-more-spaces',
      'not-this-faction',
      'nothing-to-offset',
      'offset-already',
      'one-administration',
      'riders-attack',
      'shift-only',
      'so-already',
      'three-moves',
      'towards-neutral',
      'towards-opposition',
    ],
    byHand: [
      'cards-put-elsewhere',
      'no-other-side',
      'no-such-piece',
      'not-its-place',
      'one-at-least',
      'place-taken',
      'reckoned',
    ],
  },
});
