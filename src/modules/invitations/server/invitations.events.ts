import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone who was invited has completed their profile, and it counts; once for each of them. */
    'invitation.completed': { inviterId: number | null; inviteeId: number; at: Date };
    /** An operator has stopped someone's rewards for friends, or lets them have some again. */
    'invitations.decided': InvitationsDecided;
  }
}

interface InvitationsDecided {
  operatorId: number;
  accountId: number;
  action: 'stopped' | 'resumed';
  reason: string;
  at: Date;
}

export const invitationsEvents = ['invitation.completed', 'invitations.decided'] as const satisfies EventName[];
