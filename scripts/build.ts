import { resolve } from 'node:path';
import { buildIfNeeded } from './build-if-needed.ts';

/** `npm run build`: the pages, and the small version of every file. */
buildIfNeeded(resolve(import.meta.dirname, '..'));
