import { listen } from '../database/listen.ts';
import type { Logger } from '../log.ts';
import type { KeptPages } from './kept-pages.ts';

/** The pages of this process (nothing kept is shown while the database cannot be heard), or those of a cache in front. */
type DroppedPages = Pick<KeptPages, 'drop' | 'dropAll' | 'setHearing'>;

/** Hears from the database what any process has changed (migration 0271) and drops the pages that show it. */
export function watchKeptPages(
  databaseUrl: string,
  log: Logger,
  pages: DroppedPages,
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
