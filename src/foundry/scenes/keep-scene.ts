/** Keeps a table's scene equal to its record. Its code is loaded with the first scene that this client keeps. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';

/** Does this client update the table's scene? Of two tabs of one game master, only the referee's does. */
const keepsScene = ({ referee }: TableClient): boolean =>
  (game.users?.activeGM?.isSelf ?? false) && !(referee.kind === 'there' && referee.sameUser);

/** Updates the Tiles of a table in the background: no turn waits for it. */
export const keepScene = async (client: TableClient): Promise<void> => {
  if (!keepsScene(client)) return;
  const reconcile = await lazyImport(async () => (await import('./reconcile')).reconcile);
  await reconcile?.(client);
};
