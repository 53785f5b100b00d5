import { mount } from '#src/platform/http/routes.ts';
import { trackingContract } from '../tracking.contract.ts';
import { storeClicks } from './store-clicks.ts';
import { storeEvents } from './store-events.ts';
import { storeExposures } from './store-exposures.ts';

export function trackingRoutes() {
  return mount(trackingContract, {
    'POST /logs/report/click': async (ctx, click) => ({ accepted: await storeClicks(ctx, [click]) }),
    'POST /logs/report/expose': async (ctx, { data }) => ({ accepted: await storeExposures(ctx, data) }),
    'POST /logs/report/events': async (ctx, { events }) => ({ accepted: await storeEvents(ctx, events) }),
    'POST /api-go/app/upload_web_events': async (ctx, { clicks, exposes, events }) => ({
      accepted:
        (await storeClicks(ctx, clicks)) + (await storeExposures(ctx, exposes)) + (await storeEvents(ctx, events)),
    }),
  });
}
