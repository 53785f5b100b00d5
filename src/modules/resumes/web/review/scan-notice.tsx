import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { type Refusal, type ScanRefusal, scanRefusals } from '../../refusals.ts';

type Failure = Refusal | 'failed';
type ScanFailure = ScanRefusal | 'scan';

/** A scan that can be read as a picture, or one that was and gave nothing. */
export function isAboutScan(failure: Failure, canReadPicture: boolean): failure is ScanFailure {
  return (failure === 'scan' && canReadPicture) || scanRefusals.some((one) => one === failure);
}

interface ScanNoticeProps {
  failure: ScanFailure;
  onRead: () => void;
  byHand: string;
}

/** RES-02: a scan is called one, and read as a picture only by whoever wants that. */
export function ScanNotice({ failure, onRead, byHand }: ScanNoticeProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone={failure === 'scan' ? 'info' : 'warning'}
      title={failure === 'scan' ? t('resumes.scan.title') : t('errors.resumeParsingFailed' as TextKey)}
      actions={
        <>
          {failure === 'unclearScan' ? null : (
            <Button size="sm" onClick={onRead}>
              {t(failure === 'scan' ? 'resumes.scan.read' : 'ui.retry')}
            </Button>
          )}
          <LinkButton size="sm" variant="secondary" to={byHand}>
            {t('resumes.review.byHand')}
          </LinkButton>
        </>
      }
    >
      {t(failure === 'scan' ? 'resumes.scan.offer' : `resumes.scan.${failure}`)}
    </Notice>
  );
}
