import type { Services } from '#src/modules/options/server/options.public.ts';
import { mount } from '#src/platform/http/routes.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { limitsContract } from '../limits.contract.ts';
import { createGetLimits, gatherPublished, type Published } from './get-limits.ts';

/** The page of published limits and ranking inputs. */
export const limitsModule = defineModule({
  name: 'limits',
  build: ({ texts }: Services) => {
    let published: Published = { limits: {}, ranking: {} };
    return {
      routes: [mount(limitsContract, { 'GET /data/limits': createGetLimits(texts, () => published) })],
      meet: (modules) => {
        published = gatherPublished(modules);
      },
    };
  },
});
