import { defineModule } from '#src/platform/modules/define-module.ts';
import { optionsRoutes } from './options.routes.ts';
import type { Services } from './services.ts';

/** Countries, languages, texts and lists of options. */
export const optionsModule = defineModule({
  name: 'options',
  build: ({ data, texts }: Services) => ({
    routes: [optionsRoutes(data, texts)],
  }),
});
