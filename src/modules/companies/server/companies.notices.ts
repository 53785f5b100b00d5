import { z } from 'zod';
import { defineNotice, type NoticeRow } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { reasonNames } from '../verification-reasons.ts';

/** What all of them have in common: only who hires gets them. */
const teamNews = {
  group: 'company',
  icon: 'team',
  byDefault: ['in_app', 'email'],
  role: 'recruiter',
} as const satisfies Partial<NoticeRow>;

export const companiesNotices = {
  join_request: defineNotice({
    ...teamNews,
    data: z.object({ name: z.string(), company: z.string(), request_id: z.number().int() }),
    path: () => '/employer/team',
  }),
  join_decided: defineNotice({
    ...teamNews,
    data: z.object({ company: z.string(), accepted: z.boolean(), reason: z.string() }),
    path: () => '/employer/welcome',
    variant: ({ accepted, reason }) => (accepted ? 'accepted' : reason ? 'declinedBecause' : 'declined'),
  }),
  company_verification: defineNotice({
    ...teamNews,
    icon: 'company',
    data: z.object({
      company: z.string(),
      outcome: z.enum(['approved', 'rejected', 'revoked']),
      /** One of the list, in the reader's language, before the operator's own words. */
      reason_name: z.enum(reasonNames).nullable(),
      reason: z.string(),
    }),
    path: () => '/employer/verification',
    variant: ({ outcome }) => ({ approved: 'accepted', rejected: 'declined', revoked: 'revoked' })[outcome],
    values: ({ reason_name, reason }, t) => {
      const named = reason_name && t(`employer.verification.reasons.${reason_name}`);
      return { reason: [named, reason].filter(Boolean).join(' ') };
    },
  }),
  invitation_accepted: defineNotice({
    ...teamNews,
    data: z.object({ name: z.string(), company: z.string() }),
    path: () => '/employer/team',
  }),
  team_handover: defineNotice({
    ...teamNews,
    data: z.object({ name: z.string(), company: z.string(), role: z.string().nullable() }),
    path: () => '/employer/jobs',
    variant: ({ role }) => (role ? 'withRole' : 'plain'),
  }),
  company_coordinator: defineNotice({
    ...teamNews,
    data: z.object({ company: z.string() }),
    path: () => '/employer/team',
  }),
};

export type NotifyTeam = Notify<typeof companiesNotices>;
