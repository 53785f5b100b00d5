import type { ComponentProps } from 'react';
import { chatLead } from '#src/modules/chat/web/start/chat-button.tsx';
import { JobLead } from '#src/modules/jobs/web/job-lead.ts';
import { PreviewPane } from '#src/modules/search/web/preview-pane.tsx';

/** The chosen job beside the list, with the way to its chat. */
export default function ResultsPreview(props: ComponentProps<typeof PreviewPane>) {
  return (
    <JobLead value={chatLead}>
      <PreviewPane {...props} />
    </JobLead>
  );
}
