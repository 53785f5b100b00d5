import { useEffect } from 'react';

/** Takes a one-time code out of the address bar: used or not, it has no business in the history. */
export function useCodeOutOfAddress(): void {
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
}
