import { expect, test } from 'vitest';
import { GAMES, gameOf } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import { foresee } from '../../kernel/preview';
import { openPlay } from '../../kernel/playthrough';
import { diceOfSeed, movesOf, optionsOfGame, pickMove } from '../../kernel/testing/random-play';
import type { AnyGame } from '../record/model';
import { readingOf } from './reading';
import { wordingOf } from '../i18n/wording';
import { keyFiguresPanel } from './key-figures';
import { tablePanel } from './table';
import { clientOf } from './testing/client';
import { english, render, textOf } from './testing/render';
import { begunTable, playOn } from '../testing/seated-tables';

test('key figures are shown to all, but not again to a seat whose button shows them', async () => {
  const prelude = gameOf('prelude') as AnyGame;
  const { table, at } = await begunTable(prelude, { seed: 4 });
  const reading = (seat: string) => {
    const who = at[seat];
    if (!who) throw new Error(`nobody sits at ${seat}`);
    return readingOf(clientOf(who.sees(seat), seat === 'revolutionary' ? 'ann' : 'bob'), english);
  };
  const isCheck = (): boolean => table.referee.timeline.state.agenda[0]?.kind === 'check';
  for (let played = 0; played < 200 && !isCheck(); played++) await playOn(table, at, 1, undefined, played);
  const [roller = ''] = toAct(prelude, table.referee.timeline.state);
  const other = roller === 'revolutionary' ? 'government' : 'revolutionary';

  const told = tablePanel(reading(other), undefined).keyFigures;
  expect(told?.now.map(({ odds, lines }) => odds.length > 0 && lines.length > 0)).toEqual([true]);
  expect(textOf(render('table-key-figures', { keyFigures: told }))).toContain('Target Number');
  expect(tablePanel(reading(roller), undefined).keyFigures?.now).toEqual([]);
  // both sides see the tracks, with a sign for each side
  const always = keyFiguresPanel(reading(roller))?.always ?? [];
  expect(always[0]?.heads.map(({ name }) => name)).toEqual(['Revolutionary', 'Government']);
});

test.each(GAMES.map(game => [game.id, game] as const))('each figure and each choice has its words: %s', (_id, game) => {
  const silent = new Set<string>();
  let told = 0;
  for (const seed of [1, 2, 3]) {
    const options = optionsOfGame(game, {}, seed - 1);
    const presentation = game.presentation(options);
    const words = wordingOf(presentation, english);
    const choose = chooser(quickDice(seed));
    const play = openPlay(game, options, diceOfSeed(seed));
    for (let n = 0; n < 400; n++) {
      const moves = movesOf(game, play.state);
      if (!moves.length) break;
      for (const { title, lines } of presentation.keyFigures?.(play.state) ?? [])
        for (const { word, params } of [title, ...lines]) {
          told++;
          if (words.text(`lines.${word}`, params).startsWith('lines.')) silent.add(word);
        }
      // a row of the goal names its number, in its label or for reading alone
      const goal = presentation.goal?.(play.state, game.seats(options)[n % game.seats(options).length]);
      for (const { label, counts } of goal?.rows ?? []) {
        const line = label ?? counts;
        if (!line || words.text(`lines.${line.word}`, line.params).startsWith('lines.'))
          silent.add(line?.word ?? 'a row of the goal');
      }
      // what one choice of each kind costs, and its sum
      for (const { seat, command } of new Map(moves.map(move => [move.command.kind, move])).values()) {
        const foreseen = foresee(game, play.state, seat, command)?.events ?? [];
        const sum = presentation.sum?.(play.state, seat, command) ?? presentation.priceOf?.(command, foreseen, seat);
        for (const { word, params } of [...(sum?.lines ?? []), ...(sum?.price ? [sum.price] : [])])
          if (words.text(`lines.${word}`, params).startsWith('lines.')) silent.add(word);
      }
      const { seat, command } = pickMove(moves, choose, game.demo.eagerness);
      play.submit(seat, command);
    }
  }
  expect(told).toBeGreaterThan(0);
  expect([...silent]).toEqual([]);
});
