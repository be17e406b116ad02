/** A Non-player card's acts and reasons on a table in one line, to be compared with its priorities. */
import { goOn } from '../../../../kernel/referee';
import { loaded, type Roll } from '../../../../kernel/testing/replay';
import { allBridges } from '../..';
import { toldOf } from '../../cards/testing/telling';
import { operation } from '../../rules/common';
import { table } from '../../testing/positions';
import type { State } from '../../state';
import type { Event, Operation, Seat, Step, CardFrame, Scripted } from '../../vocabulary';
import { cardOf } from '../groups';
import { chanceOf } from '../chance';
import { freshFrame, withSpecialFirst } from '../draw';
import type { Card } from '../types';
import { nonplayersIn } from '../../options';
import type { NonplayerCard } from '../vocabulary';

type Table = NonNullable<Parameters<typeof table>[0]>;

/** A table and its dice; ties go to the first in the order of the map. */
export interface Scene extends Table {
  readonly card: NonplayerCard;
  /** The Factions without a player; by default all but one whom the card does not play. */
  readonly nonplayers?: string;
  /** A Limited Command. */
  readonly limited?: boolean;
  /** The die rolled for the card's condition. */
  readonly die?: number;
  readonly dice?: readonly number[];
}

const ALONE: Readonly<Record<Seat, string>> = {
  reds: 'reds-moderates',
  senate: 'senate-moderates',
  moderates: 'senate-moderates',
};

/** A priority with its findings, `a>` what a nested one left, `?` what chance chose. */
const reasonOf = (event: Event): string | undefined => {
  switch (event.kind) {
    case 'priority-tried':
      return `${nameOf(event)}: ${event.spaces.join(' ')}`;
    case 'priority-narrowed':
      return `${nameOf(event)}> ${event.spaces.join(' ')}`;
    case 'chosen-randomly':
      return `${nameOf(event)}? ${event.spaces.join(' ')}`;
    case 'nonplayer-rolled':
      return `card die ${event.die}`;
    case 'special-used':
      return `+${event.activity}`;
    case 'prepared-placed':
      return `prepared ${event.space}`;
    case 'sabotage-removed':
      return `repaired ${event.border}`;
    case 'terror-removed':
      return `terror gone ${event.space}`;
    default:
      return toldOf(event);
  }
};
const nameOf = ({ card, priority }: { readonly card: string; readonly priority: string }): string => {
  const id = priority
    .replace(/^.*?-(?=\d[\da-z-]*$)/, '')
    .replace(/^\d\d-/, '')
    .replaceAll('-', '.')
    .replace(/^\((.*)\)$/, '$1');
  return /^\d/.test(card) ? id : `${card} ${id}`;
};

/** The rest of the turn, in which no Non-player is asked. */
const REST: readonly Step[] = [{ kind: 'nonplayer-due', seat: 'reds' }];

const firstOf = (state: State, terms: Operation, card: Card, frame: CardFrame): ReturnType<typeof withSpecialFirst> =>
  withSpecialFirst(state, terms, { card, frame }, chanceOf(loaded()));

/** The whole story of a card's execution. */
export const storyOf = ({ card, dice = [], die = 0, limited = false, nonplayers, ...part }: Scene): string => {
  const data = cardOf(card);
  const { command, seat } = data ?? { command: 'rally', seat: 'reds' };
  const start = table(part);
  const played = { ...start, options: { ...start.options, pace: 'run', nonplayers: nonplayers ?? ALONE[seat] } };
  const terms = operation(seat, { commands: [command], limited, special: limited ? 'none' : 'open' });
  const begins: Scripted = { at: 'operation', give: { kind: 'choose-command', command } };
  const fresh: CardFrame = { ...freshFrame(seat, card, limited), die, script: [begins] };
  const first = data?.specialFirst && !limited ? firstOf(played, terms, data, fresh) : undefined;
  const state = { ...played, agenda: [terms, first?.frame ?? fresh, ...REST] satisfies readonly Step[] };
  if (!nonplayersIn(state.options).includes(seat)) return 'somebody plays it';
  const rolls = dice.map((face): Roll => ['1d6', [face]]);
  const loadedDice = loaded(...rolls);
  const verdict = goOn(allBridges, state, loadedDice);
  if (!verdict.ok) return verdict.refusal.reason;
  const left = loadedDice.left.length ? [`${loadedDice.left.length} dice left`] : [];
  const told = [...(first?.notes ?? []), ...verdict.events].flatMap(event =>
    event.kind === 'agenda' ? [] : (reasonOf(event) ?? []),
  );
  return [...told, ...left].join(', ');
};
