import { describe, expect, test } from 'vitest';
import { odds } from '../../../kernel/odds';
import { sameQuestion } from '../../../kernel/referee';
import { openPlay } from '../../../kernel/playthrough';
import { chooser, quickDice } from '../../../kernel/dice';
import { decide } from '../../../kernel/deciding';
import { legal } from '../../../kernel/offers';
import { toAct } from '../../../kernel/agenda';
import { letsPass } from '../../../kernel/reaction-windows';
import { kremlin } from '..';
import { CARD_RULES } from '../cards/steps';
import { answersTo } from '../data/cards';
import { seatsOf, type State } from '../state';
import { bots } from '../bots';
import { diceOfSeed } from '../../../kernel/testing/random-play';
import { withOptions } from '../testing/positions';
import { handOf, OCCASIONS } from '../vocabulary';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import { EDITIONS, type EditionId } from '../data/editions';
import type { HealthResult } from '../data/health';
import type { Command, Seat, Step, VoteWord } from '../vocabulary';
import { windowFor } from './reaction-windows';

const us = 'stalinists';
const PURGES: Step = { kind: 'purges', over: false };
const position: Position = {
  agenda: [PURGES, END],
  declared: { B: { stalinists: 4 } },
  sheets: { militarists: { B: 6 } },
};
const announced = () => given(at(position)).when(us, { kind: 'purge', target: 'E' }).ok();

describe('§declare a window', () => {
  test('asks all, whatever they hold, and closes when all have passed', () => {
    const open = announced();
    open.asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], {
      kind: 'window',
      about: 'purge',
      round: 0,
    });
    allPass(open).asks(us, { kind: 'purge' });
  });
  test('nobody passes twice', () => {
    announced().when(us, { kind: 'pass' }).ok().when(us, { kind: 'pass' }).isRefused({ reason: 'not-asked' });
  });
  test('a pass by another seat keeps the question, a declaration changes it', () => {
    const open = announced();
    const passed = open.when('apologists', { kind: 'pass' }).ok();
    expect(sameQuestion(open.state.agenda[0], passed.state.agenda[0])).toBe(true);
    const declared = open.when('militarists', { kind: 'declare', politician: 'B', points: 5 }).ok();
    expect(sameQuestion(open.state.agenda[0], declared.state.agenda[0])).toBe(false);
  });
});

test('§purge the odds of a purge are calculated from what the seat sees', () => {
  const rolling = allPass(announced()).state;
  const chances = odds(kremlin, kremlin.hide(rolling, us), us, { kind: 'roll-purge' }) ?? [];
  expect(chances.map(({ probability }) => probability).toSorted()).toEqual([0.45, 0.55]);
});

test('§turn-order skips a phase in which nothing can happen', () => {
  const window: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
  given(at({ agenda: [window, { kind: 'phase', phase: 'rehabilitation' }, asked('end-of-turn'), END] }))
    .when(us, { kind: 'pass' })
    .tells({ kind: 'phase-begun', phase: 'rehabilitation' })
    .asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'end-of-turn' });
});

describe('§intrigue where only a card can answer', () => {
  const HEALTH: Step = { kind: 'health', office: 'kgb-head' };
  const rolled = (more: Position) =>
    given(
      at({ phase: 'health', agenda: [HEALTH, asked('end-of-turn'), END], declared: { B: { stalinists: 4 } }, ...more }),
    ).when(us, { kind: 'roll-health' }, ['1d20', [10]]);
  test('a seat without cards is not asked', () => {
    rolled({ hands: { militarists: ['red-9'] } })
      .ok()
      .asks('militarists', { kind: 'window', about: 'health' });
  });
  test('nobody is, if all hands are empty', () => {
    rolled({}).ok().asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { about: 'end-of-turn' });
  });
  test('nobody is, once every card that could answer is discarded or in play', () => {
    const state = at({
      phase: 'health',
      agenda: [HEALTH, asked('end-of-turn'), END],
      declared: { B: { stalinists: 4 } },
      hands: { militarists: ['red-9'] },
    });
    const piles = { ...state.piles, deck: state.piles.deck.filter(card => card !== 'red-17'), discards: ['red-17'] };
    given({ ...state, piles })
      .when(us, { kind: 'roll-health' }, ['1d20', [10]])
      .ok()
      .asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { about: 'end-of-turn' });
  });
  test('the cards that answer are those whose moment it is', () => {
    const only = (['failed-purge', 'health', 'conviction'] as const).map(about => [
      about,
      Object.entries(CARD_RULES)
        .filter(([, { when }]) => when !== 'any' && 'when' in when && when.when.includes(about))
        .map(([title]) => title)
        .toSorted(),
    ]);
    expect(Object.fromEntries(only)).toEqual(
      Object.fromEntries(
        only.map(([about]) => [about, [...answersTo(OCCASIONS.find(one => one === about) ?? 'phase')].toSorted()]),
      ),
    );
  });
});

