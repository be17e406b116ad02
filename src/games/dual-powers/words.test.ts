import { wordsTests } from '../../kernel/testing/words';
import { dualPowers } from '.';
import { boxOf } from './data/box';
import { BLOCKADE, objectiveMarker, WILL } from './tabletop';
import { rulebook } from './rulebook';
import { PHASES } from './sequence';
import { ENDINGS, MARKERS, MONTHS, PILES, PLACES, REGIONS } from './vocabulary';

const usual = dualPowers.presentation({});

wordsTests(dualPowers, {
  folder: new URL('.', import.meta.url),
  phases: PHASES,
  endings: ENDINGS,
  sections: Object.keys(rulebook.sections),
  pieces: [
    'day',
    'month',
    'score',
    WILL,
    BLOCKADE,
    ...MARKERS.map(objectiveMarker),
    ...boxOf({}).card.keys(),
    ...usual.pieces,
  ],
  ids: [...REGIONS, ...MONTHS, ...PILES, ...PLACES, 'strength', 'tokens', 'peoples-will', 'none', 'hand', 'objective'],
  seen: ['cards-drawn', 'cards-taken', 'cards-laid', 'cards-looked-at', 'objective-chosen', 'objective-taken-back'],
  notLines: ['points', 'will', 'cards', 'supply', 'strength'],
  more: ['facts.strength', ...[...boxOf({}).card.keys()].flatMap(id => usual.face(id)?.reconstructed ?? [])],
  unremedied: {
    said: ['leader-first'],
    never: ['has-the-will'],
    byHand: ['no-such-piece', 'not-in-the-city', 'not-its-place', 'place-taken'],
  },
});
