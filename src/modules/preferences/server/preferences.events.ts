import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone looks for something else than before, or tells another language or work status. */
    'preferences.changed': { accountId: number };
    /** Someone shows employers more or less of what they look for than before. */
    'shown.changed': { accountId: number };
    /** A job seeker has blocked a company, or has lifted it. */
    'block.changed': { accountId: number; companyId: number };
  }
}

export const preferencesEvents = [
  'block.changed',
  'preferences.changed',
  'shown.changed',
] as const satisfies EventName[];
