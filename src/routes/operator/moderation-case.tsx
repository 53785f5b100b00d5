import { Form, redirect, useNavigation } from 'react-router';
import { caseActions, measureReasons } from '#src/modules/moderation/case-fields.ts';
import type { CaseDetail } from '#src/modules/moderation/cases.contract.ts';
import { CaseState } from '#src/modules/moderation/web/case-card.tsx';
import { CaseEvidence } from '#src/modules/moderation/web/case-evidence.tsx';
import { CaseHistory } from '#src/modules/moderation/web/case-history.tsx';
import { ConfirmForm, DecideForm } from '#src/modules/moderation/web/decide-form.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { textOf, toRefusal } from '../employer/refusal.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/moderation-case';
import { wantedId } from './wanted-id.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const id = wantedId(params.id);
  const detail = await orExplain(api('GET /operator/moderation/cases/:id', { id }));
  // Only where there is something to read: opening messages stands in the audit log.
  const { conversations } =
    detail.conversation_ids.length > 0
      ? await api('POST /operator/moderation/cases/:id/messages', { id })
      : { conversations: [] };
  return { detail, conversations };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const id = wantedId(params.id);
  const form = await request.formData();
  const log_note = textOf(form, 'log_note');
  const wish = textOf(form, 'do');
  try {
    if (wish === 'claim' || wish === 'release') {
      await api('POST /operator/moderation/cases/:id/claim', { id, release: wish === 'release' });
    } else if (wish === 'confirm' || wish === 'send-back') {
      await api('POST /operator/moderation/cases/:id/confirm', { id, confirm: wish === 'confirm', log_note });
    } else {
      await api('POST /operator/moderation/cases/:id/decide', { id, log_note, ...readDecision(form) });
    }
  } catch (error) {
    return toRefusal(error, form);
  }
  return redirect(`/${params.lang}/operator/moderation/${id}`);
}

function readDecision(form: FormData) {
  return {
    action: caseActions.find((one) => one === textOf(form, 'action')) ?? ('dismiss' as const),
    reason_name: measureReasons.find((one) => one === textOf(form, 'reason_name')) ?? null,
    note: textOf(form, 'note'),
    days: Number(textOf(form, 'days')) || null,
    is_urgent: form.get('is_urgent') === 'on',
    target: (['person', 'company'] as const).find((one) => one === textOf(form, 'target')),
  };
}

export default function ModerationCase({ loaderData: { detail, conversations }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: detail.subject.name })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={detail.subject.name}
          lead={<BackLink to={`/${language}/operator/moderation`} label={t('operator.moderation.title')} />}
          description={detail.headline}
          actions={<Claim detail={detail} />}
        />
        <p className="mb-6 flex flex-wrap gap-2">
          <Badge tone={detail.kind === 'appeal' ? 'info' : 'neutral'}>
            {t(`operator.moderation.kind.${detail.kind}`)}
          </Badge>
          <Badge>{t('operator.moderation.harm', { points: detail.points })}</Badge>
          <CaseState moderationCase={detail} />
        </p>
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid content-start gap-8">
            <CaseEvidence detail={detail} conversations={conversations} />
            <ConfirmForm detail={detail} refusal={actionData} />
            {detail.proposal ? null : (
              <DecideForm key={`${detail.state} ${detail.decisions.length}`} detail={detail} refusal={actionData} />
            )}
          </div>
          <CaseHistory detail={detail} />
        </div>
      </Container>
    </main>
  );
}

function Claim({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  if (detail.state === 'closed' || (detail.claimed_by && !detail.is_mine)) return null;
  return (
    <Form method="post">
      <Button
        type="submit"
        name="do"
        value={detail.is_mine ? 'release' : 'claim'}
        variant="secondary"
        isLoading={isSending}
      >
        {t(detail.is_mine ? 'operator.moderation.release' : 'operator.moderation.claim')}
      </Button>
    </Form>
  );
}
