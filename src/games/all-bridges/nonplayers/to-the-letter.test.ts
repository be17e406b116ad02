/** Small rules of the Non-players' cards that were corrected together, each next to an older table. */
import { describe, expect, test } from 'vitest';
import { options } from '../options';
import { active, inactive, round } from '../testing/positions';
import { optionOf, played, sits, turn, without, type Table } from './testing/scenes';
import { storyOf, type Scene } from './testing/story';

/** A scene on an older table. */
const WAS = { options: { 'to-the-letter': false } } as const;
const told = (scene: Scene): string => storyOf(scene);
const toldBefore = (scene: Scene): string => storyOf({ ...scene, ...WAS });

test('the mark is one of the table’s options', () => {
  expect(options.some(({ id }) => id === 'to-the-letter')).toBe(true);
});

describe('§8.3.2, §8.4.3 Activism flips Active Cells of the other side and Underground Moderates only', () => {
  // five Active Reds may flip five; one Senate Cell is Active, two are not
  const scene: Scene = {
    card: '50',
    phase: 2,
    polarization: 3,
    spaces: { tampere: { reds: active(5), senate: { active: 1, inactive: 2 }, moderates: active(1) } },
  };
  test('Inactive Cells and Active Moderates stay as they are', () => {
    expect(told(scene)).toContain('senate 1 inactive in tampere');
    expect(told(scene)).not.toContain('senate 1 active in tampere');
    expect(told(scene)).not.toContain('moderates 1 inactive in tampere');
  });
  test('an older table flips them too', () => {
    expect(toldBefore(scene)).toContain('senate 1 active in tampere');
  });
});

describe('§8.4.3 (#56) the die of the condition belongs to Phase I', () => {
  // in Phase II four Population in Towns bring the card up, not a die
  const scene: Scene = {
    card: '56',
    phase: 2,
    propaganda: 3,
    polarization: 4,
    vassalage: { german: 2 },
    limited: true,
    spaces: {
      helsinki: { senate: inactive(1) },
      turku: { senate: active(1) },
      viipuri: { senate: { active: 2, inactive: 1 } },
      vaasa: { senate: inactive(1) },
    },
  };
  test('nobody is Activated, and Active Cells go in the last Campaign', () => {
    expect(told(scene)).toBe('3: viipuri, senate active -1 viipuri, polarization -1');
  });
  test('with a die of Phase I Cells are Activated', () => {
    expect(told({ ...scene, phase: 1, die: 1 })).toContain('senate 1 active in');
  });
});

describe('§8.4.6 (#59) more than one group may march to a destination', () => {
  const scene: Scene = {
    card: '59',
    phase: 2,
    vassalage: { german: 2 },
    // the Senate lacks Helsinki only
    spaces: {
      tampere: { senate: active(1) },
      turku: { senate: active(1) },
      viipuri: { senate: active(1) },
      vaasa: { senate: active(1) },
      hame: { senate: inactive(4) },
      karelia: { senate: inactive(4) },
      helsinki: { reds: inactive(9) },
    },
  };
  const marchesTo = (story: string, from: string) =>
    story.split(', ').filter(one => one.includes(`${from}>uusimaa`)).length;
  test('both come to Uusimaa, and nobody marches twice', () => {
    expect(marchesTo(told(scene), 'hame')).toBe(3);
    expect(marchesTo(told(scene), 'karelia')).toBe(3);
    expect(told(scene)).not.toContain('uusimaa>');
  });
  test('on an older table only one comes', () => {
    expect(marchesTo(toldBefore(scene), 'hame') + marchesTo(toldBefore(scene), 'karelia')).toBe(3);
  });
});

describe('§8.4.6 (#59) Cells that have marched make no new group', () => {
  const scene: Scene = {
    card: '59',
    phase: 2,
    vassalage: { german: 2 },
    spaces: {
      tampere: { senate: active(1) },
      turku: { senate: active(1) },
      viipuri: { senate: active(1) },
      vaasa: { senate: active(1) },
      pohjanmaa: { senate: inactive(5) },
      'varsinais-suomi': { senate: inactive(1) },
      helsinki: { reds: inactive(9) },
    },
  };
  test('from Häme, where they arrived, nobody marches on to Uusimaa', () => {
    expect(told(scene)).toContain('pohjanmaa>hame');
    expect(told(scene)).not.toContain('>uusimaa');
  });
  test('on an older table a Cell that was no group goes instead', () => {
    expect(toldBefore(scene)).toContain('varsinais-suomi>uusimaa');
  });
});

