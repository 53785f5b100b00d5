import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone tells something else of themselves than before. */
    'profile.changed': { accountId: number };
    /** Someone has taken over what their resume says, and with it languages, which others keep. */
    'profile.filled': { accountId: number; languages: { language_id: number; proficiency_id: number | null }[] };
  }
}

export const profilesEvents = ['profile.changed', 'profile.filled'] as const satisfies EventName[];
