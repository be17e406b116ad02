/** Secrecy by swapping: changes only what a seat cannot see; the seat must not notice, now or later. */
import { toAct } from '../agenda';
import { canonical } from '../fields';
import { quickDice } from '../dice';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { redact } from '../piles';
import { legal } from '../offers';
import { submit, type Verdict } from '../referee';
import { eachPosition, type Position } from './positions';
import type { Choose, Play } from './random-play';
import { difference, type Fault } from './values';

export interface Swap<G extends GameTypes> extends Play<G> {
  readonly every: number;
  /** Hidden ids of the same class may be swapped (cards of one deck). */
  classOf(id: string): string;
  /** Changes other hidden values of `seat`: numbers, which are no '?'. */
  vary?(state: G['state'], seat: G['seat'], choose: Choose): G['state'];
}

export interface SwapReport {
  positions: number;
  commands: number;
  readonly faults: readonly Fault[];
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Another state that looks the same to `seat`: what it sees as '?' is dealt again among ids of the same class. */
export const alternative = <S>(state: S, seen: S, choose: Choose, classOf: (id: string) => string): S => {
  const hidden = new Map<string, string[]>();
  const collect = (full: unknown, view: unknown): void => {
    if (view === '?' && typeof full === 'string') {
      const ids = hidden.get(classOf(full)) ?? [];
      ids.push(full);
      hidden.set(classOf(full), ids);
    } else if (isObject(view) && isObject(full)) for (const key of Object.keys(full)) collect(full[key], view[key]);
  };
  const deal = (full: unknown, view: unknown): unknown => {
    if (view === '?' && typeof full === 'string') {
      const ids = hidden.get(classOf(full)) ?? [];
      const one = choose(ids);
      ids.splice(ids.indexOf(one), 1);
      return one;
    }
    if (!isObject(full)) return full;
    const other = isObject(view) ? view : {};
    return Array.isArray(full)
      ? full.map((one, n) => deal(one, other[n]))
      : Object.fromEntries(Object.entries(full).map(([key, one]) => [key, deal(one, other[key])]));
  };
  collect(state, seen);
  // deal keeps the shape of `state`
  return deal(state, seen) as S;
};

/** Commands tried at a position for each actor. */
const SAMPLE = 6;

/** A difference by which `seat` can tell the states apart, if any. */
const tells = <G extends GameTypes>(
  game: Game<G>,
  { state, turn, choose }: Position<G>,
  other: G['state'],
  seat: G['seat'],
  report: SwapReport,
): string | undefined => {
  const ask = (one: G['state']): string => canonical(toAct(game, one));
  const reveals = (verdict: Verdict<G>): boolean =>
    verdict.ok && verdict.events.some(event => game.reveals.has(event.kind as G['event']['kind']));
  const read = (verdict: Verdict<G>): unknown =>
    verdict.ok ? verdict.events.map(event => redact(event, seat)) : verdict.refusal;
  if (ask(state) !== ask(other)) return `who is asked tells ${seat} a secret: ${ask(state)} or ${ask(other)}`;
  for (const actor of game.seats(state.options)) {
    const here = legal(game, game.hide(state, actor), actor);
    const there = actor === seat ? undefined : new Set(legal(game, game.hide(other, actor), actor).map(canonical));
    const sample = here.length > SAMPLE ? Array.from({ length: SAMPLE }, () => choose(here)) : here;
    for (const command of sample) {
      if (there && !there.has(canonical(command))) continue;
      report.commands++;
      const one = submit(game, state, actor, command, quickDice(turn));
      const two = submit(game, other, actor, command, quickDice(turn));
      if (reveals(one) || reveals(two)) continue;
      const left = read(one);
      const right = read(two);
      if (canonical(left) !== canonical(right)) {
        return `${actor}'s ${JSON.stringify(command)} tells ${seat} a secret: ${difference(left, right)}`;
      }
      if (one.ok && two.ok && ask(one.state) !== ask(two.state)) {
        const asked = `${ask(one.state)} or ${ask(two.state)}`;
        return `who is asked after ${actor}'s ${command.kind} tells ${seat} a secret: ${asked}`;
      }
    }
  }
  return undefined;
};

/** If a seat cannot tell two states apart, it must not be able to after any command, unless the command reveals. */
export const swap = <G extends GameTypes>(game: Game<G>, how: Swap<G>): SwapReport => {
  const report = { positions: 0, commands: 0, faults: [] as readonly Fault[] };
  report.faults = eachPosition(game, how, at => {
    for (const seat of game.seats(at.state.options)) {
      report.positions++;
      const seen = game.hide(at.state, seat);
      const dealt = alternative(at.state, seen, at.choose, how.classOf);
      const other = how.vary?.(dealt, seat, at.choose) ?? dealt;
      const seenOther = game.hide(other, seat);
      if (canonical(seenOther) !== canonical(seen)) {
        return `what ${seat} sees depends on what is hidden from it: ${difference(seenOther, seen)}`;
      }
      const problem = tells(game, at, other, seat, report);
      if (problem !== undefined) return problem;
    }
    return undefined;
  });
  return report;
};
