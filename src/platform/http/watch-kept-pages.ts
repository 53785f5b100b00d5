import { listen } from '../database/listen.ts';
import type { Logger } from '../log.ts';
import type { KeptPages } from './kept-pages.ts';

/**
 * Hears from the database what any process has changed (migration 0271) and drops the pages that show it. While the
 * database cannot be heard nothing kept is shown.
 */
export function watchKeptPages(
  databaseUrl: string,
  log: Logger,
  pages: KeptPages,
  tagsOf: (table: string, ids: string[]) => string[],
): { close(): Promise<void> } {
  return listen(databaseUrl, log, {
    channel: 'kept_pages',
    name: 'parley-pages',
    onMessage(payload) {
      const [table = '', named = ''] = payload.split(' ');
      if (named === 'all') pages.dropAll();
      else pages.drop(tagsOf(table, named.split(',')));
    },
    onHearing: (isHearing) => pages.setHearing(isHearing),
  });
}
