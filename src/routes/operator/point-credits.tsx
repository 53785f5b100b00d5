import { useState } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import type { FormRefusal } from '#src/modules/companies/web/form-refusal.ts';
import { eventGoals } from '#src/modules/points/points-rules.ts';
import { usePointWords } from '#src/modules/points/web/point-words.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { textOf, toRefusal } from '../employer/refusal.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/point-credits';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { events } = await orExplain(context.get(servicesContext).api('GET /operator/points/events', {}));
  return { events, done: url.searchParams.get('done'), clientKey: crypto.randomUUID() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  const intent = textOf(form, 'do');
  const points = Number(textOf(form, 'points')) || 0;
  try {
    if (intent === 'plan') {
      const goal = eventGoals.find((one) => one === textOf(form, 'goal')) ?? 'profile';
      const times = { starts_at: dayOf(form, 'starts_on', '00:00'), ends_at: dayOf(form, 'ends_on', '23:59') };
      await api('POST /operator/points/events', { goal, points, ...times });
    } else {
      const about = {
        client_key: textOf(form, 'client_key'),
        email: textOf(form, 'email'),
        reason: textOf(form, 'reason'),
      };
      await api('POST /operator/points/adjustments', { ...about, points });
    }
  } catch (error) {
    return { ...toRefusal(error, form), intent };
  }
  return redirect(`${url.pathname}?done=${crypto.randomUUID()}`);
}

/** A day's first or last minute, in UTC. */
function dayOf(form: FormData, name: string, time: string): string {
  const day = textOf(form, name);
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T${time}:00Z` : day;
}

type Refused = (FormRefusal & { intent: string }) | undefined;

/** Credits by hand, and events. */
export default function PointCredits({ loaderData: { events, done, clientKey }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.points.credits') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={t('operator.points.credits')}
          lead={<BackLink to={`/${language}/operator/points`} label={t('operator.points.title')} />}
        />
        {done && !actionData ? (
          <div className="mb-6">
            <Notice tone="success">{t('operator.points.done')}</Notice>
          </div>
        ) : null}
        {/* What is done leaves empty forms, and the next credit has an idempotency key of its own. */}
        <div key={done} className="grid items-start gap-6 lg:grid-cols-2">
          <AdjustForm clientKey={clientKey} refusal={actionData?.intent === 'adjust' ? actionData : undefined} />
          <PlanForm refusal={actionData?.intent === 'plan' ? actionData : undefined} />
        </div>
        <div className="mt-8">
          <EventTable events={events} />
        </div>
      </Container>
    </main>
  );
}

function Message({ refusal }: { refusal: Refused }) {
  return refusal && Object.keys(refusal.fields).length === 0 ? <Notice tone="danger">{refusal.message}</Notice> : null;
}

function AdjustForm({ clientKey, refusal }: { clientKey: string; refusal: Refused }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  // One idempotency key as long as the form stands: a second press is the same action.
  const [key] = useState(refusal?.typed.client_key ?? clientKey);
  return (
    <SettingsCard title={t('operator.points.adjust')} text={t('operator.points.adjustText')}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="client_key" value={key} />
        <Message refusal={refusal} />
        <TextField
          type="email"
          name="email"
          label={t('operator.feedback.email')}
          error={refusal?.fields.email}
          defaultValue={refusal?.typed.email}
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          name="points"
          label={t('operator.points.points')}
          hint={t('operator.points.pointsHint')}
          error={refusal?.fields.points}
          defaultValue={refusal?.typed.points}
          pattern="-?[0-9]{1,6}"
          autoComplete="off"
          dir="ltr"
        />
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
          <Button type="submit" name="do" value="adjust" isLoading={isSending}>
            {t('operator.points.adjustButton')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}

function PlanForm({ refusal }: { refusal: Refused }) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  return (
    <SettingsCard title={t('operator.points.plan')} text={t('operator.points.planText')}>
      <Form method="post" className="grid gap-4">
        <Message refusal={refusal} />
        <NativeSelect
          name="goal"
          label={t('operator.points.goal')}
          options={eventGoals.map((goal) => ({ value: goal, label: t(`operator.points.goal_${goal}`) }))}
          defaultValue={refusal?.typed.goal}
        />
        <TextField
          name="points"
          label={t('operator.points.points')}
          error={refusal?.fields.points}
          defaultValue={refusal?.typed.points}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
        />
        {(['starts_on', 'ends_on'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            name={name}
            label={t(`operator.points.${name}`)}
            error={refusal?.fields[name === 'starts_on' ? 'starts_at' : 'ends_at']}
            defaultValue={refusal?.typed[name]}
          />
        ))}
        <div>
          <Button type="submit" name="do" value="plan" isLoading={isSending}>
            {t('operator.points.planButton')}
          </Button>
        </div>
      </Form>
    </SettingsCard>
  );
}

function EventTable({ events }: Pick<Route.ComponentProps['loaderData'], 'events'>) {
  const { t, language } = useTranslation();
  const words = usePointWords();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  if (events.length === 0) return null;
  return (
    <DataTable
      caption={t('points.events.title')}
      rows={events}
      rowKey={(row) => row.id}
      columns={[
        { id: 'goal', header: t('operator.points.goal'), cell: (row) => t(`operator.points.goal_${row.goal}`) },
        { id: 'points', header: t('operator.points.points'), cell: (row) => words.number(row.points), isNumeric: true },
        {
          id: 'time',
          header: t('operator.points.starts_on'),
          cell: (row) => day.formatRange(new Date(row.starts_at), new Date(row.ends_at)),
        },
        { id: 'joined', header: t('operator.points.joined'), cell: (row) => words.number(row.joined), isNumeric: true },
        {
          id: 'claimed',
          header: t('operator.points.claimed'),
          cell: (row) => words.number(row.claimed),
          isNumeric: true,
        },
      ]}
    />
  );
}
