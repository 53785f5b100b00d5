import type { ComponentProps } from 'react';
import { ApplyLink } from '#src/modules/applications/web/apply-link.tsx';
import { chatLead } from '#src/modules/chat/web/start/chat-button.tsx';

/** The first actions of a job: talk to the Boss, or apply. */
export function jobLead(job: ComponentProps<typeof ApplyLink>['job']) {
  return (
    <>
      {chatLead(job)}
      <ApplyLink job={job} />
    </>
  );
}
