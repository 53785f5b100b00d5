import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { SkeletonBlock } from '#src/ui/skeleton-shapes.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useDebounced } from '#src/ui/use-debounced.ts';
import type { JobDetail as Job } from '../../job-detail.ts';
import type { TypedFields } from '../../job-schemas.ts';
import { JobCard } from '../job-card.tsx';
import { JobPreview } from '../job-detail.tsx';
import { sendable } from './job-form-state.ts';

const REST_MS = 1200;

/** The job as it will look in a list and on its page, beside the form, once typing rests. */
export default function LivePreview({ fields }: { fields: TypedFields }) {
  const { t } = useTranslation();
  const job = usePreview(fields);
  return (
    <aside
      aria-label={t('employer.form.livePreview')}
      // Scrolled by keyboard, because nothing in it takes the focus.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable
      tabIndex={0}
      className="sticky top-24 max-h-[calc(100dvh-12rem)] overflow-y-auto rounded-sheet border border-line-firm border-dashed p-4"
    >
      <h2 className="font-semibold text-ink-muted text-sm">{t('employer.form.livePreview')}</h2>
      {job === undefined ? <SkeletonBlock className="mt-3 h-48 rounded-card" /> : null}
      {job === null ? <p className="mt-2 text-ink-muted text-sm">{t('employer.form.noPreview')}</p> : null}
      {job ? (
        // Nothing in it can be pressed, so a keyboard passes it by.
        <div inert className="mt-3 grid gap-6">
          <JobCard job={job} index={0} />
          <JobPreview job={job} titleTo="#" />
        </div>
      ) : null}
    </aside>
  );
}

/** What could be read last; undefined before the first answer, null while too little is there. */
function usePreview(fields: TypedFields): Job | null | undefined {
  const [job, setJob] = useState<Job | null>();
  const settled = useDebounced(fields, REST_MS);
  useEffect(() => {
    let isCurrent = true;
    api('POST /recruiters/jobs/preview', { fields: sendable(settled) }).then(
      ({ job: made }) => isCurrent && setJob((last) => made ?? last ?? null),
      // Offline, or one look too many: the last picture stays.
      () => isCurrent && setJob((last) => last ?? null),
    );
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return job;
}
