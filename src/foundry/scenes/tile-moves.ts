/** What a game master's hand in the Tiles layer means: a change by hand, or the command that it stands for. */
import type { Point } from '../../kernel/board';
import { aimsOf } from '../../table/board/aims';
import { editsFor, judge, type Landing } from '../../table/board/by-hand';
import { draggedPiece, liesOn } from '../../table/board/targets';
import { viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { complain } from '../complaints';
import type { placementOf } from './tile-key';

/** The piece that a Tile shows. */
export type Shows = NonNullable<ReturnType<typeof placementOf>>;

const landingAt = (client: TableClient, point: Point): Landing | undefined => {
  const { board, tabletop, placements } = viewOf(client);
  const aims = aimsOf(board, tabletop, placements).filter(aim => !aim.key.startsWith('group'));
  return aims.findLast(aim => liesOn(aim, point))?.landing;
};

/** Does with a piece what the hand in the Tiles layer meant; without a point it is taken away. A game master may always. */
export const moveByHand = async (client: TableClient, shows: Shows, to: Point | undefined): Promise<void> => {
  const landing: Landing | undefined = to ? landingAt(client, to) : { kind: 'away' };
  const view = viewOf(client);
  const placement = view.placements.find(one => one.kind === shows.kind && one.id === shows.id);
  const dragged = placement && draggedPiece(view, placement);
  const edits = dragged && landing ? editsFor(dragged, landing) : [];
  if (!edits.length) return;
  const drop = judge(
    {
      game: client.game,
      showing: client.showing,
      seen: view.state,
      seat: client.seat,
      mode: client.timeline.mode,
      gm: true,
      byHand: true,
    },
    edits,
  );
  if (drop.kind === 'refused') complain(client, { ok: false, refusal: drop.refusal });
  else if (drop.kind === 'command') await client.submit(drop.command);
  else await client.edit(drop.edit);
};
