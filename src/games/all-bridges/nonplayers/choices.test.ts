/**
 * §8.1.6 to §8.1.9 Answers of Non-players that their cards do not give: free actions, Propaganda Rounds,
 * Capabilities.
 */
import { describe, expect, test } from 'vitest';
import { submit } from '../../../kernel/referee';
import { loaded } from '../../../kernel/testing/replay';
import { allBridges } from '..';
import type { State } from '../state';
import { active, given, inactive, round, turnsOf } from '../testing/positions';
import { played, sits, without, type Table } from './testing/scenes';

describe('§8.1.6 Free Non-player Actions', () => {
  test('a named free Command follows the card with its instructions', () => {
    const state = without('moderates', {
      phase: 2,
      agenda: turnsOf('senate', 'reds'),
      ...sits({ senate: 'first', reds: 'second' }),
      piles: { current: ['29'], upcoming: ['2'] },
      spaces: { turku: { moderates: inactive(3) } },
    });
    const taken = given(state).when('senate', { kind: 'take', box: 'bottom-event-d' }).ok().state;
    const verdict = submit(allBridges, taken, 'senate', { kind: 'choose-text', text: 'shaded' }, loaded());
    expect(verdict.ok && verdict.events).toContainEqual({ kind: 'disc-placed', disc: 'network', space: 'turku' });
  });
});

describe('§8.1.7 general priorities', () => {
  test('it gives no Resources, and receives none', () => {
    const state = without('reds', { agenda: turnsOf('senate', 'moderates') });
    const begun = given(state).when('senate', { kind: 'take', box: 'bottom-event-d' }).ok().state;
    given(begun)
      .when('senate', { kind: 'transfer', to: 'reds', resources: 1 })
      .isRefused({ section: '§1.3.2', reason: 'not-offered' });
  });
});

describe('§8.1.8 Propaganda Rounds', () => {
  const support = (nonplayers: string, part: Table): State =>
    played(without(nonplayers, { propaganda: 2, ...part, agenda: [...round('agitation')] })).state;
  test('the Senate raises Support where it has Control and an Active Cell, and pays Terror off automatically', () => {
    const { spaces } = support('senate-moderates', {
      spaces: { vaasa: { senate: active(1), support: -1, terror: { reds: 1 } }, turku: { reds: inactive(1) } },
    });
    expect(spaces.vaasa).toMatchObject({ support: 2, terror: { reds: 0 } });
  });
  test('the Reds raise Opposition as far as their Administration allows', () => {
    const { spaces } = support('reds-senate', {
      spaces: { tampere: { reds: active(1), administrations: 1 }, turku: { reds: active(1) } },
    });
    expect([spaces.tampere.support, spaces.turku.support]).toEqual([-2, -1]);
  });
  test('the Reds build no Administration at Active Opposition, as in their Rally', () => {
    const { spaces } = support('reds-senate', {
      spaces: { tampere: { reds: active(3), support: -2 }, turku: { reds: active(3), support: -1 } },
    });
    expect([spaces.tampere.administrations, spaces.turku.administrations]).toEqual([0, 1]);
  });
  test('the Moderates reduce Opposition from ten on, and otherwise place cubes', () => {
    const opposition = {
      helsinki: { support: -2 },
      tampere: { support: -2 },
      viipuri: { support: -2 },
      hame: { support: -2 },
    };
    const { spaces } = support('moderates', {
      spaces: { ...opposition, turku: { moderates: inactive(1) }, hame: { support: -2, moderates: inactive(1) } },
    });
    expect(spaces.hame.support).toBe(-1);
  });
  test('prisoners are released at a Polarization of six or more, otherwise none', () => {
    const left = (polarization: number) =>
      played(
        without('senate-moderates', {
          phase: 2,
          polarization,
          prisoners: { reds: 2 },
          agenda: [...round('release-prisoners').slice(1, 3), { kind: 'nonplayer-due', seat: 'senate' }],
        }),
      ).state.prisoners.reds;
    expect([left(5), left(6)]).toEqual([2, 0]);
  });
});

describe('§8.1.9 Capabilities', () => {
  test('a marker goes to the largest group, a Jaeger and a Train together', () => {
    const placed = (marker: 'cannons' | 'trains-1', at: 'turku' | 'tampere') =>
      played(
        without('senate', {
          phase: 2,
          capabilities: { 'jaeger-1': { side: 'senate', at } },
          agenda: [
            { kind: 'place-capability', seat: 'senate', marker, revolt: false },
            { kind: 'nonplayer-due', seat: 'senate' },
          ],
          spaces: { turku: { senate: inactive(3) }, tampere: { senate: inactive(1) } },
        }),
      ).state.capabilities[marker].at;
    expect(placed('cannons', 'tampere')).toBe('turku');
    expect(placed('trains-1', 'tampere')).toBe('tampere');
  });
});
