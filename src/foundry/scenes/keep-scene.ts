/** Keeps a table's scene as its record has it. The code for it is loaded with the first scene that this client keeps. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';

/** Does this client keep the table's scene up to date? Of two tabs of one game master, the one that referees does. */
const keepsScene = ({ referee }: TableClient): boolean =>
  (game.users?.activeGM?.isSelf ?? false) && !(referee.kind === 'there' && referee.sameUser);

/** Brings the Tiles of a table up to date, in the background: no turn waits for it. */
export const keepScene = async (client: TableClient): Promise<void> => {
  if (!keepsScene(client)) return;
  const reconcile = await lazyImport(async () => (await import('./reconcile')).reconcile);
  await reconcile?.(client);
};
