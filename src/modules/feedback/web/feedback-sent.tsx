import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface FeedbackSentProps {
  reference: string;
  /** A confirmation has gone out by e-mail. */
  isMailed: boolean;
  formHref: string;
}

/** It has come; this is its number. */
export function FeedbackSent({ reference, isMailed, formHref }: FeedbackSentProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="success"
      title={t('feedback.sentTitle')}
      actions={
        <LinkButton to={formHref} variant="secondary" size="sm">
          {t('feedback.another')}
        </LinkButton>
      }
    >
      <p className="mt-2">{t('feedback.sentReference')}</p>
      <p dir="ltr" className="w-fit font-bold font-mono text-2xl text-ink tracking-wider">
        {reference}
      </p>
      <p className="mt-2">
        {t('feedback.sentText')} {isMailed ? t('feedback.sentMail') : null}
      </p>
    </Notice>
  );
}
