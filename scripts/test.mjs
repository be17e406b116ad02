/** `npm test`: installs what is missing and runs everything. `--only check|unit|fuzz|e2e` for one part. Ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOtherBrowsers, otherBrowsers } from './browsers.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root, typescript } from './install.mjs';

const PARTS = ['check', 'unit', 'fuzz', 'e2e'];
const [flag, only, ...more] = process.argv.slice(2);
if (flag !== undefined && (flag !== '--only' || !PARTS.includes(only) || more.length > 0)) {
  console.error(
    `"${process.argv.slice(2).join(' ')}" means nothing here.\nUsage: npm test [-- --only ${PARTS.join(' | ')}]`,
  );
  process.exit(2);
}
const wanted = part => only === undefined || only === part;
const total = { passed: 0, failed: 0 };
/** Failures, repeated at the end, where a reader of a long log looks first. */
const failed = [];
/** Tests that passed only at the second try: a race to be found. */
const again = [];
const reports = mkdtempSync(join(tmpdir(), 'rt-tests-'));
const begun = Date.now();

const announce = title => console.log(`\n— ${title} (${Math.round((Date.now() - begun) / 1000)} s)`);
/** Runs Node; returns true if it succeeded. `isAside`: print its output when it has ended; `isLast`: low priority. */
const node = (title, args, { env = {}, isAside = false, isLast = false } = {}) =>
  new Promise(done => {
    const said = [];
    const colour = process.stdout.isTTY && isAside ? { FORCE_COLOR: '1' } : {};
    const stdio = isAside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...colour, ...env }, stdio });
    if (isLast) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    if (isAside) {
      for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => said.push(bytes));
    } else announce(title);
    child.on('close', code => {
      if (isAside) {
        announce(title);
        process.stdout.write(Buffer.concat(said));
      }
      done(code === 0);
    });
  });
/** A step that passes or fails as a whole. */
const one = async (title, args) => {
  if (await node(title, args, { isAside: true })) total.passed++;
  else {
    total.failed++;
    failed.push(title);
  }
};
/** A vitest run, whose tests are counted from its own report; a run that dies without one counts as a failure. */
const suite = async (title, config, how) => {
  const file = join(reports, `${config}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const green = await node(title, ['node_modules/vitest/vitest.mjs', 'run', '--config', config, ...reporters], how);
  try {
    const { numPassedTests, numFailedTests, success, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    total.passed += numPassedTests;
    total.failed += numFailedTests || (green && success ? 0 : 1);
    const before = failed.length;
    for (const { name, message, status, assertionResults } of testResults) {
      const wrong = assertionResults.filter(one => one.status === 'failed');
      for (const { fullName, failureMessages } of wrong)
        failed.push(`${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
      for (const { fullName, failureMessages, status: how } of assertionResults)
        if (how === 'passed' && failureMessages.length > 0)
          again.push(`${fullName}: ${failureMessages[0]?.split('\n')[0]}`);
      // a file that failed as a whole has no failed test to name
      if (status === 'failed' && wrong.length === 0) failed.push(`${name}: ${message}`);
    }
    if (!green && failed.length === before) failed.push(`${title}: an error outside of any test, see above`);
  } catch {
    total.failed++;
    failed.push(`${title}: died without a report`);
  }
};

ensureInstalled();
const browser = wanted('e2e') || wanted('unit') ? ensureChromium() : undefined;
const tsc = 'node_modules/typescript/bin/tsc';
const checks = [
  ['Type check: rules, table, host, tests', [tsc, '-p', '.']],
  ['Type check: the Foundry layer', [tsc, '-p', 'tsconfig.foundry.json']],
  ['What nobody uses', ['node_modules/knip/bin/knip.js']],
  ['Form, layers, circles', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.']],
];
// single-core work runs beside work for both cores, so that no core is idle and the first results come early
await Promise.all([
  ...(wanted('check') ? checks.map(([title, args]) => one(title, args)) : []),
  wanted('e2e') && one('Build and package', typescript('scripts/package.ts')),
  wanted('unit') &&
    suite('Unit: rules, refusals, readers, panels', 'vitest.config.ts', { env: { CHROME_PATH: browser } }),
]);
// RT_BROWSERS: 1 installs what is missing, 0 plays in Chromium alone
const wish = process.env.RT_BROWSERS;
if (wanted('e2e') && wish === '1') ensureOtherBrowsers();
const { there, lacking } = otherBrowsers();
if (wanted('e2e') && lacking.length > 0)
  console.log(`\nNo game is played in ${lacking.join(' and ')}; \`npm run browsers\` installs what is missing.`);
const others = there.length > 0 && wish !== '0' ? '1' : '';
// pages mostly wait for each other, and the many games use that time
await Promise.all([
  wanted('e2e') &&
    suite('End to end, in real browsers', 'vitest.e2e.config.ts', {
      env: { CHROME_PATH: browser, RT_BROWSERS: others },
    }),
  wanted('fuzz') &&
    suite('Many: random and golden games, secrecy, attacks', 'vitest.fuzz.config.ts', {
      isAside: only === undefined,
      isLast: only === undefined,
    }),
]);
for (const one of again) console.log(`\nPassed only at its second try, a race to be found: ${one}`);
for (const one of failed) console.log(`\nFailed: ${one}`);
console.log(`\n${Math.round((Date.now() - begun) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed || !total.passed ? 1 : 0);
