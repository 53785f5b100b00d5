import { useSyncExternalStore } from 'react';

/** Wide enough for a dropdown instead of a drawer. The server cannot know, and says no. */
export const desktop = '(min-width: 48rem)';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
