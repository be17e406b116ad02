import type { Assumptions } from '../../shared/assumptions';
import { notJson, type Data } from '../../shared/json';
import type { DocumentAnswer, PackInfo, QueryRequest } from '../../shared/wire';
import { type PlayedAudio, playTold } from './audio-helper';
import { hostAssumptions } from './current';
import { applyAnswer } from './database';
import { openImage, openShown, type SharedImage } from './documents/journal';
import { hearRegionEvent } from './documents/region';
import { queryHandler } from './config';
import type { Game } from './game';
import type { GameSocket } from './connection';
import { hostFault, Hooks } from './hooks';
import { CompendiumCollection } from './packs';

type AddressedQuery = QueryRequest & { readonly pages: readonly string[] };

const answerQuery = async (game: Game, socket: GameSocket, request: AddressedQuery): Promise<void> => {
  const { queryId, queryName, queryData, senderId, pages, timeout } = request;
  if (!pages.includes(socket.id ?? '')) return;
  try {
    const handler = queryHandler(queryName);
    if (!handler) throw new Error(`There is no query handler "${queryName}"`);
    const user = senderId ? game.users.get(senderId) : undefined;
    const known = hostAssumptions['query-user'] === 'present';
    const options = { ...(timeout !== undefined && { timeout }), ...(known && { user }) };
    const value = (await handler(queryData, options)) ?? null;
    const faults = notJson(value, queryName);
    if (faults.length > 0) hostFault(`a query's answer carries what JSON cannot: ${faults.join(', ')}`);
    socket.emit('queryAnswer', { queryId, ok: true, value });
  } catch (error) {
    socket.emit('queryAnswer', { queryId, ok: false, error: (error as Error).message });
  }
};

const notify = (kind: 'warn' | 'error', message: string): void => {
  const { ui } = globalThis as { ui?: { notifications?: Record<string, (message: string, options: object) => void> } };
  ui?.notifications?.[kind]?.(message, { permanent: true });
};

// Events missed while disconnected are not sent again, so this page is outdated once it was offline.
const watchConnection = (game: Game, { socket }: GameSocket, boot: string): void => {
  socket.on('disconnect', () => {
    notify('error', game.i18n.localize('HOST.Disconnected'));
    document.body.classList.add('disconnected');
  });
  socket.on('connect', () => {
    document.body.classList.remove('disconnected');
    socket.emit('boot', {}, (answer: { ok: boolean; value?: string }) => {
      if (answer.value !== boot) globalThis.location.reload();
      else notify('warn', game.i18n.localize('HOST.Reconnected'));
    });
  });
  socket.on('session', () => globalThis.location.assign('join'));
};

/**
 * Receives from the server: documents that others changed, who comes and goes, queries, and switches of the host. Changes
 * of documents or users wait until the returned function says that these are loaded.
 */
export const listen = (game: Game, gameSocket: GameSocket, boot: string): (() => void) => {
  const { socket } = gameSocket;
  let waiting: (() => void)[] | undefined = [];
  const whenFilled = (change: () => void): void => {
    if (waiting) waiting.push(change);
    else change();
  };
  socket.on('modifyDocument', (answer: DocumentAnswer) => whenFilled(() => applyAnswer(answer)));
  socket.on('query', (request: AddressedQuery) => void answerQuery(game, gameSocket, request));
  socket.on('userConnected', (userId: string, connected: boolean) =>
    whenFilled(() => {
      const user = game.users.get(userId);
      if (!user) return;
      user.active = connected;
      Hooks.callAll('userConnected', user, connected);
      game.users.render(false, { renderContext: 'userConnected' });
    }),
  );
  socket.on('userActivity', (userId: string, activity: Data) =>
    whenFilled(() => game.users.get(userId)?.hearActivity(activity)),
  );
  socket.on('regionEvent', (userId: string, told: Data) => whenFilled(() => hearRegionEvent(userId, told)));
  socket.on('manageCompendium', ({ action, data }: { action: string; data: string & PackInfo }) =>
    whenFilled(() => void (action === 'delete' ? CompendiumCollection.drop(data) : CompendiumCollection.add(data))),
  );
  socket.on('pullToScene', (sceneId: string) => whenFilled(() => void game.scenes.get(sceneId)?.view()));
  socket.on('showEntry', (uuid: string, force: boolean) => whenFilled(() => void openShown(uuid, force)));
  socket.on('shareImage', (image: SharedImage) => whenFilled(() => openImage(image)));
  socket.on('playAudio', (told: PlayedAudio) => whenFilled(() => playTold(told)));
  socket.on('pause', (userId: string, pause: boolean) => game.togglePause(pause, { userId }));
  socket.on('hostAssumptions', (assumptions: Assumptions) => {
    Object.assign(hostAssumptions, assumptions);
  });
  watchConnection(game, gameSocket, boot);
  return () => {
    const held = waiting ?? [];
    waiting = undefined;
    for (const change of held) change();
  };
};
