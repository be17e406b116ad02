/** §8.0 Plays a player's seat by the Non-player cards: it pays like a player, and remembers nothing of its own. */
import type { RuleOfThumb } from '../../../kernel/bot';
import { canonical } from '../../../kernel/fields';
import { anytime } from '../rules/anytime';
import { fightOf } from '../rules/attack';
import { termsOf } from '../rules/common';
import { rallyCount } from '../rules/rally';
import { strengthOf } from '../rules/strength';
import { cardFor } from '../nonplayers/groups';
import { chanceOfPick } from '../nonplayers/chance';
import { decide } from '../nonplayers/decide';
import { freshFrame } from '../nonplayers/draw';
import type { Card } from '../nonplayers/types';
import type { State, AllBridges } from '../state';
import { COMMANDS, type CardFrame, type Command, type CommandName, type Seat, type Step } from '../vocabulary';

const ANYTIME: ReadonlySet<string> = new Set(Object.keys(anytime));
const isCommand = (kind: string): kind is CommandName => COMMANDS.some(one => one === kind);

/** Limited priorities count as done in order, one for each thing done so far. */
const placeOn = ({ priorities }: Card, uses: number): number => {
  const open = priorities.findIndex(
    ({ times }, n) => times === undefined || priorities.slice(0, n + 1).filter(one => one.times === 1).length > uses,
  );
  return open < 0 ? priorities.length : open;
};
const usesOf = (step: Step): number =>
  'spaces' in step && Array.isArray(step.spaces)
    ? step.spaces.length
    : 'cells' in step && typeof step.cells === 'number'
      ? step.cells
      : 0;

/** The progress of a Command, read from the table: what it has selected so far. */
const frameAt = (state: State, seat: Seat): CardFrame | undefined => {
  const under = state.agenda.find(step => 'seat' in step && step.seat === seat && isCommand(step.kind));
  const { chosen, limited } = termsOf(state, seat);
  const command = under && isCommand(under.kind) ? under.kind : chosen === 'none' ? undefined : chosen;
  const card = command && cardFor(state, seat, command);
  if (!card) return undefined;
  const uses = under ? usesOf(under) : 0;
  return { ...freshFrame(seat, card.id, limited), at: placeOn(card, uses), uses };
};

/** How much Strength to pay for, if there is no other. */
const ENOUGH = 4;
/** What only players need: paying against hindrances and for Strength, and earning. */
const bought = (state: State, seat: Seat, decided: Command): Command | undefined => {
  const [top] = state.agenda;
  switch (top?.kind) {
    case 'rally-space':
      return rallyCount(state, seat, top.space, top.offset) ? undefined : { kind: 'offset' };
    case 'attack-space':
      return strengthOf(state, fightOf(top)) < ENOUGH && decided.kind === 'roll-attack'
        ? { kind: 'add-strength' }
        : undefined;
    case 'operation':
      return decided.kind === 'done' ? { kind: 'special-activity', activity: 'political-event' } : undefined;
    default:
      return undefined;
  }
};

export const cards: RuleOfThumb<AllBridges> = {
  id: 'cards',
  reasons: ['by-card'],
  choose(seen, seat, legal, pick) {
    const keys = new Set(legal.map(canonical));
    const own = legal.filter(({ kind }) => !ANYTIME.has(kind));
    const answers = own.length ? own : legal;
    const isLegal = (command: Command): boolean => keys.has(canonical(command));
    const frame = frameAt(seen, seat);
    const { command } = decide({
      state: seen,
      seat,
      answers,
      isLegal,
      chance: chanceOfPick(pick),
      ...(frame && { frame }),
    });
    const dearer = bought(seen, seat, command);
    if (dearer && isLegal(dearer)) return dearer;
    return isLegal(command) ? command : pick(answers);
  },
  why({ seat, state }) {
    const card = frameAt(state, seat)?.card;
    return card && { word: 'by-card', params: { card } };
  },
};
