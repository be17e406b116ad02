/** How long the embedded host takes from its command until a user can join a table, in an existing world. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildHost } from 'vtt-stand-in/build';
import { connectAs, startTestHost } from 'vtt-stand-in/testing';
import { against, type Against } from './module-size';

/** Milliseconds that a start may take. */
const TARGET = 3000;

const root = join(import.meta.dirname, '..', '..');

/** The contents of the world: as many entries, cards and messages as a long session leaves. */
const furnish = async (world: string): Promise<number> => {
  const host = await startTestHost({ world, noCanvas: true });
  const line = await connectAs(host, 'Gamemaster');
  const page = { name: 'Page', type: 'text', text: { content: '<p>Words</p>'.repeat(20) } };
  const entries = Array.from({ length: 300 }, (_, index) => ({ name: `Entry ${index}`, pages: [page, page] }));
  const messages = Array.from({ length: 1500 }, (_, index) => ({ content: `<p>Message ${index}</p>` }));
  const cards = Array.from({ length: 110 }, (_, index) => ({ name: `Card ${index}`, faces: [{ name: 'Face' }] }));
  const decks = Array.from({ length: 5 }, (_, index) => ({ name: `Deck ${index}`, type: 'deck', cards }));
  await line.modify('create', 'JournalEntry', { data: entries });
  await line.modify('create', 'ChatMessage', { data: messages });
  await line.modify('create', 'Cards', { data: decks });
  line.close();
  await host.close();
  return entries.length * 3 + messages.length + decks.length * (cards.length + 1);
};

const once = (world: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const start = [
      '--import',
      'tsx',
      fileURLToPath(import.meta.resolve('vtt-stand-in/start')),
      '--port',
      '0',
      '--world',
      world,
      '--module',
      'dist',
      '--system',
      'system',
    ];
    const host = spawn(process.execPath, start, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    let laid: number | undefined;
    host.stdout.on('data', (text: Buffer) => {
      if (laid !== undefined || !String(text).includes('The table is ready')) return;
      laid = performance.now() - began;
      host.kill('SIGTERM');
    });
    host.on('error', reject);
    host.on('exit', () => (laid === undefined ? reject(new Error('The host did not start.')) : resolve(laid)));
  });

interface HostStart {
  readonly documents: number;
  /** The slowest of several starts, in milliseconds, and its limit. */
  readonly slowest: Against;
  readonly all: readonly number[];
}

/** The host's time for an existing world, with nothing to build. */
export const hostStart = async (times: number): Promise<HostStart> => {
  await buildHost();
  const world = mkdtempSync(join(tmpdir(), 'bench-world-'));
  try {
    const documents = await furnish(world);
    const starts: number[] = [];
    for (let run = 0; run < times; run++) starts.push(Math.round(await once(world)));
    return { documents, slowest: against(Math.max(...starts), TARGET), all: starts };
  } finally {
    rmSync(world, { recursive: true, force: true });
  }
};
