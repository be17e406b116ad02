/** §8.1 A Non-player's acts can be checked: every die and every choice is recorded before its effect. */
import { describe, expect, test } from 'vitest';
import { toAct } from '../../../kernel/agenda';
import { type Dice, chooser, quickDice } from '../../../kernel/dice';
import { goOn } from '../../../kernel/referee';
import { legal } from '../../../kernel/offers';
import { readOptions } from '../../../kernel/options';
import { openPlay } from '../../../kernel/playthrough';
import { loaded, type Roll } from '../../../kernel/testing/replay';
import { diceOfSeed } from '../../../kernel/testing/random-play';
import { allBridges } from '..';
import { spaces, stage } from '../cards/testing/stage';
import type { State } from '../state';
import { active, inactive, round } from '../testing/positions';
import type { Event, Seat } from '../vocabulary';
import { played, sits, turn, without, type Table } from './testing/scenes';
import { commandsOf } from '../rules/plans';
import { operation } from '../rules/common';
import { chanceOf } from './chance';
import { freshFrame, plannedSpecial } from './draw';
import { crackdown, redsForeignRelations } from './specials-data';
import type { SpecialCard } from './types';
import { NONPLAYER_DECKS } from './vocabulary';
import { isNonplayer } from '../options';

const told = (events: readonly object[], kind: string): readonly object[] =>
  events.filter(event => 'kind' in event && event.kind === kind);

/** What happens until a player is asked, with any dice. */
const anyhow = (state: State): readonly object[] => {
  const verdict = goOn(allBridges, state, diceOfSeed(3)(0));
  return verdict.ok ? verdict.events : [];
};

describe('every die is recorded', () => {
  /** Dice that are counted. */
  const counted = (dice: Dice, count: { dice: number }): Dice => ({
    shuffle: items => dice.shuffle(items),
    roll(number, sides) {
      count.dice += number;
      return dice.roll(number, sides);
    },
    one(sides) {
      count.dice++;
      return dice.one(sides);
    },
  });
  /** §8.3.2 A Non-player Activates by the die that its card has kept. */
  const isThrown = (event: Event, state: State): boolean =>
    'die' in event && !(event.kind === 'activation-rolled' && isNonplayer(state, event.seat));
  test.each(['reds-senate', 'reds-moderates', 'senate-moderates'])('in games without players of %s', nonplayers => {
    const { options } = readOptions(allBridges.options, { nonplayers, pace: 'run' });
    const choose = chooser(quickDice(7));
    const count = { dice: 0 };
    const own = diceOfSeed(77);
    const play = openPlay(allBridges, options, entry => counted(own(entry), count));
    const untold: string[] = [];
    for (let n = 0; n < 4000 && play.state.agenda.length; n++) {
      const [seat = 'reds'] = toAct(allBridges, play.state);
      const before = count.dice;
      const verdict = play.submit(seat, choose(legal(allBridges, play.state, seat)));
      const seen = verdict.ok
        ? verdict.events.filter(event => event.kind !== 'agenda' && isThrown(event, play.state))
        : [];
      if (seen.length !== count.dice - before)
        untold.push(`turn ${n}: ${count.dice - before} dice, ${seen.length} told`);
    }
    expect(untold).toEqual([]);
    expect(count.dice).toBeGreaterThan(20);
  });
});

describe('§8.1.4 the reason why an option is not taken', () => {
  const at = (seat: Seat, current: string, part: Table = {}): State =>
    without(seat, {
      agenda: turn(seat, seat === 'reds' ? 'senate' : 'reds'),
      piles: { current: [current], upcoming: ['2'] },
      ...part,
    });
  test('an Event is declined for lack of a symbol, of an effect, or of the sheet’s condition', () => {
    const why = (state: State) => told(anyhow(state), 'event-declined')[0];
    expect(why(at('senate', '2'))).toMatchObject({ card: '2', because: 'needed-symbol' });
    expect(why(at('moderates', '18'))).toMatchObject({ because: 'needed-an-effect' });
    expect(why(at('moderates', '32'))).toMatchObject({ because: 'needed-polarization-six-or-more' });
  });
  test('3: the die for a Capability; 4: those of #11 and #44', () => {
    const dice = (state: State, ...faces: readonly number[]) =>
      told(played(state, ...faces).events, 'nonplayer-rolled')[0];
    expect(dice(at('reds', '14'), 5)).toMatchObject({ die: 5, on: 'roll-capability' });
    expect(dice(at('reds', '11', sits({ reds: 'first' })), 3)).toMatchObject({ die: 3, on: 'roll-event' });
    expect(dice(at('senate', '44', { phase: 2, vassalage: { german: 3 } }), 5)).toMatchObject({
      die: 5,
      on: 'roll-event',
    });
  });
  test('#11 the effect of the Event follows its die', () => {
    const { events } = played(at('reds', '11'), 4);
    expect(told(events, 'vassalage-changed')).toEqual([{ kind: 'vassalage-changed', power: 'german', by: -1 }]);
    expect(told(events, 'choice-narrowed')[0]).toMatchObject({ because: 'wanted-as-the-die-says', left: 1, of: 4 });
  });
  test('§8.2.3 a skipped Special Activity names what it lacks', () => {
    const over = (seat: Seat, special: SpecialCard, part: Table) => {
      const state = without(seat, { ...part, agenda: turn(seat, 'moderates') });
      const terms = operation(seat, { commands: commandsOf(seat), special: 'open' });
      const frame = freshFrame(seat, NONPLAYER_DECKS[seat][0], false);
      return plannedSpecial(state, terms, frame, [special], chanceOf(loaded())).notes;
    };
    const why = (activity: string, because: string) => [expect.objectContaining({ activity, because })];
    expect(over('reds', redsForeignRelations, { vassalage: { russian: 3 } })).toEqual(
      why('foreign-relations', 'needed-russian-vassalage-two'),
    );
    expect(over('senate', crackdown, {})).toEqual(why('crackdown', 'wanted-not-allowed'));
  });
});

