/**
 * Writes the readable sources of the compendia to packs/, one JSON file a document. Their content comes from the
 * games; the build compiles the folders with the official tool.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compilePack } from '@foundryvtt/foundryvtt-cli';
import { ClassicLevel } from 'classic-level';
import type { AnyGame } from '../src/table/record/model';
import { boardFiles } from './packs/boards';
import { guideFiles } from './packs/guides';
import { macroFiles } from './packs/macros';
import { PACKS, type PackName, type SourceFile, documentOf, embeddedIn, folderOf, STATS } from './packs/source';
import { deckPiles, deckSource } from '../src/table/board/decks';
import { gameWording } from '../src/table/i18n/wording';
import { LANGUAGES, speechOf } from './languages';
import { GAMES } from '../src/testing/all-games';
import { program, withoutArguments } from './command-line';

/** More fields of a deck in an export. */
const LAID = { displayCount: false, rotation: 0, system: {} };

export const deckFiles = (games: readonly AnyGame[]): readonly SourceFile[] =>
  LANGUAGES.flatMap(language => [
    folderOf('decks', language),
    ...games.flatMap((game, at) =>
      deckPiles(game).map((pile, n): SourceFile => {
        const deck = deckSource(game, pile, gameWording(game, speechOf(language)), language);
        const path = `${game.id}-${pile.id}.${language}`;
        const own = documentOf('decks', path, language);
        const cards = deck.cards.map((card, sort) => ({
          ...card,
          ...embeddedIn('decks', 'cards', own._id, `${path}/${sort}`),
          _stats: STATS,
          origin: own._id,
          drawn: false,
          rotation: 0,
          system: {},
        }));
        return { path: `${path}.json`, source: { ...deck, ...own, ...LAID, sort: at * 100 + n, cards } };
      }),
    ),
  ]);

/** The folder of the sources in the repository. */
export const packsFolder = join(import.meta.dirname, '..', 'packs');

/** The sources of every compendium. */
export const packFiles = (games: readonly AnyGame[]): Readonly<Record<PackName, readonly SourceFile[]>> => ({
  decks: deckFiles(games),
  boards: boardFiles(games),
  macros: macroFiles(games),
  guides: guideFiles(games),
});

export const textOfSource = ({ source }: SourceFile): string => `${JSON.stringify(source, undefined, 2)}\n`;

/** Writes all sources again below a folder. */
export const writePacks = (games: readonly AnyGame[], folder: string): void => {
  for (const [pack, files] of Object.entries(packFiles(games))) {
    rmSync(join(folder, pack), { recursive: true, force: true });
    mkdirSync(join(folder, pack), { recursive: true });
    for (const file of files) writeFileSync(join(folder, pack, file.path), textOfSource(file));
  }
};

/** More than the largest compendium, so that LevelDB writes one file without a log. */
const WHOLE = 64 * 1024 * 1024;

/**
 * Rewrites a compendium uncompressed. The official tool compresses it in small blocks, which a zip cannot compress
 * again: the texts would take half as much more.
 */
const unpacked = async (from: string, to: string): Promise<void> => {
  const raw = { keyEncoding: 'buffer', valueEncoding: 'buffer' } as const;
  const whole = { compression: false, writeBufferSize: WHOLE, maxFileSize: WHOLE } as const;
  const before = new ClassicLevel<Buffer, Buffer>(from, { ...raw, createIfMissing: false });
  const after = new ClassicLevel<Buffer, Buffer>(to, { ...raw, ...whole, errorIfExists: true });
  const entries = await before.iterator().all();
  await after.batch(entries.map(([key, value]) => ({ type: 'put', key, value })));
  const [[first] = [], [last] = []] = [entries.at(0), entries.at(-1)];
  if (first && last) await after.compactRange(first, last);
  await Promise.all([before.close(), after.close()]);
};

/** Compiles the sources below a folder into compendia below another. */
export const compilePacks = async (sources: string, out: string): Promise<void> => {
  mkdirSync(out, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'rt-packed-'));
  for (const pack of PACKS) {
    await compilePack(join(sources, pack), join(folder, pack));
    await unpacked(join(folder, pack), join(out, pack));
  }
  rmSync(folder, { recursive: true, force: true });
};

// `npm run packs`
export const main = withoutArguments(() => writePacks(GAMES, packsFolder));
await program(import.meta.filename, 'Usage: npm run packs', main);
