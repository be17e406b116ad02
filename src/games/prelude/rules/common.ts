/** Small parts that several sections share. */
import { within } from '../../../kernel/kit/edits';
import * as kit from '../../../kernel/kit/rules';
import type { Outcome } from '../../../kernel/rule';
import { MOST_OPPORTUNITY, PRESTIGE_END, sign, UNREST_END, WORLD_END, type State, type Prelude } from '../state';
import type { Seat } from '../seats';
import type { Command, Event, Step } from '../vocabulary';
import type { Place } from '../data/districts';

export type Result = Outcome<Prelude>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = kit.RuleFor<Prelude, K, C>;
export type AtStep<K extends Step['kind']> = kit.AtStep<Prelude, K>;
export type StepsHere<K extends Step['kind']> = kit.StepsHere<Prelude, K>;

export const { own, isOpen, done, choice, oneFewer, assemble } = kit.ruleKit<Prelude>();

/** §8 Points gained or lost, between 0 and 16; no event if nothing changes. */
export const opportunityChange = ({ opportunity }: State, seat: Seat, by: number): readonly Event[] => {
  const change = within(opportunity[seat] + by, 0, MOST_OPPORTUNITY) - opportunity[seat];
  return change ? [{ kind: 'opportunity-changed', seat, by: change }] : [];
};

/** §11 Unrest rises or falls, between 0 and 15. */
export const unrestChange = ({ unrest }: State, by: number): readonly Event[] => {
  const change = within(unrest + by, 0, UNREST_END) - unrest;
  return change ? [{ kind: 'unrest-changed', by: change }] : [];
};

/** §12 Prestige rises or falls, between 0 and 15; §12.1.1 never again once the Tsar has gone. */
export const prestigeChange = ({ abdicated, prestige }: State, by: number): readonly Event[] => {
  const change = abdicated ? 0 : within(prestige + by, 0, PRESTIGE_END) - prestige;
  return change ? [{ kind: 'prestige-changed', by: change }] : [];
};

/** §5.3 World Affairs moves toward a side, never beyond 5. */
export const worldChange = ({ world }: State, seat: Seat, by: number): readonly Event[] => {
  const change = within(world + sign(seat) * by, -WORLD_END, WORLD_END) - world;
  return change ? [{ kind: 'world-changed', by: change }] : [];
};

export const pointsScored = (seat: Seat, points: number): readonly Event[] =>
  points ? [{ kind: 'points-scored', seat, points }] : [];

export const cubesChange = (place: Place, seat: Seat, by: number): readonly Event[] =>
  by ? [{ kind: 'cubes-changed', place, seat, by }] : [];
