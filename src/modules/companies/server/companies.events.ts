import type { EventName, Round } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** A company was made, reworded, verified, hidden or shown again: what search and its jobs show of it may differ. */
    'company.changed': { id: number };
    /** A company is about to end, while its team is still there. */
    'company.ended': { id: number; at: Date };
    /** Someone leaves their company, by their own wish or not; `heirId` takes over what they looked after. */
    'member.left': MemberLeft;
    /** Someone is about to leave for good: what is too much for one transaction is handed over before. */
    'member.leaving': MemberLeft & Round;
    /** An operator has decided whether a company is what it says it is. */
    'verification.decided': VerificationDecided;
  }
}

interface MemberLeft {
  companyId: number;
  accountId: number;
  heirId: number;
}

interface VerificationDecided {
  operatorId: number;
  state: 'approved' | 'rejected' | 'revoked';
  companyId: number;
  company: string;
  /** Null for a company whose mark rests on no submission. */
  verificationId: number | null;
  reasonName: string | null;
  reason: string;
  /** What the operator has ticked off. */
  checks?: readonly string[];
  at: Date;
}

export const companiesEvents = [
  'company.changed',
  'company.ended',
  'member.left',
  'member.leaving',
  'verification.decided',
] as const satisfies EventName[];
