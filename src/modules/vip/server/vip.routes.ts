import { mount } from '#src/platform/http/routes.ts';
import { vipContract } from '../vip.contract.ts';
import { createGrantByOperator, createRevokeByOperator, findVipOwner } from './operate-vip.ts';
import { getVip, refreshResume } from './refresh-resume.ts';
import type { NotifyOfVip } from './vip.notices.ts';

export function vipRoutes(notify: NotifyOfVip) {
  return mount(vipContract, {
    'GET /vip': getVip,
    'POST /vip/refresh': refreshResume,
    'GET /operator/vip': findVipOwner,
    'POST /operator/vip/:id/grant': createGrantByOperator(notify),
    'POST /operator/vip/:id/revoke': createRevokeByOperator(notify),
  });
}
