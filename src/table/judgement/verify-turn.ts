/** Judges a turn, window or undo of a finished game again, as the referee had to judge it. */
import { toAct } from '../../kernel/agenda';
import { canonical } from '../../kernel/fields';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { isBarrier, submit, type Verdict } from '../../kernel/referee';
import { closeWindow, isPass } from '../../kernel/reaction-windows';
import { sealedTurn, type Sealer, viewsAfterUndo } from '../record/sealed-parts';
import { finished } from '../../kernel/slices';
import { violationsOf } from './violations';
import { handOwners, isShifted, missingVotes } from './agreement';
import { type AnyTypes, type EntryOf, type Finding, finding, type Sealed } from '../record/model';
import { diceOfTurn, isSeeded } from '../record/seed';
import { editVerdict, firstTurn } from './turns';
import { isShareRight, mixedSeed, needsShare } from '../record/shares';
import { diceKind, type Moment, sharesWith, type Timeline } from '../record/timeline-model';
import { commandOf, isSignedBy, seatsOf, userAt } from '../record/authors';
import { linkAt } from '../record/timeline';
import { passesBy } from './standing';
import { awayFrom, deadlineOf, isAway, isTimed, type OpenWindow, passesSince, windowIn } from './reaction-window';

/** What is needed to judge an entry again: the table before it, and the referee's secrets. */
export interface Again {
  readonly before: Timeline;
  readonly sealer: Sealer;
  readonly seed: Uint8Array;
}

type Turn = EntryOf<'turn'>;
type Asked = Pick<Moment, 'command' | 'edit'>;

/** Judges a turn again, from the state before it and the request in its sealed part. */
const again = ({ before, seed }: Again, turn: Turn, asked: Asked): Verdict<AnyTypes> | undefined => {
  const { game, head, state } = before;
  const mixed = mixedSeed(seed, game.seats(head.options), sharesWith(before, turn));
  const dice = diceOfTurn(mixed, head, turn.by, turn.n);
  if (turn.by === 'table') return firstTurn(game, head, state, dice);
  if (turn.by === 'window') return closeWindow(game, state, dice);
  if (turn.by === 'command') return asked.command && submit(game, state, turn.seat, asked.command, dice);
  if (!asked.edit) return undefined;
  return editVerdict(before, turn.seat === 'table' ? undefined : turn.seat, asked.edit, dice);
};

/** The first event that is recorded differently than it must have happened. */
const wrongEvent = (told: readonly Message[], right: readonly Message[]): Message | undefined => {
  const at = told.findIndex((event, n) => canonical(event) !== canonical(right[n]));
  return at >= 0 ? told[at] : right[told.length];
};

const isSame = (one: unknown, other: unknown): boolean => canonical(one ?? null) === canonical(other ?? null);
export const isSealedAs = (told: readonly Sealed[] | undefined, right: readonly Sealed[]): boolean =>
  isSame(told ?? [], right);

/** Was a change by hand agreed to as it is recorded: allowed by a vote, or in need of no consent? */
const isConsented = (before: Timeline, { seat, user, fulfils }: Turn, change: Edit | undefined): boolean => {
  if (fulfils === undefined) {
    return !change || !handOwners(before, user, seat === 'table' ? undefined : seat, change).length;
  }
  const asked = agreed(before, fulfils);
  if (asked?.what.kind !== 'edit' || asked.seat !== seat || !isSame(asked.what.edit, change)) return false;
  return !isShifted(before, fulfils, asked.what.edit);
};

type Pass = NonNullable<Turn['passes']>[number];

/** A pass is never recorded by itself: it would show who has passed before the window closes. */
export const isSealedPass = (before: Timeline, seat: string, command: Message | undefined): boolean => {
  const window = windowIn(before);
  return window?.seats.includes(seat) === true && isPass(window, command);
};

