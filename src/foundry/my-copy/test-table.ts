/** A test table: uses the owner's copy, and deals one of its cards into the owner's hand. */
import { quickDice } from '../../kernel/dice';
import { openPlay } from '../../kernel/playthrough';
import { optionsWith } from '../../table/panels/my-copy/panel';
import type { CopyOf } from '../../table/panels/my-copy/copy';
import type { AnyTypes, Holder } from '../../table/record/model';
import { newTableOf } from '../tables/table-plan';
import { openTable } from '../layout/open-table';
import type { Registry } from '../registry';
import { speech } from '../lazy-import';

/** A deal with a card in a seat's hand; undefined if the seat has no hand, or the card no pile. */
const dealt = ({ rules, ...of }: CopyOf, card: string, seat: string): AnyTypes['state'] | undefined => {
  const options = optionsWith({ rules, ...of });
  const seed = game.time.serverTime;
  const play = openPlay<AnyTypes>(rules, options, turn => quickDice(seed + turn));
  const { piles } = rules.presentation(options).tabletop(play.state);
  const hand = piles.find(({ owner, role }) => owner === seat && role === 'hand')?.id;
  const from = piles.find(({ cards }) => cards.includes(card))?.id;
  if (hand === undefined || from === undefined) return undefined;
  return from === hand || play.edit('table', { kind: 'card', card, from, to: hand }).ok ? play.state : undefined;
};

/** Makes the table and sits down: the owner has the seat with the card, bots have the others. */
export const tryCard = async (registry: Registry, of: CopyOf, card: string, name: string): Promise<void> => {
  const { rules } = of;
  const options = optionsWith(of);
  const seats = rules.seats(options);
  const face = rules.presentation(options).face(card);
  const mine = seats.find(seat => seat === face?.side) ?? seats[0];
  const [bot] = rules.bots;
  const position = mine === undefined ? undefined : dealt(of, card, mine);
  if (!position || !bot) {
    ui.notifications.warn(speech.format('RT.my-copy.not-dealt', { card: name }));
    return;
  }
  const holders = Object.fromEntries(
    seats.map((seat): [string, Holder] => [
      seat,
      seat === mine ? { kind: 'user', user: game.userId ?? '' } : { kind: 'bot', bot: bot.id },
    ]),
  );
  const title = speech.format('RT.my-copy.test-table', { card: name });
  const plan = newTableOf({ game: rules, options, holders, mode: 'enforced', scene: true, name: title });
  const client = await registry.createTable({ ...plan, branch: { table: '', revision: 0, position } });
  await openTable(client);
  ui.notifications.info(speech.format('RT.my-copy.dealt', { card: name }));
};
