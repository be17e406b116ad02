import { describe, expect, test } from 'vitest';
import { redact } from '../../../kernel/piles';
import { holding, none, play, them, us } from '../testing/cards';
import { asked, END, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';

describe('§intrigue influence', () => {
  test('a Whisper Campaign hides its target', () => {
    const { state } = play('red-23', 'Q', 'health').ok();
    expect(state.influence.stalinists['Q']).toBe(1);
    const event = { kind: 'influence-whispered', seat: us, points: 1, secret: { to: us, is: 'Q' } };
    play('red-23', 'Q', 'health').tells({ kind: 'card-played', on: none }, event);
    expect(redact(event, them)).not.toHaveProperty('secret');
  });
  test('The Testament adds three when a Party Chief has left play, until another is in office', () => {
    const vacant = (position: Position) =>
      play('gray-37', 'Q', 'health', { people: { A: { at: 'siberia' } }, ...position });
    play('gray-37', 'Q', 'health').isRefused({ reason: 'not-offered' });
    vacant({}).isRefused({ reason: 'not-offered' });
    vacant({ chiefLeftPlay: true })
      .ok()
      .leaves({ influence: { stalinists: { Q: 3 } } });
  });
  test.each([
    ['retires', { kind: 'retire', politician: 'A' }, true],
    ['dies of ill health', { kind: 'health-result', politician: 'A', result: 'death' }, true],
    ['is condemned', { kind: 'convict', accused: 'A', dies: false }, false],
    ['dies as Candidate', { kind: 'retire', politician: 'I' }, false],
  ] as const satisfies readonly (readonly [string, Step, boolean])[])(
    'whoever %s leaves a Testament: %#',
    (_how, step, chiefLeftPlay) => {
      const agenda: readonly Step[] = [
        { kind: 'window', about: 'phase', waiting: [us], round: 0 },
        step,
        asked('end-of-turn'),
      ];
      holding([], 'health', { agenda }).when(us, { kind: 'pass' }).ok().leaves({ chiefLeftPlay });
    },
  );
  test('§three-player Openness declares nothing on the Party Chief before the third year is over', () => {
    const of = { edition: 'modern', players: 3, 'three-player': true };
    play('black-79', 'A', 'health', { of, turn: 2 }).isRefused({
      section: '§three-player',
      reason: 'not-on-the-chief',
    });
    play('black-79', 'A', 'health', { of, turn: 4 }).ok();
  });
  test('§exile Openness reaches an Exile: cards may', () => {
    play('black-79', 'B', 'health', { people: { B: { at: 'exile' } }, sheets: { militarists: { B: 4 } } })
      .ok()
      .leaves({ declared: { B: [{ seat: 'militarists', points: 4 }] } });
  });
  test('a card out of its moment says so for every target', () => {
    const details = { phase: 'investigations' };
    play('red-5', 'C', 'health').isRefused({ section: '§intrigue', reason: 'not-the-moment', details });
    play('red-33', none, 'health').isRefused({ section: '§intrigue', reason: 'not-the-moment' });
  });
  test('Patronage adds two in public at the end of the turn', () => {
    play('red-25', 'B', 'parade', { agenda: [asked('end-of-turn'), END] }).tells({
      kind: 'influence-added',
      seat: us,
      politician: 'B',
      points: 2,
    });
  });
  test('Broken Promises: a rival loses two declared ones', () => {
    play('red-27', 'B', 'health', { declared: { B: { militarists: 3 } } })
      .ok()
      .when(us, { kind: 'choose', on: them })
      .ok()
      .leaves({ declared: { B: [{ seat: them, points: 1 }] }, influence: { militarists: { B: 1 } } });
  });
  test('Openness: all declare everything on one', () => {
    play('black-79', 'B', 'health', { sheets: { militarists: { B: 4 }, apologists: { B: 11 } } })
      .tells({ kind: 'all-declared' })
      .leaves({ declared: { B: [{ seat: 'apologists', points: 11 }] } });
  });
  test('Surveillance shows one’s points to us alone', () => {
    play('gray-59', 'B', 'health', { sheets: { militarists: { B: 4 } } })
      .ok()
      .when(us, { kind: 'choose', on: them })
      .tells({ kind: 'points-seen', seat: us, rival: them, secret: { to: us, is: { politician: 'B', points: 4 } } });
  });
  test('under a Ban on Factions nothing is declared in the phase', () => {
    play('gray-65', none, 'health', { sheets: { militarists: { B: 4 } } })
      .ok()
      .when(them, { kind: 'declare', politician: 'B', points: 1 })
      .isRefused({ section: '§intrigue', reason: 'ban-on-factions' });
  });
  test('the Party Arbiter settles ties while in office', () => {
    const tied = { B: { militarists: 4, apologists: 4 }, E: { stalinists: 1 } };
    const arbiter = play('red-22', 'E', 'health', { declared: tied }).ok();
    // the arbiter decides once per tie; otherwise they could repeat it without end
    arbiter
      .when(us, { kind: 'support', politician: 'B', faction: 'apologists' })
      .ok()
      .when(us, { kind: 'support', politician: 'B', faction: 'militarists' })
      .isRefused({ section: '§ties', reason: 'support-is-given' });
    arbiter
      .when(us, { kind: 'support', politician: 'B', faction: 'apologists' })
      .tells({ kind: 'support-given', settles: true });
    arbiter
      .byHand({ kind: 'move', piece: 'historical-E', from: 'ideology-chief', to: 'people', count: 1 })
      .tells({ kind: 'card-ended', card: 'red-22' });
  });
});
