import { expect, test } from 'vitest';
import { wordsTests } from '../../kernel/testing/words';
import { standingAnswers } from '../../kernel/reaction-windows';
import { kremlin } from '.';
import * as guide from './guide/en';
import { CARDS } from './data/cards';
import { SETS } from './data/editions';
import { RESULTS } from './data/health';
import { ALL_LETTERS, LETTERS, pieceOf } from './data/politicians';
import { rulebook } from './rulebook';
import { EFFECTS, ENDINGS, OCCASIONS, PHASES, PILES, PLACES, PROMISES, SEATS, VOTES } from './vocabulary';

const usual = kremlin.presentation({});

wordsTests(kremlin, {
  folder: new URL('.', import.meta.url),
  phases: PHASES,
  sections: Object.keys(rulebook.sections),
  pieces: [
    'turn',
    ...CARDS.map(card => card.id),
    ...usual.pieces,
    ...SETS.flatMap(set => LETTERS.map(letter => pieceOf(set, letter))),
  ],
  ids: [
    ...SEATS,
    ...PLACES,
    ...PILES,
    ...VOTES,
    ...RESULTS,
    ...PROMISES,
    ...OCCASIONS,
    ...EFFECTS,
    ...ENDINGS,
    ...ALL_LETTERS,
    'nobody',
    'nothing',
  ],
  seen: [
    'cards-drawn',
    'influence-whispered',
    'cards-looked-at',
    'hand-shown',
    'hand-looked-at',
    'cards-taken',
    'cards-laid',
  ],
  endings: ENDINGS,
  notLines: ['suspicion', 'sick', 'points', ...EFFECTS],
  more: [
    ...standingAnswers(kremlin).map(word => `standing.${word}`),
    ...SEATS.flatMap(seat => [`facts.points-${seat}`, `facts.sheet-${seat}`]),
    ...['age', 'suspicion', 'sick', 'points'].map(word => `facts.${word}`),
    ...['anchor', 'doubts-1', 'doubts-2', 'doubts-3', 'crosses-1', 'crosses-2'].map(badge => `badges.${badge}`),
  ],
  unremedied: {
    said: ['fifty-five-points', 'points-before-cards', 'ten-politicians', 'two-cards'],
    never: ['support-is-given', 'tied-yourself'],
    byHand: ['no-such-piece', 'sheets-are-secret'],
  },
});

// politicians are men and women, and nobody knows who stands in an office
test('the guide gives no politician a gender', () => {
  const sentences = guide.en.split(/(?<=[.!?])\s+|\n/);
  expect(sentences.length).toBeGreaterThan(300);
  const gendered = sentences.filter(one => /\b(?:he|him|his|himself|she|hers?|herself|man|men)\b/i.test(one));
  // the first names the group that the game is about, the second says what a politician is
  const MEANT = [/^The old men of the Kremlin hold/, /^A man or woman with a letter/];
  expect(gendered.filter(one => !MEANT.some(meant => meant.test(one)))).toEqual([]);
});
