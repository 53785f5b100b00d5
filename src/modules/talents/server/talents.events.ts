import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** An operator has given a company unlock credits. */
    'credits.granted': CreditsGranted;
  }
}

interface CreditsGranted {
  operatorId: number;
  companyId: number;
  company: string;
  amount: number;
  reason: string;
  at: Date;
}

export const talentsEvents = ['credits.granted'] as const satisfies EventName[];
