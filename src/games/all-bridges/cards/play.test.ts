import { CELLS } from '../pieces';
import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/tables';
import { allBridges } from '..';
import type { State } from '../state';
import type { Command, Seat } from '../vocabulary';
import {
  disc,
  done,
  M,
  option,
  place,
  R,
  rally,
  roll,
  S,
  shift,
  strike,
  terror,
  there,
  turn,
  vassalage,
} from './testing/executing';
import { spaces, stage } from './testing/stage';

const given = givenFor(allBridges);
const take: Command = { kind: 'take', box: 'bottom-event-d' };
const text = (one: 'unshaded' | 'shaded'): Command => ({ kind: 'choose-text', text: one });

/** The card, its Event box taken by a Faction. */
const executing = (card: string, seat: Seat, part: Partial<State> = {}) =>
  given(stage(card, seat, part))
    .when(seat, take)
    .ok();
const choosing = (card: string, seat: Seat, one: 'unshaded' | 'shaded', part: Partial<State> = {}) =>
  executing(card, seat, part).when(seat, text(one)).ok();

describe('§5.1, §5.2 executing an Event', () => {
  test('the executing Faction chooses between the texts of a card', () => {
    executing('2', S)
      .asks(S, { kind: 'event' })
      .when(S, text('shaded'))
      .then(
        { kind: 'event-executed', seat: S, card: '2', text: 'shaded' },
        { kind: 'resources-changed', faction: M, by: 3 },
      );
  });

  test('a single text is executed at once', () => {
    given(stage('14', R)).when(R, take).tells({ kind: 'event-executed', seat: R, card: '14', text: 'single' });
  });

  test('what can be done must be done', () => {
    executing('11', S).when(S, done).isRefused({ section: '§5.1', reason: 'must-be-done' });
    choosing('21', S, 'unshaded').when(S, done).isRefused({ section: '§5.1', reason: 'must-be-done' });
    choosing('32', S, 'unshaded').when(S, done).isRefused({ section: '§5.1', reason: 'must-be-done' });
    choosing('5', S, 'unshaded').when(S, option('two-cells')).ok().when(S, done).isRefused({ reason: 'must-be-done' });
    choosing('9', S, 'shaded').when(S, done).isRefused({ section: '§5.1', reason: 'must-be-done' });
  });

  test('if a text cannot be carried out whole, the rest is', () => {
    choosing('13', S, 'shaded', { display: { reds: 3, senate: 3 } })
      .when(S, { kind: 'decline' })
      .then()
      .asks(S, { kind: 'german-phase' });
    given(stage('9', S, { display: { reds: 3, senate: 3 } }))
      .when(S, take)
      .ok()
      .when(S, text('shaded'))
      .then(
        { kind: 'event-executed', seat: S, card: '9', text: 'shaded' },
        { kind: 'polarization-changed', by: -1 },
        { kind: 'resources-changed', faction: S, by: 3 },
      );
  });

  test('Resources never rise above 30', () => {
    choosing('7', S, 'unshaded', { resources: { reds: 10, senate: 28, moderates: 10 } }).leaves({
      resources: { senate: 30 },
    });
  });

  test('a Vassalage stays on its track', () => {
    executing('11', S, { vassalage: { german: 6, russian: 0 } })
      .when(S, vassalage('german', 1))
      .isRefused({ section: '§1.9', reason: 'end-of-track' });
    executing('11', S, { vassalage: { german: 6, russian: 0 } })
      .when(S, vassalage('russian', -1))
      .isRefused({ section: '§1.9', reason: 'end-of-track' });
    executing('11', S, { vassalage: { german: 5, russian: 0 } })
      .when(S, vassalage('german', 1))
      .ok();
  });

  test('#45 both levels are of the same Vassalage', () => {
    choosing('45', S, 'unshaded')
      .when(S, vassalage('german', -1))
      .ok()
      .when(S, vassalage('russian', -1))
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§1.4 pieces placed and removed by Events', () => {
  test('a space shifts no further than its last level', () => {
    choosing('5', M, 'shaded').when(M, shift('vaasa', 1)).isRefused({ section: '§1.6', reason: 'end-of-levels' });
    choosing('5', M, 'shaded').when(M, shift('vaasa', -1)).ok();
  });

  test('§1.4.2 only Available Cells are placed; own ones may be taken from the map for that', () => {
    const all = { spaces: spaces({ oulu: { moderates: { active: 0, inactive: 2 } } }) };
    expect(CELLS.moderates).toBe(6);
    choosing('4', R, 'shaded', all).asks(S, { kind: 'german-phase' });
    choosing('4', M, 'shaded', all)
      .asks(M, { kind: 'deploy' })
      .when(M, place('turku', M))
      .isRefused({ section: '§1.4.2', reason: 'none-available' });
    choosing('4', M, 'shaded', all)
      .when(M, { kind: 'withdraw', space: 'oulu', piece: 'inactive' })
      .ok()
      .when(M, place('turku', M))
      .then({ kind: 'cells-placed', faction: M, space: 'turku', stance: 'inactive', count: 1 });
    choosing('4', M, 'shaded', all).when(M, done).then();
  });

  test('§1.4.3 a third disc has no room', () => {
    const full = { spaces: spaces({ turku: { administrations: 2 } }) };
    choosing('39', M, 'shaded', full).when(M, disc('turku')).isRefused({ reason: 'not-offered' });
  });

  test('the last Cell beside a Prepared marker is no target', () => {
    choosing('20', R, 'unshaded')
      .when(R, strike('turku', S, 'inactive'))
      .ok();
    choosing('36', R, 'unshaded')
      .when(R, strike('karelia', S, 'inactive'))
      .isRefused({ reason: 'not-offered' });
  });

  test('§3.3.2 News of the last Cell removed passes to the executing Faction’s Cells, else it is gone', () => {
    const part: Partial<State> = {
      news: [
        { at: 'tampere', holder: M },
        { at: 'available', holder: 'nobody' },
      ],
    };
    choosing('32', R, 'unshaded', part)
      .when(R, strike('tampere', M, 'active'))
      .tells({ kind: 'news-placed', news: 0, space: 'tampere', holder: R });
    choosing('32', S, 'unshaded', part)
      .when(S, strike('tampere', M, 'active'))
      .tells({ kind: 'news-removed', news: 0 });
  });

  test('#25 without an Available Senate Cell, the Russian Troop still leaves', () => {
    const none = { outOfPlay: 10 };
    choosing('25', S, 'unshaded', none)
      .when(S, there('pohjanmaa'))
      .then(
        { kind: 'space-chosen', seat: S, space: 'pohjanmaa' },
        { kind: 'troops-removed', power: 'russian', space: 'pohjanmaa', count: 1 },
      );
  });
});

describe('§5.3, §5.4 Capabilities and free Commands', () => {
  test('the Moderates hold no Capability: they choose the side that gets it', () => {
    executing('15', M).asks(M, { kind: 'for-side' }).when(M, { kind: 'give-capability', side: S }).tells({
      kind: 'capability-placed',
      side: S,
      at: 'box',
    });
  });

  test('a Capability already in play goes to nobody', () => {
    const { capabilities } = stage('14', R);
    given(stage('14', R, { capabilities: { ...capabilities, cannons: { side: S, at: 'box' } } }))
      .when(R, take)
      .ok()
      .asks(S, { kind: 'german-phase' });
  });

  test('§5.4 a free Command costs nothing and changes no Eligibility', () => {
    choosing('34', M, 'shaded')
      .when(M, rally('turku'))
      .ok()
      .leaves({ resources: { moderates: 10 }, cylinders: { moderates: 'bottom-event-d' } });
  });

  test('§5.1 only those of the named Factions that can act may be chosen', () => {
    choosing('4', S, 'unshaded').asks(S, { kind: 'grant' }).when(S, { kind: 'grant', faction: M }).isRefused({
      reason: 'not-offered',
    });
    const alone = spaces({
      turku: { senate: { active: 0, inactive: 0 } },
      viipuri: { senate: { active: 0, inactive: 0 } },
    });
    const apart = { ...alone, helsinki: { ...alone.helsinki, senate: { active: 0, inactive: 0 } } };
    const lonely = { ...apart, hame: { ...apart.hame, senate: { active: 0, inactive: 0 } } };
    choosing('4', S, 'unshaded', { spaces: lonely }).asks(R, { kind: 'terror' });
  });

  test('a Terror by an Event needs no Active Cell and removes one Cell, whatever the Polarization', () => {
    choosing('4', S, 'unshaded', { polarization: 8 })
      .does(S, { kind: 'grant', faction: S }, terror('turku'), { kind: 'remove-cell', faction: R, stance: 'inactive' })
      .asks(S, { kind: 'german-phase' });
  });

  test('#31 the free Command is in Uusimaa, and no Attack', () => {
    const begun = choosing('31', R, 'shaded').when(R, { kind: 'grant', faction: R }).ok();
    begun.when(R, { kind: 'choose-command', command: 'attack' }).isRefused({ reason: 'not-offered' });
    begun
      .when(R, { kind: 'choose-command', command: 'rally' })
      .ok()
      .when(R, rally('turku'))
      .isRefused({ section: '§5.4', reason: 'not-that-space' });
    begun.when(R, { kind: 'decline' }).ok().asks(S, { kind: 'german-phase' });
  });

  test('#34 a Crackdown cannot be chosen if the Senate Controls no space with an Active Cell', () => {
    const idle = { active: 0, inactive: 1 };
    const quiet = spaces({ hame: { senate: idle }, vaasa: { senate: idle }, viipuri: { senate: idle } });
    choosing('34', S, 'unshaded', { spaces: quiet })
      .when(S, option('crackdown'))
      .isRefused({ section: '§5.1', reason: 'nothing-to-select' });
    choosing('34', S, 'unshaded').when(S, option('crackdown')).ok().asks(S, { kind: 'crackdown' });
  });

  test('#2 the die limits how many Cells may be flipped', () => {
    const rolled = choosing('2', S, 'unshaded')
      .when(S, { kind: 'roll-event' }, ['1d6', [1]])
      .ok();
    expect(roll(1)).toHaveLength(2);
    rolled.when(S, turn('vaasa', R, 'active')).isRefused({ reason: 'not-offered' });
    rolled
      .when(S, turn('vaasa', S, 'active'))
      .ok()
      .asks(S, { kind: 'german-phase' });
  });
});

describe('§2.4.1 Red Revolt', () => {
  /** The Pivotal Event has become the current card, and the Reds have been moved into the Event box. */
  const revolt = (part: Partial<State> = {}): State =>
    stage('24', R, {
      agenda: [{ kind: 'begin-card' }],
      cylinders: { reds: 'third', senate: 'first', moderates: 'second' },
      ...part,
    });
  const begun = (part: Partial<State> = {}) =>
    given({ ...revolt(part), agenda: [{ kind: 'event-die', seat: S }, ...revolt(part).agenda] })
      .when(S, { kind: 'roll-event' }, ['1d6', [1]])
      .tells({ kind: 'cylinder-moved', seat: R, to: 'bottom-event-d' });

  test('the Reds drive the Senate out of a Town with Reds Cells', () => {
    begun()
      .asks(R, { kind: 'choose-option' })
      .when(R, option('clear-town'))
      .ok()
      .when(R, there('helsinki'))
      .tells(
        { kind: 'cells-removed', faction: S, space: 'helsinki', stance: 'inactive', count: 1, to: 'available' },
        { kind: 'phase-two' },
        { kind: 'german-box-changed', by: 3 },
      )
      .leaves({ phase: 2, germanBox: 3 });
  });

  test('the Prepared marker of the Senate leaves with the Cells', () => {
    const both = spaces({ turku: { senate: { active: 1, inactive: 1 }, prepared: { reds: 0, senate: 1 } } });
    begun({ spaces: both })
      .when(R, option('clear-town'))
      .ok()
      .when(R, there('turku'))
      .tells(
        { kind: 'cells-removed', faction: S, space: 'turku', stance: 'active', count: 1 },
        { kind: 'cells-removed', faction: S, space: 'turku', stance: 'inactive', count: 1 },
        { kind: 'prepared-removed', space: 'turku', side: S },
      );
  });

  test('only a Town with Reds Cells can be cleared', () => {
    begun().when(R, option('clear-town')).ok().when(R, there('vaasa')).isRefused({ reason: 'not-offered' });
    begun().when(R, option('clear-town')).ok().when(R, there('uusimaa')).isRefused({ reason: 'not-offered' });
  });

  test('or they Rally free in a Town with Reds pieces', () => {
    const chosen = begun().when(R, option('rally')).ok();
    chosen.when(R, rally('vaasa')).isRefused({ section: '§5.4', reason: 'not-that-space' });
    chosen
      .when(R, rally('viipuri'))
      .tells({ kind: 'cells-placed', faction: R, space: 'viipuri', count: 1 }, { kind: 'phase-two' })
      .leaves({ resources: { reds: 10 } });
  });

  test('Capabilities come onto the map: Jaeger to Vaasa, the Reds’ first', () => {
    const { capabilities } = stage('24', R);
    const boxed: State['capabilities'] = {
      ...capabilities,
      commander: { side: R, at: 'box' },
      'jaeger-1': { side: S, at: 'box' },
    };
    begun({ capabilities: boxed })
      .does(R, option('rally'), rally('viipuri'))
      .asks(R, { kind: 'place-capability', marker: 'commander' })
      .when(R, { kind: 'place-marker', at: 'tampere' })
      .tells(
        { kind: 'capability-placed', marker: 'commander', side: R, at: 'tampere' },
        { kind: 'capability-placed', marker: 'jaeger-1', side: S, at: 'vaasa' },
      );
  });

  test('then the next eligible Faction chooses from the rest of the bottom row', () => {
    begun()
      .does(R, option('rally'), rally('viipuri'))
      .asks(S, { kind: 'faction' })
      .when(S, { kind: 'take', box: 'top-limited-d' })
      .isRefused({ reason: 'not-offered' });
  });
});

describe('§5.1 the choosing Faction', () => {
  test('#28 the enemies lose what the die shows, and the executing Faction gains nothing', () => {
    const calm = { prisoners: { reds: 0, senate: 0 } };
    executing('28', R, calm)
      .when(R, option('levy'))
      .ok()
      .when(R, { kind: 'roll-event' }, ['1d6', [4]])
      .ok()
      .leaves({ resources: { reds: 10, senate: 8, moderates: 8 } });
  });
  test('#30 unshaded: both Cells leave one space', () => {
    const named = choosing('30', R, 'unshaded').when(R, there('helsinki')).ok();
    named.when(R, strike('tampere', M, 'active')).isRefused({ reason: 'not-offered' });
    named.does(R, strike('helsinki', M, 'active'), strike('helsinki', M, 'inactive'));
  });
  test('#30 shaded: the Moderates choose the colour of their cube', () => {
    choosing('30', R, 'shaded').when(R, option('cube')).ok().asks(M, { kind: 'event-cube' });
  });
  test('#18 Cells of any Faction, in Provinces without Population only', () => {
    const placing = choosing('18', S, 'unshaded').when(S, option('cells-in-periphery')).ok();
    placing.does(S, place('oulu', R), place('mikkeli', M));
    placing.when(S, place('karelia', R)).isRefused({ reason: 'not-offered' });
  });
  test('#21 unshaded: two different Cells, not one there and back', () => {
    const turned = choosing('21', S, 'unshaded')
      .when(S, turn('turku', R, 'inactive'))
      .ok();
    turned.when(S, turn('turku', R, 'active')).isRefused({ section: '§5.1', reason: 'flipped-already' });
    turned.when(S, turn('turku', S, 'inactive')).ok();
  });
  test('#21 shaded: the Reds may decline', () => {
    choosing('21', M, 'shaded').asks(R, { kind: 'event-disc' }).when(R, done).ok();
  });
  test('#33, #44, #41 the executing Faction chooses what happens, and the acting Faction decides how', () => {
    choosing('33', M, 'unshaded').asks(M, { kind: 'choose-option' }).when(M, option('rally')).ok();
    choosing('44', M, 'shaded').asks(M, { kind: 'choose-option' }).when(M, option('shift-helsinki')).ok();
    choosing('41', M, 'shaded')
      .when(M, { kind: 'event-sabotage', border: 'uusimaa/hame' })
      .ok()
      .asks(M, { kind: 'choose-option' })
      .when(M, option('attack'))
      .ok()
      .asks(R, { kind: 'attack' });
  });
  test('#41 shaded: a German leaves Uusimaa even without Reds there; absent Reds cannot Attack', () => {
    const empty = { spaces: spaces({ uusimaa: { reds: { active: 0, inactive: 0 }, germans: 1 } }) };
    const laid = choosing('41', M, 'shaded', empty).when(M, { kind: 'event-sabotage', border: 'uusimaa/hame' }).ok();
    laid.when(M, option('attack')).isRefused({ section: '§5.1', reason: 'nothing-to-select' });
    laid
      .when(M, option('remove-german'))
      .ok()
      .leaves({ spaces: { uusimaa: { germans: 0 } } });
  });
  test('#41 shaded: without Reds or Germans there, only the Sabotage happens', () => {
    choosing('41', M, 'shaded', { spaces: spaces({ uusimaa: { reds: { active: 0, inactive: 0 }, germans: 0 } }) })
      .when(M, { kind: 'event-sabotage', border: 'uusimaa/hame' })
      .ok()
      .asks(S, { kind: 'german-phase' });
  });
  test('#40 the Faction whose Cells attack may decline', () => {
    executing('40', R).when(R, done).ok().asks(S, { kind: 'german-phase' });
    executing('40', M)
      .when(M, { kind: 'assault', faction: R, space: 'hame' })
      .ok()
      .asks(R, { kind: 'assault', only: R })
      .when(R, done)
      .ok()
      .asks(S, { kind: 'german-phase' });
    executing('40', M)
      .when(M, { kind: 'assault', faction: R, space: 'hame' })
      .ok()
      .when(R, { kind: 'assault', faction: R, space: 'hame' })
      .ok()
      .asks(R, { kind: 'choose-casualties', die: 1 });
  });
});
