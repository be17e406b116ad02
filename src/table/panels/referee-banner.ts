/** The banner about the referee: nothing if all is well or over, else what everybody should know and may do. */
import { keyId } from '../crypto/keys';
import { isFull } from '../record/timeline';
import { askedSeats } from './prompt';
import { joined, userName, type Reading } from './reading';

export interface RefereeBanner {
  readonly text: string;
  readonly canTakeOver: boolean;
  readonly urgent: boolean;
  /** Why nobody here can continue, and what to do; where a recovery code helps, it can be entered. */
  readonly hint?: string;
  readonly canEnterCode?: boolean;
  /** This user's passphrase restores their hand and everything of their other browsers. */
  readonly canUnlock?: boolean;
  readonly anew?: AnewPanel;
}

export type RedealStep = 'propose' | 'agree' | 'open';

/** Dealing the table again, as the last way out. */
interface AnewPanel {
  readonly text: string;
  /** Its button. */
  readonly button?: { readonly step: RedealStep; readonly text: string };
}

/** Tells an asked player that they can leave a move. Others have nothing to do. */
const mayLeave = (reading: Reading): Pick<RefereeBanner, 'hint'> => {
  const { client, speech } = reading;
  const isAsked = askedSeats(reading).some(seat => client.mySeats.includes(seat));
  return isAsked ? { hint: speech.localize('RT.lost-key.player') } : {};
};

/**
 * Why this browser cannot referee although nobody does: it lacks the table's key. A game master's browser may have
 * lost it with its data, or use another address. Players need none.
 */
const lostKey = (reading: Reading): Pick<RefereeBanner, 'hint' | 'canEnterCode'> => {
  const {
    client: { timeline, people },
    speech,
  } = reading;
  const self = people.find(person => person.self);
  if (!self?.gm) return mayLeave(reading);
  const { keepers } = timeline;
  const names = joined(
    speech,
    keepers.filter(user => user !== self?.id).map(user => userName(reading, user)),
  );
  const key = keepers.includes(self.id) ? 'own' : 'other';
  return {
    canEnterCode: true,
    hint: [
      speech.localize(`RT.lost-key.${key}`),
      ...(names ? [speech.format('RT.lost-key.keepers', { names })] : []),
    ].join(' '),
  };
};

const anewPanel = (reading: Reading): AnewPanel | undefined => {
  const {
    client: { dealing, people },
    speech,
    words,
  } = reading;
  const self = people.find(person => person.self);
  if (!dealing || !self) return undefined;
  const { as, asked, away, proposer, refusal } = dealing;
  const say = (key: string, data: Readonly<Record<string, string>> = {}) => speech.format(`RT.redeal.${key}`, data);
  const namesOf = (users: readonly string[]) =>
    joined(
      speech,
      users.map(user => userName(reading, user)),
    );
  if (as) return { text: say('dealt', { name: as.name }), button: { step: 'open', text: say('open') } };
  if (refusal) return self.gm ? { text: say('cannot', { why: words.refusal(refusal) }) } : undefined;
  const left = away.length ? [say('away', { names: namesOf(away) })] : [];
  if (proposer === undefined) {
    if (!self.gm) return undefined;
    return { text: [say('offer'), ...left].join(' '), button: { step: 'propose', text: say('propose') } };
  }
  const proposed = say('proposed', { name: userName(reading, proposer) });
  if (asked.includes(self.id)) return { text: proposed, button: { step: 'agree', text: say('agree') } };
  const waits = asked.length ? say('asked', { names: namesOf(asked) }) : say('deals');
  return { text: [proposed, waits, ...left].join(' ') };
};

/** What can be done if nobody referees, and this browser cannot. */
const waysOut = (reading: Reading): Pick<RefereeBanner, 'hint' | 'canEnterCode' | 'anew'> => {
  const anew = anewPanel(reading);
  return { ...lostKey(reading), ...(anew && { anew }) };
};

