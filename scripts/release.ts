/**
 * Makes a release: `npm run release -- <version> [--repository <address>] [--try]`. Writes the version and the changelog,
 * builds `dist-packages/` (module.zip, world-system.zip, module.json, release-notes.md), commits and tags `v<version>`.
 * `--try` builds the files and leaves the repository as it is. Nothing is pushed or uploaded.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { program, readArguments, wrong } from './command-line';
import { makePackages, packages } from './package';
import { checkVersion, notesOf, releaseManifest, releasedChangelog, repositoryOf } from './release-texts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const setVersion = (file: string, version: string): void => {
  // the first version field in the file is the project's own
  const text = read(file).replace(/"version": "[^"]*"/, `"version": "${version}"`);
  writeFileSync(
    join(root, file),
    file === 'package-lock.json'
      ? text.replace(/("": \{\s*"name": "[^"]*",\s*"version": )"[^"]*"/, `$1"${version}"`)
      : text,
  );
};

const USAGE = 'Usage: npm run release -- <version> [--repository <address>] [--try]';

export const main = async (args: readonly string[]): Promise<void> => {
  const options = { repository: { type: 'string' }, try: { type: 'boolean', default: false } } as const;
  const { values, positionals } = readArguments(args, options, 1);
  const manifest = JSON.parse(read('module.json')) as Readonly<Record<string, unknown>> & { readonly version: string };
  const version = checkVersion(positionals[0], manifest.version);
  const repository = repositoryOf(values.repository ?? process.env['RELEASE_REPOSITORY']);
  const notes = notesOf(read('CHANGELOG.md'));
  if (!values.try) {
    if (git('status', '--porcelain')) wrong('There are changes that are not committed: commit them first.');
    if (git('tag', '--list', `v${version}`)) wrong(`The tag v${version} exists already.`);
  }
  const released = releaseManifest(manifest, version, repository);
  await makePackages(released);
  writeFileSync(join(packages, 'module.json'), `${JSON.stringify(released, undefined, 2)}\n`);
  writeFileSync(join(packages, 'release-notes.md'), `${notes}\n`);
  if (values.try) return;
  for (const file of ['package.json', 'package-lock.json', 'module.json']) setVersion(file, version);
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, 'CHANGELOG.md'), releasedChangelog(read('CHANGELOG.md'), version, day));
  git('commit', '--all', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Revolution Tables ${version}`);
  console.log(`Committed and tagged v${version}. Push both, and upload what lies in dist-packages/.`);
};

await program(import.meta.filename, USAGE, main);
