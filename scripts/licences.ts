/** The licence texts that the published module must contain: of every package whose code or fonts it includes. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Packages whose files are copied or drawn from, without being imported by the code. */
const COPIED = ['@fontsource/oswald', '@fontsource/pt-serif', 'world-atlas'] as const;

interface Licence {
  readonly name: string;
  readonly version: string;
  /** An SPDX identifier, as the package states it. */
  readonly kind: string;
  readonly text: string;
}

/** The package that a bundled source comes from; undefined for our own. */
export const packageOf = (source: string): string | undefined =>
  /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];

/** The licence text in a package's `folder`. Throws if there is none: then it cannot be published. */
export const licenceOf = (name: string, folder = join(root, 'node_modules', name)): Licence => {
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  const file = readdirSync(folder).find(one => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(one));
  if (file === undefined || license === undefined)
    throw new Error(`${name} ${version} names no licence, or has no licence file: the module cannot contain it`);
  return { name, version, kind: license, text: readFileSync(join(folder, file), 'utf8').trim() };
};

/** All licences of a build, sorted by package. */
export const licencesOf = ({ inputs }: Pick<Metafile, 'inputs'>): readonly Licence[] =>
  [...new Set([...Object.keys(inputs).flatMap(source => packageOf(source) ?? []), ...COPIED])]
    .sort()
    .map(name => licenceOf(name));

/** The licence file for the zip. */
export const licencesText = (licences: readonly Licence[]): string =>
  [
    'Revolution Tables contains the following works of other people, under these licences.',
    ...licences.map(({ name, version, kind, text }) => `${'='.repeat(72)}\n${name} ${version} (${kind})\n\n${text}`),
    '',
  ].join('\n\n');
