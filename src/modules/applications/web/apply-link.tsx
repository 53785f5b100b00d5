import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** The way to an application: a plain link, so that it weighs next to nothing. */
export function ApplyLink({ job }: { job: { id: number; status: 'open' | 'on_hold'; is_intake_paused: boolean } }) {
  const { t, language } = useTranslation();
  if (job.status === 'on_hold' || job.is_intake_paused) return null;
  return (
    <LinkButton to={`/${language}/apply/${job.id}`} variant="secondary" rel="nofollow">
      {t('applications.apply')}
    </LinkButton>
  );
}
