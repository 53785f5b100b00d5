import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildPrograms } from './build-programs.ts';
import { buildWorker } from './build-worker.ts';
import { compressAssets } from './compress-assets.ts';
import { drawPictures } from './draw-pictures.ts';
import { loadQuickly } from './load-quickly.ts';

/**
 * Makes build/: the pages, the small version of every file, pictures, programs of their own and what searches know of
 * words; and compiles the server.
 */
const [root = ''] = process.argv.slice(2);
const cli = join(root, 'node_modules/.bin/react-router');
const { status } = spawnSync(process.execPath, [cli, 'build'], { cwd: root, stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await buildWorker(root);
await buildPrograms(root);
await compressAssets(join(root, 'build/client'));
drawPictures(join(root, 'build/client'));
// Loading is compiling: the server finds its files ready, and its first start is as light as any other.
loadQuickly(root);
await Promise.all([import('../src/main.ts'), import(join(root, 'build/server/index.js'))]);
const { keepQueries } = await import('../src/modules/search/server/search.public.ts');
await keepQueries();
process.exit(0);
