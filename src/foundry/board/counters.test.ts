/** The texts on counters are large enough to read at every place. */
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { chooser, quickDice } from '../../kernel/dice';
import { legal } from '../../kernel/offers';
import { toAct } from '../../kernel/agenda';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import { leastText, place } from '../../table/board/projection';
import { cardTexts } from '../../table/drawing/card-texts';
import { piecePicture, pieceWords } from '../../table/drawing/piece';
import { wordingOf } from '../../table/i18n/wording';
import type { AnyGame, AnyTypes } from '../../table/record/model';
import { GAMES } from '../../testing/all-games';
import { PAGES, scaleOn } from './testing/pages';

/** The sizes of all texts in a picture, in units of its parent: pictures are nested. */
const sizesIn = (markup: string): readonly { readonly text: string; readonly size: number }[] => {
  const found: { text: string; size: number }[] = [];
  const scales: number[] = [1];
  for (const [tag, attributes = '', , text = ''] of markup.matchAll(/<svg([^>]*)>|<\/svg>|<text([^>]*)>([^<]*)/g)) {
    if (tag.startsWith('</')) scales.pop();
    else if (tag.startsWith('<svg')) {
      const number = (name: string): number => Number(new RegExp(` ${name}="([\\d.]+)`).exec(attributes)?.[1]);
      const [, , across = NaN] = (/viewBox="([^"]*)"/.exec(attributes)?.[1] ?? '').split(' ').map(Number);
      const scale = Number.isNaN(across) ? 1 : number('width') / across;
      scales.push((scales.at(-1) ?? 1) * scale);
    } else found.push({ text, size: Number(/font-size="([\d.]+)/.exec(tag)?.[1]) * (scales.at(-1) ?? 1) });
  }
  return found;
};

/**
 * How many commands are played, and how many between two checks: the number of pieces in a place changes their size.
 */
const [COMMANDS, EVERY] = [120, 10];

/** Positions of a game that is played at random. */
const positionsOf = (game: AnyGame): readonly AnyTypes['state'][] => {
  const play = openPlay(game, defaultOptions(game.options), n => quickDice(n));
  const pick = chooser(quickDice(7));
  const states = [play.state];
  for (let n = 1; n <= COMMANDS; n++) {
    const [seat] = toAct(game, play.state);
    const open = seat === undefined ? [] : legal(game, play.state, seat);
    if (seat === undefined || !open.length) break;
    play.submit(seat, pick(open));
    if (n % EVERY === 0) states.push(play.state);
  }
  return states;
};

/** A mark of ownership that need not be read. */
const MARK = '†';

describe.each(GAMES)('the counters on the board of $id', game => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const { board } = presentation;
  const positions = positionsOf(game).map(state => presentation.tabletop(game.hide(state, undefined)));

  test.each(PAGES)('on a page of %i × %i every number and name on a counter has at least %i px', (...page) => {
    const [width, height, px] = page;
    const scale = scaleOn(board, width, height);
    for (const language of ['en', 'de']) {
      const words = wordingOf(presentation, speechOf(language));
      const artist = {
        presentation,
        seats: game.seats(options),
        texts: (piece: string) => {
          const face = presentation.face(piece);
          return face ? cardTexts(face, words) : {};
        },
      };
      const small = new Set<string>();
      let seen = 0;
      for (const tabletop of positions)
        for (const placement of place(board, tabletop)) {
          const isCard = placement.height > placement.width * 1.2;
          // the text of a card is read in its closer look
          const drawn = isCard ? [] : sizesIn(piecePicture(artist, tabletop, placement));
          const laid = sizesIn(pieceWords(artist, tabletop, placement, leastText(board)));
          for (const { text, size } of [...laid, ...drawn]) {
            seen++;
            const isLaid = laid.some(one => one.text === text && one.size * scale > px - 0.05);
            if (size * scale < px - 0.05 && text !== MARK && !isLaid)
              small.add(`${placement.slot} ${text} ${(size * scale).toFixed(1)}`);
          }
        }
      expect(seen).toBeGreaterThan(20);
      expect([...small]).toEqual([]);
    }
  });
});
