import { defineModule } from '#src/platform/modules/define-module.ts';
import { keepRatesTask } from './keep-rates.task.ts';
import { optionsRoutes, ratesRoutes } from './options.routes.ts';
import type { Services } from './services.ts';

/** Countries, languages, texts and lists of options. */
export const optionsModule = defineModule({
  name: 'options',
  build: ({ data, texts, db, env, log }: Services) => ({
    routes: [optionsRoutes(data, texts), ratesRoutes(data)],
    tasks: [keepRatesTask(db, { file: env.PARLEY_RATES_FILE, onProblem: (problem) => log.warn(problem) })],
  }),
});
