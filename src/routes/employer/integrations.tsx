import { BookOpen } from 'lucide-react';
import { ProofHost } from '#src/modules/accounts/web/proof-host.tsx';
import { MOST_KEYS, MOST_WEBHOOKS, scopes, webhookKinds } from '#src/modules/integrations/integration-rules.ts';
import { ActivityList } from '#src/modules/integrations/web/activity-list.tsx';
import { KeyForm } from '#src/modules/integrations/web/key-form.tsx';
import { KeyList } from '#src/modules/integrations/web/key-list.tsx';
import { WebhookForm } from '#src/modules/integrations/web/webhook-form.tsx';
import { WebhookList } from '#src/modules/integrations/web/webhook-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import type { Route } from './+types/integrations';
import { EmployerPage } from './page.tsx';

/** Colleagues who do not manage the company read whom to ask. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { permissions } = await api('GET /recruiters/me', {});
  return permissions.edit_company ? api('GET /recruiters/integrations', {}) : null;
}

export function action({ context, request }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return answerForm(request, {
    'make-key': async (form) => {
      const days = Number(textOf(form, 'expires_in_days'));
      const { secret } = await api('POST /recruiters/api-keys', {
        name: textOf(form, 'name'),
        scopes: scopes.filter((scope) => form.getAll('scopes').includes(scope)),
        expires_in_days: days || null,
      });
      return { data: { secret } };
    },
    'revoke-key': async (form) => {
      await api('POST /recruiters/api-keys/:id/revoke', { id: Number(form.get('id')) });
      return {};
    },
    'add-webhook': async (form) => {
      const kinds = webhookKinds.filter((kind) => form.getAll('kinds').includes(kind));
      const { secret } = await api('POST /recruiters/webhooks', { url: textOf(form, 'url'), kinds });
      return { data: { secret } };
    },
  });
}

/** EMP-06: the keys and webhooks of a company. */
export default function Integrations({ loaderData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <EmployerPage
      title={t('integrations.title')}
      description={t('integrations.intro')}
      width="form"
      back={{ to: `/${language}/employer/company`, label: t('employer.company.title') }}
      actions={
        <LinkButton
          variant="secondary"
          to={`/${language}/employer/api`}
          icon={<BookOpen aria-hidden className="size-4" />}
        >
          {t('integrations.docs')}
        </LinkButton>
      }
    >
      {loaderData ? <Content {...loaderData} /> : <EmptyState title={t('integrations.adminsOnly')} />}
      <ProofHost />
    </EmployerPage>
  );
}

type ContentProps = NonNullable<Route.ComponentProps['loaderData']>;

function Content({ keys, webhooks, activity }: ContentProps) {
  const { t } = useTranslation();
  const active = keys.filter(({ state }) => state === 'active' || state === 'stopped');
  return (
    <div className="space-y-12">
      <TitledSection title={t('integrations.keys.title')}>
        <div className="space-y-5">
          <KeyList keys={keys} />
          <KeyForm isFull={active.length >= MOST_KEYS} />
        </div>
      </TitledSection>
      <TitledSection title={t('integrations.webhooks.title')}>
        <div className="space-y-5">
          <WebhookList webhooks={webhooks} />
          <WebhookForm isFull={webhooks.length >= MOST_WEBHOOKS} />
        </div>
      </TitledSection>
      {activity.length > 0 ? (
        <TitledSection title={t('integrations.activity.title')}>
          <ActivityList activity={activity} />
        </TitledSection>
      ) : null}
    </div>
  );
}
