/** A record as a film: what happened move by move, and the board after each, with the eyes of any seat that may be shown. */
import { redact } from '../kernel/piles';
import { leastText, place } from '../table/board/projection';
import { boardBody } from '../table/drawing/board';
import { cardTexts } from '../table/drawing/card-texts';
import { boardNames } from '../table/drawing/names';
import { type Artist, piecePicture, pieceWords } from '../table/drawing/piece';
import { el } from '../table/drawing/svg';
import { plain } from '../table/i18n/links';
import { type Speech, wordingOf } from '../table/i18n/wording';
import { tellEvents } from '../table/panels/account';
import { happenedLine, type Sentence } from '../table/panels/entry-sentences';
import { type Telling, seatName } from '../table/panels/reading';
import type { AnyGame, AnyTypes, Head } from '../table/record/model';
import { openTimeline, type Raws, readAs, stateAt } from '../table/record/timeline';
import type { Moment } from '../table/record/timeline-model';

/** Whose eyes: a seat's, or everybody's, who see what the record lays open. */
export type Eyes = string | undefined;

/** A card in somebody's hand, by name; `?` where these eyes do not know it. */
interface Hand {
  readonly seat: string;
  readonly cards: readonly string[];
}

interface Frame {
  readonly revision: number;
  /** Who did it; empty for the table. */
  readonly seat: string;
  readonly byHand: boolean;
  readonly undone: boolean;
  lines(eyes: Eyes): readonly string[];
}

export interface Film {
  readonly name: string;
  readonly game: string;
  /** Who won and why; undefined while the game goes on. */
  readonly result: string | undefined;
  /** Have the secrets of the game been revealed? Only then seats have eyes of their own here. */
  readonly isOpen: boolean;
  readonly seats: readonly { readonly id: string; readonly name: string }[];
  readonly frames: readonly Frame[];
  readonly telling: Telling;
  /** What could not be read in the record, the first in words; undefined for a whole one. */
  readonly damage: string | undefined;
  /** The empty board, its viewBox `0 0 width height`. */
  readonly board: { readonly width: number; readonly height: number; readonly markup: string };
  /** What lies on it after a frame (-1: before the first), as markup. */
  pieces(frame: number, eyes: Eyes): string;
  hands(frame: number, eyes: Eyes): readonly Hand[];
}

type State = AnyTypes['state'];

/** A sentence that stands in one line with others: a heading, too, has a full stop there. */
const inOneLine = ({ parts, heading }: Sentence): string =>
  heading ? plain(parts).replace(/[^.!?:]$/, '$&.') : plain(parts);

/** A film of a record that was read from a file: nothing in it is trusted, and Verify has its own page. */
export const filmOf = (
  game: AnyGame,
  { head, raws }: { readonly head: Head; readonly raws: Raws },
  speech: Speech,
  people: Telling['client']['people'] = [],
): Film => {
  const closed = openTimeline(game, head, raws, { keys: {} });
  const { tableSecret } = closed;
  const timeline = tableSecret === undefined ? closed : readAs(closed, { keys: { table: tableSecret } });
  const presentation = game.presentation(head.options);
  const words = wordingOf(presentation, speech);
  const telling: Telling = { client: { game, presentation, timeline, people }, speech, words };
  const seats = game.seats(head.options);
  const artist: Artist = {
    presentation,
    seats,
    texts: piece => {
      const face = presentation.face(piece);
      return face ? cardTexts(face, words) : {};
    },
  };
  const seen = (state: State, eyes: Eyes): State => (eyes === undefined ? state : game.hide(state, eyes));

  const linesOf = (moment: Moment, eyes: Eyes): readonly string[] => {
    if (eyes === undefined || moment.entry.kind !== 'turn')
      return happenedLine(telling, moment)?.sentences.map(inOneLine) ?? [];
    const before = game.hide(stateAt(timeline, moment.entry.r - 1), eyes);
    const events = moment.events.map(event => redact(event, eyes));
    return tellEvents({ game, presentation, words, speech }, before, events).map(inOneLine);
  };
  const frames = timeline.moments.flatMap((moment): (Frame & { readonly state: State })[] => {
    const line = happenedLine(telling, moment);
    if (!line?.texts.length) return [];
    const { revision, seat, byHand, undone } = line;
    return [{ revision, seat, byHand, undone, state: moment.state, lines: eyes => linesOf(moment, eyes) }];
  });
  const stateOf = (frame: number): State => frames[frame]?.state ?? stateAt(timeline, 0);
  const tabletopOf = (frame: number, eyes: Eyes) => presentation.tabletop(seen(stateOf(frame), eyes));
  const { ending } = timeline;
  const [damaged] = timeline.problems;
  const reason = ending && words.text(`endings.${ending.reason}`, { winner: ending.winner });

  return {
    name: head.name,
    game: words.text('name'),
    result:
      ending &&
      (ending.winner === 'draw'
        ? speech.format('RT.record.drawn', { reason: reason ?? '' })
        : speech.format('RT.record.won', { seat: words.name(ending.winner), reason: reason ?? '' })),
    isOpen: tableSecret !== undefined,
    seats: seats.map(id => ({ id, name: seatName(telling, id) })),
    frames,
    telling,
    damage:
      damaged &&
      speech.format('RT.record.not-verified', {
        revision: String(damaged.revision),
        problem: words.problem(damaged),
      }),
    board: {
      width: presentation.board.width,
      height: presentation.board.height,
      markup: boardBody(presentation.board) + boardNames(presentation.board, words, leastText(presentation.board)),
    },
    pieces(frame, eyes) {
      const tabletop = tabletopOf(frame, eyes);
      return place(presentation.board, tabletop)
        .map(one => {
          const { x, y, width, height, rotation } = one;
          const turn = rotation ? ` rotate(${rotation} ${width / 2} ${height / 2})` : '';
          return el(
            'g',
            { transform: `translate(${x} ${y})${turn}` },
            `${piecePicture(artist, tabletop, one)}${pieceWords(artist, tabletop, one, leastText(presentation.board))}`,
          );
        })
        .join('');
    },
    hands: (frame, eyes) =>
      tabletopOf(frame, eyes)
        .piles.filter(({ owner, role }) => owner !== undefined && role === 'hand')
        .map(({ owner = '', cards }) => ({
          seat: seatName(telling, owner),
          cards: cards.map(card => (card === '?' ? card : words.name(card))),
        })),
  };
};
