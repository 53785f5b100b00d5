import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { UNCOUNTED } from '../invitation-rules.ts';

export const invitationsNotices = {
  /** To who invites: someone came with their invitation, or did not count. The reward itself is a notice of VIP. */
  friend: defineNotice({
    group: 'account',
    icon: 'team',
    channels: ['in_app', 'email'],
    byDefault: ['in_app'],
    data: z.object({ what: z.enum(['joined', ...UNCOUNTED]), name: z.string().default('') }),
    path: () => '/invite-friends',
    variant: ({ what }) => what,
    values: ({ name }, t) => ({ name: name || t('notices.somebody') }),
  }),
};

export type NotifyOfFriends = Notify<typeof invitationsNotices>;
