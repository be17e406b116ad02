/**
 * Redeals a table that nobody can continue. A game master proposes it; each present player agrees in their own flags,
 * signed. Then the game master's page makes the new table from what everybody sees of the old one.
 */
import { redeal } from '../../kernel/redeal';
import { quickDice } from '../../kernel/dice';
import { parseJson, read } from '../../kernel/reading';
import { wrongConsent } from '../../table/judgement/head-check';
import {
  agreeTo,
  type Consent,
  type Dealing,
  dealingInto,
  isConsent,
  isFairHead,
  publicPosition,
} from '../../table/judgement/redeal';
import { makeHead, parseHead } from '../../table/record/head';
import { namesFor } from '../../table/record/lexicon';
import { humanSeats, userAt } from '../../table/record/authors';
import type { Head, Holder } from '../../table/record/model';
import { LONGEST, redealYes } from '../../table/record/shapes';
import type { Timeline } from '../../table/record/timeline-model';
import type { Redealing, TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import { speech } from '../lazy-import';
import { browserKey, keepTableSecret, random } from './keys';

interface Yes {
  readonly dealing: Dealing;
  readonly consent: Consent;
}
/** A game master's consent, with the proposed head. */
interface Proposal extends Yes {
  readonly head: Head;
}

const flagOf = (table: string, user: User.Implementation) => read(redealYes, user.getFlag(ID, 'anew')?.[table]);

/** A game master's proposal for the present state of this table; undefined if it is for another. */
const proposedBy = (timeline: Timeline, user: User.Implementation): Proposal | undefined => {
  const given = flagOf(timeline.head.id, user);
  if (!given?.head) return undefined;
  const head = parseHead(parseJson(given.head, LONGEST));
  if ('problem' in head || !isFairHead(timeline, head)) return undefined;
  const dealing = dealingInto(head);
  const consent = { user: user.id ?? '', claim: given.claim, s: given.s };
  return dealing && isConsent(dealing, consent, head.world) ? { dealing, consent, head } : undefined;
};

/** The valid proposal; the first if there are several. */
const proposalOf = (timeline: Timeline): Proposal | undefined => {
  for (const user of game.users) {
    const proposal = user.isGM && user.active ? proposedBy(timeline, user) : undefined;
    if (proposal) return proposal;
  }
  return undefined;
};

/** Everybody who has agreed to a proposal: to the whole head, by its hash. */
const agreedTo = ({ head }: Timeline, { dealing }: Proposal): readonly Consent[] =>
  game.users.contents.flatMap(user => {
    const given = flagOf(head.id, user);
    const consent = given && { user: user.id ?? '', claim: given.claim, s: given.s };
    return consent && isConsent(dealing, consent, head.world) ? [consent] : [];
  });

const playersOf = (timeline: Timeline): readonly string[] => [
  ...new Set(humanSeats(timeline).flatMap(seat => userAt(timeline, seat) ?? [])),
];

const isHere = (user: string): boolean => game.users.get(user)?.active ?? false;

/** The state of a table's redeal; `as`: the new table. */
export const dealingOf = ({ game: rules, timeline }: TableClient, as?: TableClient): Redealing | undefined => {
  if (!timeline.begun) return undefined;
  const proposal = proposalOf(timeline);
  const agreed = proposal ? agreedTo(timeline, proposal).map(({ user }) => user) : [];
  const players = playersOf(timeline);
  const tried = as ? undefined : redeal(rules, publicPosition({ game: rules, state: timeline.state }), quickDice(1));
  return {
    agreed,
    asked: players.filter(user => isHere(user) && !agreed.includes(user)),
    away: players.filter(user => !isHere(user) && !agreed.includes(user)),
    ...(proposal && { proposer: proposal.consent.user }),
    ...(tried && !tried.ok && { refusal: tried.refusal }),
    ...(as && { as: { id: as.id, name: as.timeline.head.name } }),
  };
};

/** Writes this user's consent into their own flags; `head`: their proposal. */
const sayYes = async (old: Head, dealing: Dealing, head?: Head): Promise<void> => {
  const { into, revision, link } = dealing;
  const { claim, s } = agreeTo(dealing, game.userId ?? '', await browserKey(old), old.world);
  const yes = { into, revision, link, claim, s, ...(head && { head: JSON.stringify(head) }) };
  await game.user.update({ flags: { [ID]: { anew: { [old.id]: yes } } } });
};

/** Proposes a redeal as a game master: the whole head of the new table, to which all then agree. */
export const proposeRedeal = async ({ game: rules, timeline }: TableClient): Promise<void> => {
  const { head: old, mode, open, holders, state, revision, hash } = timeline;
  // absent players get their seats when they come
  const kept = (holder: Holder): Holder => (holder.kind === 'user' && !isHere(holder.user) ? { kind: 'open' } : holder);
  const position = publicPosition({ game: rules, state }) as unknown as Readonly<Record<string, unknown>>;
  const { head, tableSecret } = makeHead(
    {
      id: foundry.utils.randomID(16),
      world: old.world,
      name: speech.format('RT.redeal.name', { name: old.name }),
      game: old.game,
      edition: rules.edition,
      options: old.options,
      mode,
      holders: Object.fromEntries(Object.entries(holders).map(([seat, holder]) => [seat, kept(holder)])),
      created: game.time.serverTime,
      words: namesFor(rules, old.options),
      anew: { table: old.id, revision, link: hash, position, agreed: [] },
      open,
    },
    random,
  );
  const dealing = dealingInto(head);
  if (!dealing) return;
  await keepTableSecret(head.id, tableSecret);
  await sayYes(old, dealing, head);
};

/** Writes a player's consent to the proposal. */
export const agreeToRedeal = async ({ timeline }: TableClient): Promise<void> => {
  const proposal = proposalOf(timeline);
  if (proposal) await sayYes(timeline.head, proposal.dealing);
};

/** The new table, once all present players have agreed to this user's proposal: exactly the agreed head. */
export const agreedTable = (client: TableClient): { readonly head: Head; readonly scene: boolean } | undefined => {
  const { timeline } = client;
  const proposal = proposalOf(timeline);
  if (proposal?.consent.user !== game.userId) return undefined;
  const dealing = dealingOf(client);
  const { anew } = proposal.head;
  if (!anew || !dealing || dealing.refusal || dealing.asked.length) return undefined;
  const head = { ...proposal.head, anew: { ...anew, agreed: agreedTo(timeline, proposal) } };
  // a player was present at the proposal and left without consent: it is proposed again
  return wrongConsent(head) ? undefined : { head, scene: client.sceneId !== undefined };
};