describe('standing answers', () => {
  const passes = (state: State, word: string) =>
    seatsOf(state.options).filter(seat => letsPass(kremlin, state, seat, word));
  const declared = { B: { stalinists: 4 }, E: { militarists: 3, apologists: 1 } };
  const purge = (target: string): Step => ({ kind: 'purge', target, by: us, actor: 'B', bonus: 0 });
  test('until touched: the seat is asked if it controls the target or has declared on it', () => {
    const state = at({ agenda: [asked('purge'), purge('E'), END], declared });
    expect(passes(state, 'until-touched')).toEqual(['stalinists', 'evolutionists']);
  });
  test('until touched: a harmless roll touches nobody; a harmful one touches those with influence on its politician', () => {
    const rolled = (result: HealthResult) =>
      at({ agenda: [asked('health'), { kind: 'health-result', politician: 'E', result }, END], declared });
    for (const result of ['nothing', 'recovery'] as const)
      expect(passes(rolled(result), 'until-touched')).toHaveLength(4);
    for (const result of ['cross', 'two-crosses', 'death'] as const)
      expect(passes(rolled(result), 'until-touched')).toEqual(['stalinists', 'evolutionists']);
  });
  test('until touched: a vote for the accused touches nobody; one against them touches those with influence on them', () => {
    const voted = (vote: VoteWord) => {
      const votes = [
        { voter: 'A', by: us, vote: 'guilty' },
        { voter: 'B', by: us, vote },
      ] as const;
      const trial: Step = { kind: 'trial', accused: 'E', prosecutor: 'B', needed: 5, votes };
      return at({ agenda: [asked('vote'), { kind: 'reconsider', voter: 'B' }, trial, END], declared });
    };
    expect(passes(voted('innocent'), 'until-touched')).toHaveLength(4);
    expect(passes(voted('guilty'), 'until-touched')).toEqual(['stalinists', 'evolutionists']);
  });
  test('until touched: a window about nobody passes', () => {
    expect(passes(at({ agenda: [asked('phase'), END], declared }), 'until-touched')).toHaveLength(4);
  });
  test('until the parade: every window of the year before it passes', () => {
    expect(passes(at({ phase: 'health', agenda: [asked('phase'), END] }), 'until-parade')).toHaveLength(4);
    expect(passes(at({ phase: 'parade', agenda: [asked('phase'), END] }), 'until-parade')).toEqual([]);
  });
  test('an unknown one lets nothing pass', () => {
    expect(passes(at({ agenda: [asked('phase'), END] }), 'for-ever')).toEqual([]);
  });
});

/** A whole game of quick bots in all four seats; `see` is shown every state, and what is answered in it. */
const whole = (
  seed: number,
  see: (state: State, seat: Seat, command: Command) => void,
  edition: EditionId = 'modern',
): State => {
  const [bot] = bots;
  if (!bot) throw new Error('no bot');
  const choose = chooser(quickDice(seed));
  const play = openPlay(kremlin, withOptions({ edition }), diceOfSeed(seed));
  for (let n = 0; n < 6_000 && play.state.agenda.length; n++) {
    const [seat] = toAct(kremlin, play.state);
    if (seat === undefined) break;
    const state = kremlin.hide(play.state, seat);
    const { command } = decide(kremlin, bot, { state, seat, legal: legal(kremlin, state, seat) }, choose);
    see(play.state, seat, command);
    play.submit(seat, command);
  }
  return play.state;
};

/** How often a seat clicks in a year to pass, and once per game to answer in advance. */
const clicksOf = (edition: EditionId) => {
  let passed = 0;
  let [byHand, ahead, years] = [0, 0, 0];
  for (const seed of [11, 12, 13]) {
    const standing = new Set<Seat>();
    const end = whole(
      seed,
      (state, seat, { kind }) => {
        if (kind !== 'pass') return;
        passed++;
        if (!letsPass(kremlin, state, seat, 'until-touched')) byHand++;
        else standing.add(seat);
      },
      edition,
    );
    years += end.turn * seatsOf(end.options).length;
    ahead += standing.size;
  }
  return { windows: passed / years, all: (byHand + ahead) / years };
};

test.each(EDITIONS)(
  'people who let windows pass unless they are touched click at most five times a year: %s',
  edition => {
    const { windows, all } = clicksOf(edition);
    expect(windows).toBeGreaterThan(10);
    expect(all).toBeLessThanOrEqual(5);
  },
);

test('an attacker who compares two tables that differ in a hidden hand finds the same windows and standing answers', () => {
  let compared = 0;
  whole(21, state => {
    const [top] = state.agenda;
    if (top?.kind !== 'window') return;
    const hidden = (cards: readonly string[]) => cards.toReversed();
    const [mine, theirs] = [handOf('stalinists'), handOf('militarists')];
    const deck = hidden(state.piles.deck);
    const other: State = {
      ...state,
      piles: {
        ...state.piles,
        deck: [...state.piles[mine], ...deck].slice(0, deck.length),
        [mine]: [...state.piles[mine], ...deck].slice(deck.length),
        [theirs]: hidden(state.piles[theirs]),
      },
      influence: {
        ...state.influence,
        stalinists: Object.fromEntries(Object.keys(state.influence.stalinists).map(letter => [letter, 10])),
      },
    };
    expect(toAct(kremlin, other)).toEqual(toAct(kremlin, state));
    for (const seat of seatsOf(state.options))
      for (const word of ['until-touched', 'until-parade'])
        expect(letsPass(kremlin, other, seat, word)).toBe(letsPass(kremlin, state, seat, word));
    for (const about of OCCASIONS) expect(windowFor(other, about)).toEqual(windowFor(state, about));
    compared++;
  });
  expect(compared).toBeGreaterThan(50);
});
