/** A test table: played with the owner's copy, with one of its cards in the owner's hand. */
import { toAct } from '../../kernel/agenda';
import type { TableClient } from '../../table/panels/client-model';
import { holdersAtOnce } from '../../table/panels/draft';
import { deckOf, optionsWith, type WorkshopOf } from '../../table/panels/workshop';
import { wordingOf } from '../../table/i18n/wording';
import type { Holder } from '../../table/record/model';
import { newTableOf } from '../applications/new-table';
import { openTable } from '../applications/open-table';
import type { Registry } from '../registry';
import { speech } from '../speech';

/** The first moment at which somebody is asked: set-up, shuffling and dealing are over. */
const begun = (client: TableClient): Promise<void> =>
  new Promise(done => {
    const isReady = (): boolean => client.timeline.begun && toAct(client.game, client.timeline.state).length > 0;
    if (isReady()) return done();
    const stop = client.onChange(() => {
      if (!isReady()) return;
      stop();
      done();
    });
  });

/** Puts a card into the hand of a seat by hand, wherever among the table's piles it lies. */
const deal = async (client: TableClient, card: string, seat: string, first: string): Promise<string | undefined> => {
  const { piles } = client.presentation.tabletop(client.timeline.state);
  const hand = piles.find(({ owner, role }) => owner === seat && role === 'hand')?.id;
  if (hand === undefined) return 'no-hand';
  if (piles.some(({ id, cards }) => id === hand && cards.includes(card))) return undefined;
  const others = piles.map(({ id }) => id).filter(id => id !== first && id !== hand);
  let reason = 'no-such-card';
  for (const from of [first, ...others]) {
    const reply = await client.edit({ kind: 'card', card, from, to: hand });
    if (reply.ok) return undefined;
    if ('refusal' in reply) ({ reason } = reply.refusal);
  }
  return reason;
};

/**
 * Makes the table, sits down and deals the card. The rules advise, so that the card can be put there; the owner has the
 * seat whose card it is, and all others are bots.
 */
export const tryCard = async (registry: Registry, of: WorkshopOf, card: string, name: string): Promise<void> => {
  const { rules } = of;
  const options = optionsWith(of);
  const seats = rules.seats(options);
  const face = rules.presentation(options).face(card);
  const mine = seats.find(seat => seat === face?.side) ?? seats[0];
  const pile = deckOf(rules, card, options);
  if (mine === undefined || pile === undefined) return;
  const user = game.userId ?? '';
  const [bot] = rules.bots;
  const rest: Holder = bot ? { kind: 'bot', bot: bot.id } : { kind: 'user', user };
  const holders = Object.fromEntries(
    Object.keys(holdersAtOnce(rules, options, 'play', user)).map((seat): [string, Holder] => [
      seat,
      seat === mine ? { kind: 'user', user } : rest,
    ]),
  );
  const title = speech.format('RT.workshop.test-table', { card: name });
  const client = await registry.createTable(
    newTableOf({ game: rules, options, holders, mode: 'advised', scene: true, name: title }),
  );
  await openTable(client);
  await begun(client);
  const reason = await deal(client, card, mine, pile);
  if (reason === undefined) ui.notifications.info(speech.format('RT.workshop.dealt', { card: name }));
  else {
    const words = wordingOf(client.presentation, speech);
    ui.notifications.warn(
      speech.format('RT.workshop.deal-failed', { reason: words.refusal({ section: '§table', reason }) }),
    );
  }
};
