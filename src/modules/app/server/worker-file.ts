import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '#src/modules/options/languages.ts';
import { SHARED_FILE } from '#src/modules/resumes/shared-file.ts';
import { OFFLINE_COPY } from '../kept-names.ts';

/** What the offline page is made of. */
export interface OfflineFiles {
  script: string;
  styles: string;
}

/** Takes itself and everything it has kept away. Written out here, so that it works whatever is wrong with the build. */
const KILL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('parley-')) await caches.delete(name);
  for (const name of ${JSON.stringify([OFFLINE_COPY, SHARED_FILE])}) indexedDB.deleteDatabase(name);
  await self.registration.unregister();
})()));
`;

/** The worker with the version of this release in front; undefined where no pages are built (development, API tests). */
export function openWorkerFile(root: string, textsVersion: string, isOn: boolean) {
  const client = join(root, 'build/client');
  const path = join(client, 'sw.js');
  if (!existsSync(path)) return undefined;
  const names = readdirSync(join(client, 'assets'));
  const find = (pattern: RegExp) => `/assets/${names.find((name) => pattern.test(name)) ?? ''}`;
  const files: OfflineFiles = { script: find(/^offline-.*\.js$/), styles: find(/^styles-.*\.css$/) };
  if (!isOn) return { files, script: KILL };
  const code = readFileSync(path, 'utf8');
  // Another byte is another worker: with texts, scripts or styles the offline page changes too.
  const version = createHash('sha256')
    .update([code, textsVersion, files.script, files.styles].join('\n'))
    .digest('hex')
    .slice(0, 16);
  const facts = { version, files: Object.values(files), languages: languageCodes };
  return { files, script: `self.PARLEY = ${JSON.stringify(facts)};\n${code}` };
}
