import { redirect } from 'react-router';
import { ProofHost } from '#src/modules/accounts/web/proof-host.tsx';
import { webhookKinds } from '#src/modules/integrations/integration-rules.ts';
import { DeliveryList } from '#src/modules/integrations/web/delivery-list.tsx';
import { WebhookActions } from '#src/modules/integrations/web/webhook-actions.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm } from '../form-answer.ts';
import { idIn } from '../id-in.ts';
import type { Route } from './+types/integration-webhook';
import { EmployerPage } from './page.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const cursor = idIn(url.searchParams, 'before');
  const input = { id: Number(params.id), ...(cursor !== undefined && { cursor }) };
  const page = await api('GET /recruiters/webhooks/:id/deliveries', input);
  return { ...page, isOlder: cursor !== undefined };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const id = Number(params.id);
  const change = (is_on: boolean) => async () => {
    await api('PATCH /recruiters/webhooks/:id', { id, is_on });
    return {};
  };
  const { leaveTo, ...answer } = await answerForm(request, {
    test: async () => {
      await api('POST /recruiters/webhooks/:id/test', { id });
      return {};
    },
    'turn-on': change(true),
    'turn-off': change(false),
    kinds: async (form) => {
      const kinds = webhookKinds.filter((kind) => form.getAll('kinds').includes(kind));
      await api('PATCH /recruiters/webhooks/:id', { id, kinds });
      return {};
    },
    rotate: async () => {
      const { secret } = await api('POST /recruiters/webhooks/:id/rotate', { id });
      return { data: { secret } };
    },
    remove: async () => {
      await api('DELETE /recruiters/webhooks/:id', { id });
      return { leaveTo: `/${params.lang}/employer/integrations` };
    },
    resend: async (form) => {
      await api('POST /recruiters/webhook-deliveries/:id/resend', { id: Number(form.get('id')) });
      return {};
    },
  });
  return leaveTo ? redirect(leaveTo) : answer;
}

/** EMP-06: one address, and what it was sent. */
export default function IntegrationWebhook({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { webhook, deliveries, next_cursor, isOlder } = loaderData;
  return (
    <EmployerPage
      title={t('integrations.webhook.title')}
      description={
        <bdi dir="ltr" className="break-all">
          {webhook.url}
        </bdi>
      }
      width="form"
      back={{ to: `/${language}/employer/integrations`, label: t('integrations.title') }}
    >
      <div className="space-y-10">
        <WebhookActions webhook={webhook} />
        <TitledSection title={t('integrations.deliveries.title')} description={t('integrations.deliveries.text')}>
          {deliveries.length > 0 ? (
            <DeliveryList deliveries={deliveries} mayResend={webhook.is_on} />
          ) : (
            <EmptyState headingLevel={3} title={t('integrations.deliveries.empty')}>
              {t('integrations.deliveries.emptyText')}
            </EmptyState>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            {isOlder ? (
              <LinkButton variant="secondary" to="?">
                {t('integrations.deliveries.newest')}
              </LinkButton>
            ) : null}
            {next_cursor ? (
              <LinkButton variant="secondary" to={`?before=${next_cursor}`}>
                {t('integrations.deliveries.older')}
              </LinkButton>
            ) : null}
          </div>
        </TitledSection>
      </div>
      <ProofHost />
    </EmployerPage>
  );
}
