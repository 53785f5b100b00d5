import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { resumesRoutes } from './resumes.routes.ts';

/** Reading resumes that people bring along. */
export const resumesModule = defineModule({
  name: 'resumes',
  build: ({ storage }: Services) => ({ routes: [resumesRoutes({ storage })] }),
});
