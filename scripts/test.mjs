/** `npm test`: installs what is missing and runs everything. `--only check|unit|fuzz|e2e` for one part. Ends with `N passed, N failed`. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOtherBrowsers } from './browsers.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root, typescript } from './install.mjs';

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined;
const wanted = part => only === undefined || only === part;
const total = { passed: 0, failed: 0 };
/** Tests that passed, but not at the first try: each is a race to be found. */
const again = [];
/** What failed, repeated at the end, where a reader of a long log looks first. */
const failed = [];
const reports = mkdtempSync(join(tmpdir(), 'rt-tests-'));
const begun = Date.now();

const step = (title, action) => {
  console.log(`\n— ${title} (${Math.round((Date.now() - begun) / 1000)} s)`);
  action();
};
const node = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const count = (title, green) => {
  if (green) total.passed++;
  else {
    total.failed++;
    failed.push(title);
  }
};
/** A step that passes or fails as one. */
const one = (title, args) =>
  step(title, () => {
    count(title, node(args));
  });
/** Steps that pass or fail as one each, at the same time: the output of each comes when it has ended. */
const together = steps =>
  Promise.all(
    steps.map(
      ([title, args]) =>
        new Promise(done => {
          const said = [];
          const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, FORCE_COLOR: '1' } });
          for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => said.push(bytes));
          child.on('close', code =>
            step(title, () => {
              process.stdout.write(Buffer.concat(said));
              count(title, code === 0);
              done();
            }),
          );
        }),
    ),
  );
/** A vitest run, whose tests are counted from its own report; a run that dies without one counts as a failure. */
const suite = (title, config, env) =>
  step(title, () => {
    const file = join(reports, `${config}.json`);
    const green = node(
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        config,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      env,
    );
    try {
      const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(file, 'utf8'));
      total.passed += numPassedTests;
      total.failed += numFailedTests || (green && success ? 0 : 1);
      for (const { name, message, status, assertionResults } of testResults) {
        const tests = assertionResults.map(one => ({ ...one, why: one.failureMessages[0]?.split('\n')[0] }));
        for (const { fullName, why } of tests.filter(one => one.status === 'failed'))
          failed.push(`${fullName}: ${why}`);
        // a file that failed by itself has no test to name
        if (status === 'failed' && !tests.some(one => one.status === 'failed')) failed.push(`${name}: ${message}`);
        for (const { fullName, why } of tests.filter(one => one.status === 'passed' && one.why))
          again.push(`${fullName}: ${why}`);
      }
      if (!green && !failed.length) failed.push(`${title}: an error outside of any test, see above`);
    } catch {
      total.failed++;
      failed.push(`${title}: died without a report`);
    }
  });

ensureInstalled();
const browser = wanted('e2e') || wanted('unit') ? ensureChromium() : undefined;
const tsc = 'node_modules/typescript/bin/tsc';
if (wanted('check'))
  await together([
    ['Type check: rules, table, host, tests', [tsc, '-p', '.']],
    ['Type check: the Foundry layer', [tsc, '-p', 'tsconfig.foundry.json']],
    ['What nobody uses', ['node_modules/knip/bin/knip.js']],
    ['Form, layers, circles', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
  ]);
if (wanted('unit')) suite('Unit: rules, refusals, readers, panels', 'vitest.config.ts', { CHROME_PATH: browser });
if (wanted('fuzz')) suite('Many: random and golden games, secrecy, attacks', 'vitest.fuzz.config.ts', {});
if (wanted('e2e')) {
  // only with RT_BROWSERS=1: two more browsers take longer than all the rest of a part
  const missing = process.env.RT_BROWSERS ? ensureOtherBrowsers() : [];
  if (missing.length > 0) console.log(`\nFirefox and WebKitGTK are not tried, for want of ${missing.join(', ')}.`);
  one('Build and package', typescript('scripts/package.ts'));
  suite('End to end, in real browsers', 'vitest.e2e.config.ts', { CHROME_PATH: browser });
}
for (const one of failed) console.log(`\nFailed: ${one}`);
for (const one of again) console.log(`\nPassed only at its second try, a race to be found: ${one}`);
console.log(`\n${Math.round((Date.now() - begun) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || !total.passed ? 1 : 0);
