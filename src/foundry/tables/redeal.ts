/**
 * A table that nobody can go on with, redealt: a game master proposes it, each who plays and is here agrees in their own
 * flags, signed; then the game master's page makes the new table from what everybody sees of the old one.
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
/** A game master's yes, with the head that they propose. */
interface Proposal extends Yes {
  readonly head: Head;
}

const flagOf = (table: string, user: User.Implementation) => read(redealYes, user.getFlag(ID, 'anew')?.[table]);

/** What a game master proposes for this table as it stands now; undefined if it is not this table. */
const proposedBy = (timeline: Timeline, user: User.Implementation): Proposal | undefined => {
  const given = flagOf(timeline.head.id, user);
  if (!given?.head) return undefined;
  const head = parseHead(parseJson(given.head, LONGEST));
  if ('problem' in head || !isFairHead(timeline, head)) return undefined;
  const dealing = dealingInto(head);
  const consent = { user: user.id ?? '', claim: given.claim, s: given.s };
  return dealing && isConsent(dealing, consent, head.world) ? { dealing, consent, head } : undefined;
};

/** The proposal that stands. The first of them, where there are several. */
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

/** How the redeal of a table stands; `as`: the table that came of it. */
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

/** This user's yes, in their own flags; `head`: what they propose. */
const sayYes = async (old: Head, dealing: Dealing, head?: Head): Promise<void> => {
  const { into, revision, link } = dealing;
  const { claim, s } = agreeTo(dealing, game.userId ?? '', await browserKey(old), old.world);
  const yes = { into, revision, link, claim, s, ...(head && { head: JSON.stringify(head) }) };
  await game.user.update({ flags: { [ID]: { anew: { [old.id]: yes } } } });
};

/** A game master proposes it: the whole head of the new table, to which all then agree. */
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

/** Somebody who plays agrees to what is proposed. */
export const agreeToRedeal = async ({ timeline }: TableClient): Promise<void> => {
  const proposal = proposalOf(timeline);
  if (proposal) await sayYes(timeline.head, proposal.dealing);
};

/** The new table, once all who are here have agreed to this user's proposal: just the head that they agreed to. */
export const agreedTable = (client: TableClient): { readonly head: Head; readonly scene: boolean } | undefined => {
  const { timeline } = client;
  const proposal = proposalOf(timeline);
  if (proposal?.consent.user !== game.userId) return undefined;
  const dealing = dealingOf(client);
  const { anew } = proposal.head;
  if (!anew || !dealing || dealing.refusal || dealing.asked.length) return undefined;
  const head = { ...proposal.head, anew: { ...anew, agreed: agreedTo(timeline, proposal) } };
  // somebody was here when it was proposed, and has left without a yes: it is proposed again
  return wrongConsent(head) ? undefined : { head, scene: client.sceneId !== undefined };
};
