import { mount } from '#src/platform/http/routes.ts';
import { pushContract } from '../../push.contract.ts';
import { changeDevice } from './change-device.ts';
import type { OpenVapid } from './open-vapid.ts';
import { listDevices } from './push.queries.ts';
import { removeDevice } from './remove-device.ts';
import { createSubscribe } from './subscribe.ts';

export function pushRoutes(openVapid: OpenVapid) {
  return mount(pushContract, {
    'GET /notification/push': async ({ tx, viewer }) => ({
      public_key: (await openVapid(tx))?.publicKey ?? null,
      devices: await listDevices(tx, viewer.accountId, viewer.sessionId),
    }),
    'POST /notification/push/subscribe': createSubscribe(openVapid),
    'POST /notification/push/devices/:id': changeDevice,
    'DELETE /notification/push/devices/:id': removeDevice,
  });
}
