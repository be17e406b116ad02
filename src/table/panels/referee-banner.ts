/** The banner of the referee: nothing while all is well or over, else what everybody should know, and may do. */
import type { Reading } from './reading';

export interface RefereeBanner {
  readonly text: string;
  readonly canTakeOver: boolean;
  readonly urgent: boolean;
}

/** Who referees and is no game master, by name: on his honour the hidden cards rest. */
const actingPlayer = ({ client: { people, referee } }: Reading): string | undefined => {
  const acting = people.find(({ name, self }) => (referee.kind === 'there' ? name === referee.name : self));
  return acting?.gm ? undefined : acting?.name;
};

const playerReferees = (reading: Reading): RefereeBanner | undefined => {
  const name = actingPlayer(reading);
  return name === undefined
    ? undefined
    : { text: reading.speech.format('RT.trust.player-referees', { name }), canTakeOver: false, urgent: false };
};

/** The same in short, for the windows beside the Table window; nothing while a game master referees, or nobody. */
export const honourNote = (reading: Reading): string | undefined => {
  const {
    client: { referee, timeline },
    speech,
  } = reading;
  const isServed = referee.kind === 'here' || referee.kind === 'there';
  const name = isServed && !timeline.ending ? actingPlayer(reading) : undefined;
  return name === undefined ? undefined : speech.format('RT.trust.honour', { name });
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
    case 'there':
      return referee.sameUser
        ? { text: speech.localize('RT.referee.other-tab'), canTakeOver: false, urgent: false }
        : playerReferees(reading);
    case 'here':
      return playerReferees(reading);
  }
};

/** Who referees, in one line of the Seats window. */
export const refereeLine = ({ client: { referee }, speech }: Reading): string =>
  referee.kind === 'here' || referee.kind === 'none'
    ? speech.localize(`RT.referee.${referee.kind}`)
    : speech.format(`RT.referee.${referee.kind}`, { name: referee.name });
