/** The input of every panel: a table as this browser sees it, and the reader's language. */
import type { TableClient } from './client-model';
import type { AnyGame, Holder } from '../record/model';
import { wordingOf, type Speech, type Wording } from '../i18n/wording';

export interface Reading {
  readonly client: TableClient;
  readonly speech: Speech;
  readonly words: Wording;
}

/** The part needed to put events into words, for any timeline of a table. */
export interface Telling {
  readonly client: Pick<TableClient, 'game' | 'presentation' | 'timeline' | 'people'>;
  readonly speech: Speech;
  readonly words: Wording;
}

export const readingOf = (client: TableClient, speech: Speech): Reading => ({
  client,
  speech,
  words: wordingOf(client.presentation, speech),
});

export const seatName = ({ words }: Pick<Telling, 'words'>, seat: string): string => words.text(`seats.${seat}`);

/** "Red and White": each language joins two names by a key, so that the code contains no conjunction. */
export const joined = (speech: Speech, names: readonly string[]): string => {
  const second = names.at(-1) ?? '';
  const first = names.slice(0, -1).join(', ');
  return first ? speech.format('RT.table.and', { first, second }) : second;
};

/** A user's name; a fallback for one who has left the world. */
export const userName = ({ client, speech }: Telling, user: string): string =>
  client.people.find(person => person.id === user)?.name ?? speech.localize('RT.seats.unknown');

/** A bot's name and level. */
export const botName = (game: Pick<AnyGame, 'bots'>, id: string, words: Wording, speech: Speech): string => {
  const level = game.bots.find(one => one.id === id)?.level;
  const bot = words.text(`bots.${id}`);
  return level === undefined
    ? speech.format('RT.seats.bot', { bot })
    : speech.format('RT.seats.bot-of-level', { bot, level: speech.localize(`RT.levels.${level}`) });
};

/** Who holds a seat: a person's name, a bot, or nobody yet. */
export const holderName = (reading: Telling, holder: Holder | undefined): string => {
  const { speech, words } = reading;
  switch (holder?.kind) {
    case 'user':
      return userName(reading, holder.user);
    case 'bot':
      return botName(reading.client.game, holder.bot, words, speech);
    default:
      return speech.localize('RT.seats.open');
  }
};

/** Does the table use an owner's own copy of the game? */
export const hasOwnCopy = ({ game, timeline }: Pick<TableClient, 'game' | 'timeline'>): boolean =>
  game.options.some(({ id, kind }) => kind === 'data' && Boolean(timeline.head.options[id]));
