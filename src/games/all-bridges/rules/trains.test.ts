import { describe, test } from 'vitest';
import { active, inactive, attacking, given } from '../testing/positions';

describe('§1.2.2, §3.2.4 Trains in Attack', () => {
  const rails = {
    capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
    spaces: { tampere: { senate: active(5) }, hame: { reds: inactive(1) } },
  } as const;
  test('three Cells ride for the price of the space, the fourth costs one more Resource; the Train moves along', () => {
    const ride = { kind: 'ride', train: 'trains-1', stance: 'active' } as const;
    attacking('senate', rails)
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', { kind: 'roll-attack' })
      .isRefused({ reason: 'no-attackers' });
    attacking('senate', rails)
      .when('senate', { kind: 'attack', space: 'hame' })
      .ok()
      .when('senate', ride)
      .tells({ kind: 'capability-placed', marker: 'trains-1', side: 'senate', at: 'hame-north' })
      .does('senate', ride, ride)
      .leaves({ resources: { senate: 19 } })
      .when('senate', ride)
      .ok()
      .leaves({ resources: { senate: 18 }, spaces: { hame: { senate: { active: 4 } } } });
  });
  test('other Capabilities move along if the Attacker wants', () => {
    attacking('senate', {
      ...rails,
      capabilities: { ...rails.capabilities, 'jaeger-1': { side: 'senate', at: 'tampere' } },
    })
      .does('senate', { kind: 'attack', space: 'hame' }, { kind: 'ride', train: 'trains-1', stance: 'active' })
      .when('senate', { kind: 'ride-along', marker: 'jaeger-1' })
      .then({ kind: 'capability-placed', marker: 'jaeger-1', side: 'senate', at: 'hame' });
  });
  const within = {
    capabilities: { 'trains-1': { side: 'senate', at: 'pohjanmaa-south' } },
    spaces: { pohjanmaa: { senate: active(2), reds: inactive(1) } },
  } as const;
  test('a Train in the space itself carries nobody there, even if its next stop is also in it', () => {
    attacking('senate', within)
      .when('senate', { kind: 'attack', space: 'pohjanmaa' })
      .ok()
      .when('senate', { kind: 'ride', train: 'trains-1', stance: 'active' })
      .isRefused({ section: '§3.2.4', reason: 'no-train-there' });
  });
  test('an older table without the mark keeps its rule', () => {
    const { state } = attacking('senate', within).when('senate', { kind: 'attack', space: 'pohjanmaa' }).ok();
    const { 'no-ride-within': _, ...options } = state.options;
    given({ ...state, options })
      .when('senate', { kind: 'ride', train: 'trains-1', stance: 'active' })
      .ok();
  });
  test('§4.2.3 not over a sabotaged border', () => {
    attacking('senate', {
      ...rails,
      spaces: { ...rails.spaces, turku: { senate: active(1), reds: active(1) } },
      sabotage: ['tampere/hame'],
    })
      .when('senate', { kind: 'attack', space: 'hame' })
      .isRefused({ section: '§3.2.4', reason: 'no-attackers' });
  });
  test('§1.2.2 a Train that could reach several stops of the space comes to the one its owner chooses', () => {
    const arrived = attacking('senate', rails)
      .does('senate', { kind: 'attack', space: 'hame' }, { kind: 'ride', train: 'trains-1', stance: 'active' })
      .leaves({ capabilities: { 'trains-1': { at: 'hame-north' } } });
    arrived
      .when('senate', { kind: 'choose-stop', train: 'trains-1', to: 'hame-south' })
      .then({ kind: 'capability-placed', marker: 'trains-1', side: 'senate', at: 'hame-south' });
    arrived
      .when('senate', { kind: 'choose-stop', train: 'trains-1', to: 'hame-north' })
      .isRefused({ section: '§1.2.2', reason: 'so-already' });
    arrived
      .when('senate', { kind: 'choose-stop', train: 'trains-1', to: 'uusimaa-north' })
      .isRefused({ reason: 'not-offered' });
  });
});
