/** §8.0 The Non-player cards at a seat that somebody holds: it pays as a player does, and has no memory of its own. */
import type { Bot } from '../../../kernel/bot';
import { canonical } from '../../../kernel/canonical';
import { anytime } from '../rules/anytime';
import { termsOf } from '../rules/common';
import { cardFor } from '../nonplayers/cards';
import { chanceOfPick } from '../nonplayers/chance';
import { decide } from '../nonplayers/decide';
import { freshFrame } from '../nonplayers/draw';
import type { Card } from '../nonplayers/types';
import type { State } from '../state';
import type { AllBridges } from '../types';
import { COMMANDS, type Command, type Seat, type CardFrame } from '../vocabulary';

const ANYTIME: ReadonlySet<string> = new Set(Object.keys(anytime));

/** Priorities that are carried out once are taken for done, as many as there has been anything done. */
const placeOn = ({ priorities }: Card, uses: number): number => {
  const open = priorities.findIndex(
    ({ times }, n) => times === undefined || priorities.slice(0, n + 1).filter(one => one.times === 1).length > uses,
  );
  return open < 0 ? priorities.length : open;
};

/** How far the Command has come, read from the table: what it has selected so far. */
const frameAt = (state: State, seat: Seat): CardFrame | undefined => {
  const under = state.agenda.find(
    step => 'seat' in step && step.seat === seat && COMMANDS.some(one => one === step.kind),
  );
  const command = COMMANDS.find(one => one === under?.kind);
  const card = command && cardFor(state, seat, command);
  if (!under || !card) return undefined;
  const uses = 'spaces' in under ? under.spaces.length : 'cells' in under ? Number(under.cells) : 0;
  return { ...freshFrame(seat, card.id, termsOf(state, seat).limited), at: placeOn(card, uses), uses };
};

export const cards: Bot<AllBridges> = {
  id: 'cards',
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
    return isLegal(command) ? command : pick(answers);
  },
};
