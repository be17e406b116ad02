/**
 * A table that nobody can go on with, redealt: a game master proposes it, each who plays and is here agrees in their own
 * flags, signed; then the game master's page makes the new table from what everybody sees of the old one.
 */
import { redeal } from '../../kernel/redeal';
import { quickDice } from '../../kernel/dice';
import { read } from '../../kernel/reading';
import { type Consent, type Dealing, agreeTo, isConsent, publicPosition } from '../../table/judgement/redeal';
import { humanSeats } from '../../table/judgement/agreement';
import { userAt } from '../../table/record/authors';
import type { Holder } from '../../table/record/model';
import { redealYes } from '../../table/record/shapes';
import type { Timeline } from '../../table/record/timeline-model';
import type { Redealing, TableClient } from '../../table/panels/client-model';
import { ID } from '../module-id';
import type { NewTable } from '../registry';
import { speech } from '../speech';
import { browserKey } from './keys';

interface Yes {
  readonly dealing: Dealing;
  readonly consent: Consent;
}

/** What a user has said of this table as it stands now. */
const yesOf = ({ head, revision, hash }: Timeline, user: User.Implementation): Yes | undefined => {
  const given = read(redealYes, user.getFlag(ID, 'anew')?.[head.id]);
  if (!given || given.revision !== revision || given.link !== hash) return undefined;
  const { into, claim, s } = given;
  const dealing = { table: head.id, revision, link: hash, into };
  const consent = { user: user.id ?? '', claim, s };
  return isConsent(dealing, consent, head.world) ? { dealing, consent } : undefined;
};

/** The proposal that stands: a game master's yes. The first of them, where there are several. */
const proposalOf = (timeline: Timeline): Yes | undefined => {
  for (const user of game.users) {
    const yes = user.isGM && user.active ? yesOf(timeline, user) : undefined;
    if (yes) return yes;
  }
  return undefined;
};

/** Everybody who has agreed to a proposal. */
const agreedTo = (timeline: Timeline, { into }: Dealing): readonly Consent[] =>
  game.users.contents.flatMap(user => {
    const yes = yesOf(timeline, user);
    return yes?.dealing.into === into ? [yes.consent] : [];
  });

const playersOf = (timeline: Timeline): readonly string[] => [
  ...new Set(humanSeats(timeline).flatMap(seat => userAt(timeline, seat) ?? [])),
];

const isHere = (user: string): boolean => game.users.get(user)?.active ?? false;

/** How the redeal of a table stands; `as`: the table that came of it. */
export const dealingOf = ({ game: rules, timeline }: TableClient, as?: TableClient): Redealing | undefined => {
  if (!timeline.begun) return undefined;
  const proposal = proposalOf(timeline);
  const agreed = proposal ? agreedTo(timeline, proposal.dealing).map(({ user }) => user) : [];
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

/** This user's yes, in their own flags. */
const sayYes = async ({ timeline: { head, revision, hash } }: TableClient, into: string): Promise<void> => {
  const { id: table, world } = head;
  const { claim, s } = agreeTo(
    { table, revision, link: hash, into },
    game.userId ?? '',
    await browserKey(table),
    world,
  );
  await game.user.update({ flags: { [ID]: { anew: { [table]: { into, revision, link: hash, claim, s } } } } });
};

/** A game master proposes it. */
export const proposeRedeal = (client: TableClient): Promise<void> => sayYes(client, foundry.utils.randomID(16));

/** Somebody who plays agrees to what is proposed. */
export const agreeToRedeal = async (client: TableClient): Promise<void> => {
  const proposal = proposalOf(client.timeline);
  if (proposal) await sayYes(client, proposal.dealing.into);
};

/** The new table, once all who are here have agreed to this user's proposal. */
export const agreedTable = (client: TableClient): NewTable | undefined => {
  const { timeline } = client;
  const proposal = proposalOf(timeline);
  if (!proposal || proposal.consent.user !== game.userId) return undefined;
  const dealing = dealingOf(client);
  if (!dealing || dealing.refusal || dealing.asked.length) return undefined;
  const { head, mode, holders, state } = timeline;
  const agreed = agreedTo(timeline, proposal.dealing);
  // whoever is not asked keeps no seat: it is given to them when they come
  const kept = (holder: Holder): Holder =>
    holder.kind === 'user' && !agreed.some(({ user }) => user === holder.user) ? { kind: 'open' } : holder;
  const { into: id, ...from } = proposal.dealing;
  const position = publicPosition({ game: client.game, state }) as unknown as Readonly<Record<string, unknown>>;
  return {
    id,
    name: speech.format('RT.redeal.name', { name: head.name }),
    game: head.game,
    options: head.options,
    mode,
    scene: client.sceneId !== undefined,
    holders: Object.fromEntries(Object.entries(holders).map(([seat, holder]) => [seat, kept(holder)])),
    anew: { ...from, position, agreed },
  };
};
