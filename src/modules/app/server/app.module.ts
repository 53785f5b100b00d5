import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerAppFiles } from './app-files.ts';

/** NAV-09: the site as an app: manifest, service worker, offline page, and what other apps share with it. */
export const appModule = defineModule({
  name: 'app',
  build: ({ env, root, texts }: Services) => ({
    registerFiles: (app) => registerAppFiles(app, { root, texts, isOn: env.PARLEY_SERVICE_WORKER }),
  }),
});
