import type { ComponentProps, MouseEvent } from 'react';
import { Applied } from '#src/modules/jobs/web/applied-part.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export interface ApplyLinkProps {
  job: ComponentProps<typeof Applied>['job'] & { status: 'open' | 'on_hold'; is_intake_paused: boolean };
  size?: 'sm';
  /** EMP-08: the list that it stands in. */
  from?: string | undefined;
  /** Where the application is written in place; the link stays for another tab. */
  onOpen?: (event: MouseEvent<HTMLElement>) => void;
}

/** The way to an application, or to its timeline: a plain link, so that it weighs next to nothing. */
export function ApplyLink({ job, size, from, onOpen }: ApplyLinkProps) {
  const { t, language } = useTranslation();
  const to = `/${language}/apply/${job.id}`;
  return (
    <Applied job={job} to={to} size={size}>
      {job.status === 'on_hold' || job.is_intake_paused ? null : (
        <LinkButton
          to={from ? `${to}?query_id=${from}` : to}
          variant="secondary"
          size={size}
          rel="nofollow"
          onClick={onOpen}
        >
          {t('applications.apply')}
        </LinkButton>
      )}
    </Applied>
  );
}
