/** What a game master's move in the Tiles layer means: a change by hand, or a command. */
import type { Point } from '../../kernel/board';
import { looseOf } from '../../kernel/piles';
import type { HitTarget } from '../../table/board/hit-targets';
import { editsFor, type Hand, judge } from '../../table/board/by-hand';
import { editsAt } from '../../table/board/loose';
import { draggedPiece, liesOn } from '../../table/board/targets';
import { type BoardView, viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { complain } from '../wording';
import type { placementOf } from './tile-sources';

/** The piece that a Tile shows. */
export type Shows = NonNullable<ReturnType<typeof placementOf>>;

const aimAt = ({ aims }: BoardView, shows: Shows, point: Point): HitTarget | undefined =>
  aims.findLast(
    aim => !aim.key.startsWith('group') && !(looseOf(shows.id) && aim.ids[0] === shows.id) && liesOn(aim, point),
  );

/** Does with a piece what the move in the Tiles layer meant; without a point it is removed. Game masters always may. */
export const moveByHand = async (client: TableClient, shows: Shows, to: Point | undefined): Promise<void> => {
  const view = viewOf(client);
  const placement = view.placements.find(one => one.kind === shows.kind && one.id === shows.id);
  const dragged = placement && draggedPiece(view, placement);
  const hand: Hand = {
    game: client.game,
    presentation: client.presentation,
    seen: view.state,
    seat: client.seat,
    mode: client.timeline.mode,
    gm: true,
    byHand: true,
  };
  const edits = !dragged
    ? []
    : to
      ? editsAt(hand, view.board, dragged, aimAt(view, shows, to), { at: to, turned: false })
      : editsFor(dragged, { kind: 'away' });
  if (!edits.length) return;
  const drop = judge(hand, edits);
  if (drop.kind === 'refused') complain(client, { ok: false, refusal: drop.refusal });
  else if (drop.kind === 'command') await client.submit(drop.command);
  else await client.edit(drop.edit);
};
