/** §6.5 The Reset Phase: prisoners, the Pivotal Event, the Powers, old markers, the Senate's conscripts. */
import type { Dice } from '../../../kernel/dice';
import { SPACES, TOWNS, type Space } from '../data/map';
import { isWar, piecesIn, troopsIn, troopsOnMap, troopsOut } from '../selectors';
import type { State } from '../state';
import { isSide, opponent, POWERS, SIDES, type Event, type Power } from '../vocabulary';
import { own, type RuleFor, type StepsHere } from './common';
import { pivotalComes } from './sequence';

const release: RuleFor<'release-prisoners', 'release'> = {
  section: '§6.5.1',
  offers: ({ state, seat }) =>
    isSide(seat)
      ? [{ kind: 'release', prisoners: Array.from({ length: state.prisoners[opponent(seat)] + 1 }, (_, n) => n) }]
      : [],
  decide: ({ seat }, { prisoners }) => ({
    events: isSide(seat) && prisoners ? [{ kind: 'prisoners-changed', faction: opponent(seat), by: -prisoners }] : [],
  }),
};

/** Troops leave the map one by one, all equally likely. */
const randomlyRemoved = (state: State, power: Power, count: number, dice: Dice): readonly Event[] => {
  const all = SPACES.flatMap(space => Array.from({ length: troopsIn(state, space, power) }, () => space));
  const gone = new Set(all).size > 1 && count < all.length ? dice.shuffle(all) : all;
  const by = new Map<Space, number>();
  for (const space of gone.slice(0, count)) by.set(space, (by.get(space) ?? 0) + 1);
  return [...by].map(([space, lost]) => ({ kind: 'troops-removed', power, space, count: lost }));
};

const townForRussians = (state: State, dice: Dice): Space | undefined => {
  const towns = TOWNS.filter(town => piecesIn(state, town, 'reds') > 0);
  return (towns.length > 1 ? dice.shuffle(towns) : towns)[0];
};

/** §2.4.1, §6.5.3 The number of Troops follows the Vassalage: Russians on the map, Germans there and in their box. */
const adjusted = (state: State, power: Power, dice: Dice): readonly Event[] => {
  const isGerman = power === 'german';
  const present = troopsOnMap(state, power) + (isGerman ? state.germanBox : 0);
  const missing = Math.min(state.vassalage[power] - present, troopsOut(state, power));
  if (missing < 0) {
    const fromMap = Math.min(-missing, troopsOnMap(state, power));
    const fromBox = -missing - fromMap;
    return [
      ...randomlyRemoved(state, power, fromMap, dice),
      ...(isGerman && fromBox ? [{ kind: 'german-box-changed', by: -fromBox } as const] : []),
    ];
  }
  if (!missing) return [];
  if (isGerman) return [{ kind: 'german-box-changed', by: missing }];
  const space = townForRussians(state, dice);
  return space ? [{ kind: 'troops-placed', power, space, count: missing }] : [];
};

const terrorGone = (state: State): readonly Event[] =>
  SPACES.flatMap(space =>
    SIDES.flatMap(of =>
      Array.from({ length: state.spaces[space].terror[of] }, (): Event => ({ kind: 'terror-removed', space, of })),
    ),
  );

/** §6.5.5 Senate Cells that become Available after the first Propaganda card. */
const CONSCRIPTS = 10;

export const resetSteps = {
  'release-prisoners': {
    section: '§6.5.1',
    seats: (state, step) =>
      isWar(state) && isSide(step.seat) && state.prisoners[opponent(step.seat)] ? own(state, step) : [],
    answers: { release },
    stuck: () => ({}),
  },
  'pivotal-due': {
    section: '§6.5.2',
    run: state => (state.propaganda >= 2 && !isWar(state) ? { events: pivotalComes(state) } : {}),
  },
  'adjust-powers': {
    section: '§6.5.3',
    run: (state, _step, dice) =>
      isWar(state) ? { events: POWERS.flatMap(power => adjusted(state, power, dice)) } : {},
  },
  'old-news': {
    section: '§6.5.4',
    run: state => ({
      events: [
        ...terrorGone(state),
        ...state.sabotage.map((border): Event => ({ kind: 'sabotage-removed', border })),
        ...state.news.flatMap(({ at }, news): readonly Event[] =>
          at === 'available' ? [] : [{ kind: 'news-removed', news }],
        ),
      ],
    }),
  },
  conscription: {
    section: '§6.5.5',
    run: ({ outOfPlay, propaganda }) =>
      propaganda === 1 && outOfPlay
        ? { events: [{ kind: 'out-of-play-changed', by: -Math.min(outOfPlay, CONSCRIPTS) }] }
        : {},
  },
} satisfies StepsHere<'release-prisoners' | 'pivotal-due' | 'adjust-powers' | 'old-news' | 'conscription'>;
