/** The result of an Event, in one line: so that a table of all cards can be compared with the list of cards. */
import { canonical } from '../../../../kernel/fields';
import { diceOf, type Dice, quickDice } from '../../../../kernel/dice';
import type { AnyEvent } from '../../../../kernel/messages';
import { legal } from '../../../../kernel/offers';
import { submit } from '../../../../kernel/referee';
import { toAct } from '../../../../kernel/agenda';
import { prelude } from '../..';
import type { State, Prelude } from '../../state';
import type { Seat } from '../../seats';
import type { Command } from '../../vocabulary';

const LETTERS: Readonly<Record<Seat, string>> = { revolutionary: 'R', government: 'G' };
const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);

/** The words for one event; undefined for what every card does alike. */
const toldOf = (event: AnyEvent<Prelude>): string | undefined => {
  switch (event.kind) {
    case 'cubes-changed':
      return `${LETTERS[event.seat]}${signed(event.by)} ${event.place}`;
    case 'points-scored':
      return `${LETTERS[event.seat]}+${event.points} VP`;
    case 'opportunity-changed':
      return `${LETTERS[event.seat]}${signed(event.by)} OP`;
    case 'unrest-changed':
      return `unrest ${signed(event.by)}`;
    case 'prestige-changed':
      return `prestige ${signed(event.by)}`;
    case 'world-changed':
      return `world ${signed(event.by)}`;
    case 'organization-created':
      return `${LETTERS[event.seat]} organizes ${event.place}`;
    case 'organization-removed':
      return `${LETTERS[event.seat]} loses ${event.place}`;
    case 'preparations-made':
      return `${LETTERS[event.seat]} marker ${event.value}`;
    case 'preparations-lost':
      return `${LETTERS[event.seat]} loses marker ${event.value}`;
    case 'check-rolled':
      return `check ${event.place} ${event.target}`;
    case 'extremism-rolled':
      return `${LETTERS[event.seat]} extremism`;
    case 'table-rolled':
      return `roll ${event.result}`;
    case 'desertion-rolled':
      return `desertion of ${event.dice.length}x${event.value}`;
    case 'district-rolled':
      return `random ${event.place}`;
    case 'contest-rolled':
      return `${LETTERS[event.seat]} rolls ${event.die}`;
    case 'bid-made':
      return `${LETTERS[event.seat]} bids ${event.points}`;
    case 'scoring-moved':
      return `${event.track} marker ${signed(event.by)}`;
    case 'session-ended':
      return `session ends ${event.round}`;
    case 'cards-moved':
      return `${event.cards.join(' ')} ${event.from}>${event.to}`;
    case 'card-bound':
      return `bound ${event.to}`;
    case 'omen-laid':
      return `${LETTERS[event.omen.seat]} ${event.omen.kind}`;
    case 'option-chosen':
      return `(${event.option})`;
    case 'war-begun':
      return 'war';
    default:
      return undefined;
  }
};

/** Checks succeed or fail as wished; every other die is the same in every run. */
const diceFor = (seed: number, succeed: boolean): Dice => {
  const others = quickDice(seed);
  return diceOf({
    roll: (count, sides) => (count === 3 ? [1, 1, 1].map(low => (succeed ? low : 6)) : others.roll(count, sides)),
    shuffle: items => items,
  });
};

/** The first choice of each seat that is asked. It spends no Activity Points and buys off no failure. */
const answer = (state: State, seat: Seat): Command | undefined => {
  const commands = legal(prelude, prelude.hide(state, seat), seat);
  const wanted =
    state.agenda[0]?.kind === 'activities'
      ? commands.filter(one => one.kind === 'done')
      : commands.filter(
          one =>
            one.kind !== 'done' &&
            one.kind !== 'buy-off' &&
            !(one.kind === 'bid' && one.points !== (seat === 'revolutionary' ? 2 : 1)),
        );
  return [...wanted].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1))[0];
};

export interface Told {
  readonly line: string;
  readonly state: State;
}

/** Plays an Event and all its choices, up to the Scoring Die. */
export const tell = (
  from: State,
  seat: Seat,
  command: Command,
  { succeed = true, seed = 1, option = 0 } = {},
): Told => {
  const dice = diceFor(seed, succeed);
  const said: string[] = [];
  let state = from;
  let by: Seat = seat;
  let next: Command | undefined = command;
  for (let n = 0; n < 99 && next; n++) {
    const verdict = submit(prelude, state, by, next, dice);
    if (!verdict.ok) return { line: `refused: ${verdict.refusal.reason}`, state };
    said.push(...verdict.events.flatMap(event => toldOf(event) ?? []));
    state = verdict.state;
    const [top] = state.agenda;
    if (!top || top.kind === 'scoring-die' || top.kind === 'choose-die') break;
    if (top.kind === 'activities') said.push(`${LETTERS[top.seat]} activities ${top.points}`);
    by = toAct(prelude, state)[0] ?? by;
    next =
      top.kind === 'choose-option' && top.options[option]
        ? { kind: 'choose-option', option: top.options[option].id }
        : answer(state, by);
  }
  return { line: said.join(', '), state };
};
