import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface RefusalProps {
  refusal: string | null;
  job: JobDetail;
  /** The page that asks, below the language: whoever updates something comes back there. */
  path: string;
}

/** Why no chat can begin, and what would help. */
export function Refusal({ refusal, job, path }: RefusalProps) {
  const { t, language } = useTranslation();
  switch (refusal) {
    case null:
    case 'remoteCountryUnconfirmed':
      return null;
    case 'identityMismatch': {
      const back = encodeURIComponent(`/${language}${path}`);
      return (
        <Notice
          tone="warning"
          title={t('chat.start.eligibilityTitle')}
          actions={
            <LinkButton size="sm" to={`/${language}/manage-profile?tab=work-eligibility&redirect=${back}`}>
              {t('chat.start.eligibilityAction')}
            </LinkButton>
          }
        >
          {t('chat.start.eligibilityText', { wants: job.work_eligibilities.map(({ value }) => value).join(', ') })}
        </Notice>
      );
    }
    case 'jobOnHold':
      return <Notice tone="warning">{t('chat.start.onHoldText')}</Notice>;
    case 'jobIntakePaused':
      return (
        <Notice tone="warning" title={t('jobs.detail.catchingUp')}>
          {t('jobs.detail.catchingUpText')}
        </Notice>
      );
    case 'jobClosed':
      return <Notice tone="warning">{t('chat.start.closed')}</Notice>;
    case 'selfContact':
      return <Notice tone="info">{t('chat.start.own')}</Notice>;
    case 'noPermission':
      return <Notice tone="info">{t('chat.start.asBoss')}</Notice>;
    default:
      return <Notice tone="warning">{t('chat.start.notPossible')}</Notice>;
  }
}
