/**
 * §5.0 The Event of an owner's card, assembled from the steps of our own Events. Each step is read by its own kind's
 * reader, and carried out by the same rules as ours.
 */
import {
  cases,
  distinct,
  fields,
  judged,
  list,
  oneOf,
  whole,
  type Fields,
  type Read,
} from '../../../kernel/owners-data';
import { isSpace, SPACES } from '../data/map';
import { COMMANDS, POWERS, SEATS, SIDES, SPECIALS, STANCES, type Seat } from '../pieces';
import type { SpaceTestName } from '../selector-names';
import type { Amount, Effect, EffectOf, Where } from './effect-types';
import { OPTION_NAMES } from './our-texts';
import { CELL_TESTS, isNoted, MARKERS, NOTED, SPACE_TESTS, type OwnersWhere } from './owners-words';

type List = readonly OwnersStep[];
export interface OwnersChoice {
  readonly id: string;
  readonly list: List;
}
interface Counted {
  readonly count: Amount;
  readonly fewer: boolean;
}
interface In {
  readonly where: OwnersWhere;
}
const PLAIN = ['levy', 'roll', 'reopen-issue', 'disarm-garrison', 'sabotage', 'personality-away', 'by-hand'] as const;
type Plain = (typeof PLAIN)[number];
const ALL_COMMANDS = [...COMMANDS, 'all', 'all-but-attack'] as const;

/** A step in the form of the file: like ours, but with every field, and with where, who and which as lists of words. */
export type OwnersStep =
  | { readonly do: Plain }
  | EffectOf<'resources' | 'capability' | 'special' | 'german-attack' | 'remove-german' | 'regroup'>
  | (Pick<EffectOf<'polarization'>, 'do' | 'way'> & { readonly count: Amount })
  | (Counted & Pick<EffectOf<'vassalage'>, 'do' | 'powers' | 'ways'>)
  | (Counted & In & Pick<EffectOf<'flip'>, 'do' | 'cells'>)
  | (Counted &
      In &
      Pick<EffectOf<'place'>, 'do' | 'stance'> & { readonly cells: readonly (Seat | 'you' | 'enemies')[] })
  | (Counted & In & Pick<EffectOf<'remove'>, 'do' | 'cells' | 'to'> & { readonly prepared: boolean })
  | (Counted & { readonly do: 'free-prisoners' })
  | (In & Pick<EffectOf<'shift'>, 'do' | 'ways'>)
  | (Pick<EffectOf<'cube'>, 'do' | 'ways'> & { readonly optional: boolean })
  | (In & Pick<EffectOf<'disc'>, 'do' | 'disc'> & { readonly optional: boolean })
  | { readonly do: 'carry-out'; readonly part: 'politics-phase' | 'prisoners-of-war' }
  | (In & {
      readonly do: 'command';
      readonly who: readonly (Seat | 'you')[];
      readonly commands: readonly (typeof ALL_COMMANDS)[number][];
      /** Marching Cells come from the space chosen before. */
      readonly fromThere: boolean;
      readonly most: number;
      readonly bonus: number;
      readonly byEvent: boolean;
    })
  | (In & { readonly do: 'choose-space' })
  | (In & { readonly do: 'assault' })
  | { readonly do: 'die-at-most'; readonly most: number; readonly list: List }
  | { readonly do: 'as'; readonly who: Seat; readonly list: List }
  | (In & { readonly do: 'if'; readonly list: List })
  | { readonly do: 'one-of'; readonly options: readonly OwnersChoice[] };
export type OwnersStepOf<K extends OwnersStep['do']> = Extract<OwnersStep, { readonly do: K }>;

