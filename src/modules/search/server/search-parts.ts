import type { JobPresenter } from '#src/modules/jobs/server/jobs.public.ts';
import type { OptionData, Texts } from '#src/modules/options/server/options.public.ts';
import type { SearchEngine } from './engine/engine.ts';

/** What the verbs of this module work with. */
export interface SearchParts {
  engine: SearchEngine;
  /** How many jobs match, as a page tells it. */
  countJobs: SearchEngine['count'];
  data: OptionData;
  texts: Texts;
  presenter: JobPresenter;
}