describe('§8.3.5, §8.4.5 a Train goes to a Town with Cells of the other side', () => {
  const scene: Scene = {
    card: '58',
    phase: 2,
    limited: true,
    dice: [6],
    capabilities: { 'trains-1': { side: 'senate', at: 'hame-north' } },
    spaces: {
      hame: { senate: inactive(5) },
      tampere: { russians: 1 },
      viipuri: { senate: active(3), reds: inactive(1) },
    },
  };
  test('not to one with Russians alone', () => {
    expect(told(scene)).toBe('4: viipuri, attack viipuri 8:6');
  });
  test('an older table sends it', () => {
    expect(toldBefore(scene)).toContain('4a> tampere');
  });
});

describe('§8.3.5, §8.4.5 groups with a Train attack first, also in their own space', () => {
  const scene: Scene = {
    card: '58',
    phase: 2,
    limited: true,
    dice: [6],
    capabilities: { 'trains-1': { side: 'senate', at: 'turku' } },
    spaces: { turku: { senate: active(3), reds: inactive(1) }, helsinki: { senate: active(5), reds: inactive(1) } },
  };
  test('before the larger group in the larger Town', () => {
    expect(told(scene)).toContain('4a> turku');
  });
  test('on an older table only one that rides comes first', () => {
    expect(toldBefore(scene)).toContain('4b> helsinki');
  });
});

describe('§8.5.3 a messenger may leave a space without Population to Control', () => {
  const scene: Scene = {
    card: '62',
    limited: true,
    spaces: { mikkeli: { moderates: active(1), reds: inactive(1) }, turku: { reds: inactive(1) } },
  };
  test('it goes where it breaks Control', () => {
    expect(told(scene)).toContain('4: turku');
  });
  test('on an older table it does not', () => {
    expect(toldBefore(scene)).not.toContain('4: ');
  });
});

describe('§8.5.4 (#63) News at random, and pieces in one Town only', () => {
  // a Network is in a second Town, so pieces are in two already
  const scene: Scene = {
    card: '63',
    phase: 2,
    limited: true,
    spaces: { helsinki: { moderates: inactive(3) }, turku: { networks: 1 } },
  };
  test('with a Network in a second Town no Cell goes to make a second', () => {
    expect(told(scene)).not.toMatch(/(?:^|, )3: /);
  });
  test('on an older table one does', () => {
    expect(toldBefore({ ...scene, spaces: { helsinki: { moderates: inactive(4) }, turku: { networks: 1 } } })).toMatch(
      /(?:^|, )(?:2\.2|3): /,
    );
  });
});

describe('§8.5.4 (#63) a News marker at random goes to the Personality', () => {
  // chance takes the first on the map: the one in Turku, farther away
  const scene: Scene = {
    card: '63',
    phase: 2,
    limited: true,
    personality: 'helsinki',
    news: [
      { at: 'turku', holder: 'nobody' },
      { at: 'uusimaa', holder: 'nobody' },
    ],
    spaces: { helsinki: { moderates: inactive(3) }, 'varsinais-suomi': { moderates: inactive(1) } },
  };
  test('not the one that comes closest', () => {
    expect(told(scene)).toContain('news turku moderates');
  });
  test('an older table takes that one', () => {
    expect(toldBefore(scene)).toContain('news helsinki moderates');
  });
});

describe('#27 the Senate attacks as its Attack card says', () => {
  const asked = (part: Table, ...dice: readonly number[]) =>
    optionOf(
      without('senate-moderates', {
        phase: 2,
        agenda: turn('senate', 'reds'),
        ...sits({ senate: 'first', reds: 'second' }),
        piles: { current: ['27'], upcoming: ['2'] },
        polarization: 3,
        ...part,
      }),
      ...dice,
    );
  test('with a group beside Reds it takes the Event', () => {
    expect(asked({ spaces: { turku: { senate: active(3), reds: inactive(1) } } }, 6)).toBe('turn-event');
  });
  test('with two Cells it takes a Command', () => {
    expect(asked({ spaces: { turku: { senate: active(2), reds: inactive(1) } } })).toBe('turn-limited-command');
  });
});

describe('§6.4.2 a Non-player that builds an Administration pays off no Terror', () => {
  const supported = (options: object) => {
    const state = without('reds-senate', {
      propaganda: 2,
      agenda: round('agitation'),
      spaces: { tampere: { reds: active(3), terror: { senate: 1 } } },
    });
    return played({ ...state, options: { ...state.options, ...options } }).events.flatMap(event =>
      event.kind === 'choice-made' ? [event.because] : [],
    );
  };
  test('it builds at once', () => {
    expect(supported({})).toEqual(['made-build']);
  });
  test('on an older table the marker goes first', () => {
    expect(supported(WAS.options)).toEqual(['made-terror', 'made-build']);
  });
});
