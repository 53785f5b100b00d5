import { resolve } from 'node:path';
import { loadQuickly } from './load-quickly.ts';

/** `npm start` and `npm run dev`. What is loaded before this call is neither cached nor light, so that is nothing. */
loadQuickly(resolve(import.meta.dirname, '..'));
await import('./start-site.ts');
