import { FetchFailed, type FetchPublic } from '#src/platform/http/fetch-public.ts';
import { MOST_BYTES } from '../../import-targets.ts';
import { openHeaderWords } from '../header-words.ts';
import { decodeStated } from './decode-answer.ts';
import { decodeText } from './decode-text.ts';
import { readFeed } from './read-feed.ts';
import { readCareersPage } from './read-page.ts';
import { SourceRefused, type SourceTable } from './source-table.ts';

/** All of it together: a site that answers slowly is left. */
const MOST_MS = { feed: 30_000, page: 90_000 };

/** Fetches what an address has. Whatever goes wrong over there is a reason that can be told, never a fault of ours. */
export async function readAddress(
  { source, name, language }: { source: 'feed' | 'page'; name: string; language: string },
  fetchPublic: FetchPublic,
): Promise<SourceTable> {
  const signal = AbortSignal.timeout(MOST_MS[source]);
  try {
    if (source === 'page') return await readCareersPage(name, fetchPublic, signal);
    const file = await fetchPublic(name, { mostBytes: MOST_BYTES, signal });
    return await readFeed(decodeStated(file) ?? decodeText(file.body, openHeaderWords(), language));
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    throw new SourceRefused(error.problem === 'tooLarge' && source === 'page' ? 'pageTooLarge' : error.problem);
  }
}
