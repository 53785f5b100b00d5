import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { tellVipEndTask } from './tell-vip-end.ts';
import { vipEvents } from './vip.events.ts';
import { vipLimits } from './vip.limits.ts';
import { vipNotices } from './vip.notices.ts';
import { vipRoutes } from './vip.routes.ts';

/** VIP time, what it came from, and the refresh of a resume. */
export const vipModule = defineModule({
  name: 'vip',
  limits: vipLimits,
  events: vipEvents,
  notices: vipNotices,
  build: ({ db, clock, notify }: Services) => ({
    routes: [vipRoutes(notify)],
    tasks: [tellVipEndTask(db, clock, notify)],
  }),
});
