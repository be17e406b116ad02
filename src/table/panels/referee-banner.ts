/** The banner of the referee: nothing while all is well or over, else what is wrong and what may be done. */
import type { Reading } from './reading';

export interface RefereeBanner { readonly text: string; readonly canTakeOver: boolean; readonly urgent: boolean }

export const refereeBanner = ({ client, speech }: Reading): RefereeBanner | undefined => {
  const { referee, pending, timeline } = client;
  if (timeline.ending) return undefined; // there is nothing left to referee
  switch (referee.kind) {
    case 'gone':
    case 'none': {
      const name = referee.kind === 'gone' ? referee.name : '';
      const what = pending > 0 ? `${referee.kind}-pending` : referee.kind;
      return { text: speech.format(`RT.referee.${what}`, { name }), canTakeOver: referee.canTakeOver, urgent: true };
    }
    case 'there': return referee.sameUser
      ? { text: speech.localize('RT.referee.other-tab'), canTakeOver: false, urgent: false } : undefined;
    case 'here': return undefined;
  }
};

/** Who referees, in one line of the Seats window. */
export const refereeLine = ({ client: { referee }, speech }: Reading): string =>
  referee.kind === 'here' || referee.kind === 'none'
    ? speech.localize(`RT.referee.${referee.kind}`)
    : speech.format(`RT.referee.${referee.kind}`, { name: referee.name });
