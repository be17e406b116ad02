/**
 * `npm run browsers`: installs the test browsers besides Chromium (Firefox ESR, WebKitGTK with its driver) from
 * Debian's packages. `npm test` calls this too; if the installation fails, their tests are skipped.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The browser in each package. */
const PACKAGES = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
};

/** The browsers still missing after an attempt to install them. */
export const ensureOtherBrowsers = () => {
  const missing = () => Object.keys(PACKAGES).filter(name => !existsSync(PACKAGES[name]));
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
  const missing = ensureOtherBrowsers();
  console.log(
    missing.length > 0
      ? `Install these packages to try Firefox and WebKitGTK: ${missing.join(', ')}.`
      : 'Firefox ESR and WebKitGTK are there.',
  );
  process.exitCode = missing.length > 0 ? 1 : 0;
}
