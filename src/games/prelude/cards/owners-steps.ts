/**
 * §3.3 The Event of an owner's card, assembled from the steps of our own Events. Each step is read by the reader of its
 * own kind, and carried out by the same rules as ours.
 */
import { cases, fields, list, oneOf, whole, type Fields, type Read } from '../../../kernel/owners-data';
import { SEATS } from '../seats';
import type { Effect, Kind, Who } from './effect-types';
import { KINDS, needOf, ownersNeed, type OwnersNeed } from './owners-needs';

const WHO = ['own', 'rival', ...SEATS, 'majority', 'behind'] as const satisfies readonly Who[];
type Side = (typeof WHO)[number];

type Steps = readonly OwnersStep[];
/** A step as the file says it. `by` may be negative; `where` is a kind of place or a place. */
export type OwnersStep =
  | { readonly do: 'add' | 'remove'; readonly count: number; readonly where: Kind; readonly whose: Side }
  | { readonly do: 'add-each' | 'remove-each'; readonly count: number; readonly where: Kind; readonly whose: Side }
  | { readonly do: 'points' | 'opportunity' | 'world'; readonly who: Side; readonly by: number }
  | { readonly do: 'unrest' | 'prestige'; readonly by: number }
  | { readonly do: 'extremism'; readonly who: Side }
  | { readonly do: 'activities'; readonly points: number }
  | { readonly do: 'vote' | 'end-session' }
  | { readonly do: 'check'; readonly where: Kind; readonly bonus: number; readonly success: Steps }
  | { readonly do: 'organize'; readonly where: Kind; readonly bonus: number; readonly sponsor: 'sponsored' | 'anyhow' }
  | { readonly do: 'if'; readonly need: OwnersNeed; readonly then: Steps; readonly otherwise?: Steps }
  | { readonly do: 'roll'; readonly rows: readonly { readonly most: number; readonly steps: Steps }[] };
type StepOf<K extends OwnersStep['do']> = Extract<OwnersStep, { readonly do: K }>;

/** The most steps of a list, rows of a roll, and cubes, points or boxes of a step. */
const MOST_STEPS = 8;
const MOST_ROWS = 6;
const MOST = 9;
/** Steps within steps: an Event on a card has no more. */
const DEEPEST = 3;

const where = oneOf<Kind>(KINDS);
const who = oneOf(WHO);
const by = whole(-MOST, MOST);
const count = whole(1, MOST);
const bonus = whole(-MOST, MOST);

const kind = <T extends object>(shape: Fields<T>, optional: readonly (keyof T & string)[] = []) =>
  fields<T>(shape, optional);
const cubes = <K extends 'add' | 'remove' | 'add-each' | 'remove-each'>(one: K) =>
  kind<{ readonly do: K; readonly count: number; readonly where: Kind; readonly whose: Side }>({
    do: oneOf([one]),
    count,
    where,
    whose: who,
  });
const amount = <K extends 'points' | 'opportunity' | 'world'>(one: K) =>
  kind<{ readonly do: K; readonly who: Side; readonly by: number }>({ do: oneOf([one]), who, by });
const plain = <K extends 'vote' | 'end-session'>(one: K) => kind<{ readonly do: K }>({ do: oneOf([one]) });
const track = <K extends 'unrest' | 'prestige'>(one: K) =>
  kind<{ readonly do: K; readonly by: number }>({ do: oneOf([one]), by });

/** A step of each depth is read by the same reader, made when it is first needed. */
const readers = new Map<number, Read<OwnersStep>>();
const stepAt = (depth: number): Read<OwnersStep> => {
  const reader = readers.get(depth) ?? stepReader(depth);
  readers.set(depth, reader);
  return reader;
};
const stepsAt = (depth: number, least: number): Read<Steps> => list<OwnersStep>(() => stepAt(depth), least, MOST_STEPS);

const stepReader = (depth: number): Read<OwnersStep> => {
  const within = (least: number): Read<Steps> => stepsAt(depth + 1, least);
  const flat = {
    add: cubes('add'),
    remove: cubes('remove'),
    'add-each': cubes('add-each'),
    'remove-each': cubes('remove-each'),
    points: amount('points'),
    opportunity: amount('opportunity'),
    world: amount('world'),
    unrest: track('unrest'),
    prestige: track('prestige'),
    extremism: kind<StepOf<'extremism'>>({ do: oneOf(['extremism']), who }),
    activities: kind<StepOf<'activities'>>({ do: oneOf(['activities']), points: whole(1, MOST) }),
    organize: kind<StepOf<'organize'>>({
      do: oneOf(['organize']),
      where,
      bonus,
      sponsor: oneOf(['sponsored', 'anyhow']),
    }),
    vote: plain('vote'),
    'end-session': plain('end-session'),
  };
  if (depth >= DEEPEST) return cases<OwnersStep>('do', flat);
  return cases<OwnersStep>('do', {
    ...flat,
    check: kind<StepOf<'check'>>({ do: oneOf(['check']), where, bonus, success: within(1) }),
    if: kind<StepOf<'if'>>({ do: oneOf(['if']), need: ownersNeed, then: within(1), otherwise: within(0) }, [
      'otherwise',
    ]),
    roll: kind<StepOf<'roll'>>({
      do: oneOf(['roll']),
      rows: list(fields<StepOf<'roll'>['rows'][number]>({ most: whole(1, MOST_ROWS), steps: within(0) }), 1, MOST_ROWS),
    }),
  });
};

/** The steps of an Event. */
export const ownersSteps: Read<Steps> = stepsAt(0, 1);

const effectOf = (step: OwnersStep): Effect => {
  switch (step.do) {
    case 'organize':
      return {
        do: 'check',
        bonus: step.bonus,
        where: { in: step.where, found: step.sponsor },
        success: [{ do: 'found', where: { noted: 'there' } }],
      };
    case 'check':
      return { do: 'check', bonus: step.bonus, where: step.where, success: effectsOf(step.success) };
    case 'if':
      return {
        do: 'if',
        need: needOf(step.need),
        then: effectsOf(step.then),
        ...(step.otherwise && { otherwise: effectsOf(step.otherwise) }),
      };
    case 'roll':
      return { do: 'table', rows: step.rows.map(({ most, steps }) => ({ most, list: effectsOf(steps) })) };
    default:
      return step;
  }
};

/** The steps in the form of our own Events. */
export const effectsOf = (steps: Steps): readonly Effect[] => steps.map(effectOf);
