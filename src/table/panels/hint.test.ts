import { describe, expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { gameOf } from '../../testing/all-games';
import type { AnyGame, Holder, Mode } from '../record/model';
import { mayHint } from './hint';
import { hinting, suggestions } from './hinting';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';
import { begunTable } from '../testing/seated-tables';

const civilWar = gameOf('civil-war') as AnyGame;

const readings = async (mode: Mode, holders?: Readonly<Record<string, Holder>>) => {
  const { table, at, ann } = await begunTable(civilWar, { mode, ...(holders && { holders }) });
  const [asked = ''] = toAct(civilWar, table.referee.timeline.state);
  const of = (seat: string) =>
    readingOf(clientOf((at[seat] ?? ann).sees(seat), seat === 'red' ? 'ann' : 'bob'), english);
  return { asked: of(asked), other: of(asked === 'red' ? 'white' : 'red') };
};

describe('a hint', () => {
  test('is available to the asked seat in Advised', async () => {
    const { asked, other } = await readings('advised');
    expect([mayHint(asked), mayHint(other)]).toEqual([true, false]);
    expect(mayHint((await readings('enforced')).asked)).toBe(false);
    expect(mayHint((await readings('free')).asked)).toBe(false);
  });

  test('names a command of the reader, with a reason if there is one', async () => {
    const { asked } = await readings('advised');
    const work = hinting(asked);
    let step = work?.next();
    while (step && !step.done) step = work?.next();
    const [said] = step?.done ? suggestions(asked, step.value) : [];
    expect(said?.text).toMatch(/^Suggestion: “.+”\. ./);
    const why = { word: 'guards', params: { front: 'south', mine: 4 } };
    const [first] = suggestions(asked, { command: { kind: 'pass' }, why });
    expect(first?.text).toContain('Why: to guard the South with 4 Force.');
    expect(first?.text).not.toContain('in 100 games');
    const [hopeful] = suggestions(asked, { command: { kind: 'pass' }, why, chance: 0.412 });
    expect(hopeful?.text).toMatch(/ You win about 41 in 100 games from here\.$/);
  });

  test('names at most two near alternatives, each with its reason and its cost', async () => {
    const { asked } = await readings('advised');
    const why = { word: 'builds-up', params: { front: 'south' } };
    const others = [
      { command: { kind: 'launch' }, behind: 0.001 },
      { command: { kind: 'take-home' }, behind: 0.04, why },
      { command: { kind: 'roll-leader' }, behind: 0.05 },
    ];
    const [, second, third, ...rest] = suggestions(asked, { command: { kind: 'pass' }, chance: 0.41, others });
    expect(second?.text).toMatch(/^Or, about as good: /);
    expect(third?.text).toMatch(/^Or “.+”: about 37 wins in 100 games, 4 fewer\. Why: to strengthen the South\./);
    expect(rest).toEqual([]);
    // of distant alternatives only the nearest, for comparison
    const far = [
      { command: { kind: 'launch' }, behind: 0.3 },
      { command: { kind: 'roll-leader' }, behind: 0.4 },
    ];
    const compared = suggestions(asked, { command: { kind: 'pass' }, chance: 0.9, others: far });
    expect(compared.map(({ command }) => command.kind)).toEqual(['pass', 'launch']);
    expect(compared[1]?.text).toMatch(/about 60 wins in 100 games, 30 fewer\.$/);
  });
});
