/** Small parts that several sections share. */
import type { Section } from '../../../kernel/messages';
import type { At, Outcome, Rule, Steps } from '../../../kernel/rule';
import { eachCommand } from '../../../kernel/offers';
import { MOST_OPPORTUNITY, PRESTIGE_END, sign, UNREST_END, WORLD_END, type State } from '../state';
import type { Prelude } from '../types';
import type { Seat } from '../seats';
import type { Command, CommandOf, Event, Step, StepOf } from '../vocabulary';
import type { Place } from '../data/districts';

export type Result = Outcome<Prelude>;
export type RuleFor<K extends Step['kind'], C extends Command['kind']> = Rule<Prelude, StepOf<K>, CommandOf<C>>;
export type AtStep<K extends Step['kind']> = At<Prelude, StepOf<K>>;

/** The steps that one section's file answers for. */
export type StepsHere<K extends Step['kind']> = Pick<Steps<Prelude>, K>;

/** The seat that a step names. */
export const own = (_state: State, { seat }: { readonly seat: Seat }): readonly Seat[] => [seat];

/** Has the rule a legal command here? Ask it of public rules only: who is asked is public. */
export const isOpen = <T, C extends Command>(rule: Rule<Prelude, T, C>, at: At<Prelude, T>): boolean =>
  rule.offers(at).some(form => eachCommand<C>(form, command => !rule.forbids?.(at, command)));

/** The command that ends what may be ended early. */
export const doneAt = <T>(section: Section): Rule<Prelude, T, CommandOf<'done'>> => ({
  section,
  offers: () => [{ kind: 'done' }],
  decide: () => ({}),
});

/** The one face of a single die. */
export const faceOf = (faces: readonly number[]): number => faces[0] ?? 1;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

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
