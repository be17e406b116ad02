/** The result of a card's text in one line, so that a table of all cards can be compared with the list of Events. */
import { toAct } from '../../../../kernel/agenda';
import type { AnyEvent } from '../../../../kernel/messages';
import { submit } from '../../../../kernel/referee';
import { loaded } from '../../../../kernel/testing/replay';
import { allBridges } from '../..';
import type { State, AllBridges } from '../../state';
import type { Command, Seat } from '../../vocabulary';
import type { Text } from '../vocabulary';

const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);

/** One event in words; undefined for one that changes nothing. */
export const toldOf = (event: AnyEvent<AllBridges>): string | undefined => {
  switch (event.kind) {
    case 'resources-changed':
      return `${event.faction} ${signed(event.by)}`;
    case 'resources-transferred':
      return `${event.from}>${event.to} ${event.resources}`;
    case 'polarization-changed':
      return `polarization ${signed(event.by)}`;
    case 'vassalage-changed':
      return `${event.power} vassalage ${signed(event.by)}`;
    case 'cells-placed':
      return `${event.faction} ${event.stance} +${event.count} ${event.space}`;
    case 'cells-removed':
      return `${event.faction} ${event.stance} -${event.count} ${event.space}${event.to === 'prison' ? ' to prison' : ''}`;
    case 'cells-moved':
      return `${event.faction} ${event.stance} ${event.from}>${event.to}`;
    case 'cells-flipped':
      return `${event.faction} ${event.count} ${event.to} in ${event.space}`;
    case 'prisoners-changed':
      return `${event.faction} prisoners ${signed(event.by)}`;
    case 'disc-placed':
      return `${event.disc} +1 ${event.space}`;
    case 'disc-removed':
      return `${event.disc} -1 ${event.space}`;
    case 'troops-placed':
      return `${event.power} +${event.count} ${event.space}`;
    case 'troops-removed':
      return `${event.power} -${event.count} ${event.space}`;
    case 'german-box-changed':
      return `german box ${signed(event.by)}`;
    case 'support-shifted':
      return `${event.space} ${signed(event.by)}`;
    case 'terror-placed':
      return `terror of ${event.of} ${event.space}`;
    case 'prepared-removed':
      return `prepared of ${event.side} -1 ${event.space}`;
    case 'sabotage-placed':
      return `sabotage ${event.border}`;
    case 'capability-placed':
      return `${event.marker} of ${event.side} ${event.at}`;
    case 'news-placed':
      return `news ${event.space} ${event.holder}`;
    case 'news-removed':
      return 'news gone';
    case 'personality-placed':
      return `personality ${event.space}`;
    case 'personality-removed':
      return 'personality gone';
    case 'cube-placed':
      return `cube of ${event.cube} +1`;
    case 'cube-removed':
      return `cube of ${event.cube} -1`;
    case 'issue-resolved':
      return `${event.issue} resolved ${event.side}`;
    case 'issue-reopened':
      return `${event.issue} reopened`;
    case 'coordinate-set':
      return event.on ? 'coordinate' : undefined;
    case 'phase-two':
      return 'phase two';
    case 'event-rolled':
    case 'activation-rolled':
    case 'politics-rolled':
      return `die ${event.die}`;
    case 'attack-rolled':
    case 'german-attack-rolled':
      return `attack ${event.space} ${event.strength}:${event.die}`;
    default:
      return undefined;
  }
};

export interface Told {
  readonly line: string;
  readonly state: State;
}
/** A choice, with the die that it rolls. */
export type Answer = Command | readonly [Command, number];

/** A message about a table that refuses an answer. */
const stranded = (state: State, reason: string, command: Command): string =>
  `${reason} for ${JSON.stringify(command)} at ${JSON.stringify(state.agenda[0])}`;

/** Executes a text of the current card with these choices; afterwards only the Senate is asked, for its die. */
export const tell = (from: State, seat: Seat, text: Text, ...answers: readonly Answer[]): Told => {
  const take: Command = { kind: 'take', box: 'bottom-event-d' };
  const choose: Command = { kind: 'choose-text', text };
  const all: readonly Answer[] = [take, ...(text === 'single' ? [] : [choose]), ...answers];
  const said: string[] = [];
  let state = from;
  for (const answer of all) {
    const [command, die] = 'kind' in answer ? [answer, undefined] : answer;
    const by = toAct(allBridges, state)[0] ?? seat;
    const verdict = submit(allBridges, state, by, command, loaded(...(die ? [['1d6', [die]] as const] : [])));
    if (!verdict.ok) return { line: stranded(state, verdict.refusal.reason, command), state };
    said.push(...verdict.events.flatMap(event => toldOf(event) ?? []));
    state = verdict.state;
  }
  const [top] = state.agenda;
  if (top?.kind !== 'german-phase') said.push(`still ${JSON.stringify(top)}`);
  return { line: said.join(', '), state };
};
