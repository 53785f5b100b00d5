import { z } from 'zod';
import { numberFormat } from '#src/kernel/formats.ts';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { networkNames, withdrawalStates } from '../withdrawal-rules.ts';

export const pointsNotices = {
  /** To who asked for a payout: where it stands. */
  points_withdrawal: defineNotice({
    group: 'account',
    icon: 'safety',
    byDefault: ['in_app', 'email', 'push'],
    // Money leaves: whoever did not ask for it has to hear of it.
    forced: ['in_app', 'email'],
    data: z.object({
      what: z.enum(withdrawalStates),
      points: z.number().int(),
      network: z.enum(networkNames),
      /** Of a rejection, in the operator's words. */
      reason: z.string().optional(),
    }),
    path: () => '/points',
    variant: ({ what }) => what,
    values: ({ points }, _t, { language }) => ({ points: numberFormat(language).format(points) }),
  }),
  /** Points that came, or that an operator took. */
  points_credited: defineNotice({
    group: 'account',
    icon: 'bell',
    byDefault: ['in_app', 'email'],
    data: z.object({
      what: z.enum(['earned', 'credited', 'debited']),
      points: z.number().int(),
      balance: z.number().int(),
      reason: z.string().optional(),
    }),
    path: () => '/points',
    variant: ({ what }) => what,
    values: ({ points, balance, reason = '' }, _t, { language }) => {
      const number = numberFormat(language);
      return { points: number.format(points), balance: number.format(balance), reason };
    },
  }),
};

export type NotifyOfPoints = Notify<typeof pointsNotices>;
