import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PLACES = ['/usr/share/tesseract-ocr/5/tessdata', '/usr/share/tesseract-ocr/4.00/tessdata', '/usr/share/tessdata'];

/** A folder with Tesseract's English data for tests: the one that is named, an installed one, or a freshly installed one. */
export function findTessdata(): string {
  const find = () =>
    [process.env.TESSDATA_DIR, ...PLACES].find((path) => path && existsSync(join(path, 'eng.traineddata')));
  if (!find() && process.getuid?.() === 0) install();
  const found = find();
  if (found) return found;
  throw new Error('This needs data for Tesseract: install it (apt-get install tesseract-ocr-eng) or set TESSDATA_DIR.');
}

function install(): void {
  console.log('Installing data for Tesseract for the tests …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'tesseract-ocr-eng'], {
    stdio: 'ignore',
    env,
  });
}
