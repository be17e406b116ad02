/**
 * Many random games: every edition with three to six players, with and without cards, and the options in turn. One for
 * each of the sixteen tables here; `npm run soak -- games` plays a thousand, or a multiple of these.
 */
import { expect, test } from 'vitest';
import { fuzz } from '../../kernel/testing/fuzz';
import { faultText } from '../../kernel/testing/values';
import { kremlin } from '.';
import { demo } from './presentation';
import { covered, invariant, tables } from './testing/tables';

/** One game each; fifty times as many make a thousand in all. */
const EACH = 1.26;
const CAP = 12_000;
const scale = Number(process.env['RT_SCALE'] ?? 1);
const games = Math.max(1, Math.round(EACH * scale));
const seed = 8 + 10 * Number(process.env['RT_SEED'] ?? 0);

test.each(tables.map((options, n) => [`${options['edition']} with ${options['players']}`, options, n] as const))(
  '%s: every game ends, the board stays sound, and no faction declares more than it has',
  (_name, options, n) => {
    const report = fuzz(kremlin, {
      games,
      cap: CAP,
      seed: seed * 100 + n,
      weigh: demo.eagerness,
      options: [options],
      invariant: state => invariant(state) ?? covered(state),
    });
    expect(faultText(report.faults)).toBe('');
    expect(report.games).toBe(games);
  },
);
