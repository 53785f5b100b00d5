import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerTemplates } from './download-template.ts';

/** Free resume templates. */
export const profilesModule = defineModule({
  name: 'profiles',
  build: ({ texts }: Services) => ({
    registerFiles: (app) => registerTemplates(app, texts),
  }),
});
