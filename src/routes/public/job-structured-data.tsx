import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useCanonicalUrl } from '../page-head.tsx';
import { breadcrumbList, jobPosting, StructuredData } from '../structured-data.tsx';

/** What search engines read of a job. They read what the server drew, so the page begins without its script. */
export function JobStructuredData({ job }: { job: JobDetail }) {
  const { t, language } = useTranslation();
  const base = useCanonicalUrl() ?? '';
  return (
    <>
      {/* Search engines show a posting as one that takes applications. */}
      {job.status === 'open' ? <StructuredData data={jobPosting(job, base)} /> : null}
      <StructuredData
        data={breadcrumbList(base, [
          { name: t('jobs.detail.path'), path: `/${language}/job-search` },
          { name: job.main_function.value, path: `/${language}/${job.main_function.seo}-jobs` },
          { name: job.job_title, path: `/${language}${job.job_url}` },
        ])}
      />
    </>
  );
}