describe('§8.1.6 to §8.1.8 the reason of a choice', () => {
  test('the choice of an Event names its preference and what that leaves', () => {
    const start = stage('5', 'senate');
    const state: State = {
      ...start,
      options: { ...start.options, nonplayers: 'senate', pace: 'run' },
      agenda: [
        { kind: 'event', seat: 'senate' },
        { kind: 'nonplayer-due', seat: 'senate' },
      ],
    };
    const verdict = goOn(allBridges, state, loaded());
    const list = verdict.ok ? told(verdict.events, 'choice-narrowed') : [];
    expect(list.map(one => 'because' in one && one.because)).toEqual([
      'wanted-text-of-the-instruction',
      'wanted-raises-its-own-level',
      'wanted-populated',
      'wanted-its-own-level-first',
      'wanted-town',
      'wanted-most-population',
    ]);
  });
  test('§8.5.5 a cube of an Event has the colour of its die', () => {
    const cube = (...faces: readonly number[]) => {
      const start = stage('7', 'moderates', { spaces: spaces({}) });
      const state: State = {
        ...start,
        options: { ...start.options, nonplayers: 'moderates', pace: 'run' },
        agenda: [
          { kind: 'event-cube', seat: 'moderates', ways: ['add'], optional: false },
          { kind: 'nonplayer-due', seat: 'moderates' },
        ],
      };
      const verdict = goOn(allBridges, state, loaded(...faces.map((face): Roll => ['1d6', [face]])));
      return verdict.ok ? told(verdict.events, 'display-changed').concat(told(verdict.events, 'nonplayer-rolled')) : [];
    };
    expect(cube(1)).toContainEqual({ kind: 'nonplayer-rolled', seat: 'moderates', die: 1, on: 'roll-cube' });
  });
  test('§6.4.2, §6.5.1 Propaganda decisions say why', () => {
    const made = (nonplayers: string, kind: 'agitation' | 'release', part: Table) => {
      const agenda =
        kind === 'agitation' ? [...round('agitation')] : ([{ kind: 'release-prisoners', seat: 'reds' }] as const);
      const events = anyhow(without(nonplayers, { propaganda: 2, ...part, agenda: [...agenda] }));
      return told(events, 'choice-made').map(one => ('because' in one ? one.because : ''));
    };
    expect(made('senate-moderates', 'agitation', { spaces: { vaasa: { senate: active(1), support: 0 } } })).toContain(
      'made-raise',
    );
    expect(made('reds-senate', 'agitation', { spaces: { turku: { reds: active(3) } } })).toContain('made-build');
    const held = { phase: 2, prisoners: { senate: 2 } } as const;
    expect(made('reds', 'release', { ...held, polarization: 6 })).toEqual(['made-release']);
    expect(made('reds', 'release', { ...held, polarization: 5 })).toEqual(['made-no-release']);
  });
});

describe('§8.3.1 the execution finds what the draw has found', () => {
  test('without one Available, the drawn card takes an Administration from Active Opposition', () => {
    const state = without('reds', {
      agenda: turn('reds', 'senate'),
      piles: { current: ['2'], upcoming: ['1'] },
      spaces: {
        helsinki: { administrations: 1, reds: inactive(2), support: -2 },
        uusimaa: { administrations: 1, reds: inactive(1), support: -1 },
        tampere: { administrations: 1, reds: inactive(1), support: -1 },
        hame: { reds: inactive(4), support: -1 },
      },
    });
    const { events, state: after } = played(state);
    expect(told(events, 'nonplayer-card-drawn')[0]).toMatchObject({ card: '48' });
    expect([after.spaces.helsinki.administrations, after.spaces.hame.administrations]).toEqual([0, 1]);
  });
});
