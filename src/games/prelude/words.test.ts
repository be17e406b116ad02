import { wordsTests } from '../../kernel/testing/words';
import { prelude } from '.';
import { CARD_LIST, cardId } from './data/card-list';
import { SOURCES } from './data/cards-given';
import { PIECES } from './faces';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { ENDINGS } from './vocabulary';

wordsTests(prelude, {
  folder: new URL('.', import.meta.url),
  phases: PHASES,
  endings: ENDINGS,
  sections: Object.keys(rulebook.sections),
  pieces: [...PIECES, ...CARD_LIST.map(card => cardId(card.number))],
  seen: ['cards-drawn', 'cards-taken', 'cards-laid', 'cards-looked-at', 'hand-received', 'cards-exchanged'],
  more: ['badges.waiting', 'cards.by-hand', 'stays.by-hand', 'needs.by-hand', 'sources.partly', ...SOURCES],
  unremedied: {
    said: ['must-go-on', 'opposing-event', 'points-first', 'prerequisite-not-met'],
    never: ['party-out-of-play'],
    byHand: ['follows-from-the-table', 'no-room-there', 'no-such-piece', 'other-side', 'tsar-gone'],
  },
});
