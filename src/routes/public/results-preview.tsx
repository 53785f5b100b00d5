import { type ComponentProps, useCallback } from 'react';
import { ApplyHere } from '#src/modules/applications/web/apply/apply-here.tsx';
import { chatLead } from '#src/modules/chat/web/start/chat-button.tsx';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { JobLead } from '#src/modules/jobs/web/job-lead.ts';
import { PreviewPane } from '#src/modules/search/web/preview-pane.tsx';

/** The chosen job beside the list, with the way to its chat; an application is written over the list. */
export default function ResultsPreview(props: ComponentProps<typeof PreviewPane>) {
  const { queryId } = props;
  const lead = useCallback((job: JobDetail) => previewLead(job, queryId), [queryId]);
  return (
    <JobLead value={lead}>
      <PreviewPane {...props} />
    </JobLead>
  );
}

function previewLead(job: JobDetail, queryId: string) {
  return (
    <>
      {chatLead(job, queryId)}
      <ApplyHere key={job.id} job={job} from={queryId} />
    </>
  );
}