/** For a full record: the game continues at a new table, redealt from what everybody sees. */
const fullRecord = (reading: Reading): RefereeBanner | undefined => {
  if (!isFull(reading.client.timeline)) return undefined;
  const anew = anewPanel(reading);
  return { text: reading.speech.localize('RT.referee.full'), canTakeOver: false, urgent: true, ...(anew && { anew }) };
};

/** For a browser unknown at the table: its user sits here, but it can read none of their secrets. */
const strangeBrowser = ({ client: { timeline, mySeats }, speech }: Reading): RefereeBanner | undefined => {
  const known = Object.keys(timeline.keys).some(key => Object.hasOwn(timeline.reader.keys, keyId(key)));
  if (!mySeats.length || !timeline.begun || known || Object.hasOwn(timeline.reader.keys, 'table')) return undefined;
  return { text: speech.localize('RT.lost-key.new-browser'), canTakeOver: false, urgent: false };
};

/** The name of a referee who is no game master and could see hidden cards. */
const actingPlayer = ({ client: { people, referee, lesson } }: Reading): string | undefined => {
  // a tutorial hides nothing from others
  if (lesson) return undefined;
  const acting = people.find(({ name, self }) => (referee.kind === 'there' ? name === referee.name : self));
  return acting?.gm ? undefined : acting?.name;
};

const playerReferees = (reading: Reading): RefereeBanner | undefined => {
  const name = reading.client.timeline.open ? undefined : actingPlayer(reading);
  return name === undefined
    ? undefined
    : { text: reading.speech.format('RT.trust.player-referees', { name }), canTakeOver: false, urgent: false };
};

/**
 * The same in short, for the Seats window and a separate Board window; undefined while a game master or nobody
 * referees.
 */
export const trustNote = (reading: Reading): string | undefined => {
  const {
    client: { referee, timeline },
    speech,
  } = reading;
  const isServed = referee.kind === 'here' || referee.kind === 'there';
  const name = isServed && !timeline.ending && !timeline.open ? actingPlayer(reading) : undefined;
  return name === undefined ? undefined : speech.format('RT.trust.hosts', { name });
};

/** What everybody should know about the referee; undefined while all is well. */
export const refereeBanner = (reading: Reading): RefereeBanner | undefined => {
  const { client, speech } = reading;
  const { referee, pending, timeline } = client;
  if (timeline.ending) return undefined;
  if (client.isLocked) {
    const text = speech.localize('RT.passphrase.locked');
    return { text, canTakeOver: false, urgent: true, canUnlock: true };
  }
  switch (referee.kind) {
    case 'gone':
    case 'none': {
      const name = referee.kind === 'gone' ? referee.name : '';
      const ways = referee.canTakeOver ? {} : waysOut(reading);
      const what = pending > 0 ? `${referee.kind}-pending` : referee.kind;
      return {
        text: speech.format(`RT.referee.${what}`, { name }),
        canTakeOver: referee.canTakeOver,
        // a warning only for users who can act on it
        urgent: referee.canTakeOver || ways.canEnterCode === true || ways.anew?.button !== undefined,
        ...ways,
      };
    }
    case 'there':
      // at an open table this page takes over by itself
      return referee.sameUser && !timeline.open
        ? {
            text: speech.localize('RT.referee.other-tab'),
            canTakeOver: false,
            urgent: false,
            // another tab of the same browser would share its key
            ...(referee.canTakeOver === false && lostKey(reading)),
          }
        : (fullRecord(reading) ?? strangeBrowser(reading) ?? playerReferees(reading));
    case 'here':
      return fullRecord(reading) ?? playerReferees(reading);
  }
};

/** Who referees, in one line of the Seats window. */
export const refereeLine = ({ client: { referee }, speech }: Reading): string =>
  referee.kind === 'here' || referee.kind === 'none'
    ? speech.localize(`RT.referee.${referee.kind}`)
    : speech.format(`RT.referee.${referee.kind}`, { name: referee.name });
