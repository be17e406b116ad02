/** §14 Cards in play, and what a card may touch. */
import { describe, expect, test } from 'vitest';
import { targetLines } from '../rules/checks';
import { cubeCost } from '../rules/mobilization';
import { roundOf } from '../sequence';
import type { State } from '../state';
import type { Seat } from '../seats';
import type { Command } from '../vocabulary';
import { cubes, readyFor, stage } from './testing/stage';
import type { Given } from '../testing/positions';
import { cardNumbered, event, G, given, line, R } from './testing/clarified';

describe('cards in play', () => {
  test('#234: in Urban Districts, and where there is no Union or Military Discipline, a cube costs one', () => {
    const organizations = (['putilov', 'kronstadt', 'okhrana'] as const).map(place => ({ seat: G, place }) as const);
    const state = stage(R, {
      inPlay: ['card-234'],
      organizations,
      cubes: cubes(['putilov', 4, 0], ['kronstadt', 4, 0], ['okhrana', 3, 0], ['obukhov', 4, 0]),
    });
    expect((['putilov', 'kronstadt', 'okhrana', 'obukhov'] as const).map(place => cubeCost(state, R, place))).toEqual([
      2, 2, 1, 1,
    ]);
    expect(cubeCost(state, G, 'obukhov')).toBe(1 + 1 - 1);
  });
  const spending = (seat: Seat, more: Given = {}) =>
    given(
      stage(seat, {
        inPlay: ['card-407'],
        agenda: [{ kind: 'activities', seat, points: 2 }, ...roundOf(seat).slice(1)],
        ...more,
      }),
    );
  const buy: Command = { kind: 'buy-activity-point' };
  test('#407: once an Action Round an Opportunity Point buys the Revolutionary an Activity Point', () => {
    const bought = spending(R)
      .when(R, buy)
      .ok()
      .asks(R, { kind: 'activities', points: 3 })
      .leaves({ opportunity: { revolutionary: 7, government: 8 } });
    bought.when(R, buy).isRefused({ section: '§10', reason: 'already-bought' });
    spending(R, { opportunity: { revolutionary: 0, government: 8 } })
      .when(R, buy)
      .isRefused({ section: '§10', reason: 'too-few-opportunity-points' });
    spending(R, { inPlay: [] }).when(R, buy).isRefused({ reason: 'not-offered' });
    spending(G).when(G, buy).isRefused({ reason: 'not-offered' });
  });
  test('#405: checks of the Government in Military Districts get 2 more, and the war costs one Prestige more', () => {
    const inPlay = ['card-404', 'card-405'];
    const check = (seat: Seat, place: 'kronstadt' | 'putilov') =>
      targetLines(stage(G, { inPlay }), { seat, place, bonus: 0 }).filter(one => one.word === 'tsar-commands');
    expect(check(G, 'kronstadt')).toEqual([{ word: 'tsar-commands', value: 2 }]);
    expect([check(R, 'kronstadt'), check(G, 'putilov')]).toEqual([[], []]);
    given(stage(G, { inPlay }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(G, { kind: 'roll-table' }, ['1d6', [2]])
      .tells({ kind: 'prestige-changed', by: -2 });
    given(stage(G, { inPlay }))
      .when(G, { kind: 'pass' })
      .ok()
      .when(G, { kind: 'roll-table' }, ['1d6', [6]])
      .tells({ kind: 'prestige-changed', by: 1 });
  });
  test('#411: the Revolutionary needs no Sponsor, the Government does', () => {
    const create = { kind: 'create-organization', place: 'garrison-barracks', points: 2 } as const;
    spending(R, { inPlay: ['card-411'], organizations: [] })
      .when(R, create)
      .ok();
    spending(G, { inPlay: ['card-411'], organizations: [] })
      .when(G, create)
      .isRefused({ reason: 'no-sponsor' });
  });
});

describe('what a card may touch, and no more', () => {
  const bare = cubes(['kronstadt', 0, 0], ['vasilevskiy', 1, 0], ['state-bank', 1, 3]);
  test('#211: a District rolled twice gives no more than it has', () => {
    const told = line(211, () => ({ cubes: bare }));
    expect(told).toMatch(/random vasilevskiy, random state-bank, random vasilevskiy/);
    expect(told.split(', ').filter(one => one === 'R-1 vasilevskiy')).toHaveLength(1);
  });
  test('#250: at low Unrest one District; at 12 the rest are others than those of the workers', () => {
    expect(line(250, () => ({ unrest: 0 }))).toMatch(/^G\+1 \S+$/);
    const { agenda } = given({ ...readyFor(cardNumbered(250)), unrest: 12 })
      .when(G, event(250))
      .ok().state;
    const where = agenda[0]?.kind === 'add-cubes' ? agenda[0].where : [];
    expect(where).toHaveLength(18 - 4);
    expect(where).not.toContain('putilov');
  });
  const soviet = (place: 'kronstadt' | 'obukhov', more: State['organizations'] = []): Given => ({
    organizations: [{ seat: R, place }, ...more],
  });
  test('#238: a Soldiers’ Soviet only where the Government has four cubes', () => {
    const at = (government: number) =>
      line(238, () => ({ ...soviet('kronstadt'), cubes: cubes(['kronstadt', 3, government]) }));
    expect([at(3), at(4)]).toEqual(['', 'R loses kronstadt']);
  });
  test('#251: a Workers’ Soviet only beside an Urban Organization of the Government', () => {
    const beside = (place: 'state-bank' | 'okhrana') =>
      line(251, state => ({
        ...soviet('obukhov', [
          { seat: G, place },
          { seat: G, place: 'putilov' },
        ]),
        cubes: state.cubes,
      }));
    expect([beside('okhrana'), beside('state-bank')]).toEqual(['', 'R loses obukhov']);
  });
});
