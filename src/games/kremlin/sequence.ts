/** §turn-order The sequence of play, as a list that a player could proof-read. */
import type { Options } from '../../kernel/messages';
import { editionOf } from './data/editions';
import { FIRST_LEVEL, OFFICES, SECOND_LEVEL, VOTING, type Office } from './data/offices';
import { seatsOf } from './state';
import type { Occasion, Phase, Step } from './vocabulary';

export const setUpSteps = (options: Options): readonly Step[] => [
  { kind: 'prepare' },
  ...(editionOf(options).assigned === 'before-the-deal'
    ? ([{ kind: 'assign' }, { kind: 'deal-politicians' }] as const)
    : ([{ kind: 'deal-politicians' }, { kind: 'assign' }] as const)),
  { kind: 'turn' },
];

const promotions = (offices: readonly Office[]): readonly Step[] =>
  offices.map(office => ({ kind: 'promotions', office, moved: [] }));

const all = (options: Options, about: Occasion): Step => ({
  kind: 'window',
  about,
  waiting: seatsOf(options),
  round: 0,
});

/** The eight phases of a year. */
export const turnSteps = (options: Options): readonly Step[] => [
  { kind: 'returns' },
  { kind: 'phase', phase: 'cures' },
  ...VOTING.map((office): Step => ({ kind: 'cure', office })),
  { kind: 'aging' },
  { kind: 'phase', phase: 'purges' },
  { kind: 'purges', over: false },
  { kind: 'phase', phase: 'investigations' },
  all(options, 'end-of-investigations'),
  { kind: 'trust-no-one' },
  { kind: 'phase', phase: 'health' },
  ...VOTING.map((office): Step => ({ kind: 'health', office })),
  { kind: 'phase', phase: 'funeral' },
  { kind: 'nomination', attempt: 1, noes: [] },
  { kind: 'phase', phase: 'replacement' },
  { kind: 'sudden-death' },
  { kind: 'shifts' },
  ...promotions(['party-chief']),
  { kind: 'automatic-promotions', level: 'first' },
  ...promotions(FIRST_LEVEL),
  { kind: 'automatic-promotions', level: 'second' },
  ...promotions(SECOND_LEVEL),
  { kind: 'automatic-promotions', level: 'candidates' },
  { kind: 'sudden-death' },
  { kind: 'fill-people' },
  { kind: 'phase', phase: 'rehabilitation' },
  ...OFFICES.map((office): Step => ({ kind: 'rehabilitations', office })),
  { kind: 'phase', phase: 'parade' },
  { kind: 'wave', bonus: 0, rain: false },
  { kind: 'victory' },
  all(options, 'end-of-turn'),
  { kind: 'increases' },
  { kind: 'end-of-turn' },
];

/** The questions of a phase. The rest happens automatically, even if the phase is cut short. */
const ASKED_IN: Readonly<Partial<Record<Phase, readonly Step['kind'][]>>> = {
  purges: ['purges', 'purge', 'close-purges'],
  investigations: ['investigations', 'open-trial', 'trial', 'vote', 'reconsider', 'convict', 'condemnation'],
  replacement: ['shifts', 'promotions'],
  rehabilitation: ['rehabilitations'],
};
/** The windows of other phases that are already on the agenda of a year. */
const isAhead = (about: Occasion, phase: Phase): boolean =>
  about === 'end-of-turn' || (about === 'end-of-investigations' && phase !== 'investigations');

/**
 * §intrigue What is still to come if a phase is cut short: not its questions and windows, but what cards have begun.
 */
export const withoutPhase = (agenda: readonly Step[], phase: Phase): readonly Step[] =>
  agenda.filter((step, n) =>
    step.kind === 'window'
      ? isAhead(step.about, phase) || agenda[n + 1]?.kind === 'assassination'
      : !ASKED_IN[phase]?.includes(step.kind),
  );
