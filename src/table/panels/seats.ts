/** The Seats window: who sits where, who is present, each seat's standing, and who is trusted with hidden cards. */
import { printed } from '../i18n/format';
import type { Holder } from '../record/model';
import type { Fact } from '../../kernel/presentation';
import { isAlone } from '../judgement/openness';
import { emblemOf, type Emblem } from '../drawing/emblems';
import { houseRulesTold } from './house-rules';
import { newKeyPanel, type NewKeyPanel } from './new-key';
import { askedSeats, openSeats } from './prompt';
import { hasOwnCopy, holderName, joined, seatName, userName, type Reading } from './reading';
import { refereeBanner, refereeLine } from './referee-banner';
import { hostAbsenceText } from './host-absence';

// The holder of a seat as the value of a select box.

/** `user:<id>`, `bot:<id>` or `open:`. */
export const makeHolder = (holder: Holder): string => {
  switch (holder.kind) {
    case 'user':
      return `user:${holder.user}`;
    case 'bot':
      return `bot:${holder.bot}`;
    case 'open':
      return 'open:';
  }
};

export const parseHolder = (value: string): Holder | undefined => {
  const [, kind, id = ''] = /^(user|bot|open):(.*)$/.exec(value) ?? [];
  if (kind === 'open') return { kind: 'open' };
  if (kind === 'user' && id) return { kind: 'user', user: id };
  return kind === 'bot' && id ? { kind: 'bot', bot: id } : undefined;
};

export interface HolderChoice {
  readonly value: string;
  readonly name: string;
  readonly on: boolean;
}
export interface SeatPanel {
  readonly seat: string;
  readonly name: string;
  readonly emblem: Emblem;
  readonly holder: string;
  readonly presence: 'here' | 'away' | 'bot' | 'open';
  readonly presenceText: string;
  readonly mine: boolean;
  readonly current: boolean;
  readonly toAct: boolean;
  readonly facts: readonly { readonly word: string; readonly value: string }[];
  readonly canClaim: boolean;
  /** Users to whom this open seat with a hand can be given if all players agree. */
  readonly proposable: readonly { readonly user: string; readonly name: string }[];
  readonly canLeave: boolean;
  /** Its holder has a new browser, which may replace lost ones. */
  readonly newKey?: NewKeyPanel;
  /** The reader holds several seats and may switch to this one. */
  readonly canSitAs: boolean;
  /** For a game master: everybody and everything that could sit here; `parseHolder` reads the value. */
  readonly holders: readonly HolderChoice[];
}
/** Are the keys stored in the world, and how does a player ask to change that? */
interface OpennessPanel {
  readonly isOpen: boolean;
  /** Empty for an open table with one person, where this needs no words. */
  readonly text: string;
  readonly button?: string;
}
export interface SeatsPanel {
  readonly seats: readonly SeatPanel[];
  readonly referee: string;
  /** Who can continue the game while its host is away. */
  readonly without: string;
  readonly canTakeOver: boolean;
  readonly hosting: string;
  readonly openness: OpennessPanel;
  readonly gm: boolean;
  readonly canSwap: boolean;
  readonly trust: readonly { readonly user: string; readonly name: string; readonly on: boolean }[];
  /** The seat that may ask: a game master who plays gets the table's key only with the consent of all seats. */
  readonly askFrom?: string;
  /** A player keeps the table's key: what that means, and to which non-player it can be given. */
  readonly keeper?: {
    readonly text: string;
    /** The same in a line, for users who take a seat. */
    readonly told: string;
    readonly others: readonly { readonly user: string; readonly label: string }[];
  };
  /** The table waits for open seats: who was asked, and who may begin without them. */
  readonly invitation?: { readonly waits: string; readonly asked: string };
  /** The table uses an owner's copy: everybody may read the differences. */
  readonly ownCopy: boolean;
  /** How the table differs from the usual rules. */
  readonly houseRules: readonly string[];
  /** Why nobody can continue here, and what to do. */
  readonly stuck?: string;
  /** This reader has opened the referee's view. */
  readonly isLooking: boolean;
}

