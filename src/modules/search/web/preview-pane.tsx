import { EyeOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { jobAddress } from '#src/modules/jobs/web/job-address.ts';
import { JobPreview } from '#src/modules/jobs/web/job-detail.tsx';
import { ErrorState } from '#src/ui/error-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import { searchHref } from './search-href.ts';
import { usePreviewJob } from './use-preview-job.ts';

interface PreviewPaneProps {
  selectedId: number;
  given: JobDetail | null;
  queryId: string;
  filters: SearchFilters;
}

/** The chosen job beside the list, with a scroll of its own. Only wide pages have room for it. */
export function PreviewPane({ selectedId, given, queryId, filters }: PreviewPaneProps) {
  const { t } = useTranslation();
  const { job, hasFailed, retry } = usePreviewJob(selectedId, given);
  const pane = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another job begins at its top
  useEffect(() => {
    pane.current?.scrollTo({ top: 0 });
  }, [job?.id]);

  return (
    <section
      ref={pane}
      // It scrolls, so the keyboard must reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      aria-label={t('search.results.preview')}
      className="max-h-[calc(100dvh-6rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6"
    >
      {job ? <Preview job={job} queryId={queryId} filters={filters} /> : null}
      {hasFailed ? <ErrorState message={t('search.results.previewFailed')} onRetry={retry} /> : null}
      {!job && !hasFailed ? <Skeleton layout="right-hand" /> : null}
    </section>
  );
}

function Preview({ job, queryId, filters }: { job: JobDetail; queryId: string; filters: SearchFilters }) {
  const { t, language } = useTranslation();
  const hidden = { ...filters, excludeCompanies: [...(filters.excludeCompanies ?? []), job.company.id] };
  return (
    <JobPreview
      job={job}
      titleTo={jobAddress(language, { job_url: job.job_url, query_id: queryId }, true)}
      footer={
        <LinkButton
          to={searchHref(language, hidden)}
          rel="nofollow"
          variant="quiet"
          size="sm"
          icon={<EyeOff aria-hidden className="size-4" />}
        >
          {t('jobs.detail.hideCompany', { company: job.company.name })}
        </LinkButton>
      }
    />
  );
}
