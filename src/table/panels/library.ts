/** The Library: the five games, and the tables of this world. */
import { toAct } from '../../kernel/agenda';
import type { AnyGame } from '../record/model';
import type { TableClient } from './client-model';
import type { Speech } from '../saying/wording';
import { emblemOf, type Emblem } from './emblems';
import { endingPanel } from './table';
import { joined, readingOf, seatName } from './reading';
import { ribbonPanel } from './ribbon';

/** The games of this module in the order of their history; one that a build does not play yet is shown all the same. */
export const SHELF = ['prelude', 'dual-powers', 'all-bridges', 'civil-war', 'kremlin'] as const;

export interface ShelfTile {
  readonly game: string;
  readonly name: string;
  readonly subtitle: string;
  readonly about: string;
  readonly players: string;
  readonly installed: boolean;
  /** It has bots, so a demonstration can be watched. */
  readonly watchable: boolean;
}
export interface OpenTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly gameName: string;
  readonly status: string;
  readonly waiting: string;
  readonly mine: boolean;
  readonly emblems: readonly Emblem[];
  readonly hasScene: boolean;
}
export interface LibraryPanel {
  readonly shelf: readonly ShelfTile[];
  readonly tables: readonly OpenTable[];
  readonly gm: boolean;
}

const shelfTile = (game: AnyGame | undefined, id: string, speech: Speech): ShelfTile => {
  const word = (key: string) =>
    speech.localize(speech.has(`RT.${id}.${key}`) ? `RT.${id}.${key}` : `RT.shelf.${id}.${key}`);
  return {
    game: id,
    name: word('name'),
    subtitle: word('subtitle'),
    about: word('about'),
    players: word('players'),
    installed: game !== undefined,
    watchable: (game?.bots.length ?? 0) > 0,
  };
};

const waitingText = (client: TableClient, speech: Speech): { waiting: string; mine: boolean } => {
  const reading = readingOf(client, speech);
  const { timeline, game, mySeats } = client;
  const ending = endingPanel(reading);
  if (ending) return { waiting: ending.winner, mine: false };
  if (!timeline.begun) return { waiting: speech.localize('RT.table.not-begun'), mine: false };
  const asked = toAct(game, timeline.state);
  const mine = asked.some(seat => mySeats.includes(seat));
  if (mine) return { mine, waiting: speech.localize('RT.library.your-turn') };
  return {
    mine,
    waiting: speech.format('RT.table.waiting', {
      who: joined(
        speech,
        asked.map(seat => seatName(reading, seat)),
      ),
    }),
  };
};

const openTable = (client: TableClient, speech: Speech): OpenTable => {
  const ribbon = ribbonPanel(readingOf(client, speech));
  const { head } = client.timeline;
  const seats = client.game.seats(head.options);
  return {
    id: client.id,
    name: head.name,
    game: head.game,
    gameName: ribbon.game,
    status: ribbon.turn,
    hasScene: client.sceneId !== undefined,
    ...waitingText(client, speech),
    emblems: seats.map(seat => emblemOf(seats, seat)),
  };
};

export const libraryPanel = (
  games: readonly AnyGame[],
  tables: readonly TableClient[],
  gm: boolean,
  speech: Speech,
): LibraryPanel => ({
  gm,
  shelf: SHELF.map(id =>
    shelfTile(
      games.find(game => game.id === id),
      id,
      speech,
    ),
  ).sort((a, b) => Number(b.installed) - Number(a.installed)),
  tables: tables
    .map(client => openTable(client, speech))
    .sort((a, b) => Number(b.mine) - Number(a.mine) || a.name.localeCompare(b.name)),
});
