import { z } from 'zod';
import { dateFormat } from '#src/kernel/formats.ts';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { GRANT_KINDS } from '../vip-benefits.ts';

export const vipNotices = {
  /** VIP time was given or taken, or is about to end. */
  vip: defineNotice({
    group: 'account',
    icon: 'bell',
    byDefault: ['in_app', 'email'],
    data: z.object({
      what: z.enum([...GRANT_KINDS, 'ending']),
      until: z.iso.datetime(),
      /** Who invited or was invited, by first name and initial. */
      name: z.string().default(''),
      reason: z.string().default(''),
    }),
    path: () => '/vip',
    variant: ({ what }) => what,
    values: ({ until, name }, t, { language }) => ({
      name: name || t('notices.somebody'),
      date: dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until)),
    }),
  }),
};

export type NotifyOfVip = Notify<typeof vipNotices>;
