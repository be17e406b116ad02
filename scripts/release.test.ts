import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle } from './bundle';
import { licenceOf, licencesOf, licencesText, packageOf } from './licences';
import { checkVersion, notesOf, releaseManifest, releasedChangelog, repositoryOf } from './release-texts';

const root = join(import.meta.dirname, '..');
const HERE = 'https://code.example/somebody/tables';

describe('a release', () => {
  test.each([undefined, '', '1', '1.2', '1.2.x', 'v1.2.3', '01.2.3', '1.2.3-beta'])('cannot be named %j', version => {
    expect(() => checkVersion(version, '0.1.0')).toThrow('npm run release -- 1.2.0');
  });
  test('must have a version after the last one', () => {
    for (const version of ['0.1.0', '0.1.1', '0.2.0', '1.0.0', '0.10.0'])
      expect(checkVersion(version, '0.1.0')).toBe(version);
    expect(() => checkVersion('0.9.9', '0.10.0')).toThrow('0.9.9 comes before 0.10.0');
    expect(() => checkVersion('1.9.9', '2.0.0')).toThrow('comes before');
  });
  test('knows its address', () => {
    for (const given of [HERE, `${HERE}/`, `${HERE}.git`]) expect(repositoryOf(given)).toBe(HERE);
    for (const given of [
      undefined,
      '',
      'tables',
      'http://code.example/a/b',
      'https://code.example/a',
      'https://x/a/b/c"d',
    ])
      expect(() => repositoryOf(given)).toThrow('--repository');
  });
  test('names in its manifest the addresses for installation, updates, changes and bug reports', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'module.json'), 'utf8')) as Readonly<Record<string, unknown>>;
    const released = releaseManifest(manifest, '1.2.0', HERE);
    expect(released).toMatchObject({
      id: 'revolution-tables',
      version: '1.2.0',
      url: HERE,
      manifest: `${HERE}/releases/latest/download/module.json`,
      download: `${HERE}/releases/download/v1.2.0/module.zip`,
      bugs: `${HERE}/issues`,
      changelog: `${HERE}/blob/v1.2.0/CHANGELOG.md`,
    });
    expect(Object.keys(manifest).every(key => key in released)).toBe(true);
  });
  test('takes the unreleased changes as its notes, and starts a new section in the changelog', () => {
    const before = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';
    expect(notesOf(before)).toBe('- New.');
    const after = releasedChangelog(before, '0.2.0', '2026-02-03');
    expect(after).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
    );
    expect(() => notesOf(after)).toThrow('CHANGELOG.md says nothing');
    expect(notesOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))).toMatch(/^- /);
  });
});

describe('the licences in the zip', () => {
  test('cover every package in the bundle and the fonts, each with its text', async () => {
    const { metafile } = await bundle(join(root, 'dist'), false);
    const packages = new Set(Object.keys(metafile.inputs).flatMap(source => packageOf(source) ?? []));
    expect(packages.size).toBeGreaterThan(2);
    const text = licencesText(licencesOf(metafile));
    for (const name of [...packages, '@fontsource/oswald', '@fontsource/pt-serif'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('Permission is hereby granted, free of charge');
  });
  test('recognize scoped and nested packages, and our own sources as none', () => {
    expect(packageOf('node_modules/@noble/curves/ed25519.js')).toBe('@noble/curves');
    expect(packageOf('../node_modules/fflate/esm/browser.js')).toBe('fflate');
    expect(packageOf('src/kernel/game.ts')).toBeUndefined();
  });
  test('refuse a package without a licence', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rt-licence-'));
    try {
      writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0", "license": "MIT" }');
      expect(() => licenceOf('bare', folder)).toThrow('bare 1.0.0 names no licence, or has no licence file');
      writeFileSync(join(folder, 'LICENSE'), 'Do what you like.\n');
      expect(licenceOf('bare', folder)).toEqual({
        name: 'bare',
        version: '1.0.0',
        kind: 'MIT',
        text: 'Do what you like.',
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