/** The most steps of a list, pieces or points of a step, words of a list, and what one may choose from. */
const MOST_STEPS = 8;
const MOST = 9;
const MOST_WORDS = 6;
const MOST_CHOICES = 4;
/** The most levels of steps within steps: no Event on a card has more. */
const DEEPEST = 3;
const DIE = 6;

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, n) => n + 1);
const yesOrNo = oneOf([true, false]);
const space = oneOf(SPACES);
const count = oneOf<Amount>([...upTo(MOST), 'die', 'half-die']);
const counted = { count, fewer: yesOrNo };
const who = oneOf([...SEATS, 'you'] as const);
const ways = list(oneOf([1, -1] as const), 1, 2);
const words = <T extends string>(all: readonly T[], least = 1): Read<readonly T[]> =>
  distinct(list(oneOf(all), least, MOST_WORDS), String);
const cells = words(CELL_TESTS);
/** the space chosen before must be alone, without other spaces */
const where = judged(words<OwnersWhere[number]>([...SPACES, ...NOTED, ...SPACE_TESTS], 0), all =>
  all.some(isNoted) && all.filter(word => isNoted(word) || isSpace(word)).length > 1
    ? [{ at: '', problem: 'one-place-only' }]
    : [],
);

type KindOf<K extends OwnersStep['do']> = Omit<OwnersStepOf<K>, 'do'>;
const kind = <K extends OwnersStep['do']>(one: K, others: Fields<KindOf<K>>) =>
  // each field's reader is that of its type; only the step's name is added
  fields<OwnersStep>({ do: oneOf([one]), ...others } as Fields<OwnersStep>);
const plain = (one: Plain) => kind(one, {});

/** One reader for each depth, made when first needed. */
const readers = new Map<number, Read<OwnersStep>>();
const stepAt = (depth: number): Read<OwnersStep> => {
  const reader = readers.get(depth) ?? stepReader(depth);
  readers.set(depth, reader);
  return reader;
};
const stepsAt = (depth: number, least: number): Read<List> => list<OwnersStep>(() => stepAt(depth), least, MOST_STEPS);

const flat = {
  resources: kind('resources', {
    who,
    by: oneOf<Amount>([
      ...upTo(MOST)
        .toReversed()
        .map(by => -by),
      ...upTo(MOST),
      'die',
      'half-die',
    ]),
  }),
  polarization: kind('polarization', { way: oneOf([1, -1] as const), count }),
  vassalage: kind('vassalage', { ...counted, powers: words(POWERS), ways }),
  capability: kind('capability', { side: oneOf([...SIDES, 'you'] as const), marker: oneOf(MARKERS) }),
  flip: kind('flip', { ...counted, cells, where }),
  place: kind('place', {
    ...counted,
    cells: words([...SEATS, 'you', 'enemies'] as const),
    stance: oneOf(STANCES),
    where,
  }),
  remove: kind('remove', {
    ...counted,
    cells,
    to: words(['available', 'prison'] as const),
    prepared: yesOrNo,
    where,
  }),
  shift: kind('shift', { ways, where }),
  cube: kind('cube', { ways: words(['add', 'take'] as const), optional: yesOrNo }),
  disc: kind('disc', { disc: oneOf(['administration', 'network'] as const), optional: yesOrNo, where }),
  'free-prisoners': kind('free-prisoners', counted),
  command: kind('command', {
    who: words([...SEATS, 'you'] as const),
    commands: words(ALL_COMMANDS),
    where,
    fromThere: yesOrNo,
    most: whole(1, SPACES.length),
    bonus: whole(0, MOST),
    byEvent: yesOrNo,
  }),
  special: kind('special', { activity: oneOf(SPECIALS) }),
  'carry-out': kind('carry-out', { part: oneOf(['politics-phase', 'prisoners-of-war'] as const) }),
  'german-attack': kind('german-attack', { space }),
  'remove-german': kind('remove-german', { space }),
  regroup: kind('regroup', { count }),
  assault: kind('assault', { where }),
  'choose-space': kind('choose-space', { where }),
  ...Object.fromEntries(PLAIN.map(one => [one, plain(one)])),
};

