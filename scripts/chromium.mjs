import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Headless Chromium: the same engine with a fifth less CPU. */
const debianShell = '/usr/bin/chromium-headless-shell';
const installed = [
  debianShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function fromPlaywright() {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(cache)) return undefined;
  const folders = readdirSync(cache)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort()
    .reverse();
  return folders.map((name) => join(cache, name, 'chrome-linux/chrome')).find((path) => existsSync(path));
}

function fromDebian() {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return undefined;
  console.log('Installing Chromium from Debian for the browser tests.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'ignore', env });
  return existsSync(debianShell) ? debianShell : undefined;
}

/** The browser for the tests: CHROMIUM_PATH, an installed one, Playwright's own, or Debian's package (as root). */
export function chromiumPath() {
  const path =
    process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file)) ?? fromPlaywright() ?? fromDebian();
  if (path === undefined) {
    console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to it.');
    process.exit(1);
  }
  return path;
}

// Run as a script, it only makes sure that there is a browser, which may take a download.
if (process.argv[1] === fileURLToPath(import.meta.url)) chromiumPath();
