import { wordsTests } from 'revolution-tables-kit/testing';
import { game } from '.';
import { rulebook } from './rulebook';
import { CARDS, ENDINGS, PHASES, PILES } from './vocabulary';

wordsTests(game, {
  folder: new URL('.', import.meta.url),
  phases: PHASES,
  endings: ENDINGS,
  sections: Object.keys(rulebook.sections),
  pieces: [...CARDS, 'knot'],
  ids: PILES,
  seen: ['cards-drawn', 'cards-taken', 'cards-laid', 'cards-looked-at'],
  unremedied: { byHand: ['no-such-change'] },
});