const isTrue = (before: Timeline, window: OpenWindow, pass: Pass, turn: Turn, told: Moment): boolean => {
  const { seat } = pass;
  switch (pass.by) {
    case 'own': {
      const user = userAt(before, seat);
      const { seen, stands: word, left } = pass;
      // an answer to this window and to no earlier one, which it has not taken back, or one that stood for it
      const isInTime =
        word === undefined
          ? seen >= passesSince(before, window, seat) &&
            (left !== undefined || seen >= before.sitting) &&
            seen <= before.revision
          : left !== undefined && passesBy(before, window, { seat, word, seen, left });
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

/** What is wrong with the close of a window; undefined if all have passed. */
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

/** May this seat be reported as away? */
export const mayBeAway = (before: Timeline, { seat, on, user, t }: EntryOf<'away'>): boolean => {
  const window = windowIn(before);
  if (window?.opened !== on || !window.seats.includes(seat)) return false;
  const isPlayer = Object.values(before.holders).some(holder => holder.kind === 'user' && holder.user === user);
  return userAt(before, seat) !== user && (!isPlayer || t >= awayFrom(window));
};

/** May this turn be made here, by this seat, in this manner? */
const isTurnOf = ({ before }: Again, turn: Turn, told: Moment): Finding => {
  const { command, edit: change } = told;
  const { begun, mode, holders, game, state, proposals } = before;
  const { by, seat, user, breaks, fulfils } = turn;
  const number = before.dice[diceKind(before.head, by)];
  if (turn.n !== number) return finding('verify-dice-number', { number: turn.n, right: number });
  const isBots = by === 'command' && holders[seat]?.kind === 'bot';
  // only a bot gives a bot's reasons, and only the close of a window has passes
  if (turn.why && !isBots) return finding('verify-command');
  if (turn.passes && by !== 'window') return finding('verify-window');
  if (by === 'command' ? !isShareRight(before, turn) : turn.share !== undefined) return finding('verify-share');
  if (turn.left !== undefined && (by !== 'command' || isBots)) return finding('verify-command');
  const isPlain = user === undefined && breaks === undefined && fulfils === undefined;
  if (by === 'table') {
    return !begun && isSeeded(before) && seat === 'table' && isPlain ? undefined : finding('verify-beginning');
  }
  if (!begun) return finding('verify-beginning');
  if (by === 'window') return isPlain ? wrongWindow(before, turn, told) : finding('verify-window');
  if (by === 'command' && isSealedPass(before, seat, command)) return finding('verify-window');
  if (by === 'command') {
    const isFree = !isBots || (mode !== 'free' && !proposals.length && toAct(game, state).includes(seat));
    return isPlain && isFree ? undefined : finding('verify-command');
  }
  const own = user === undefined ? [] : seatsOf(before, user);
  const isOwn = user !== undefined && (seat === 'table' ? !own.length : own.includes(seat));
  if (!isOwn || !isConsented(before, turn, change)) return finding('verify-hand', { user: user ?? '' });
  if (mode !== 'advised' || change === undefined) return breaks === undefined ? undefined : finding('verify-breaks');
  const broken = (taken?: 'by-rule') =>
    finished(violationsOf(before, seat === 'table' ? undefined : seat, change, taken));
  // older records name the rules also where a seat took its own change back
  return isSame(broken(), breaks) || isSame(broken('by-rule'), breaks) ? undefined : finding('verify-breaks');
};

/** What is wrong with a turn; undefined if the rules and the dice of the seed lead to exactly these events. */
export const wrongTurn = (given: Again, turn: Turn, told: Moment): Finding => {
  const wrong = isTurnOf(given, turn, told);
  if (wrong) return wrong;
  const { before, sealer } = given;
  const verdict = again(given, turn, told);
  if (!verdict) return finding('verify-not-told');
  if (!verdict.ok) return finding('verify-illegal', { section: verdict.refusal.section });
  const event = wrongEvent(told.events, verdict.events);
  if (event) return finding('verify-other-events', { event: event.kind });
  const hasRolled = before.head.format > 1 && verdict.rolled;
  if (hasRolled !== (turn.rolled ?? false)) return finding('verify-rolled');
  const isBare = hasRolled && turn.by === 'command' && turn.share === undefined;
  if (isBare && needsShare(before, turn)) return finding('verify-share');
  if (isBarrier(before.game, verdict) !== turn.barrier) return finding('verify-barrier');
  const { command, edit: change, signature } = told;
  const asked = {
    ...(command && { command }),
    ...(change && { edit: change }),
    ...(signature !== undefined && { s: signature }),
  };
  const sealed = sealedTurn(sealer, before, turn.seat, asked, verdict.events);
  return isSealedAs(turn.sealed, sealed) ? undefined : finding('verify-sealed');
};

/** An undo without consent takes back its seat's own last turn, and no roll; with consent, what was proposed. */
export const wrongUndo = ({ before, sealer }: Again, undo: EntryOf<'undo'>): Finding => {
  if (!before.begun || !(undo.consent ? isAgreedUndo(before, undo) : isOwnUndo(before, undo))) {
    return finding('verify-undo');
  }
  return isSealedAs(undo.sealed, viewsAfterUndo(sealer, before, undo.to)) ? undefined : finding('verify-sealed');
};

const isOwnUndo = ({ moments, ...before }: Timeline, { seat, to, user, fulfils }: EntryOf<'undo'>): boolean => {
  const last = moments.findLast(({ entry, undone }) => entry.kind === 'turn' && !undone)?.entry;
  if (last?.kind !== 'turn' || last.by === 'table' || last.by === 'window' || user === undefined) return false;
  // a change without a seat belongs to the user who made it
  const isOwn = seat === 'table' ? last.user === user : seatsOf(before, user).includes(seat);
  return isOwn && fulfils === undefined && last.seat === seat && !last.barrier && last.r - 1 === to;
};

const isAgreedUndo = (before: Timeline, { seat, to, user, fulfils }: EntryOf<'undo'>): boolean => {
  const asked = agreed(before, fulfils);
  return asked?.what.kind === 'undo' && asked.what.to === to && asked.seat === seat && user === undefined;
};

/** The proposal that an entry carries out, if all had agreed to it. */
export const agreed = (before: Timeline, fulfils: number | undefined): EntryOf<'proposal'> | undefined => {
  const found = before.proposals.find(({ revision }) => revision === fulfils);
  return found && !missingVotes(before, found).length ? found.entry : undefined;
};
