import { describe, expect, test } from 'vitest';
import { civilWar } from '../games/civil-war';
import { toy } from '../kernel/testing/toy/toy';
import type { AnyGame } from './record/model';
import { attackReferee, attackReaders, attackRecord, attackRules } from './testing/attacks';

// More of the same, from other starts: `npm run soak`.
describe.each([toy as unknown as AnyGame, civilWar as unknown as AnyGame].map(game => [game.id, game] as const))(
  '%s',
  (_, game) => {
    test('readers of documents, files and messages name what is wrong and never throw', () =>
      expect(attackReaders(game, { cases: 400, start: 1 })).resolves.toBeUndefined());
    // shows record.4
    test('a record that was tampered with is read up to there', () =>
      expect(attackRecord(game, { cases: 150, start: 2 })).resolves.toBeUndefined());
    // shows referee.6
    test('nobody changes anything from outside, or for another seat', () =>
      expect(attackReferee(game, { cases: 400, start: 3 })).resolves.toBeUndefined());
    // shows referee.7
    test('a seat is carried out what the rules allow, and nothing else', () =>
      expect(attackRules(game, { cases: 150, start: 4 })).resolves.toBeUndefined());
  },
);
