import { describe, expect, test } from 'vitest';
import { presentation } from '../presentation';
import { at, from, given, solo } from '../testing/positions';
import { opposingCard, unitOfLevel } from './opposition';

const options = solo('soviet');
const turn = (card: string, day = 10) =>
  given(
    at({
      options,
      day,
      agenda: [
        { kind: 'turn', seat: 'soviet', number: 4 },
        { kind: 'opposition-turn', seat: 'soviet' },
        ...from('unrest', options),
      ],
      piles: { 'soviet-hand': ['lvov-card', 'red-1'], 'government-hand': [card] },
    }),
  );

describe('§opposition', () => {
  test('its card is shown before anything happens', () => {
    turn('white-4')
      .when('soviet', { kind: 'play-card', card: 'red-1' })
      .ok()
      .when('soviet', { kind: 'decline' })
      .tells({ kind: 'declined' }, { kind: 'card-revealed', seat: 'government', card: 'white-4' })
      .asks('soviet', { kind: 'opposing-card', card: 'white-4' })
      .leaves({ day: 11 })
      .when('soviet', { kind: 'go-on' })
      .tells(
        { kind: 'date-advanced', seat: 'government', days: 4, day: 15 },
        { kind: 'token-recruited', token: 'opposing-2', to: 'white' },
        { kind: 'token-recruited', token: 'opposing-1', to: 'brown' },
      );
  });
  test('what it turns up is its own act, though the player lets it happen', () => {
    const { doer } = presentation(options);
    const shown = { kind: 'opposing-card', seat: 'soviet', card: 'white-4' } as const;
    expect(doer?.(at({ options, agenda: [shown, ...from('action-phase', options)] }))).toBe('government');
    expect(doer?.(at({ options, agenda: [{ kind: 'turn', seat: 'soviet', number: 4 }] }))).toBeUndefined();
  });
  test('on 15 and 31 it adds a unit of strength 1 to the region of unrest, on no other day', () => {
    const kinds = (day: number) => opposingCard(at({ options, day }), 'government', 'white-4').map(event => event.kind);
    expect(kinds(11)).toEqual(['date-advanced', 'token-recruited', 'token-recruited']);
    expect(kinds(25)).toEqual(['date-advanced', 'token-recruited', 'token-recruited']);
    expect(kinds(12)).toEqual(['date-advanced', 'token-recruited']);
  });
  test('every round its next leader comes, without the special action or a day, and it takes the will back', () => {
    given(
      at({
        options,
        will: 'soviet',
        agenda: [{ kind: 'opposing-leader', seat: 'soviet', card: 'kerensky-card' }, ...from('action-phase', options)],
        piles: { 'government-played': ['kerensky-card'], 'government-hand': ['blue-4'] },
      }),
    )
      .when('soviet', { kind: 'go-on' })
      .tells({ kind: 'token-recruited', token: 'kerensky', to: 'brown' }, { kind: 'will-taken', seat: 'government' })
      .leaves({ day: 10, blockade: 'red-green' })
      .asks('soviet', { kind: 'opposing-card', card: 'blue-4' });
  });
  test('the soloist is only asked to go on', () => {
    const shown = turn('white-4').does('soviet', { kind: 'play-card', card: 'red-1' }, { kind: 'decline' });
    shown
      .when('soviet', { kind: 'play-card', card: 'lvov-card' })
      .isRefused({ section: '§opposition', reason: 'not-an-answer' });
  });
  test('past 31 it takes the will of the people', () => {
    expect(opposingCard(at({ options, day: 30, on: 'may' }), 'government', 'white-4')).toContainEqual({
      kind: 'will-taken',
      seat: 'government',
    });
  });
  test('(ruling) without a unit of the level the next lower one, without any none', () => {
    expect(unitOfLevel(['opposing-1', 'opposing-3'], 2)).toBe('opposing-1');
    expect(unitOfLevel(['opposing-3'], 2)).toBeUndefined();
    expect(unitOfLevel(['opposing-3', 'opposing-2'], 3)).toBe('opposing-3');
  });
});
