import type { Clock } from '#src/kernel/clock.ts';
import type { EmployerJobsParts } from '#src/modules/jobs/server/jobs.public.ts';
import type { OptionData, Texts } from '#src/modules/options/server/options.public.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { FetchPublic } from '#src/platform/http/fetch-public.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import type { NotifyOfImports } from './job-imports.notices.ts';
import type { ValueReaders } from './values/value-readers.ts';

/** What the verbs and tasks of this module need besides the request. */
export interface ImportParts {
  db: Database;
  clock: Clock;
  texts: Texts;
  data: OptionData;
  enqueue: Enqueue;
  notify: NotifyOfImports;
  fetchPublic: FetchPublic;
  /** What the product knows of words. */
  readers: ValueReaders;
  /** How a draft is checked and published by hand. */
  jobs: EmployerJobsParts;
}
