/**
 * A Free table played with Foundry's own cards: the game's decks, a hand for each player, and a discard pile, in one
 * folder.
 */
import type { TableClient } from '../../table/panels/client-model';
import { deckPiles, deckSource } from '../../table/board/decks';
import { wordingOf } from '../../table/saying/wording';
import { ID } from '../module-id';
import { speech } from '../speech';
import { deckLanguage } from './presets';

declare global {
  interface FlagConfig {
    Cards: { 'revolution-tables'?: { readonly table: string; readonly part: string } };
  }
}

const OWNER = 3;
const OBSERVER = 2;

const stacksOf = (table: string): Cards.Implementation[] =>
  game.cards?.filter(stack => stack.getFlag(ID, 'table') === table) ?? [];
const partOf = (stack: Cards.Implementation): string => stack.getFlag(ID, 'part') ?? '';

/** Everybody at the table may use the decks and the pile; a hand is its player's own. */
const sharedBy = (users: readonly string[]) =>
  ({ default: OBSERVER, ...Object.fromEntries(users.map(user => [user, OWNER])) }) as const;

/** The folder of a table's cards; made when it is first needed. */
const folderOf = async (name: string): Promise<string | undefined> => {
  const known = game.folders?.find(folder => folder.type === 'Cards' && folder.name === name);
  return (known ?? (await Folder.create({ name, type: 'Cards', flags: { [ID]: { made: true } } })))?.id ?? undefined;
};

/** Makes what a Free table needs of cards; what is there already is kept. */
export const setUpFreeTable = async (client: TableClient): Promise<readonly Cards.Implementation[]> => {
  const known = stacksOf(client.id);
  const {
    game: rules,
    showing,
    timeline: { head, holders },
  } = client;
  const words = wordingOf(showing, speech);
  const piles = deckPiles(rules);
  if (known.length || !piles.length) return known;
  const players = Object.entries(holders).flatMap(([seat, holder]) =>
    holder.kind === 'user' ? [{ seat, user: holder.user }] : [],
  );
  const folder = await folderOf(head.name);
  const shared = sharedBy(players.map(player => player.user));
  const flags = (part: string) => ({ [ID]: { table: client.id, part } });
  const title = words.text('name');
  const base = { ...(folder !== undefined && { folder }) };
  const sources = [
    ...piles.map(pile => ({
      ...deckSource(rules, pile, words, deckLanguage()),
      ...base,
      ownership: shared,
      flags: flags(`deck ${pile.id}`),
    })),
    ...players.map(({ seat, user }) => ({
      ...base,
      type: 'hand',
      name: speech.format('RT.decks.hand', { game: title, seat: words.name(seat) }),
      ownership: { default: 0, [user]: OWNER },
      flags: flags(`hand ${seat}`),
    })),
    {
      ...base,
      type: 'pile',
      name: speech.format('RT.decks.discard', { game: title }),
      ownership: shared,
      flags: flags('discard'),
    },
  ];
  // Plain data of Foundry's own documents; the type wants its classes' fields in full.
  const made = await Cards.createDocuments(sources as unknown as Cards.CreateData[]);
  const shuffled = new Set(piles.filter(pile => pile.role === 'draw').map(pile => `deck ${pile.id}`));
  for (const stack of made) if (shuffled.has(partOf(stack))) await stack.shuffle({ chatNotification: false });
  ui.notifications?.info(speech.format('RT.decks.made', { game: title }));
  return made;
};

/** Deals to each hand from its seat's own deck, or from the only one. */
export const dealCards = async (client: TableClient, count: number): Promise<void> => {
  const stacks = stacksOf(client.id);
  const draw = deckPiles(client.game).filter(pile => pile.role === 'draw');
  // by the order of the piles: the first is what everybody draws from
  const decks = draw.flatMap(pile => stacks.find(stack => partOf(stack) === `deck ${pile.id}`) ?? []);
  for (const hand of stacks.filter(stack => stack.type === 'hand')) {
    const seat = partOf(hand).replace(/^hand /, '');
    const deck = decks.find(one => partOf(one).startsWith(`deck ${seat}-`)) ?? decks[0];
    await deck?.deal([hand], count, { chatNotification: false });
  }
  ui.notifications?.info(speech.format('RT.decks.dealt', { count: String(count) }));
};

/** Does a table have its cards? */
export const hasCards = (table: string): boolean => stacksOf(table).length > 0;
