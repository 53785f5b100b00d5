import type { ComponentProps } from 'react';
import { Applied } from '#src/modules/jobs/web/applied-part.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export interface ApplyLinkProps {
  job: ComponentProps<typeof Applied>['job'] & { status: 'open' | 'on_hold'; is_intake_paused: boolean };
}

/** The way to an application, or to its timeline: a plain link, so that it weighs next to nothing. */
export function ApplyLink({ job }: ApplyLinkProps) {
  const { t, language } = useTranslation();
  const to = `/${language}/apply/${job.id}`;
  return (
    <Applied job={job} to={to}>
      {job.status === 'on_hold' || job.is_intake_paused ? null : (
        <LinkButton to={to} variant="secondary" rel="nofollow">
          {t('applications.apply')}
        </LinkButton>
      )}
    </Applied>
  );
}