const stepReader = (depth: number): Read<OwnersStep> => {
  if (depth >= DEEPEST) return cases<OwnersStep>('do', flat);
  const within = stepsAt(depth + 1, 1);
  const choice = fields<OwnersChoice>({ id: oneOf(OPTION_NAMES), list: stepsAt(depth + 1, 0) });
  return cases<OwnersStep>('do', {
    ...flat,
    'one-of': kind('one-of', { options: distinct(list(choice, 1, MOST_CHOICES), ({ id }) => id, '/id') }),
    as: kind('as', { who: oneOf(SEATS), list: within }),
    if: kind('if', { where, list: within }),
    'die-at-most': kind('die-at-most', { most: whole(1, DIE), list: within }),
  });
};

/** The steps of a text of an Event. */
export const ownersSteps: Read<List> = stepsAt(0, 1);

/** Spaces of a list, in the form of our own Events. */
const whereOf = (all: OwnersWhere): Where => {
  const named = all.filter(isSpace);
  const noted = all.find(isNoted);
  const are = all.filter((word): word is SpaceTestName => SPACE_TESTS.some(test => test === word));
  return { ...(noted ? { in: noted } : named.length && { in: named }), ...(are.length && { are }) };
};
const countedOf = ({ count: of, fewer }: Counted) => ({ count: of, ...(fewer && { upTo: true as const }) });
/** The word that stands for all others, if a list has it. */
const one = <T, W extends T>(all: readonly T[], word: W): W | undefined => (all.includes(word) ? word : undefined);
const without = <T, W extends T>(all: readonly T[], ...wanted: readonly W[]): readonly Exclude<T, W>[] =>
  all.filter((each): each is Exclude<T, W> => !wanted.some(word => word === each));

const effectOf = (step: OwnersStep): Effect => {
  switch (step.do) {
    case 'polarization':
      return { do: step.do, way: step.way, by: step.count };
    case 'vassalage':
      return { do: step.do, powers: step.powers, ways: step.ways, ...countedOf(step) };
    case 'flip':
      return { do: step.do, cells: step.cells, where: whereOf(step.where), ...countedOf(step) };
    case 'place':
      return {
        do: step.do,
        cells: one(step.cells, 'you') ?? one(step.cells, 'enemies') ?? without(step.cells, 'you', 'enemies'),
        stance: step.stance,
        where: whereOf(step.where),
        ...countedOf(step),
      };
    case 'remove':
      return {
        do: step.do,
        cells: step.cells,
        to: step.to,
        where: whereOf(step.where),
        ...(step.prepared && { prepared: true }),
        ...countedOf(step),
      };
    case 'free-prisoners':
      return { do: step.do, ...countedOf(step) };
    case 'shift':
      return { do: step.do, ways: step.ways, where: whereOf(step.where) };
    case 'cube':
      return { do: step.do, ways: step.ways, ...(step.optional && { optional: true }) };
    case 'disc':
      return { do: step.do, disc: step.disc, where: whereOf(step.where), ...(step.optional && { optional: true }) };
    case 'command':
      return {
        do: step.do,
        who: one(step.who, 'you') ?? without(step.who, 'you'),
        commands:
          one(step.commands, 'all') ??
          one(step.commands, 'all-but-attack') ??
          without(step.commands, 'all', 'all-but-attack'),
        where: whereOf(step.where),
        ...(step.fromThere && { from: 'there' }),
        ...(step.most < SPACES.length && { most: step.most }),
        ...(step.bonus && { bonus: step.bonus }),
        ...(step.byEvent && { byEvent: true }),
      };
    case 'assault':
    case 'choose-space':
      return { do: step.do, where: whereOf(step.where) };
    case 'one-of':
      return { do: step.do, options: step.options.map(({ id, list: inner }) => ({ id, list: effectsOf(inner) })) };
    case 'as':
      return { do: step.do, who: step.who, list: effectsOf(step.list) };
    case 'if':
      return { do: step.do, where: whereOf(step.where), list: effectsOf(step.list) };
    case 'die-at-most':
      return { do: step.do, most: step.most, list: effectsOf(step.list) };
    default:
      return step;
  }
};

/** The steps in the form of our own Events. */
export const effectsOf = (steps: List): readonly Effect[] => steps.map(effectOf);
