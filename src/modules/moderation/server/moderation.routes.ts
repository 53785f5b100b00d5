import { mount } from '#src/platform/http/routes.ts';
import { appealsContract } from '../appeals.contract.ts';
import { casesContract } from '../cases.contract.ts';
import { moderationContract } from '../moderation.contract.ts';
import { createFileAppeal, createGetAppeal } from './appeals.ts';
import { listAuditLog } from './audit-log.ts';
import { claimCase } from './claim-case.ts';
import { createConfirmDecision } from './confirm-decision.ts';
import { createDecideCase } from './decide-case.ts';
import { createGetCase } from './get-case.ts';
import { createListCases } from './list-cases.ts';
import type { ModerationParts } from './moderation.parts.ts';
import { readMessages } from './read-messages.ts';

export function moderationRoutes(parts: ModerationParts) {
  const contract = { ...moderationContract, ...casesContract, ...appealsContract };
  return mount(contract, {
    'GET /operator/audit-log': listAuditLog,
    'GET /operator/moderation/cases': createListCases(parts),
    'GET /operator/moderation/cases/:id': createGetCase(parts),
    'POST /operator/moderation/cases/:id/messages': readMessages,
    'POST /operator/moderation/cases/:id/claim': claimCase,
    'POST /operator/moderation/cases/:id/decide': createDecideCase(parts),
    'POST /operator/moderation/cases/:id/confirm': createConfirmDecision(parts),
    'GET /appeals/:token': createGetAppeal(parts),
    'POST /appeals/:token': createFileAppeal(parts),
  });
}
