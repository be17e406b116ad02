/**
 * Writes whose answer may be lost: the server carries one out, and the line breaks before it says so. [K] what becomes of
 * the promise of such a write, and whether a page that was cut off is loaded anew; nothing here rests on either.
 */
import type { Written } from '../../table/referee/referee-model';

const socket = (): NonNullable<typeof game.socket> => {
  if (!game.socket) throw new Error('there is no connection yet');
  return game.socket;
};

/** Is there a connection to the server now? */
const isConnected = (): boolean => socket().connected;

/** What became of a write; rejects if it was refused. */
export const answered = (write: Promise<unknown>): Promise<Written> =>
  new Promise((resolve, reject) => {
    let isLost = !isConnected();
    const lose = (): void => {
      isLost = true;
      resolve('unanswered');
    };
    socket().once('disconnect', lose);
    write
      .then(
        () => resolve('stored'),
        (error: unknown) => {
          if (isLost || !isConnected()) resolve('unanswered');
          else reject(error as Error);
        },
      )
      .finally(() => socket().off('disconnect', lose));
  });
