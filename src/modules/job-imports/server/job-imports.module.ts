import { createResolveViewer } from '#src/modules/accounts/server/accounts.public.ts';
import { employerJobsParts } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { textReader, titleMatcher } from '#src/modules/search/server/search.public.ts';
import { createFetchPublic } from '#src/platform/http/fetch-public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { registerImportDownloads } from './download-report.ts';
import { jobImportsLimits } from './job-imports.limits.ts';
import { jobImportsListeners } from './job-imports.listeners.ts';
import { jobImportsNotices } from './job-imports.notices.ts';
import type { ImportParts } from './job-imports.parts.ts';
import { jobImportsRoutes } from './job-imports.routes.ts';
import { createReadSourcesTask } from './read-sources.task.ts';
import { createRunImportsTask, purgeImportsTask } from './run-imports.task.ts';
import { createLazyReaders } from './values/value-readers.ts';

/** Many jobs at once, from a file, a feed or a careers page. */
export const jobImportsModule = defineModule({
  name: 'job-imports',
  limits: jobImportsLimits,
  notices: jobImportsNotices,
  build: (services: Services) => {
    const { db, clock, data } = services;
    const readers = createLazyReaders({ data, reader: textReader(services), matchTitles: titleMatcher(services) });
    const parts: ImportParts = {
      ...services,
      readers,
      jobs: employerJobsParts(services),
      fetchPublic: createFetchPublic(),
    };
    return {
      routes: [jobImportsRoutes(parts)],
      tasks: [createReadSourcesTask(parts), createRunImportsTask(parts), purgeImportsTask(db, clock)],
      listeners: jobImportsListeners,
      registerFiles: (app) =>
        registerImportDownloads(app, { ...services, resolveViewer: createResolveViewer(db, clock) }),
    };
  },
});
