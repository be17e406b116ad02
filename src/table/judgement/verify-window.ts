/** The close of a window, judged again: did everybody who was asked let it pass, each as the record says? */
import type { Message } from '../../kernel/messages';
import { isPass } from '../../kernel/reaction-windows';
import { commandOf, isSignedBy, userAt } from '../record/authors';
import { type Finding, finding } from '../record/finding';
import type { EntryOf } from '../record/model';
import { linkAt } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';
import { awayFrom, deadlineOf, isAway, isTimed, type OpenWindow, windowIn } from './reaction-window';

type Turn = EntryOf<'turn'>;
type Pass = NonNullable<Turn['passes']>[number];

/** A pass never stands in the record by itself: it would tell who has passed before the window closes. */
export const isSealedPass = (before: Timeline, seat: string, command: Message | undefined): boolean => {
  const window = windowIn(before);
  return window?.seats.includes(seat) === true && isPass(window, command);
};

const isTrue = (before: Timeline, window: OpenWindow, pass: Pass, turn: Turn, told: Moment): boolean => {
  const { seat } = pass;
  switch (pass.by) {
    case 'own': {
      const user = userAt(before, seat);
      const { seen } = pass;
      // an answer to this window, and to no earlier one
      const isInTime = seen >= window.opened && seen >= before.sitting && seen <= before.revision;
      const linkTo = (revision: number): string => linkAt(before, revision);
      return (
        user !== undefined && isInTime && isSignedBy(user, commandOf(told, turn, pass, window.pass), before, linkTo)
      );
    }
    case 'bot':
      return before.holders[seat]?.kind === 'bot' && isTimed(before);
    case 'clock':
      return isTimed(before) && !window.waits.includes(seat) && turn.t >= deadlineOf(window);
    case 'others':
      return isAway(before, window, seat);
  }
};

/** What is wrong with the close of a window; undefined if all have let it pass. */
export const wrongWindow = (before: Timeline, turn: Turn, told: Moment): Finding => {
  const { seat, passes = [] } = turn;
  const window = windowIn(before);
  if (!window || seat !== 'table') return finding('verify-window');
  const isWhole = passes.length === window.seats.length && window.seats.every((one, n) => passes[n]?.seat === one);
  if (!isWhole) return finding('verify-window');
  const wrong = passes.find(pass => !isTrue(before, window, pass, turn, told));
  return wrong && finding('verify-pass', { seat: wrong.seat });
};

/** May this seat ask to wait? */
export const mayWait = (before: Timeline, { seat, on }: EntryOf<'wait'>): boolean => {
  const window = windowIn(before);
  const isAsked = window?.opened === on && window.seats.includes(seat) && userAt(before, seat) !== undefined;
  return isAsked && !window.waits.includes(seat);
};

/** May it be said of this seat that it is away? */
export const mayBeAway = (before: Timeline, { seat, on, user, t }: EntryOf<'away'>): boolean => {
  const window = windowIn(before);
  if (window?.opened !== on || !window.seats.includes(seat)) return false;
  const isPlayer = Object.values(before.holders).some(holder => holder.kind === 'user' && holder.user === user);
  return userAt(before, seat) !== user && (!isPlayer || t >= awayFrom(window));
};
