/** The texts of a release: its manifest, its notes, its changelog. */
import { wrong } from './command-line';

/** The public address of the repository, as `https://host/owner/name`. */
export const repositoryOf = (given: string | undefined): string => {
  const address = given
    ?.trim()
    .replace(/\.git$/, '')
    .replace(/\/$/, '');
  if (!address || !/^https:\/\/[\w.-]+\/[\w.-]+\/[\w.-]+$/.test(address))
    wrong(
      `"${given ?? ''}" is no address of a repository. Give it as --repository https://host/owner/name, or in RELEASE_REPOSITORY.`,
    );
  return address;
};

const parts = (version: string): readonly number[] => version.split('.').map(Number);

/** Throws unless `next` is a version of three numbers after `now`, or `now` itself if it was never released. */
export const checkVersion = (next: string | undefined, now: string): string => {
  if (!next || !/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/.test(next))
    wrong(`"${next ?? ''}" is no version. Give three numbers: npm run release -- 1.2.0`);
  const [a, b] = [parts(next), parts(now)];
  const first = a.findIndex((number, n) => number !== b[n]);
  if (first >= 0 && (a[first] ?? 0) < (b[first] ?? 0)) wrong(`${next} comes before ${now}, the version now.`);
  return next;
};

/** The manifest of a release: the addresses for installation, updates, changes and bug reports. */
export const releaseManifest = (
  manifest: Readonly<Record<string, unknown>>,
  version: string,
  repository: string,
): Readonly<Record<string, unknown>> => ({
  ...manifest,
  version,
  url: repository,
  manifest: `${repository}/releases/latest/download/module.json`,
  download: `${repository}/releases/download/v${version}/module.zip`,
  bugs: `${repository}/issues`,
  changelog: `${repository}/blob/v${version}/CHANGELOG.md`,
});

const UNRELEASED = '## Unreleased';

/** The text under "Unreleased". Throws if there is none. */
export const notesOf = (changelog: string): string => {
  const [, after = ''] = changelog.split(`${UNRELEASED}\n`);
  const notes = after.split(/^## /m)[0]?.trim() ?? '';
  if (!notes) wrong('CHANGELOG.md says nothing under "## Unreleased": write there what changes for players.');
  return notes;
};

/** The changelog after the release, with the unreleased text under the version and its date. */
export const releasedChangelog = (changelog: string, version: string, day: string): string => {
  notesOf(changelog);
  return changelog
    .replace(' Nothing has been released yet.', '')
    .replace(`${UNRELEASED}\n`, `${UNRELEASED}\n\n## ${version} (${day})\n`);
};
