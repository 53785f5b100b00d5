import { readStored, writeStored } from '#src/browser/storage.ts';

/** Chromium's way to ask; other browsers install from their own menu, which the help article shows. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Kept by a line in the page's head (`root.tsx`): the browser says it once, often before any script has come. */
    installPrompt?: InstallPrompt;
  }
}

const KEY = 'parley-install';
/** Someone who comes back on a second day. */
const ENOUGH_DAYS = 2;

interface Kept {
  days: string[];
  isRefused?: boolean;
}

/** Counts this visit; true when it is time to offer the app, which is never on a first visit. */
export function isTimeToOffer(now: Date, isSignedIn: boolean): boolean {
  const today = now.toISOString().slice(0, 10);
  const kept = readStored<Kept>(KEY) ?? { days: [] };
  const days = kept.days.includes(today) ? kept.days : [...kept.days, today].slice(-ENOUGH_DAYS);
  if (days !== kept.days) writeStored(KEY, { ...kept, days } satisfies Kept);
  return isSignedIn && !kept.isRefused && days.length >= ENOUGH_DAYS;
}

/** Said once, it is never asked again in this browser. */
export function refuseOffer(): void {
  writeStored(KEY, { days: [], isRefused: true } satisfies Kept);
}
