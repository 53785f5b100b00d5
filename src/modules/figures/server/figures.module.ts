import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerFiguresDownload } from './download-figures.ts';
import { figuresListeners } from './figures.listeners.ts';
import { figuresRoutes } from './figures.routes.ts';
import { figuresTasks } from './figures.tasks.ts';

/** EMP-08: how a company hires, in figures. */
export const figuresModule = defineModule({
  name: 'figures',
  build: (services: Services) => {
    const { db, clock } = services;
    return {
      routes: [figuresRoutes()],
      tasks: figuresTasks(db, clock),
      listeners: figuresListeners(clock),
      registerFiles: (app) =>
        registerFiguresDownload(app, { ...services, resolveViewer: createResolveViewer(db, clock) }),
    };
  },
});
