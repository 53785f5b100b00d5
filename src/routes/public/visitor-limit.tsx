import { signInHref } from '#src/modules/accounts/web/sign-in-href.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { LimitLink } from '#src/ui/feedback/limit-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Signing in leads on to the page that was meant. */
export default function VisitorLimit({ next }: { next: string }) {
  const { t, language } = useTranslation();
  return (
    <Notice
      title={t('search.limit.title')}
      actions={<LinkButton to={signInHref(language, next)}>{t('search.limit.signIn')}</LinkButton>}
    >
      {t('search.limit.text')} <LimitLink />
    </Notice>
  );
}
