/** A table's board in the page: what lies on it, what may be done with it, and what just happened. */
import type { Point } from '../../kernel/board';
import type { Message, Refusal } from '../../kernel/game';
import { choices } from '../../kernel/offers';
import { meansAim, speaksOf } from '../../table/aims';
import type { Dragged, Drop, Hand } from '../../table/by-hand';
import { editsFor, judge } from '../../table/by-hand';
import type { TableClient } from '../../table/client-model';
import { cardTexts } from '../../table/drawing/card-texts';
import type { Artist } from '../../table/drawing/piece';
import type { Placement } from '../../table/projection';
import { wordingOf } from '../../table/wording';
import { complain } from '../complaints';
import { focusOf } from '../focus';
import { onReplay } from '../replay';
import { speech } from '../speech';
import { makeBubbles } from './bubble';
import { CARRIED, carriedTo, letGo, onCarry } from './carry';
import { setAttributes } from './dom';
import { listenTo } from './gestures';
import { pieceLabel, targetLabel } from './labels';
import { makeLights, middleOf } from './lights';
import { makePeek } from './peek';
import { makePieces } from './pieces';
import { drawSheet, type BoardMode, type Sheet } from './sheet';
import { draggedId, draggedPiece, liesOn, openTargets, type Target, targetsOf } from './targets';
import { viewOf } from './view';

export interface MountedBoard {
  readonly sheet: Sheet;
  /** In Enforced mode: whether pieces are moved by hand, which asks a game master or the consent of all. */
  byHand: boolean;
  destroy(): void;
}

