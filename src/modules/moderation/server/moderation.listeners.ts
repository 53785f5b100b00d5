import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { recordAction } from './audit-log.ts';

/** What operators do elsewhere stands in the audit log too, with the same commit. */
export const moderationListeners: Listeners = {
  'verification.decided': async (tx, decisions) => {
    for (const { operatorId, state, companyId, company, verificationId, reasonName, reason, checks, at } of decisions) {
      await recordAction(tx, {
        operatorId,
        action: `company_verification.${state}`,
        subject: 'company',
        subjectId: companyId,
        reason: reason || (reasonName as string),
        details: { verification_id: verificationId, company, reason_name: reasonName, checks },
        at,
      });
    }
  },
  'vip.decided': async (tx, decisions) => {
    for (const { operatorId, accountId, action, months, until, reason, at } of decisions) {
      await recordAction(tx, {
        operatorId,
        action: `vip.${action}`,
        subject: 'person',
        subjectId: accountId,
        reason,
        details: { months, until: until.toISOString() },
        at,
      });
    }
  },
  'credits.granted': async (tx, grants) => {
    for (const { operatorId, companyId, company, amount, reason, at } of grants) {
      await recordAction(tx, {
        operatorId,
        action: 'unlock_credits.granted',
        subject: 'company',
        subjectId: companyId,
        reason,
        details: { company, amount },
        at,
      });
    }
  },
  'invitations.decided': async (tx, decisions) => {
    for (const { operatorId, accountId, action, reason, at } of decisions) {
      const done = { action: `invitations.${action}`, subject: 'person', subjectId: accountId };
      await recordAction(tx, { operatorId, ...done, reason, details: {}, at });
    }
  },
  'mail.lifted': async (tx, lifted) => {
    for (const { operatorId, accountId, reason, at } of lifted) {
      const action = 'mail.lifted';
      await recordAction(tx, { operatorId, action, subject: 'person', subjectId: accountId, reason, details: {}, at });
    }
  },
};
