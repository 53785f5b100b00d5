import { mount } from '#src/platform/http/routes.ts';
import { moderationContract } from '../moderation.contract.ts';
import { listAuditLog } from './audit-log.ts';

export function moderationModule() {
  return mount(moderationContract, { 'GET /operator/audit-log': listAuditLog });
}
