import type { ComponentProps } from 'react';
import { JobLead } from '#src/modules/jobs/web/job-lead.ts';
import { PreviewPane } from '#src/modules/search/web/preview-pane.tsx';
import { jobLead } from './job-lead.tsx';

/** The chosen job beside the list, with the way to its chat. */
export default function ResultsPreview(props: ComponentProps<typeof PreviewPane>) {
  return (
    <JobLead value={jobLead}>
      <PreviewPane {...props} />
    </JobLead>
  );
}
