import { Users } from 'lucide-react';
import type { TopInviter } from '#src/modules/invitations/operator-invitations.contract.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/invitations';

const views = ['top', 'stopped'] as const;

export async function loader({ url, context }: Route.LoaderArgs) {
  const view = views.find((one) => one === url.searchParams.get('view')) ?? 'top';
  return { view, ...(await orExplain(context.get(servicesContext).api('GET /operator/invitations', { view }))) };
}

export function action({ request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const decided = (form: FormData) => ({ id: Number(form.get('id')) || 0, reason: textOf(form, 'reason') });
  return answerForm(request, {
    stop: async (form) => {
      await api('POST /operator/invitations/:id/stop', decided(form));
      return {};
    },
    resume: async (form) => {
      await api('POST /operator/invitations/:id/resume', decided(form));
      return {};
    },
  });
}

/** OPS-01: who brings most friends, what speaks of a farm of accounts, and the way to stop the rewards. */
export default function OperatorInvitations({ loaderData: { view, inviters } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.invitations.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.invitations.title')} description={t('operator.invitations.intro')} />
        <LinkTabs
          label={t('operator.verifications.filter')}
          tabs={views.map((one) => ({
            to: `?view=${one}`,
            label: t(`operator.invitations.view.${one}`),
            isCurrent: one === view,
          }))}
        />
        {inviters.length > 0 ? (
          <ol className="grid max-w-4xl grid-cols-1 gap-3 pt-6">
            {inviters.map((one) => (
              <Inviter key={one.id} inviter={one} />
            ))}
          </ol>
        ) : (
          <EmptyState icon={<Users />} title={t('operator.invitations.none')} />
        )}
      </Container>
    </main>
  );
}

function Inviter({ inviter }: { inviter: TopInviter }) {
  const { id, name, email, month, quarter, uncounted, same_network: shared, stopped } = inviter;
  const { t } = useTranslation();
  const facts = [
    t('operator.invitations.month', { count: month }),
    t('operator.invitations.quarter', { count: quarter }),
    shared > 1 ? t('operator.invitations.network', { count: shared, of: quarter }) : null,
    uncounted > 0 ? t('operator.invitations.uncounted', { count: uncounted }) : null,
  ];
  return (
    <Card as="li" padding="sm" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="wrap-anywhere font-semibold text-ink text-lg">
          <bdi>{name || email || `#${id}`}</bdi>
        </h2>
        <p className="break-all text-ink-muted text-sm">
          <bdi dir="ltr">{email}</bdi> · #{id}
        </p>
        {stopped ? <Badge tone="danger">{t('operator.invitations.view.stopped')}</Badge> : null}
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-ink">
        {facts.map((fact) => (fact ? <li key={fact}>{fact}</li> : null))}
      </ul>
      {stopped ? (
        <p className="wrap-anywhere text-ink-muted text-sm">
          <LocalTime moment={stopped.at} />
          {stopped.by ? (
            <>
              {' · '}
              <bdi>{stopped.by}</bdi>
            </>
          ) : null}
          {' · '}
          <bdi>{stopped.reason}</bdi>
        </p>
      ) : null}
      <Decide key={String(stopped !== null)} id={id} isStopped={stopped !== null} />
    </Card>
  );
}

/** Each person has a form of their own, so that a refusal stands where it was caused. */
function Decide({ id, isStopped }: { id: number; isStopped: boolean }) {
  const { t } = useTranslation();
  const intent = isStopped ? 'resume' : 'stop';
  const { Form, isBusy, message, error } = useFormAnswer(intent);
  return (
    <Form method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <TextField name="reason" label={t('operator.vip.reason')} error={error('reason')} maxLength={500} dir="auto" />
      <Button type="submit" variant={isStopped ? 'secondary' : 'danger'} isLoading={isBusy}>
        {t(`operator.invitations.${intent}`)}
      </Button>
      {message ? <Notice tone="danger">{message}</Notice> : null}
    </Form>
  );
}
