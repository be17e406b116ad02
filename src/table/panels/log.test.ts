/** The log of changes by hand: past tense, who, which piece, from where, to where; in both languages. */
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { eventsOf } from '../../kernel/change';
import { chooser, quickDice } from '../../kernel/dice';
import { type GameEdit, isOfSequence } from '../../kernel/edit';
import { defaultOptions } from '../../kernel/options';
import { openPlay } from '../../kernel/playthrough';
import { edit as changeByHand } from '../../kernel/referee';
import { anyEdit } from '../../kernel/testing/edits';
import { diceOfSeed, movesOf, pickMove } from '../../kernel/testing/random-play';
import { EVERY_GAME } from '../../testing/all-games';
import { plain } from '../i18n/links';
import { wordingOf } from '../i18n/wording';
import type { AnyGame, AnyTypes } from '../record/model';
import { deedsIn } from './changes-by-hand';
import { logOf } from './log';

const PAST = {
  en: / (moved|placed|removed|turned over|set|put|shuffled|gathered|looked at|showed) /,
  de: / hat .*(bewegt|eingesetzt|entfernt|umgedreht|gesetzt|daruntergelegt|gemischt|angesehen|gezeigt)/,
} as const;

const PILES: readonly string[] = ['shuffle', 'recall', 'look'];

interface Made {
  readonly before: AnyTypes['state'];
  readonly edit: GameEdit;
  readonly events: readonly AnyTypes['event'][];
}

