/** Finds a Chromium or Chrome, or installs Debian's when that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The headless shell comes first: its pages open in half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const found = () => process.env.CHROME_PATH ?? PLACES.find(existsSync);

/** The path of a browser for the end-to-end tests; ends the process with advice if there is none. */
export const ensureChromium = () => {
  const path = found();
  if (path && existsSync(path)) return path;
  if (process.env.CHROME_PATH) {
    console.error(`CHROME_PATH names ${process.env.CHROME_PATH}, which does not exist.`);
    process.exit(1);
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium (Debian) …');
    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
      const installed = found();
      if (installed && existsSync(installed)) return installed;
    }
  }
  console.error('The end-to-end tests need Chromium or Chrome: install one, or set CHROME_PATH to its program.');
  process.exit(1);
};
