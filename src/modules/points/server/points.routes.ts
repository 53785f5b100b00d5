import { proved } from '#src/modules/accounts/server/accounts.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { operatorPointsContract } from '../operator-points.contract.ts';
import { pointsContract } from '../points.contract.ts';
import { createAdjustPoints } from './adjust-points.ts';
import { createCancelWithdrawal } from './cancel-withdrawal.ts';
import { createClaimReward } from './claim-reward.ts';
import { createApproveWithdrawal, createMarkPaid, createRejectWithdrawal } from './decide-withdrawal.ts';
import { getHistory, getPoints } from './get-points.ts';
import { joinEvent } from './join-event.ts';
import { getWithdrawal, listWithdrawals } from './operator-withdrawals.ts';
import { listPlannedEvents, planEvent } from './plan-event.ts';
import type { NotifyOfPoints } from './points.notices.ts';
import { createRequestWithdrawal } from './request-withdrawal.ts';

export function pointsRoutes(notify: NotifyOfPoints) {
  return [
    mount(pointsContract, {
      'GET /points': getPoints,
      'GET /points/history': getHistory,
      'POST /points/withdrawals': proved(createRequestWithdrawal(notify)),
      'POST /points/withdrawals/:id/cancel': createCancelWithdrawal(notify),
      'POST /points/events/:id/join': joinEvent,
      'POST /points/events/:id/claim': createClaimReward(notify),
    }),
    mount(operatorPointsContract, {
      'GET /operator/points/withdrawals': listWithdrawals,
      'GET /operator/points/withdrawals/:id': getWithdrawal,
      'POST /operator/points/withdrawals/:id/approve': createApproveWithdrawal(notify),
      'POST /operator/points/withdrawals/:id/reject': createRejectWithdrawal(notify),
      'POST /operator/points/withdrawals/:id/paid': createMarkPaid(notify),
      'POST /operator/points/adjustments': createAdjustPoints(notify),
      'GET /operator/points/events': listPlannedEvents,
      'POST /operator/points/events': planEvent,
    }),
  ];
}
