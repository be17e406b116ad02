/**
 * §intrigue An owner’s card, built from steps: when it may be played, its target and its effect. Steps use the same
 * events as our cards.
 */
import { cases, fields, list, oneOf, whole, type Fields, type Read } from '../../../kernel/owners-data';
import { OFFICES, PHASES, type Office } from './offices';

/** When a card may be played: at any moment, or in a phase. */
export const MOMENTS = ['any', ...PHASES] as const;
export type Moment = (typeof MOMENTS)[number];
/** The target: nobody in particular, somebody of a kind, or the holder of an office. */
export const TARGETS = ['nobody', 'anybody', 'member', 'sick', 'suspect', 'siberia', 'exile', ...OFFICES] as const;
export type Target = (typeof TARGETS)[number];

type Whom = 'target' | Office;
type List = readonly OwnersStep[];
interface OnSomebody {
  readonly whom: Whom;
}
export type OwnersStep =
  | (OnSomebody & { readonly do: 'age' | 'rest'; readonly years: number })
  | (OnSomebody & { readonly do: 'sicken' | 'heal'; readonly crosses: number })
  | (OnSomebody & { readonly do: 'suspect' | 'clear' | 'to-siberia' | 'to-people' | 'die' })
  | (OnSomebody & { readonly do: 'influence'; readonly points: number })
  | { readonly do: 'draw' | 'discard' | 'all-discard'; readonly cards: number }
  | { readonly do: 'wave'; readonly by: number }
  | { readonly do: 'roll'; readonly most: number; readonly list: List }
  | { readonly do: 'by-hand' };

const MOST_STEPS = 6;
const MOST_YEARS = 12;
const MOST_CROSSES = 2;
const MOST_POINTS = 5;
const MOST_CARDS = 3;
const MOST_BONUS = 9;
const DIE = 20;

const whom = oneOf<Whom>(['target', ...OFFICES]);
const years = whole(1, MOST_YEARS);
const crosses = whole(1, MOST_CROSSES);
const cards = whole(1, MOST_CARDS);

const kind = (one: OwnersStep['do'], others: Readonly<Record<string, Read<unknown>>> = {}) =>
  // the fields of each kind are those of its type above
  fields<OwnersStep>({ do: oneOf([one]), ...others } as Fields<OwnersStep>);
const flat = {
  age: kind('age', { whom, years }),
  rest: kind('rest', { whom, years }),
  sicken: kind('sicken', { whom, crosses }),
  heal: kind('heal', { whom, crosses }),
  suspect: kind('suspect', { whom }),
  clear: kind('clear', { whom }),
  'to-siberia': kind('to-siberia', { whom }),
  'to-people': kind('to-people', { whom }),
  die: kind('die', { whom }),
  influence: kind('influence', { whom, points: whole(1, MOST_POINTS) }),
  draw: kind('draw', { cards }),
  discard: kind('discard', { cards }),
  'all-discard': kind('all-discard', { cards }),
  wave: kind('wave', { by: whole(1, MOST_BONUS) }),
  'by-hand': kind('by-hand'),
};
const within: Read<List> = list(cases<OwnersStep>('do', flat), 1, MOST_STEPS);

/** The steps of a card; those after a die lie within it. */
export const ownersSteps: Read<List> = list(
  cases<OwnersStep>('do', { ...flat, roll: kind('roll', { most: whole(1, DIE), list: within }) }),
  1,
  MOST_STEPS,
);

/** Does a step need the card’s target? */
export const needsTarget = (steps: List): boolean =>
  steps.some(step => ('whom' in step ? step.whom === 'target' : step.do === 'roll' && needsTarget(step.list)));
