import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import type { Box } from '../../kernel/board';
import { PAGES, scaleOn } from './testing/pages';
import { defaultOptions } from '../../kernel/options';
import { GAMES } from '../../testing/all-games';
import { wordingOf } from '../../table/i18n/wording';
import { boardBody } from '../../table/drawing/board';
import { around, meet } from '../../table/drawing/boxes';
import { widthOf } from '../../table/drawing/lettering';
import { writtenNames } from '../../table/drawing/names';

const equal = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

describe.each(GAMES)('the names on the board of $id', game => {
  const presentation = game.presentation(defaultOptions(game.options));
  const { board } = presentation;
  const scaleAt = (width: number, height: number): number => scaleOn(board, width, height);

  test.each(PAGES)(
    'on a page of %i × %i every visible name has at least %i px, and no two names overlap',
    (...page) => {
      const [width, height, px] = page;
      const scale = scaleAt(width, height);
      for (const language of ['en', 'de']) {
        const names = writtenNames(board, wordingOf(presentation, speechOf(language)), px / scale);
        const shown = names.filter(({ isHidden }) => !isHidden);
        for (const { text, size } of shown) expect(size * scale, text).toBeGreaterThanOrEqual(px - 0.001);
        const covered = shown.flatMap((one, n) =>
          shown
            .slice(n + 1)
            .flatMap(other =>
              (one.isGrown || other.isGrown) && meet(one.box, other.box) ? [`${one.text} / ${other.text}`] : [],
            ),
        );
        expect(covered).toEqual([]);
        for (const { box, text } of names) {
          expect(box.x, text).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width, text).toBeLessThanOrEqual(board.width);
        }
        // what has grown stays over what it names, or reaches a little over both its sides
        const aside = shown.flatMap(({ text, box, of, isGrown }) => {
          const [left, right] = [of.x - box.x, box.x + box.width - of.x - of.width];
          const isOneSided = Math.min(left, right) < -1 && Math.max(left, right) * scale > 3;
          const isSpace = board.spaces.some(({ shape, land }) => !land && shape.some(({ x }) => x === of.x));
          return isGrown && isSpace && isOneSided ? [`${text} ${left} ${right}`] : [];
        });
        expect(aside).toEqual([]);
        // a name that has no room appears when its place is pointed at
        for (const { of, isHidden } of names) if (isHidden) expect(of.width * of.height).toBeGreaterThan(0);
        // nor overlaps a place with counters that has a name of its own
        const captioned = board.slots.filter(({ caption }) => caption !== undefined).map(({ box }) => box);
        const over = shown
          .filter(({ of }) => captioned.includes(of))
          .flatMap(({ box, text }) =>
            captioned.filter(place => meet(box, place)).map(({ x, y }) => `${text} ${x}, ${y}`),
          );
        expect(over).toEqual([]);
        // a slot with a shorter name for a small board shows one of the two
        const brief = names.filter(({ of }) => board.slots.some(one => one.brief !== undefined && one.box === of));
        expect(brief.filter(({ isHidden }) => isHidden).map(({ text }) => text)).toEqual([]);
        const named = [
          ...board.tracks.filter(({ boxes }) => boxes.length).map(({ boxes }) => around(boxes)),
          ...(board.footnote ? [board.footnote.box] : []),
        ];
        const spaces = board.spaces.map(({ word }) =>
          wordingOf(presentation, speechOf(language)).text(word).toLocaleUpperCase(),
        );
        // the name of every track is there, whole or in short, and what the sign of reconstruction means
        const unnamed = names.filter(({ isHidden, of }) => isHidden && named.some(box => equal(box, of)));
        expect(unnamed.map(({ text }) => text)).toEqual([]);
        for (const space of spaces)
          expect(
            shown.some(({ text }) => text.replace('†', '') === space),
            space,
          ).toBe(true);
      }
    },
  );

  test('the footnote covers no box of a track, however small the board is; it appears under the pointer instead', () => {
    const boxes = board.tracks.flatMap(track => track.boxes);
    for (const language of ['en', 'de'])
      for (let least = 20; least <= 60; least += 5) {
        const names = writtenNames(board, wordingOf(presentation, speechOf(language)), least);
        const footnote = names.find(({ of, isHidden }) => !isHidden && of === board.footnote?.box);
        expect(footnote ? boxes.filter(box => meet(footnote.box, box)) : [], `${language} ${least}`).toEqual([]);
      }
  });

  test.each(PAGES)('on a page of %i × %i every printed number has at least %i px', (width, height, px) => {
    const scale = scaleAt(width, height);
    const small: string[] = [];
    boardBody(board, ({ text, size }) => {
      if (size * scale < px - 0.05) small.push(`${text} ${(size * scale).toFixed(1)}`);
      return '';
    });
    expect(small).toEqual([]);
  });

  test('no two printed numbers overlap', () => {
    const lines: { readonly left: number; readonly right: number; readonly y: number; readonly text: string }[] = [];
    boardBody(board, ({ text, size, x, y, face }) => {
      const half = widthOf(text, face, size) / 2;
      if (text) lines.push({ left: x - half, right: x + half, y, text });
      return '';
    });
    const touching = lines.flatMap((one, n) =>
      lines
        .slice(n + 1)
        .filter(({ left, right, y }) => y === one.y && left < one.right + 2 && one.left < right + 2)
        .map(({ text }) => `${one.text} ${text}`),
    );
    expect(touching).toEqual([]);
  });
});
