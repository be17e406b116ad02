/**
 * Writes the readable sources of the compendia to packs/, one JSON file a document. Their content comes from the
 * games; the build compiles the folders with the official tool.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compilePack } from '@foundryvtt/foundryvtt-cli';
import type { AnyGame } from '../src/table/record/model';
import { boardFiles } from './packs/boards';
import { deckFiles } from './packs/decks';
import { guideFiles } from './packs/guides';
import { macroFiles } from './packs/macros';
import { PACKS, type PackName, type SourceFile } from './packs/source';

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

/** Compiles the sources below a folder into compendia below another. */
export const compilePacks = async (sources: string, out: string): Promise<void> => {
  for (const pack of PACKS) await compilePack(join(sources, pack), join(out, pack));
};
