import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { JoinRequest } from '../membership.contract.ts';

/** Why a company has declined, and the ways that are left: to ask again, or to be invited. */
export function JoinDeclined({ request, now }: { request: JoinRequest; now: number }) {
  const { t, language } = useTranslation();
  const { company, reason, may_ask_at } = request;
  const opensAt = may_ask_at === null ? now : Date.parse(may_ask_at);
  const isOpen = opensAt <= now;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const again = new URLSearchParams({ step: 'join', query: company.name, company: String(company.id) });
  return (
    <Notice
      tone="warning"
      title={t('employer.welcome.rejected', { company: company.name })}
      actions={
        isOpen ? (
          <LinkButton size="sm" variant="secondary" to={`?${again}`}>
            {t('employer.welcome.askAgain')}
          </LinkButton>
        ) : undefined
      }
    >
      {reason ? (
        <p className="text-ink">
          {t('employer.welcome.reason')}: <bdi className="whitespace-pre-line">{reason}</bdi>
        </p>
      ) : (
        <p>{t('employer.welcome.rejectedNoReason')}</p>
      )}
      <p className="mt-1">
        {isOpen
          ? t('employer.welcome.askAgainNow')
          : t('employer.welcome.askAgainFrom', { date: moment.format(opensAt) })}
      </p>
    </Notice>
  );
}
