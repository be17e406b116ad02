import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { session, gather } from '/tmp/wt/house/tests/harness/session';
import { makeTable, openTableWindow, waitForBeginning } from '/tmp/wt/house/tests/harness/table';
const HZ = 100;
const cpu = (): Record<string, number> => {
  const kids = new Map<number, number[]>(); const info = new Map<number, [string, number]>();
  for (const d of readdirSync('/proc')) { if (!/^\d+$/.test(d)) continue; try { const s = readFileSync(`/proc/${d}/stat`, 'utf8'); const r = s.slice(s.lastIndexOf(')') + 2).split(' '); const cmd = readFileSync(`/proc/${d}/cmdline`, 'utf8'); const pp = Number(r[1]); kids.set(pp, [...(kids.get(pp) ?? []), Number(d)]); const type = /--type=([\w-]+)/.exec(cmd)?.[1] ?? (cmd.includes('chrom') ? 'browser' : 'node'); info.set(Number(d), [type, (Number(r[11]) + Number(r[12])) / HZ]); } catch { /* gone */ } }
  const out: Record<string, number> = {}; const walk = (p: number): void => { const i = info.get(p); if (i) out[i[0]] = (out[i[0]] ?? 0) + i[1]; for (const k of kids.get(p) ?? []) walk(k); }; walk(process.pid); return out;
};
const diff = (a: Record<string, number>, b: Record<string, number>) => Object.fromEntries(Object.keys(b).map(k => [k, Math.round(((b[k] ?? 0) - (a[k] ?? 0)) * 10) / 10]));
const log: unknown[] = [];
for (const noCanvas of [false, true])
  test(`idle ${noCanvas}`, () => session({ title: 'idle' }, async one => {
    const a0 = cpu();
    const first = await one.join('Gamemaster');
    if (noCanvas) await first.page.evaluate(`game.settings.set('core', 'noCanvas', true)`);
    log.push(['join 1', noCanvas, diff(a0, cpu())]);
    const a = cpu(); const r = await one.join('Player 1'); const w = await one.join('Player 2');
    if (noCanvas) for (const p of [r, w]) await p.page.evaluate(`game.settings.set('core', 'noCanvas', true)`);
    if (noCanvas) for (const p of [first, r, w]) await p.page.reload();
    const b = cpu(); log.push(['join 2 more', noCanvas, diff(a, b)]);
    await new Promise(done => setTimeout(done, 8000)); const c = cpu(); log.push(['idle 8 s, 3 pages', noCanvas, diff(b, c)]);
    writeFileSync('/tmp/morph/idle.json', JSON.stringify(log, null, 1));
  }));
