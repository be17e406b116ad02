/** A change by hand at an advising table: offers the action it may be, or tells what it breaks. Loaded with the first. */
import type { Advice } from '../../kernel/advice';
import type { Point } from '../../kernel/board';
import type { Change, GameEdit } from '../../kernel/edit';
import { topOf } from '../../kernel/lookup';
import type { Message } from '../../kernel/messages';
import { sameQuestion } from '../../kernel/referee';
import { likelyFirst, menuAt } from '../../table/board/menu';
import type { Wording } from '../../table/i18n/wording';
import { bareButton } from '../../table/panels/choice-buttons';
import type { EditReply, TableClient } from '../../table/panels/client-model';
import { changeText } from '../../table/panels/proposals';
import { readingOf } from '../../table/panels/reading';
import type { AnyTypes } from '../../table/record/model';
import { runInSlices } from '../../table/run-in-slices';
import { focusOf } from '../focus';
import { lazyImport, speech } from '../lazy-import';
import { fetchGuide } from '../lazy-translations';
import { furtherThan } from '../tables/asking';
import { resting } from '../tables/refereeing';
import type { Bubbles, Rest } from './bubble';

/** The board's parts and actions that advice needs. */
interface Advising {
  readonly client: TableClient;
  readonly words: Wording;
  readonly bubbles: Bubbles;
  submit(command: Message): Promise<boolean>;
  /** Returns its argument; unchooses the pieces if the change was accepted. */
  accepted(ok: boolean): boolean;
}

/** Waits for the referee's answer, as a bubble shows before it: has the change been made, and does this page know it? */
const isMade = async (client: TableClient, made: Promise<EditReply> | undefined): Promise<boolean> => {
  const reply = await made;
  if (!reply) return true;
  if (!reply.ok || reply.isProposal) return false;
  if (client.timeline.revision < reply.revision) await furtherThan(client, client.timeline.revision);
  return true;
};

/** The rest of an action that was begun by hand, with the button that does it. */
const restOf = (
  { client, bubbles }: Advising,
  at: Point,
  owed: readonly GameEdit[],
  part: Advice<AnyTypes>['parts'][number],
  made: Promise<EditReply> | undefined,
): Rest | undefined => {
  if (!owed.length) return undefined;
  const reading = readingOf(client, speech);
  const changes = owed.map(one => changeText(reading, one)).join('; ');
  return {
    text: speech.format('RT.guide.owed', { changes }),
    label: speech.localize('RT.guide.do-owed'),
    // do not repeat what the rules or other hands have done since
    finish: async (): Promise<void> => {
      if (!(await isMade(client, made))) return;
      const rest = await lazyImport(() => import('../../table/board/rest-of-action'));
      const left = rest?.owedAt(client.timeline, client.presentation, client.seat, part) ?? [];
      const [first] = left;
      if (!first) return bubbles.why(at, undefined, speech.localize('RT.guide.owed-no-more'));
      const edit: Change = left.length > 1 ? { kind: 'together', edits: [...left] } : first;
      await client.edit(edit);
    },
  };
};

/** The way on from a question that hands have answered whole: the rules would ask it again. */
const wayOn = ({ client }: Advising, asked: Message | undefined, made: Promise<EditReply> | undefined): Rest => ({
  text: speech.localize('RT.guide.still-asked'),
  label: speech.localize('RT.guide.continue'),
  finish: async (): Promise<void> => {
    if (!(await isMade(client, made))) return;
    // do not skip what the rules have asked since
    const now = client.game.hide(client.timeline.state, client.seat);
    if (sameQuestion(asked, topOf(now))) await client.edit({ kind: 'skip' });
  },
});

/**
 * Tells which action a change by hand belongs to, what remains of that, and which rules it breaks, if any. `made`:
 * the change on its way.
 */
const tell = async (
  advising: Advising,
  at: Point,
  { breaks, later, after, parts }: Advice<AnyTypes>,
  made?: Promise<EditReply>,
): Promise<void> => {
  const { client, words, bubbles } = advising;
  const owing = parts.length ? await lazyImport(() => import('../../table/board/rest-of-action')) : undefined;
  const likely = owing?.likeliestOf(client.game, client.presentation, parts, after);
  const action = likely && owing?.actionText(words, speech.language, likely.parts);
  const [first] = likely?.parts ?? [];
  const isDone =
    first !== undefined &&
    first.seat === client.seat &&
    !breaks.length &&
    owing?.isDoneByHand(client.game, client.presentation, first, after) === true;
  bubbles.rules(
    at,
    action
      ? speech.format(`RT.guide.${isDone ? 'done-by-hand' : later ? 'part-of' : 'begun'}`, { action })
      : first
        ? speech.format('RT.guide.by-rules', { step: words.section(first.section) })
        : speech.localize(breaks.length ? 'RT.guide.breaks' : 'RT.guide.breaks-none'),
    breaks.map(rule => ({
      section: words.section(rule.section),
      mark: rule.section,
      text: words.refusal(rule),
    })),
    isDone ? wayOn(advising, topOf(after), made) : first && likely && restOf(advising, at, likely.owed, first, made),
  );
};

/** Offers the legal actions that lead to a change, and the change alone. */
const offer = (
  { client, bubbles, submit, accepted }: Advising,
  at: Point,
  advice: Advice<AnyTypes>,
  edit: Change,
  alone: () => void,
): void => {
  const bare = bareButton(speech.localize('RT.guide.only-by-hand'));
  const order = likelyFirst(client.game, client.timeline.state, advice).map(one => JSON.stringify(one));
  const buttons = menuAt(readingOf(client, speech), advice.commands, [])
    .filter(({ refusal }) => !refusal)
    .toSorted((one, other) => order.indexOf(one.command ?? '') - order.indexOf(other.command ?? ''));
  bubbles.menu(at, speech.localize('RT.guide.as-action'), [...buttons, bare], {
    choose({ command }) {
      if (command) void submit(JSON.parse(command));
      else void client.edit(edit).then(({ ok, isProposal }) => accepted(ok) && !isProposal && alone());
    },
    point: choice => focusOf(client.id).foresee(choice?.command ? JSON.parse(choice.command) : undefined),
  });
};

/** Makes a change by hand where the rules only advise. */
export const advised = async (advising: Advising, edit: Change, at: Point): Promise<boolean> => {
  const { client, accepted } = advising;
  const { seat, timeline } = client;
  const [rules] = await Promise.all([lazyImport(() => import('../../table/judgement/violations')), fetchGuide()]);
  // lets the piece be drawn at its new place before the rules are asked
  await new Promise(resolve => setTimeout(resolve));
  const rest = resting();
  const advice = rules && (await runInSlices(rules.adviseAt(timeline, seat, edit), rest));
  if (!advice || 'reason' in advice) return accepted((await client.edit(edit)).ok);
  if (seat !== undefined && advice.commands.length) {
    // the change alone may be only a part of its action
    offer(advising, at, advice, edit, () => {
      void runInSlices(rules.partsAt(timeline, seat, advice.after, edit), rest).then(parts =>
        tell(advising, at, { ...advice, parts }),
      );
    });
    return false;
  }
  const made = client.edit(edit);
  await tell(advising, at, advice, made);
  const { ok, isProposal } = await made;
  // nothing has changed before its owner consents: the proposal says so in the column
  if (isProposal) advising.bubbles.close();
  return accepted(ok);
};
