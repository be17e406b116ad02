import { wordsTests } from '../../kernel/testing/words';
import { allBridges } from '.';
import { CARDS } from './data/deck';
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
});
