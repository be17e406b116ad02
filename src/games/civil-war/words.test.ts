import { wordsTests } from '../../kernel/testing/words';
import { civilWar } from '.';
import { DECKS } from './data/cards';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { ENDINGS, SEATS } from './vocabulary';

wordsTests(civilWar, {
  folder: new URL('.', import.meta.url),
  phases: PHASES,
  endings: ENDINGS,
  sections: Object.keys(rulebook.sections),
  pieces: [
    'territory',
    ...SEATS.flatMap(seat => [`morale-${seat}`, `turn-${seat}`, ...DECKS[seat].map(card => card.id)]),
  ],
  seen: ['cards-drawn', 'cards-taken', 'cards-laid', 'cards-looked-at', 'troop-withdrawn'],
  notLines: ['strength'],
  more: [
    'facts.strength',
    'badges.rally',
    'badges.attacking',
    'badges.blocking',
    // notes of cards that follow an option
    ...SEATS.flatMap(seat =>
      DECKS[seat].flatMap(card =>
        card.kind === 'leader' && card.strengthens ? [`cards.${card.type}.note-whole-side`] : [],
      ),
    ),
    'cards.red-subversive-attack.note-any-front',
    'cards.red-subversive-attack.note-discard',
  ],
  unremedied: {
    said: ['has-room', 'must-rally', 'no-armies'],
    never: ['already-attacking', 'already-blocking', 'no-effect', 'too-many-armies'],
    byHand: [
      'front-claimed',
      'no-leader-there',
      'no-leaders',
      'no-such-piece',
      'not-a-leader',
      'not-a-unit',
      'other-side',
    ],
  },
});