export const presenceOf = ({ client: { people, timeline } }: Reading, seat: string): SeatPanel['presence'] => {
  const holder = timeline.holders[seat];
  if (holder?.kind !== 'user') return holder?.kind === 'bot' ? 'bot' : 'open';
  return people.some(person => person.id === holder.user && person.active) ? 'here' : 'away';
};

const holdersFor = (reading: Reading, seat: string): readonly HolderChoice[] => {
  const {
    client: { people, game, timeline },
  } = reading;
  const holder = timeline.holders[seat];
  return [
    ...people.map(({ id, name }) => ({ value: `user:${id}`, name, on: holder?.kind === 'user' && holder.user === id })),
    ...game.bots.map(({ id }) => ({
      value: `bot:${id}`,
      name: holderName(reading, { kind: 'bot', bot: id }),
      on: holder?.kind === 'bot' && holder.bot === id,
    })),
    {
      value: 'open:',
      name: holderName(reading, { kind: 'open' }),
      on: holder?.kind !== 'user' && holder?.kind !== 'bot',
    },
  ];
};

/** Says openly who holds the table's key, or ever did, and so could read hidden cards. */
const trustText = (reading: Reading): string => {
  const {
    client: {
      timeline: { keepers, holders, open },
    },
    speech,
  } = reading;
  // an open table says so in its line about openness
  if (open) return '';
  if (!keepers.length) return speech.localize('RT.hosting.nobody');
  const name = joined(
    speech,
    keepers.map(user => userName(reading, user)),
  );
  const seats = Object.entries(holders)
    .filter(([, holder]) => holder.kind === 'user' && keepers.includes(holder.user))
    .map(([seat]) => seatName(reading, seat));
  return seats.length
    ? speech.format('RT.hosting.plays', { name, seats: joined(speech, seats) })
    : speech.format('RT.hosting.neutral', { name });
};

const seatsOf = ({ client: { timeline } }: Reading, user: string): readonly string[] =>
  Object.entries(timeline.holders)
    .filter(([, holder]) => holder.kind === 'user' && holder.user === user)
    .map(([seat]) => seat);

/**
 * Told to everybody while a keeper of the key plays; a game master may give the key to a present user without a seat.
 */
const keeperPanel = (reading: Reading): SeatsPanel['keeper'] => {
  const {
    client: { timeline, people },
    speech,
  } = reading;
  const playing = timeline.keepers.filter(user => seatsOf(reading, user).length > 0);
  if (!playing.length || timeline.ending || timeline.open) return undefined;
  const name = joined(
    speech,
    playing.map(user => userName(reading, user)),
  );
  const free = people.filter(
    ({ id, active, self }) =>
      active &&
      !self &&
      !timeline.keepers.includes(id) &&
      !timeline.trusted.includes(id) &&
      !seatsOf(reading, id).length,
  );
  const gm = people.some(person => person.self && person.gm);
  return {
    text: speech.format('RT.trust.keeper-plays', { name }),
    told: speech.format('RT.trust.keeper-told', { name }),
    others: gm
      ? free.map(({ id, name: who }) => ({ user: id, label: speech.format('RT.trust.hand-to', { name: who }) }))
      : [],
  };
};

/** Who was asked to take open seats. */
const invitationPanel = (reading: Reading): SeatsPanel['invitation'] => {
  const {
    client: { people },
    speech,
  } = reading;
  const open = openSeats(reading).map(seat => seatName(reading, seat));
  if (!open.length) return undefined;
  const asked = people.filter(({ id, active, self, gm }) => active && !self && !gm && !seatsOf(reading, id).length);
  const names = joined(
    speech,
    asked.map(({ name }) => name),
  );
  return {
    waits: speech.format('RT.invitation.waits', { seats: joined(speech, open) }),
    asked: names && speech.format('RT.invitation.asked', { names }),
  };
};

