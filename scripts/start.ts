import cluster from 'node:cluster';
import { resolve } from 'node:path';
import { loadQuickly } from './load-quickly.ts';

/** `npm start`, `npm run dev` and `npm run serve`, which starts this file again for each of its processes. What is loaded before this call is neither cached nor light, so that is nothing. */
loadQuickly(resolve(import.meta.dirname, '..'));
await (cluster.isPrimary ? import('./start-site.ts') : import('./serve-process.ts'));
