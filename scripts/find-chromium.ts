import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installPackages } from './install-packages.ts';

const SYSTEM = '/usr/bin/chromium';
/** Chromium without windows: the same engine at half the time of a browser test. */
const SHELL = '/usr/bin/chromium-headless-shell';

const PACKAGES = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-noto-core'];

/** The browser for tests: the one that is named, the system's, Playwright's own, or a freshly installed one. */
export function findChromium(): string {
  const known = [process.env.CHROMIUM_PATH, SHELL, SYSTEM, ownChromium()].find((path) => path && existsSync(path));
  if (known) return known;
  if (process.getuid?.() === 0) installPackages('Chromium', PACKAGES);
  if (existsSync(SHELL)) return SHELL;
  console.error(
    'The browser tests need Chromium: install it (apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
  return process.exit(1);
}

function ownChromium(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
}
