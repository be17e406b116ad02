/**
 * `npm run browsers`: installs the test browsers besides Chromium (Firefox ESR, WebKitGTK with its driver) from
 * Debian's packages. `npm test` plays in those that are there, and installs them only if `RT_BROWSERS` is 1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The program in each package, where the tests look for it. */
const PACKAGES = {
  'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  'libwebkit2gtk-4.1-0': ['x86_64', 'aarch64'].map(
    machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
  ),
  xvfb: ['/usr/bin/Xvfb'],
};
/** The packages that each browser needs. */
const BROWSERS = { Firefox: ['firefox-esr'], WebKitGTK: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb'] };

const missing = () => Object.keys(PACKAGES).filter(name => !PACKAGES[name].some(path => existsSync(path)));

/** Which of these browsers can be played in, and which cannot. */
export const otherBrowsers = () => {
  const absent = missing();
  const lacks = name => BROWSERS[name].some(one => absent.includes(one));
  const names = Object.keys(BROWSERS);
  return { there: names.filter(name => !lacks(name)), lacking: names.filter(lacks) };
};

/** The packages still missing after an attempt to install them. */
export const ensureOtherBrowsers = () => {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error(`Installing ${missing().join(', ')} (Debian) …`);
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    for (const name of missing())
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  }
  return missing();
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const absent = ensureOtherBrowsers();
  console.log(
    absent.length > 0
      ? `Install these packages to try Firefox and WebKitGTK: ${absent.join(', ')}.`
      : 'Firefox ESR and WebKitGTK are there.',
  );
  process.exitCode = absent.length > 0 ? 1 : 0;
}
