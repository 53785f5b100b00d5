import { Form, redirect, useNavigation } from 'react-router';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { usePointWords } from '#src/modules/points/web/point-words.ts';
import { stateTones } from '#src/modules/points/web/withdrawal-list.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { textOf, toRefusal } from '../employer/refusal.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/withdrawal';
import { wantedId } from './wanted-id.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return orExplain(api('GET /operator/points/withdrawals/:id', { id: wantedId(params.id) }));
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  const id = wantedId(params.id);
  const intent = textOf(form, 'do');
  try {
    if (intent === 'approve') await api('POST /operator/points/withdrawals/:id/approve', { id });
    else if (intent === 'pay')
      await api('POST /operator/points/withdrawals/:id/paid', {
        id,
        transaction_hash: textOf(form, 'transaction_hash'),
      });
    else await api('POST /operator/points/withdrawals/:id/reject', { id, reason: textOf(form, 'reason') });
  } catch (error) {
    return { ...toRefusal(error, form), intent };
  }
  return redirect(url.pathname);
}

type Loaded = Route.ComponentProps['loaderData'];

/** One request: what is to be paid to where, and the steps that are open. */
export default function OperatorWithdrawal({ loaderData: one, actionData: refusal }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const words = usePointWords();
  const title = `${words.points(one.points)} · ${words.usdt(one.usdt_cents)}`;
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.points.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={title}
          description={<Badge tone={stateTones[one.state]}>{t(`operator.points.${one.state}`)}</Badge>}
          lead={<BackLink to={`/${language}/operator/points?state=${one.state}`} label={t('operator.points.title')} />}
        />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Facts one={one} />
          <div className="grid gap-4" key={one.state}>
            {refusal && Object.keys(refusal.fields).length === 0 ? (
              <Notice tone="danger">{refusal.message}</Notice>
            ) : null}
            {one.needs_other ? <Notice tone="warning">{t('operator.points.needsOther')}</Notice> : null}
            <Steps one={one} refusal={refusal} />
          </div>
        </div>
      </Container>
    </main>
  );
}

function Facts({ one }: { one: Loaded }) {
  const { t } = useTranslation();
  const { account } = one;
  const facts = [
    { term: t('points.withdraw.network'), value: <bdi>{one.network}</bdi> },
    {
      term: t('points.withdraw.address'),
      value: one.address ? (
        <bdi className="break-all font-mono">{one.address}</bdi>
      ) : (
        t('points.withdrawals.addressGone')
      ),
    },
    {
      term: t('operator.points.person'),
      value: (
        <bdi className="break-all">
          {[account?.name, account?.email].filter(Boolean).join(' · ') || t('operator.points.gone')}
        </bdi>
      ),
    },
    { term: t('operator.points.requestedAt'), value: <LocalTime moment={one.requested_at} timeStyle="short" /> },
    { term: t('operator.points.approvedBy'), value: one.approved_by },
    { term: t('operator.points.reason'), value: one.reason },
    {
      term: t('operator.points.hash'),
      value: one.transaction_hash && <bdi className="break-all font-mono">{one.transaction_hash}</bdi>,
    },
  ];
  return (
    <div className="min-w-0 space-y-4">
      {account?.is_suspended ? <Notice tone="warning">{t('operator.feedback.suspended')}</Notice> : null}
      <DescriptionList items={facts.filter(({ value }) => value)} />
    </div>
  );
}

function Steps({ one: { may }, refusal }: { one: Loaded; refusal: (FormRefusal & { intent: string }) | undefined }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  return (
    <>
      {may.approve ? (
        <Form method="post">
          <Button type="submit" name="do" value="approve" isLoading={isSending}>
            {t('operator.points.approve')}
          </Button>
        </Form>
      ) : null}
      {may.pay ? (
        <Card>
          <Form method="post" className="grid gap-4">
            <TextField
              name="transaction_hash"
              label={t('operator.points.hash')}
              hint={t('operator.points.hashHint')}
              error={refusal?.fields.transaction_hash}
              defaultValue={refusal?.typed.transaction_hash}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              dir="ltr"
              className="font-mono"
            />
            <div>
              <Button type="submit" name="do" value="pay" isLoading={isSending}>
                {t('operator.points.pay')}
              </Button>
            </div>
          </Form>
        </Card>
      ) : null}
      {may.reject ? (
        <Card>
          <Form method="post" className="grid gap-4">
            <TextareaField
              name="reason"
              label={t('operator.points.reason')}
              hint={t('operator.points.reasonHint')}
              error={refusal?.fields.reason}
              defaultValue={refusal?.typed.reason}
              maxLength={300}
              isCounted
              dir="auto"
            />
            <div>
              <Button type="submit" name="do" value="reject" variant="danger" isLoading={isSending}>
                {t('operator.points.reject')}
              </Button>
            </div>
          </Form>
        </Card>
      ) : null}
    </>
  );
}