/** Has an open seat in a running game a hand that its new holder would see? */
const hasHand = ({ client: { presentation, timeline } }: Reading, seat: string): boolean =>
  timeline.begun &&
  presentation
    .tabletop(timeline.state)
    .piles.some(pile => pile.role === 'hand' && pile.owner === seat && pile.cards.length > 0);

/** For a game master: the players, and whether each may referee in their absence. */
const trustChoices = ({ client: { people, timeline } }: Reading): SeatsPanel['trust'] =>
  people.filter(person => !person.gm).map(({ id, name }) => ({ user: id, name, on: timeline.trusted.includes(id) }));

const opennessPanel = ({ client: { timeline, mySeats }, speech }: Reading): OpennessPanel => {
  const { open, begun, ending, holders } = timeline;
  return {
    isOpen: open,
    text: open && isAlone(holders) ? '' : speech.localize(`RT.openness.${open ? 'is-open' : 'is-sealed'}`),
    ...(mySeats.length > 0 &&
      begun &&
      !ending && { button: speech.localize(`RT.openness.${open ? 'to-sealed' : 'to-open'}`) }),
  };
};

export const factText = ({ words, speech }: Reading, { word, value }: Fact): SeatPanel['facts'][number] => ({
  word: words.text(`facts.${word}`),
  value:
    typeof value === 'boolean'
      ? speech.localize(value ? 'RT.table.yes' : 'RT.table.no')
      : typeof value === 'string'
        ? words.name(value)
        : printed(value),
});

export const seatsPanel = (reading: Reading): SeatsPanel => {
  const { client, speech } = reading;
  const { game, presentation, timeline, mySeats } = client;
  const order = game.seats(timeline.head.options);
  const asked = askedSeats(reading);
  const gm = client.people.some(person => person.self && person.gm);
  const self = client.people.find(person => person.self)?.id;
  const [askFrom] = mySeats;
  const keeper = keeperPanel(reading);
  const invitation = invitationPanel(reading);
  const stuck = refereeBanner(reading);
  const mayAsk = gm && self !== undefined && !timeline.trusted.includes(self);
  return {
    ...(mayAsk && askFrom !== undefined && { askFrom }),
    ...(keeper && { keeper }),
    ...(invitation && { invitation }),
    ...(stuck?.urgent && stuck.hint !== undefined && { stuck: stuck.hint }),
    trust: gm ? trustChoices(reading) : [],
    isLooking: self !== undefined && timeline.looking.includes(self),
    gm,
    referee: refereeLine(reading),
    without: hostAbsenceText(reading),
    hosting: trustText(reading),
    openness: opennessPanel(reading),
    ownCopy: hasOwnCopy(reading.client),
    houseRules: houseRulesTold(reading),
    canSwap: gm && order.length > 1,
    canTakeOver: 'canTakeOver' in client.referee && client.referee.canTakeOver,
    seats: order.map(seat => {
      const newKey = newKeyPanel(reading, seat);
      const presence = presenceOf(reading, seat);
      const mine = mySeats.includes(seat);
      return {
        seat,
        mine,
        presence,
        name: seatName(reading, seat),
        emblem: emblemOf(order, seat),
        holder: holderName(reading, timeline.holders[seat]),
        presenceText: speech.localize(`RT.seats.presence.${presence}`),
        current: client.seat === seat && mySeats.length > 1,
        toAct: asked.includes(seat),
        // before the cards are dealt they say nothing yet
        facts: timeline.begun ? presentation.facts(timeline.state, seat).map(fact => factText(reading, fact)) : [],
        canClaim: presence === 'open' && !hasHand(reading, seat),
        proposable:
          presence === 'open' && hasHand(reading, seat) && mySeats.length
            ? client.people.map(({ id, name }) => ({ user: id, name }))
            : [],
        canLeave: mine,
        ...(newKey && { newKey }),
        canSitAs: mine && mySeats.length > 1,
        holders: gm ? holdersFor(reading, seat) : [],
      };
    }),
  };
};
