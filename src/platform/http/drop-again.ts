import type { KeptPages } from './kept-pages.ts';

type DroppedPages = Pick<KeptPages, 'drop' | 'dropAll' | 'setHearing'>;

/** A search that follows the database is this far behind it at most, the time to hear of it included. */
export const SEARCH_BEHIND_MS = 4000;

/**
 * What was drawn right after a change may not show it yet where another server answers searches: it is invalidated once
 * more.
 */
export function dropAgain(pages: DroppedPages): DroppedPages {
  const later = (drop: () => void) => setTimeout(drop, SEARCH_BEHIND_MS).unref();
  return {
    setHearing: (isHearing) => pages.setHearing(isHearing),
    drop(tags) {
      const same = [...tags];
      pages.drop(same);
      later(() => pages.drop(same));
    },
    dropAll() {
      pages.dropAll();
      later(() => pages.dropAll());
    },
  };
}
