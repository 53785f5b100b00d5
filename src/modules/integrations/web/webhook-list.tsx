import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { webhookKinds } from '../integration-rules.ts';
import type { Webhook } from '../integrations.contract.ts';

export function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  const { t, language } = useTranslation();
  if (webhooks.length === 0) return <p className="text-ink-muted">{t('integrations.webhooks.empty')}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {webhooks.map((webhook) => (
        <li key={webhook.id} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
          <div className="min-w-0 flex-1 basis-64">
            <h3 className="flex flex-wrap items-center gap-2">
              <bdi dir="ltr" className="min-w-0 break-all font-semibold text-ink">
                {webhook.url}
              </bdi>
              <WebhookState webhook={webhook} />
            </h3>
            <p className="mt-1 text-ink-muted text-sm">
              {t('integrations.webhooks.hears', { kinds: webhook.kinds.length, all: webhookKinds.length })}
            </p>
            {webhook.is_on && webhook.failing_since ? (
              <p className="mt-1 text-danger-ink text-sm">
                {t('integrations.webhooks.failingSince')} <LocalTime moment={webhook.failing_since} timeStyle="short" />
              </p>
            ) : null}
          </div>
          <LinkButton
            variant="secondary"
            size="sm"
            to={`/${language}/employer/integrations/webhooks/${webhook.id}`}
            aria-label={t('integrations.webhooks.manageOf', { url: webhook.url })}
          >
            {t('integrations.webhooks.manage')}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

export function WebhookState({ webhook: { is_on, failing_since } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  if (!is_on) return <Badge>{t('integrations.webhooks.off')}</Badge>;
  if (failing_since) return <Badge tone="danger">{t('integrations.webhooks.failing')}</Badge>;
  return <Badge tone="accent">{t('integrations.webhooks.on')}</Badge>;
}
