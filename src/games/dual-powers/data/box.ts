/** The box a table is played with, and its cards by their ids. */
import { ownersFile } from '../../../kernel/kit/owners-file';
import type { Options } from '../../../kernel/messages';
import { REGIONS, type Region, type Seat } from '../vocabulary';
import { boxIn, DATA_LIMIT, file } from './read';
import type { Box, CommandCard, Leader } from './types';

/** A box with everything found by its id. */
export interface Contents extends Box {
  readonly card: ReadonlyMap<string, CommandCard>;
  readonly leader: ReadonlyMap<string, Leader>;
}

const opened = (box: Box): Contents => ({
  ...box,
  card: new Map(box.cards.map(card => [card.id, card])),
  leader: new Map(box.leaders.map(leader => [leader.id, leader])),
});

/** The option that holds an owner's file, and the box of a table: ours, or that of the file its options carry. */
export const { option: boxOption, of: boxOf } = ownersFile({
  section: '§components',
  limit: DATA_LIMIT,
  file,
  use: read => opened(boxIn(read)),
});

interface HasOptions {
  readonly options: Options;
}

/** The command card of an id; undefined for a leader's card, a tile or '?'. */
export const cardOf = ({ options }: HasOptions, id: string): CommandCard | undefined => boxOf(options).card.get(id);

export const leaderCardOf = ({ id }: Leader): string => `${id}-card`;
/** The leader whose card this is. */
export const leaderOn = ({ options }: HasOptions, card: string): Leader | undefined =>
  card.endsWith('-card') ? boxOf(options).leader.get(card.slice(0, -'-card'.length)) : undefined;
export const leaderCards = (box: Contents, seat: Seat): readonly string[] =>
  box.leaders.filter(leader => leader.seat === seat).map(leaderCardOf);

export const tileOf = (region: Region): string => `${region}-tile`;
/** The region of a tile; undefined for anything else. */
export const regionOn = (tile: string | undefined): Region | undefined =>
  REGIONS.find(region => tileOf(region) === tile);
export const TILES = REGIONS.map(tileOf);
