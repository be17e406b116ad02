/** Small rules that were corrected together, each next to an older table, which keeps the old rule. */
import { describe, test } from 'vitest';
import { active, attacking, command, given, inactive, roundFrom, table } from '../testing/positions';
import { strike } from '../cards/testing/executing';
import { spaces, stage } from '../cards/testing/stage';
import type { State } from '../state';
import type { Command, Seat } from '../vocabulary';

/** The same table, made earlier. */
const before = (state: State): State => {
  const { 'to-the-letter': _, ...options } = state.options;
  return { ...state, options };
};
const chosen = (state: State, seat: Seat, name: 'rally' | 'activism' | 'terror' | 'politics') =>
  given(state).when(seat, { kind: 'choose-command', command: name });
const event = (card: string, seat: Seat, text: 'unshaded' | 'shaded', part: Partial<State> = {}, was = false) => {
  const state = stage(card, seat, part);
  return given(was ? before(state) : state).does(
    seat,
    { kind: 'take', box: 'bottom-event-d' },
    { kind: 'choose-text', text },
  );
};
const newsAt = (at: 'turku', holder: Seat): Pick<State, 'news'> => ({
  news: [
    { at, holder },
    { at: 'available', holder: 'nobody' },
  ],
});

describe('§3.2.3, §5.1 the Moderates remove their own last Cell beside the Personality', () => {
  const alone = { spaces: spaces({ helsinki: { moderates: { active: 0, inactive: 1 } } }) };
  test('it costs them the Personality, and brings them nothing', () => {
    event('32', 'moderates', 'unshaded', alone)
      .when('moderates', strike('helsinki', 'moderates', 'inactive'))
      .ok()
      .leaves({ personality: 'available', resources: { moderates: 10 } });
  });
  test('an older table pays them three', () => {
    event('32', 'moderates', 'unshaded', alone, true)
      .when('moderates', strike('helsinki', 'moderates', 'inactive'))
      .ok()
      .leaves({ resources: { moderates: 13 } });
  });
});

describe('§3.2.4 a Cell is lost for every three removed Cells, and a Russian cannot replace it', () => {
  const fight = {
    polarization: 3,
    spaces: { tampere: { reds: active(1), russians: 4, senate: inactive(3), germans: 2 } },
  } as const;
  const fought = (was: boolean) => {
    const begun = attacking('reds', fight).when('reds', { kind: 'attack', space: 'tampere' }).ok();
    return given(was ? before(begun.state) : begun.state)
      .does('reds', { kind: 'add-strength' }, { kind: 'add-strength' }, { kind: 'add-strength' })
      .when('reds', { kind: 'roll-attack' }, ['1d6', [5]])
      .ok()
      .when('reds', { kind: 'engage' })
      .ok();
  };
  test('two Germans cost a Cell and a Russian; for the three Cells no Cell is left', () => {
    fought(false).leaves({ spaces: { tampere: { reds: { active: 0 }, russians: 3, germans: 0 } } });
  });
  test('an older table loses a second Russian', () => {
    fought(true).leaves({ spaces: { tampere: { reds: { active: 0 }, russians: 2 } } });
  });
});

describe('§3.3.2 only Terror hands over News of Reds and Senate', () => {
  const part = { ...newsAt('turku', 'reds') };
  test('an Event that removes the last Cell with it removes it from the map', () => {
    event('20', 'senate', 'unshaded', part)
      .when('senate', strike('turku', 'reds', 'inactive'))
      .ok()
      .leaves({ news: [{ at: 'available', holder: 'nobody' }, {}] });
  });
  test('the Event hands over what the Moderates held', () => {
    event('32', 'senate', 'unshaded', {
      ...newsAt('turku', 'moderates'),
      spaces: spaces({ turku: { moderates: { active: 0, inactive: 1 }, senate: { active: 0, inactive: 1 } } }),
    })
      .when('senate', strike('turku', 'moderates', 'inactive'))
      .ok()
      .leaves({ news: [{ at: 'turku', holder: 'senate' }, {}] });
  });
  test('an older table hands over both', () => {
    event('20', 'senate', 'unshaded', part, true)
      .when('senate', strike('turku', 'reds', 'inactive'))
      .ok()
      .leaves({ news: [{ at: 'turku', holder: 'senate' }, {}] });
  });
});

describe('§3.2.1 the Reds place Cells first, then build', () => {
  // all their Cells are on the map or in prison
  const all = table({
    spaces: { hame: { reds: inactive(2) }, tampere: { reds: inactive(10) } },
    prisoners: { reds: 7, senate: 0 },
    agenda: command('reds'),
  });
  const built = (state: State) =>
    chosen(state, 'reds', 'rally').ok().does('reds', { kind: 'rally', space: 'hame' }, { kind: 'build', active: 0 });
  test('the two Cells freed by an Administration are not placed in the same Rally', () => {
    built(all)
      .when('reds', { kind: 'rally', space: 'turku' })
      .ok()
      .leaves({ spaces: { turku: { reds: { inactive: 1 } } } })
      .asks('senate', { kind: 'faction' });
  });
  test('Cells that were Available before are placed', () => {
    built({ ...all, prisoners: { reds: 6, senate: 0 } })
      .does('reds', { kind: 'rally', space: 'turku' }, { kind: 'rally', space: 'uusimaa' })
      .leaves({ spaces: { turku: { reds: { inactive: 1 } }, uusimaa: { reds: { inactive: 1 } } } });
  });
  test('an older table places them', () => {
    built(before(all))
      .does('reds', { kind: 'rally', space: 'turku' }, { kind: 'rally', space: 'uusimaa' })
      .leaves({ spaces: { uusimaa: { reds: { inactive: 1 } } } });
  });
});

