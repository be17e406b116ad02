/** §8.2 A Non-player draws until a card's condition holds and its Command can be executed, if only in part. */
import { isToTheLetter } from '../options';
import { suits } from '../rules/plans';
import { isSpecialOpen } from '../rules/possible';
import type { State } from '../state';
import type { Event, Operation, Seat, CardFrame, Scripted } from '../vocabulary';
import { cardOf } from './groups';
import { telling, type Chance } from './chance';
import { CONDITIONS } from './conditions';
import { beginning, beginningOf } from './legality';
import { nextOf } from './priorities';
import type { Card, SpecialCard } from './types';
import { needOf, wantOf } from './wants';
import { NONPLAYER_DECKS, type NonplayerCard } from './vocabulary';

/** A card before anything is done by it. */
export const freshFrame = (seat: Seat, card: NonplayerCard, limited: boolean): CardFrame => ({
  kind: 'nonplayer-card',
  seat,
  card,
  limited,
  at: 0,
  times: 0,
  uses: 0,
  die: 0,
  special: limited ? 'none' : 'open',
  script: [],
});

const HIGHEST = 6;
/** §8.2.1 Does the condition hold? A die is rolled for it only if it may decide. */
export const meets = (
  state: State,
  card: Card,
  frame: CardFrame,
  chance: Chance,
): { readonly isMet: boolean; readonly frame: CardFrame; readonly notes: readonly Event[] } => {
  const { seat } = card;
  const holds = (die: number): boolean =>
    card.condition.some(all => all.every(name => CONDITIONS[name]({ state, seat, frame: { ...frame, die } })));
  const needsNone = isToTheLetter(state) && holds(0);
  if (!card.rollsDie || needsNone || !holds(HIGHEST)) return { isMet: holds(0), frame, notes: [] };
  const notes: Event[] = [];
  const die = telling(chance, seat, 'roll-card', notes).die();
  return { isMet: holds(die), frame: { ...frame, die }, notes };
};

/** What each of a card's conditions lacks. */
const unmet = (state: State, { condition, id, seat }: Card, frame: CardFrame): readonly Event[] =>
  [...new Set(condition.flatMap(all => all.find(name => !CONDITIONS[name]({ state, seat, frame })) ?? []))].map(
    missing => ({ kind: 'condition-unmet', seat, card: id, because: needOf(missing) }),
  );

interface Planned {
  readonly script: readonly Scripted[];
  readonly notes: readonly Event[];
}
/** §8.2.3 The first Special Activity of a card that can be conducted beside its Command. */
export const plannedSpecial = (
  state: State,
  terms: Operation,
  frame: CardFrame,
  specials: readonly SpecialCard[],
  chance: Chance,
): Planned | { readonly notes: readonly Event[] } => {
  const notes: Event[] = [];
  const { seat } = terms;
  for (const special of specials) {
    const { activity, priorities, when = [] } = special;
    const view = { state, seat, frame };
    const unmet = when.find(name => !CONDITIONS[name](view));
    const lack = unmet ? needOf(unmet) : isSpecialOpen(state, terms, activity) ? undefined : wantOf('not-allowed');
    if (lack !== undefined) {
      notes.push({ kind: 'special-passed-over', seat, activity, because: lack });
      continue;
    }
    const { at, isLegal, state: begun } = beginningOf(state, seat, activity);
    const own = { ...freshFrame(seat, frame.card, false), die: frame.die };
    const tried = nextOf({ of: activity, state: begun, seat, frame: own, at, isLegal, chance }, priorities, 'no-limit');
    notes.push(...tried.notes);
    if (tried.found) {
      const begins: Scripted = { at: 'operation', give: { kind: 'special-activity', activity } };
      return { script: [begins, ...tried.found.script], notes };
    }
  }
  return { notes };
};

export interface Drawn {
  readonly card: Card;
  readonly frame: CardFrame;
}
/** §8.2.1, §8.2.3 The card as it would be executed, or why it returns. */
const drawnAs = (
  state: State,
  terms: Operation,
  card: Card,
  chance: Chance,
  notes: Event[],
): CardFrame | 'condition' | 'nothing-to-do' => {
  const met = meets(state, card, freshFrame(card.seat, card.id, terms.limited), chance);
  notes.push(...met.notes);
  if (!met.isMet || !terms.commands.includes(card.command)) {
    if (!met.isMet) notes.push(...unmet(state, card, met.frame));
    return 'condition';
  }
  const { at, isLegal, state: begun } = beginning(state, terms, card.command);
  const tried = nextOf(
    { of: card.id, state: begun, seat: card.seat, frame: met.frame, at, isLegal, chance },
    card.priorities,
    card.most,
  );
  notes.push(...tried.notes);
  if (!tried.found) return 'nothing-to-do';
  const chosen: Scripted = { at: 'operation', give: { kind: 'choose-command', command: card.command } };
  return { ...tried.found.frame, script: [chosen, ...tried.found.script] };
};

/** §8.1.4 (5) Cards in drawing order; undefined if none can be executed. */
export const drawCard = (
  state: State,
  terms: Operation,
  chance: Chance,
): { readonly drawn?: Drawn; readonly notes: readonly Event[] } => {
  const { seat } = terms;
  const notes: Event[] = [];
  for (const id of chance.shuffle<NonplayerCard>(NONPLAYER_DECKS[seat])) {
    const card = cardOf(id);
    if (!card) continue;
    notes.push({ kind: 'nonplayer-card-drawn', seat, card: id });
    const frame = drawnAs(state, terms, card, chance, notes);
    if (typeof frame === 'object') return { drawn: { card, frame }, notes };
    notes.push({ kind: 'nonplayer-card-discarded', seat, card: id, because: frame });
  }
  return { notes };
};

/** §8.4.5 If the Special Activity comes first: its plan, before the Command. */
export const withSpecialFirst = (
  state: State,
  terms: Operation,
  { card, frame }: Drawn,
  chance: Chance,
): { readonly frame?: CardFrame; readonly notes: readonly Event[] } => {
  const fit = card.specials.filter(({ activity }) => suits(activity, card.command)).slice(0, 1);
  const planned = plannedSpecial(state, terms, frame, fit, chance);
  return 'script' in planned
    ? { frame: { ...frame, special: 'done', script: [...planned.script, ...frame.script] }, notes: planned.notes }
    : { notes: planned.notes };
};
