import { describe, expect, test } from 'vitest';
import { redact } from '../../../kernel/hidden';
import { none, play, them, us } from '../testing/cards';
import { asked, END } from '../testing/positions';

describe('§intrigue influence', () => {
  test('a Whisper Campaign tells nobody on whom', () => {
    const { state } = play('red-23', 'Q', 'health').ok();
    expect(state.influence.stalinists['Q']).toBe(1);
    const event = { kind: 'influence-whispered', seat: us, points: 1, secret: { to: us, is: 'Q' } };
    play('red-23', 'Q', 'health').tells({ kind: 'card-played', on: none }, event);
    expect(redact(event, them)).not.toHaveProperty('secret');
  });
  test('The Testament adds three, while there is no Party Chief', () => {
    play('gray-37', 'Q', 'health').isRefused({ reason: 'not-offered' });
    play('gray-37', 'Q', 'health', { people: { A: { at: 'removed' } } })
      .ok()
      .leaves({ influence: { stalinists: { Q: 3 } } });
  });
  test('Patronage adds two in public at the end of the turn', () => {
    play('red-25', 'B', 'parade', { agenda: [asked('end-of-turn'), END] }).tells({
      kind: 'influence-added',
      seat: us,
      politician: 'B',
      points: 2,
    });
  });
  test('Broken Promises: a rival loses two that he has declared', () => {
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
  test('the Party Arbiter settles ties while he holds the office', () => {
    const tied = { B: { militarists: 4, apologists: 4 }, E: { stalinists: 1 } };
    const arbiter = play('red-22', 'E', 'health', { declared: tied }).ok();
    // his word stands as long as the tie does: else he might give it again and again, and nothing else would be done
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