describe('§5.4 a free Limited Command in some spaces must be carried out in them', () => {
  const free = { free: true, limited: true, most: 1, within: ['uusimaa'], optional: true } as const;
  const refused = { section: '§5.4', reason: 'in-no-space' } as const;
  test('it places no cube', () => {
    const state = table({ spaces: { uusimaa: { moderates: inactive(1) } }, agenda: command('moderates', free) });
    chosen(state, 'moderates', 'politics').isRefused(refused);
    chosen(before(state), 'moderates', 'politics').ok();
  });
  test('it removes no cube', () => {
    const state = table({
      spaces: { uusimaa: { reds: active(1), senate: active(1) } },
      display: { reds: 1, senate: 0 },
      agenda: command('reds', free),
    });
    const display: Command = { kind: 'terror-display', cube: 'reds' };
    chosen(state, 'reds', 'terror').ok().when('reds', display).isRefused(refused);
    chosen(before(state), 'reds', 'terror').ok().when('reds', display).ok();
  });
  test('it rolls no die for Cells anywhere', () => {
    const state = table({
      spaces: { uusimaa: { reds: active(1), senate: active(1) }, turku: { reds: inactive(1) } },
      agenda: command('reds', free),
    });
    chosen(state, 'reds', 'activism').ok().when('reds', { kind: 'activate' }).isRefused(refused);
    chosen(before(state), 'reds', 'activism')
      .ok()
      .when('reds', { kind: 'activate' }, ['1d6', [1]])
      .ok();
  });
  test('one without a list of spaces may do all three', () => {
    event('13', 'moderates', 'shaded').when('moderates', { kind: 'choose-command', command: 'politics' }).ok();
  });
});

describe('§1.4.2 a Faction with no Cell Available may take one back for the Rally that an Event gives', () => {
  // six Cells and both Networks are on the map
  const all = { spaces: spaces({ mikkeli: { moderates: { active: 0, inactive: 3 } }, oulu: { networks: 2 } }) };
  const rally = (was = false) => event('34', 'moderates', 'shaded', all, was);
  test('it is asked, may take a Cell back, and then Rallies', () => {
    const asked = rally().asks('moderates', { kind: 'operation' });
    asked
      .when('moderates', { kind: 'choose-command', command: 'rally' })
      .isRefused({ section: '§1.4.2', reason: 'none-available' });
    asked
      .when('moderates', { kind: 'withdraw', space: 'mikkeli', piece: 'inactive' })
      .ok()
      .asks('moderates', { kind: 'rally' })
      .when('moderates', { kind: 'rally', space: 'turku' })
      .ok()
      .leaves({ spaces: { turku: { moderates: { inactive: 1 } }, mikkeli: { moderates: { inactive: 2 } } } });
  });
  test('it may decline', () => {
    rally().when('moderates', { kind: 'decline' }).ok().asks('senate', { kind: 'german-phase' });
  });
  test('an older table gives nothing', () => {
    rally(true).asks('senate', { kind: 'german-phase' });
  });
  test('of Reds and Moderates without Cells the executing Faction chooses who may', () => {
    event('26', 'senate', 'shaded', all)
      .asks('senate', { kind: 'grant' })
      .when('senate', { kind: 'grant', faction: 'moderates' })
      .ok()
      .asks('moderates', { kind: 'operation' });
  });
});

describe('§1.4.2 a Faction with no disc Available may take one back for an Event that lets it place one', () => {
  const both = { spaces: spaces({ oulu: { networks: 2 } }) };
  test('the Moderates move a Network', () => {
    event('39', 'moderates', 'shaded', both)
      .asks('moderates', { kind: 'event-disc' })
      .does('moderates', { kind: 'withdraw', space: 'oulu', piece: 'network' }, { kind: 'place-disc', space: 'turku' })
      .leaves({ spaces: { oulu: { networks: 1 }, turku: { networks: 1 } } });
  });
  test('they may decline; if one is Available it must be placed', () => {
    const asked = event('39', 'moderates', 'shaded', both);
    asked.when('moderates', { kind: 'done' }).ok().asks('senate', { kind: 'german-phase' });
    asked
      .when('moderates', { kind: 'withdraw', space: 'oulu', piece: 'network' })
      .ok()
      .when('moderates', { kind: 'done' })
      .isRefused({ section: '§5.1', reason: 'must-be-done' });
  });
  test('nobody places another Faction’s disc that is not Available', () => {
    event('8', 'reds', 'shaded', both).asks('senate', { kind: 'german-phase' });
  });
  test('an older table asks nobody', () => {
    event('39', 'moderates', 'shaded', both, true).asks('senate', { kind: 'german-phase' });
  });
});

describe('§6.4.2 in a space the Reds build, or pay off Terror to shift or to calm', () => {
  const agitating = (was: boolean) => {
    const { state } = roundFrom('agitation', {
      resources: { reds: 5 },
      spaces: { hame: { reds: active(3), terror: { senate: 1 } } },
    }).does('reds', { kind: 'agitate', space: 'hame' }, { kind: 'remove-terror', of: 'senate' });
    return given(was ? before(state) : state).when('reds', { kind: 'build', active: 2 });
  };
  test('they cannot do both', () => {
    agitating(false).isRefused({ section: '§6.4.2', reason: 'one-way-or-the-other' });
  });
  test('on an older table they can do both', () => {
    agitating(true).ok();
  });
});
