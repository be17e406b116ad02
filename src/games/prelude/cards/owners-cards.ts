/**
 * §3.3 An owner’s values for the cards replace ours. A file names cards by number and gives what is printed on them. An
 * Event that we do not have is marked `by-hand`.
 */
import { recordOf } from '../../../kernel/fields';
import { ownersFile } from '../../../kernel/kit/owners-file';
import { distinct, fields, judged, list, oneOf, text, whole, type Read } from '../../../kernel/owners-data';
import type { Options } from '../../../kernel/messages';
import { CARD_LIST } from '../data/card-list';
import { LAST_TURN, ROUNDS, type Start } from '../data/turns';
import { DISTRICT_IDS, type District } from '../data/districts';
import {
  boardReaders,
  type OwnersArrow,
  type OwnersBoard,
  type OwnersDistrict,
  type OwnersParty,
  type OwnersTracks,
} from '../data/owners-board';
import { TRACKS, type CardBase, type CardDie } from '../data/types';
import { SEATS } from '../seats';
import { ownersNeed, type OwnersNeed } from './owners-needs';
import { ownersSteps, type OwnersStep } from './owners-steps';

/** An owner’s changes to a card; missing fields stay as printed. */
export interface OwnersCard {
  readonly number: number;
  /** Shown as they stand. */
  readonly title?: string;
  readonly text?: string;
  readonly faction?: CardBase['faction'];
  readonly points?: number;
  readonly die?: CardDie;
  readonly stays?: 'no' | 'turn' | 'era' | 'game';
  readonly star?: boolean;
  readonly needs?: readonly OwnersNeed[];
  readonly event?: 'ours' | 'by-hand' | 'steps';
  /** The Event, where it is assembled from steps. */
  readonly steps?: readonly OwnersStep[];
}
/** §7.2 The Action Rounds of a Turn in which the Duma is in Session. */
interface OwnersTurn {
  readonly turn: number;
  readonly sessions: readonly number[];
}
interface OwnersFile extends OwnersBoard {
  readonly cards?: readonly OwnersCard[];
  readonly turns?: readonly OwnersTurn[];
}

/** The most bytes of a file; letters of a title and of a text; parts of a prerequisite. */
const LIMIT = 262_144;
const TITLE = 80;
const TEXT = 600;
const MOST_NEEDS = 4;
const NUMBERS = CARD_LIST.map(card => card.number);

const card = judged(
  fields<OwnersCard>(
    {
      number: oneOf(NUMBERS),
      title: text(TITLE),
      text: text(TEXT),
      faction: oneOf([...SEATS, 'neutral']),
      points: whole(1, 8),
      die: oneOf([...TRACKS, 'all', ...SEATS]),
      stays: oneOf(['no', 'turn', 'era', 'game']),
      star: oneOf([true, false]),
      needs: list(ownersNeed, 0, MOST_NEEDS),
      event: oneOf(['ours', 'by-hand', 'steps']),
      steps: ownersSteps,
    },
    ['title', 'text', 'faction', 'points', 'die', 'stays', 'star', 'needs', 'event', 'steps'],
  ),
  ({ event, steps }) =>
    (event === 'steps') === (steps !== undefined) ? [] : [{ at: '/steps', problem: 'steps-with-event' }],
);

/** The fields that a card of the file may have. */
export const ownersCardShape = card.shape;

const turn = fields<OwnersTurn>({
  turn: whole(1, LAST_TURN),
  sessions: distinct(list(whole(1, ROUNDS), 0, ROUNDS), String),
});
/** The fields that a Turn of the file may have. */
export const ownersTurnShape = turn.shape;

/** The reader of the whole file. */
export const ownersFileReader: Read<OwnersFile> = fields<OwnersFile>(
  {
    cards: distinct(list(card, 1, NUMBERS.length), ({ number }) => String(number), '/number'),
    turns: distinct(list(turn, 1, LAST_TURN), one => String(one.turn), '/turn'),
    ...boardReaders,
  },
  ['cards', 'turns', 'districts', 'parties', 'arrows', 'tracks', 'start'],
);

/** The Districts at the other ends of a District's arrows, where the file has the arrows. */
const nearIn = (arrows: readonly OwnersArrow[]): OwnersPlaces['near'] =>
  recordOf(DISTRICT_IDS, id =>
    arrows.flatMap(({ between }) => (between.includes(id) ? between.filter(end => end !== id) : [])),
  );

/** An owner’s description of the board. */
interface OwnersPlaces {
  readonly districts: ReadonlyMap<string, OwnersDistrict>;
  readonly parties: ReadonlyMap<string, OwnersParty>;
  readonly near: Readonly<Record<District, readonly District[]>> | undefined;
  readonly tracks: OwnersTracks;
  readonly start: Partial<Start>;
}
const boardOf = ({ arrows, districts, parties, start = {}, tracks = {} }: OwnersFile = {}): OwnersPlaces => ({
  districts: new Map(districts?.map(one => [one.district, one])),
  parties: new Map(parties?.map(one => [one.party, one])),
  near: arrows && nearIn(arrows),
  tracks,
  start,
});

/** The option that holds the file, and what the owner of a table says of its cards, by their numbers. */
const { option, of: ownersData } = ownersFile({
  section: '§3.3',
  limit: LIMIT,
  file: ownersFileReader,
  use: (read: OwnersFile | undefined) => ({
    cards: new Map(read?.cards?.map(one => [one.number, one])),
    sessions: new Map(read?.turns?.map(one => [one.turn, one.sessions])),
    board: boardOf(read),
  }),
});
export const ownersCardsOption = option;
export const ownersCards = (options: Options): ReadonlyMap<number, OwnersCard> => ownersData(options).cards;
/** §7.2 The Sessions of a Turn, if the owner of a copy gives them. */
export const ownersSessions = (options: Options, of: number): readonly number[] | undefined =>
  ownersData(options).sessions.get(of);
/** §1.1, §2.1 What the owner of a copy says of the board. */
export const ownersBoard = (options: Options): OwnersPlaces => ownersData(options).board;
