import { createHash } from 'node:crypto';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const WORKER = 'src/modules/app/web/worker/sw.ts';
const OFFLINE = 'src/modules/app/web/offline/offline-page.ts';

/**
 * Builds what runs beside the pages, each as one file of its own: the service worker, whose address never changes, and
 * the script of the offline page, whose name changes with its content like those of all other scripts.
 */
export async function buildWorker(root: string): Promise<void> {
  const client = join(root, 'build/client');
  await bundle(root, WORKER, 'sw.js');
  await bundle(root, OFFLINE, 'assets/offline.js');
  const offline = join(client, 'assets/offline.js');
  const hash = createHash('sha256').update(readFileSync(offline)).digest('base64url').slice(0, 8);
  renameSync(offline, join(client, `assets/offline-${hash}.js`));
}

async function bundle(root: string, entry: string, fileName: string): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      outDir: 'build/client',
      emptyOutDir: false,
      rolldownOptions: { input: join(root, entry), output: { format: 'iife', entryFileNames: fileName } },
    },
  });
}
