/** The board's actions: commands, changes by hand, menus, and the reason why something is forbidden. */
import type { Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';
import type { Drop } from '../../table/board/by-hand';
import type { TableClient } from '../../table/panels/client-model';
import type { Wording } from '../../table/i18n/wording';
import type { Advice } from '../../kernel/advice';
import type { Change, GameEdit } from '../../kernel/edit';
import { foresee } from '../../kernel/preview';
import { runInSlices } from '../../table/run-in-slices';
import { speaksOf } from '../../table/board/hit-targets';
import { likelyFirst, menuAt } from '../../table/board/menu';
import { bareButton } from '../../table/panels/choice-buttons';
import { changeText } from '../../table/panels/proposals';
import { readingOf } from '../../table/panels/reading';
import type { AnyTypes, Reply } from '../../table/record/model';
import { complain } from '../wording';
import { furtherThan } from '../tables/asking';
import { resting } from '../tables/refereeing';
import { focusOf } from '../focus';
import { fetchGuide } from '../lazy-translations';
import { lazyImport, speech } from '../lazy-import';
import type { Bubbles, Rest } from './bubble';
import type { Target } from '../../table/board/targets';

/** Points are on the screen. Each action returns whether it was accepted. */
export interface BoardActions {
  /** Does what a target means; several commands are offered as a menu. */
  go(target: Target, at: Point): Promise<boolean>;
  perform(drop: Drop, at: Point): Promise<boolean>;
  menu(at: Point, heading: string, commands: readonly Message[], ids: readonly string[]): void;
  why(at: Point, refusal: Refusal, command?: Message): void;
  say(at: Point, text: string): void;
}

export const makeActions = (client: TableClient, words: Wording, bubbles: Bubbles): BoardActions => {
  const accepted = (ok: boolean): boolean => {
    if (ok) focusOf(client.id).choose(undefined);
    return ok;
  };
  const submit = async (command: Message): Promise<boolean> => accepted((await client.submit(command)).ok);

  // The table's own refusals have no section in a rulebook.
  const why = (at: Point, { section, ...refusal }: Refusal, command?: Message): void =>
    bubbles.why(
      at,
      section === '§table' ? undefined : { section: words.section(section), mark: section },
      words.refusal({ section, ...refusal }, command),
    );

  const menu = (at: Point, heading: string, commands: readonly Message[], ids: readonly string[]): void =>
    bubbles.menu(at, heading, menuAt(readingOf(client, speech), commands, ids), {
      choose({ command }) {
        void submit(JSON.parse(command));
      },
      point: choice => focusOf(client.id).foresee(choice && JSON.parse(choice.command)),
    });

  /** A command that cannot be taken back is marked by its label. */
  const isFinal = (command: Message): boolean =>
    client.seat !== undefined && foresee(client.game, client.timeline.state, client.seat, command)?.isFinal === true;

  const propose = async (drop: Extract<Drop, { kind: 'proposal' }>): Promise<boolean> => {
    const { seat } = client;
    if (seat === undefined) return false;
    const reply = await client.ask({ kind: 'propose', seat, what: { kind: 'edit', edit: drop.edit } });
    if (!reply.ok) complain(client, reply);
    return accepted(reply.ok);
  };

  /** The rest of an action that was begun by hand, with the button that does it. */
  const restOf = (
    at: Point,
    owed: readonly GameEdit[],
    part: Advice<AnyTypes>['parts'][number],
    made: Promise<Reply> | undefined,
  ): Rest | undefined => {
    if (!owed.length) return undefined;
    const reading = readingOf(client, speech);
    const changes = owed.map(one => changeText(reading, one)).join('; ');
    return {
      text: speech.format('RT.guide.owed', { changes }),
      label: speech.localize('RT.guide.do-owed'),
      // do not repeat what the rules or other hands have done since
      finish: async (): Promise<void> => {
        // shows the bubble before the referee has answered the change
        const reply = await made;
        if (reply && !reply.ok) return;
        if (reply && client.timeline.revision < reply.revision) await furtherThan(client, client.timeline.revision);
        const rest = await lazyImport(() => import('../../table/board/rest-of-action'));
        const left = rest?.owedAt(client.timeline, client.presentation, client.seat, part) ?? [];
        const [first] = left;
        if (!first) return bubbles.why(at, undefined, speech.localize('RT.guide.owed-no-more'));
        const edit: Change = left.length > 1 ? { kind: 'together', edits: [...left] } : first;
        await client.edit(edit);
      },
    };
  };

  /**
   * Tells which action a change by hand belongs to, what remains of that, and which rules it breaks, if any. `made`:
   * the change on its way.
   */
  const tell = async (
    at: Point,
    { breaks, later, after, parts }: Advice<AnyTypes>,
    made?: Promise<Reply>,
  ): Promise<void> => {
    const owing = parts.length ? await lazyImport(() => import('../../table/board/rest-of-action')) : undefined;
    const likely = owing?.likeliestOf(client.game, client.presentation, parts, after);
    const action = likely && owing?.actionText(words, speech.language, likely.parts);
    bubbles.rules(
      at,
      action
        ? speech.format(later ? 'RT.guide.part-of' : 'RT.guide.begun', { action })
        : speech.localize(breaks.length ? 'RT.guide.breaks' : 'RT.guide.breaks-none'),
      breaks.map(rule => ({
        section: words.section(rule.section),
        mark: rule.section,
        text: words.refusal(rule),
      })),
      likely?.parts[0] && restOf(at, likely.owed, likely.parts[0], made),
    );
  };

  /** Offers the legal actions that lead to a change, and the change alone. */
  const offer = (at: Point, advice: Advice<AnyTypes>, edit: Change, alone: () => void): void => {
    const bare = bareButton(speech.localize('RT.guide.only-by-hand'));
    const order = likelyFirst(client.game, client.timeline.state, advice).map(one => JSON.stringify(one));
    const buttons = menuAt(readingOf(client, speech), advice.commands, [])
      .filter(({ refusal }) => !refusal)
      .toSorted((one, other) => order.indexOf(one.command ?? '') - order.indexOf(other.command ?? ''));
    bubbles.menu(at, speech.localize('RT.guide.as-action'), [...buttons, bare], {
      choose({ command }) {
        if (command) void submit(JSON.parse(command));
        else void client.edit(edit).then(({ ok }) => accepted(ok) && alone());
      },
      point: choice => focusOf(client.id).foresee(choice?.command ? JSON.parse(choice.command) : undefined),
    });
  };

  /** Makes a change by hand where the rules only advise. */
  const advised = async (edit: Change, at: Point): Promise<boolean> => {
    const { seat, timeline } = client;
    const [rules] = await Promise.all([lazyImport(() => import('../../table/judgement/violations')), fetchGuide()]);
    // lets the piece be drawn at its new place before the rules are asked
    await new Promise(resolve => setTimeout(resolve));
    const rest = resting();
    const advice = rules && (await runInSlices(rules.adviseAt(timeline, seat, edit), rest));
    if (!advice || 'reason' in advice) return accepted((await client.edit(edit)).ok);
    if (seat !== undefined && advice.commands.length) {
      // the change alone may be only a part of its action
      offer(at, advice, edit, () => {
        void runInSlices(rules.partsAt(timeline, seat, advice.after), rest).then(parts =>
          tell(at, { ...advice, parts }),
        );
      });
      return false;
    }
    const made = client.edit(edit);
    await tell(at, advice, made);
    return accepted((await made).ok);
  };

  const perform = async (drop: Drop, at: Point): Promise<boolean> => {
    if (drop.kind === 'refused') {
      why(at, drop.refusal, drop.tried);
      return false;
    }
    if (drop.kind === 'command') return submit(drop.command);
    if (drop.kind === 'edit' && client.timeline.mode === 'advised') return advised(drop.edit, at);
    if (drop.breaks) why(at, drop.breaks);
    return drop.kind === 'edit' ? accepted((await client.edit(drop.edit)).ok) : propose(drop);
  };

  return {
    menu,
    why,
    say: (at, text) => bubbles.why(at, undefined, text),
    perform,
    async go({ aim, commands, drop }, at) {
      const [command] = commands;
      const [id] = aim.ids;
      const ids = id !== undefined && commands.every(one => speaksOf(one, id)) ? [id] : [];
      const heading = id === undefined ? speech.localize('RT.board.which') : words.name(id);
      if (commands.length > 1 || (command && isFinal(command))) menu(at, heading, commands, ids);
      else if (command) return submit(command);
      else if (drop) return perform(drop, at);
      return false;
    },
  };
};
