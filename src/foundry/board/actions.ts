/** The board's actions: commands, changes by hand, menus, and the reason why something is forbidden. */
import type { Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';
import type { Drop } from '../../table/board/by-hand';
import type { TableClient } from '../../table/panels/client-model';
import type { Wording } from '../../table/i18n/wording';
import { foresee } from '../../kernel/preview';
import { speaksOf } from '../../table/board/hit-targets';
import { menuAt } from '../../table/board/menu';
import { readingOf } from '../../table/panels/reading';
import { complain } from '../wording';
import { focusOf } from '../focus';
import { inWork } from '../in-work';
import { lazyImport, speech } from '../lazy-import';
import type { Bubbles } from './bubble';
import type { Target } from '../../table/board/targets';

/** Points are on the screen. Each action returns whether it was accepted. */
export interface BoardActions {
  /** Does what a target means; several commands are offered as a menu. */
  go(target: Target, at: Point): Promise<boolean>;
  perform(drop: Drop, at: Point): Promise<boolean>;
  menu(at: Point, heading: string, commands: readonly Message[], ids: readonly string[]): void;
  why(at: Point, refusal: Refusal, command?: Message): void;
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

  const doing = async (drop: Drop, at: Point): Promise<boolean> => {
    if (drop.kind === 'refused') {
      why(at, drop.refusal, drop.tried);
      return false;
    }
    if (drop.kind === 'command') return submit(drop.command);
    if (drop.kind === 'edit' && client.timeline.mode === 'advised') {
      const advised = await lazyImport(async () => (await import('./advised')).advised);
      if (advised) return advised({ client, words, bubbles, submit, accepted }, drop.edit, at);
    }
    if (drop.breaks) why(at, drop.breaks);
    return drop.kind === 'edit' ? accepted((await client.edit(drop.edit)).ok) : propose(drop);
  };

  const perform = (drop: Drop, at: Point): Promise<boolean> => inWork(client.id, doing(drop, at));

  return {
    menu,
    why,
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
