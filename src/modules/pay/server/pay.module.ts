import type { Services } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { payContract } from '../pay.contract.ts';
import { computePayTask } from './compute-pay.task.ts';
import { createGetPay, createListPay } from './get-pay.ts';
import { registerPaySitemap } from './pay-sitemap.ts';

/** What jobs pay, from our own open jobs. */
export const payModule = defineModule({
  name: 'pay',
  build: (services: Services) => ({
    routes: [
      mount(payContract, { 'GET /data/pay': createListPay(services), 'GET /data/pay/:title': createGetPay(services) }),
    ],
    tasks: [computePayTask(services)],
    registerFiles: (app) => registerPaySitemap(app, services),
  }),
});
