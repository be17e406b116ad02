/** The banner of the referee: nothing while all is well or over, else what everybody should know, and may do. */
import type { Reading } from './reading';

export interface RefereeBanner { readonly text: string; readonly canTakeOver: boolean; readonly urgent: boolean }

/** Said as long as somebody referees who is no game master: on whose honour the hidden cards rest. */
const playerReferees = ({ client: { people, referee }, speech }: Reading): RefereeBanner | undefined => {
  const acting = people.find(({ name, self }) => referee.kind === 'there' ? name === referee.name : self);
  if (!acting || acting.gm) return undefined;
  return { text: speech.format('RT.trust.player-referees', { name: acting.name }), canTakeOver: false, urgent: false };
};

export const refereeBanner = (reading: Reading): RefereeBanner | undefined => {
  const { client, speech } = reading;
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
      ? { text: speech.localize('RT.referee.other-tab'), canTakeOver: false, urgent: false } : playerReferees(reading);
    case 'here': return playerReferees(reading);
  }
};

/** Who referees, in one line of the Seats window. */
export const refereeLine = ({ client: { referee }, speech }: Reading): string =>
  referee.kind === 'here' || referee.kind === 'none'
    ? speech.localize(`RT.referee.${referee.kind}`)
    : speech.format(`RT.referee.${referee.kind}`, { name: referee.name });
