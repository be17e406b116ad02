/** Opening a world with damaged files: readable parts are read, and losses are reported. */
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClassicLevel } from 'classic-level';
import { isPlain, withoutPrototypes, type Data } from '../shared/json';

type Level = ClassicLevel<string, Data>;

/** An open world: its records, and a sentence for each piece of damage. */
export interface Opened {
  readonly level: Level;
  readonly all: ReadonlyMap<string, Data>;
  readonly damage: readonly string[];
}

const causeOf = (error: unknown): string => {
  const { cause, message } = error as { readonly cause?: { readonly message?: string }; readonly message: string };
  return cause?.message ?? message;
};

const isDamage = (why: string): boolean =>
  /corrupt|checksum|truncat|bad record|missing files|no such file|does not exist/i.test(why);

const open = async (path: string): Promise<Level> => {
  mkdirSync(path, { recursive: true });
  const level = new ClassicLevel<string, Data>(path, { valueEncoding: 'json' });
  await level.open();
  return level;
};

const backUp = (path: string): string => {
  let number = 1;
  while (existsSync(`${path}.damaged-${number}`)) number++;
  const copy = `${path}.damaged-${number}`;
  cpSync(path, copy, { recursive: true });
  return copy;
};

/** The files that the database names: in its error, or in its log of the repair. */
const filesIn = (path: string, why: string): string => {
  const named = [...why.matchAll(/\d+\.(?:ldb|sst|log)|MANIFEST-\d+|CURRENT/g)].map(([file]) => file);
  const log = join(path, 'LOG');
  const told = existsSync(log) ? readFileSync(log, 'utf8') : '';
  const found = [...told.matchAll(/(Table|Log) #(\d+): .*Corruption/g)].map(
    ([, kind, number = '']) => `${number.padStart(6, '0')}.${kind === 'Table' ? 'ldb' : 'log'}`,
  );
  const files = [...new Set([...named, ...found])];
  return files.length > 0 ? files.join(', ') : 'that holds its records';
};

const repaired = async (path: string, why: string): Promise<{ readonly level: Level; readonly told: string }> => {
  const copy = backUp(path);
  await ClassicLevel.repair(path);
  const told =
    `The world's file ${filesIn(path, why)} in ${path} is damaged (${why}). What stood in its damaged part is lost; ` +
    `everything else was kept. The folder as it was lies in ${copy}: put a backup of the world in the place of ` +
    `${path} to have the lost documents back, or play on.`;
  return { level: await open(path), told };
};

const read = async (level: Level): Promise<{ readonly all: Map<string, Data>; readonly broken: readonly string[] }> => {
  const all = new Map<string, Data>();
  const broken: string[] = [];
  for await (const [key, text] of level.iterator<string, string>({ valueEncoding: 'utf8' })) {
    try {
      const value: unknown = JSON.parse(text);
      if (!isPlain(value)) throw new Error('no object');
      all.set(key, withoutPrototypes(value));
    } catch {
      broken.push(key);
    }
  }
  return { all, broken };
};

/** The embedded documents that a record lists and that are missing. */
const missingChildren = (all: ReadonlyMap<string, Data>): string[] =>
  [...all].flatMap(([key, source]) => {
    const [, collections = '', ids = ''] = /^!([^!]+)!(.+)$/.exec(key) ?? [];
    return Object.entries(source).flatMap(([field, value]) => {
      if (!Array.isArray(value) || value.length === 0) return [];
      const listed = value.filter((id): id is string => typeof id === 'string' && /^[A-Za-z0-9]{16}$/.test(id));
      // a list of ids means embedded documents only if at least one of them has a record
      const keys = listed.map(id => `!${collections}.${field}!${ids}.${id}`);
      const there = keys.filter(child => all.has(child));
      return there.length > 0 ? keys.filter(child => !all.has(child)) : [];
    });
  });

const openOrRepair = async (path: string): Promise<{ readonly level: Level; readonly told: readonly string[] }> => {
  try {
    return { level: await open(path), told: [] };
  } catch (error) {
    const why = causeOf(error);
    if (!isDamage(why)) {
      throw new Error(`The world's folder cannot be opened (another host, or no right to write?): ${why}`);
    }
    const { level, told } = await repaired(path, why);
    return { level, told: [told] };
  }
};

/** Opens the LevelDB in `path`, or creates it; damage is repaired, a copy kept, and the loss reported. */
export const openDamaged = async (path: string): Promise<Opened> => {
  const opened = await openOrRepair(path);
  const damage = [...opened.told];
  let { level } = opened;
  let records: Awaited<ReturnType<typeof read>>;
  try {
    records = await read(level);
  } catch (error) {
    const why = causeOf(error);
    await level.close();
    const again = await repaired(path, why);
    damage.push(again.told);
    level = again.level;
    records = await read(level);
  }
  const { all, broken } = records;
  for (const key of broken) {
    damage.push(
      `The record ${key} in ${path} is damaged and was passed over: its document is missing from this world. ` +
        `Put a backup of ${path} in its place to have it back, or make the document again.`,
    );
  }
  for (const key of missingChildren(all)) {
    damage.push(`The record ${key} is listed in its document and missing from ${path}: that part of it is lost.`);
  }
  return { level, all, damage };
};