/** How many changes of each kind are tried, in positions of random games. */
const OF_A_KIND = 12;
const changesOf = (game: AnyGame): readonly Made[] => {
  const found: Made[] = [];
  const often = new Map<string, number>();
  for (const seed of [1, 2, 3]) {
    const choose = chooser(quickDice(seed));
    const play = openPlay(game, defaultOptions(game.options), diceOfSeed(seed));
    for (let turn = 0; turn < 120 && play.state.agenda.length; turn++) {
      for (let tried = 0; tried < 20 && turn % 4 === 0; tried++) {
        const edit = anyEdit(game, play.state, choose);
        if (isOfSequence(edit) || edit.kind === 'together' || (often.get(edit.kind) ?? 0) >= OF_A_KIND) continue;
        const events = game.edit(play.state, edit, quickDice(turn));
        if ('reason' in events || !events.length) continue;
        often.set(edit.kind, (often.get(edit.kind) ?? 0) + 1);
        found.push({ before: play.state, edit, events });
      }
      const { seat, command } = pickMove(movesOf(game, play.state), choose, game.demo.eagerness);
      play.submit(seat, command);
    }
  }
  return found;
};

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', (_, game) => {
  const all = changesOf(game);
  const presentation = game.presentation(defaultOptions(game.options));
  const doer = { name: 'Anna', seats: game.seats(defaultOptions(game.options)).slice(0, 1) };

  test.each(['en', 'de'] as const)(
    'every change by hand is logged in the past tense with its author (%s)',
    language => {
      const speech = speechOf(language);
      const words = wordingOf(presentation, speech);
      const wrong: string[] = [];
      expect(new Set(all.map(({ edit }) => edit.kind)).size).toBeGreaterThan(4);
      for (const { before, edit, events } of all) {
        const lines = logOf({ game, presentation, words, speech }, doer, before, events).map(plain);
        const isTold = lines.length > 0 && lines.every(line => line.startsWith('Anna ') && PAST[language].test(line));
        const isWhole = lines.every(line => !/[{}]|RT\.|undefined/.test(line));
        // of several cards the pile is one
        const isPlain = !PILES.includes(edit.kind) || lines.every(line => !line.includes('×'));
        if (!isTold || !isWhole || !isPlain)
          wrong.push(`${JSON.stringify(edit)} ${JSON.stringify(events).slice(0, 200)}: ${lines.join(' | ')}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('a moved piece is logged in one line with its origin and destination', () => {
    const told = all.filter(({ edit }) => edit.kind === 'move' || edit.kind === 'set' || edit.kind === 'flip');
    const wrong = told.flatMap(({ before, edit, events }) => {
      const deeds = deedsIn({ game, presentation }, before, events);
      const [deed] = deeds;
      const isOne = deeds.length === 1 && deed !== undefined && deed.what.length === 1;
      const isSo = edit.kind !== 'set' || (deed?.to === edit.to && deed.from !== undefined);
      return isOne && isSo ? [] : [JSON.stringify([edit, deeds.map(({ before: _before, ...deed }) => deed)])];
    });
    expect(wrong).toEqual([]);
  });

  test.each(['en', 'de'] as const)('a step that is skipped or ticked off is logged with its name (%s)', language => {
    const speech = speechOf(language);
    const words = wordingOf(presentation, speech);
    const { state } = openPlay(game, defaultOptions(game.options), diceOfSeed(1));
    const [top] = state.agenda;
    const section = words.section(game.steps[top?.kind ?? '']?.section ?? '');
    for (const kind of ['skip', 'tick'] as const) {
      const [line = []] = logOf({ game, presentation, words, speech }, doer, state, [], { kind });
      expect(plain(line)).toMatch(/^Anna /);
      expect(plain(line)).toContain(section);
    }
  });

  test('what the rules do after a change by themselves is logged without an author', () => {
    const words = wordingOf(presentation, speechOf('en'));
    const logging = { game, presentation, words, speech: speechOf('en') };
    const wrong = all.flatMap(({ before, edit, events }) => {
      const verdict = changeByHand(game, before, edit, quickDice(1));
      if (!verdict.ok || verdict.events.length <= events.length) return [];
      const deedsAmong = (lines: ReturnType<typeof logOf>) => lines.map(plain).filter(line => /^Anna\b/.test(line));
      const own = deedsAmong(logOf(logging, doer, before, events));
      const told = deedsAmong(logOf(logging, doer, before, verdict.events, edit));
      return JSON.stringify(told) === JSON.stringify(own) ? [] : [JSON.stringify([edit, told, own])];
    });
    expect(wrong).toEqual([]);
  });

  test('two equal pieces changed at once are logged as two', () => {
    const state = openPlay(game, defaultOptions(game.options), diceOfSeed(1)).state;
    const { counters, piles } = presentation.tabletop(state);
    const single: readonly GameEdit[] = [
      ...counters.map(({ piece, slot }): GameEdit => ({ kind: 'remove', piece, from: slot, count: 1 })),
      ...piles.flatMap(({ id: from }) =>
        piles.flatMap(({ id: to }): GameEdit[] => (from === to ? [] : [{ kind: 'card', card: '?', from, to }])),
      ),
    ];
    const lost = single.flatMap(one => {
      const countIn = (edits: readonly GameEdit[], view: AnyTypes['state']): number => {
        const events = eventsOf(game, state, { kind: 'together', edits } as unknown as GameEdit, quickDice(1));
        if ('reason' in events) return 0;
        const deeds = deedsIn({ game, presentation }, view, events);
        return deeds.reduce((sum, deed) => sum + deed.count, 0);
      };
      // readers who did not see cards that come up together may be told only the first
      return (one.kind === 'card' ? [state] : [state, game.hide(state, undefined)]).flatMap(view => {
        const [once, twice] = [countIn([one], view), countIn([one, one], view)];
        return once === 1 && twice === 1 ? [JSON.stringify(one)] : [];
      });
    });
    expect(lost).toEqual([]);
  });

  test('a card that goes from a hand to an open place is named for everybody, once', () => {
    const state = openPlay(game, defaultOptions(game.options), diceOfSeed(1)).state;
    const specs = Object.entries(game.piles(state.options));
    const cardsIn = (pile: string) => presentation.tabletop(state).piles.find(({ id }) => id === pile)?.cards ?? [];
    const hands = specs.filter(
      ([pile, { role, readers }]) => role === 'hand' && readers !== 'everybody' && cardsIn(pile).length,
    );
    const open = specs.filter(([, { readers }]) => readers === 'everybody').map(([pile]) => pile);
    const unnamed = hands.flatMap(([from]) =>
      open.flatMap(to => {
        const [card = '?'] = cardsIn(from);
        const events = eventsOf(game, state, { kind: 'card', card, from, to }, quickDice(1));
        if ('reason' in events) return [];
        const [deed, ...others] = deedsIn({ game, presentation }, game.hide(state, undefined), events);
        return deed?.what[0] === card && !others.length
          ? []
          : [JSON.stringify([card, from, to, deed?.kind, deed?.what])];
      }),
    );
    expect(unnamed).toEqual([]);
  });
});
