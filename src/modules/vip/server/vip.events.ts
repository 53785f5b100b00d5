import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** A VIP has refreshed their resume: employers shall see it sooner, with a label. */
    'resume.refreshed': { accountId: number; at: Date };
    /** Somebody is a VIP for longer or shorter than before, or their resume was refreshed. */
    'vip.changed': { accountId: number };
    /** An operator has given or taken VIP time. */
    'vip.decided': VipDecided;
  }
}

interface VipDecided {
  operatorId: number;
  accountId: number;
  action: 'granted' | 'revoked';
  months: number;
  until: Date;
  reason: string;
  at: Date;
}

export const vipEvents = ['resume.refreshed', 'vip.changed', 'vip.decided'] as const satisfies EventName[];