/** Draws the board of a table into `root` and keeps it up to date until it is destroyed. */
export const mountBoard = (root: HTMLElement, client: TableClient, { mode }: { readonly mode: BoardMode }): MountedBoard => {
  const { game } = client, words = wordingOf(game, speech), focus = focusOf(client.id), stop = new AbortController();
  const artist: Artist = {
    game, seats: game.seats(client.timeline.head.options),
    texts: piece => { const face = game.face(piece); return face ? cardTexts(face, words) : {}; },
  };
  let view = viewOf(client), byHand = false, lifted: string | undefined, targets: readonly Target[] = [];
  root.classList.add('rt-board', `rt-board--${mode}`);
  const sheet = drawSheet(root, view.board, words, mode), pieces = makePieces(sheet, artist), lights = makeLights(sheet);
  const bubbles = makeBubbles(root), peek = makePeek(sheet, view.board, artist);

  const hand = (): Hand => ({
    game, seen: view.state, seat: client.seat, mode: client.timeline.mode, byHand,
    gm: client.people.some(person => person.self && person.gm),
  });
  const mayMove = (): boolean => view.live && client.timeline.begun && (client.seat !== undefined || hand().gm);
  const isFree = (): boolean => mayMove() && (byHand || client.timeline.mode !== 'enforced');

  const spokenId = ({ id, piece }: Placement): string | undefined =>
    [piece, id].find(one => one !== undefined && view.legal.some(command => speaksOf(command, one)));
  const nameOf = ({ id, piece, kind }: Placement): string => (kind === 'counter' && piece !== undefined ? piece : id);

  let known: { readonly key: string; readonly state: object; readonly targets: readonly Target[] } | undefined;
  /** The targets for what is held, or for an empty hand; reckoned once for each state. */
  const findTargets = (dragged: Dragged | undefined): readonly Target[] => {
    if (!mayMove()) return [];
    const key = JSON.stringify([dragged, client.seat, client.timeline.mode, byHand]);
    if (known?.key !== key || known.state !== view.state) {
      known = { key, state: view.state, targets: dragged ? targetsOf(view, hand(), dragged, isFree()) : openTargets(view, hand()) };
    }
    return known.targets;
  };

  const light = (): void => {
    const { chosen, pointed } = focus, carried = carriedTo(client.id), held = lifted ?? chosen;
    targets = findTargets(carried ?? (held === undefined ? undefined : draggedId(view, held)));
    const aims = view.aims.filter(aim => !aim.key.startsWith('counter') && pointed.some(id => meansAim(aim, id, game.word)));
    lights.show(targets, aims, target => targetLabel(client, view, words, speech, target));
    sheet.svg.toggleAttribute('data-choosing', held !== undefined || carried !== undefined);
  };

  const show = (): void => {
    view = viewOf(client);
    root.toggleAttribute('data-past', !view.live);
    sheet.svg.setAttribute('aria-label', speech.format('RT.board.label', { name: client.timeline.head.name }));
    pieces.show(view, placement => {
      const { chosen, pointed } = focus, name = nameOf(placement);
      return {
        label: pieceLabel(view, words, speech, placement), chosen: chosen === name,
        active: spokenId(placement) !== undefined || (isFree() && draggedPiece(view, placement) !== undefined),
        pointed: pointed.includes(name) || pointed.includes(placement.id),
      };
    });
    light();
  };

  /** The table's own refusals have no section of a rulebook. */
  const why = (at: Point, refusal: Refusal): void =>
    bubbles.why(at, refusal.section === '§table' ? '' : words.section(refusal.section), words.refusal(refusal));

  /** Carries a drop out; says whether it was accepted. */
  const perform = async (drop: Drop, at: Point): Promise<boolean> => {
    if (drop.kind === 'refused') { why(at, drop.refusal); return false; }
    if (drop.kind === 'command') return (await client.submit(drop.command)).ok;
    if (drop.breaks && client.timeline.mode !== 'free') why(at, drop.breaks);
    if (drop.kind === 'edit') return (await client.edit(drop.edit)).ok;
    const seat = client.seat ?? '', reply = await client.ask({ kind: 'propose', seat, what: { kind: 'edit', edit: drop.edit } });
    if (!reply.ok) complain(client, reply);
    return reply.ok;
  };

  const go = async ({ commands, drop, aim }: Target, at: Point): Promise<boolean> => {
    const [command] = commands;
    if (commands.length > 1) {
      bubbles.menu(at, speech.localize('RT.board.which'), commands.map(one => ({ label: words.command(one), run: () => { void act(() => client.submit(one)); } })));
      return false;
    }
    const { x, y } = sheet.toScreen(middleOf(aim)), near = at.x || at.y ? at : { x, y };
    return act(async () => ({ ok: command ? (await client.submit(command)).ok : drop !== undefined && await perform(drop, near) }));
  };
  const act = async (does: () => Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    const { ok } = await does();
    if (ok) focus.choose(undefined);
    return ok;
  };

  /** The most exact lit target at a point of the screen. */
  const targetAt = ({ x, y }: Point, only: (target: Target) => boolean = () => true): Target | undefined => {
    const point = sheet.toBoard(x, y);
    return targets.findLast(target => only(target) && liesOn(target.aim, point));
  };

  const choose = (placement: Placement, at: Point): void => {
    const id = spokenId(placement), name = nameOf(placement);
    if (id === undefined && !(isFree() && draggedPiece(view, placement))) return explain(placement, at);
    focus.choose(focus.chosen === name && !bubbles.open ? undefined : name);
    const own = id === undefined ? [] : view.legal.filter(command => speaksOf(command, id) && !leadsAway(command));
    if (focus.chosen === name && own.length) {
      bubbles.menu(at, words.name(name), own.map(command => ({
        label: words.command(command), run: () => { void act(() => client.submit(command)); },
      })));
    }
  };

  /** Is a command what one of the lit targets stands for? Then it needs no menu. */
  const leadsAway = (command: Message): boolean => {
    const key = JSON.stringify(command);
    return targets.some(({ commands, drop }) => (drop?.kind === 'command' ? [...commands, drop.command] : commands).some(one => JSON.stringify(one) === key));
  };

  /** A piece that no legal command speaks of says which rule forbids it, if one does. */
  const explain = ({ id, piece }: Placement, at: Point): void => {
    focus.choose(undefined);
    if (client.seat === undefined || !mayMove()) return;
    const refused = choices(game, view.state, client.seat).find(({ command, refusal }) =>
      refusal && [id, piece].some(one => one !== undefined && speaksOf(command, one)));
    if (refused?.refusal) why(at, refused.refusal);
  };

  const letFall = (id: string): void => {
    const element = pieces.element(id);
    lifted = undefined;
    element?.removeAttribute('data-dragging');
    if (element) pieces.release(id);
    light();
  };

  const drop = async (id: string, at: Point): Promise<void> => {
    const placement = pieces.placement(id), dragged = placement && draggedPiece(view, placement), target = targetAt(at);
    if (!placement || !dragged) { letFall(id); return; }
    if (target) {
      pieces.hold(id);
      if (!await go(target, at)) letFall(id);
      lifted = undefined;
      pieces.element(id)?.removeAttribute('data-dragging');
      light();
      return;
    }
    const point = sheet.toBoard(at.x, at.y), aim = view.aims.findLast(one => one.ids[0] !== placement.group && liesOn(one, point));
    const home = aim?.ids.includes(placement.slot) && aim.key.startsWith('slot');
    letFall(id);
    const edits = aim ? editsFor(dragged, aim.landing) : client.timeline.mode === 'free' ? editsFor(dragged, { kind: 'away' }) : [];
    if (!home && edits.length) await perform(judge(hand(), edits), at);
  };

  listenTo(sheet, {
    clickPiece(id, at) {
      const placement = pieces.placement(id);
      if (!placement) return;
      const group = placement.group ?? placement.piece ?? id;
      const own = targetAt(at, ({ aim }) => aim.ids[0] === group || aim.ids[0] === id);
      const target = own ?? (spokenId(placement) === undefined ? targetAt(at) : undefined);
      if (target && focus.chosen !== nameOf(placement)) void go(target, at);
      else choose(placement, at);
    },
    clickAim(key, at) {
      const target = targets.find(one => one.aim.key === key);
      if (target) void go(target, at);
    },
    clickNothing() { bubbles.close(); focus.choose(undefined); },
    lift(id) {
      const placement = pieces.placement(id);
      if (!mayMove() || !placement || !draggedPiece(view, placement)) return false;
      bubbles.close();
      peek.show(undefined);
      lifted = nameOf(placement);
      pieces.element(id)?.setAttribute('data-dragging', '');
      light();
      return true;
    },
    drag(id, by) {
      const placement = pieces.placement(id), element = pieces.element(id);
      if (placement && element) setAttributes(element, { transform: `translate(${placement.x + by.x} ${placement.y + by.y})` });
      pieces.carry(id, by);
    },
    drop(id, at) { void drop(id, at); },
    cancel() {
      const open = lifted;
      bubbles.close();
      if (open !== undefined) letFall(pieces.idOf(open));
      focus.choose(undefined);
    },
    hover(id) { peek.show(id === undefined || lifted !== undefined ? undefined : pieces.placement(id)); },
  }, stop.signal);

  const { signal } = stop;
  sheet.svg.addEventListener('dragover', event => { if (event.dataTransfer?.types.includes(CARRIED) && carriedTo(client.id)) event.preventDefault(); }, { signal });
  sheet.svg.addEventListener('drop', event => {
    const dragged = carriedTo(client.id), at = { x: event.clientX, y: event.clientY };
    if (!dragged) return;
    event.preventDefault();
    event.stopPropagation();
    const target = targetAt(at), aim = target?.aim ?? view.aims.findLast(one => liesOn(one, sheet.toBoard(at.x, at.y)));
    letGo();
    if (target) void go(target, at);
    else if (aim) void perform(judge(hand(), editsFor(dragged, aim.landing)), at);
  }, { signal });

  const stops = [client.onChange(({ kind }) => { if (kind !== 'pending') show(); }), focus.onChange(show), onReplay(client.id, show), onCarry(light)];
  show();
  return {
    sheet,
    get byHand() { return byHand; },
    set byHand(on) { byHand = on; show(); },
    destroy() {
      stop.abort();
      for (const end of stops) end();
      bubbles.close();
      peek.show(undefined);
      sheet.svg.remove();
    },
  };
};
