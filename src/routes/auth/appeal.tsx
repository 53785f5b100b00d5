import { data, Form, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { StepHead } from '#src/modules/accounts/web/step-form.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { LocalTime, useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/appeal';

/** Reached by the link in a notice or at a refused sign-in: nobody has to be signed in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return await context.get(servicesContext).api('GET /appeals/:token', { token: params.token });
  } catch (error) {
    if (isRefusal(error) && (error.status === 410 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const text = String((await request.formData()).get('text') ?? '').trim();
  try {
    await context.get(servicesContext).api('POST /appeals/:token', { token: params.token, text });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { text, message: error.message, problem: error.fields.text };
  }
  return null;
}

export default function Appeal({ loaderData: decision, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const ends = useLocalTime(decision.ends_at ?? decision.decided_at, { timeStyle: 'short' });
  return (
    <main id="content" className="mx-auto w-full max-w-xl px-4 py-8 sm:px-6 sm:py-16">
      <PageHead
        title={t('accounts.appeal.title')}
        description={t('accounts.appeal.hint')}
        path={`/appeal/${params.token}`}
        isUnlisted
      />
      <StepHead title={t('accounts.appeal.title')} />
      <section className="mb-6 rounded-card border border-line bg-surface p-4">
        <h2 className="font-semibold text-ink">
          {t(`accounts.appeal.what.${decision.action}`)}
          {decision.name ? ' · ' : null}
          <bdi>{decision.name}</bdi>
        </h2>
        <p className="text-ink-muted text-sm">
          <LocalTime moment={decision.decided_at} dateStyle="long" />
          {decision.ends_at ? ` · ${t('accounts.appeal.until', { date: ends })}` : null}
        </p>
        <p className="mt-3 text-ink">{decision.reason}</p>
        {decision.note ? (
          <p dir="auto" className="mt-2 whitespace-pre-line break-words text-ink">
            {decision.note}
          </p>
        ) : null}
      </section>
      {decision.state === 'open' ? (
        <AppealForm refusal={actionData} />
      ) : (
        <Notice tone={decision.state === 'filed' ? 'success' : 'info'}>{t(`accounts.appeal.${decision.state}`)}</Notice>
      )}
    </main>
  );
}

interface AppealFormProps {
  refusal: { text: string; message: string; problem: string | undefined } | null | undefined;
}

function AppealForm({ refusal }: AppealFormProps) {
  const { t } = useTranslation();
  const isSending = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="grid gap-5">
      {refusal && !refusal.problem ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <TextareaField
        name="text"
        label={t('accounts.appeal.text')}
        hint={t('accounts.appeal.hint')}
        defaultValue={refusal?.text}
        error={refusal?.problem}
        minLength={10}
        maxLength={2000}
        rows={6}
        isCounted
        required
        dir="auto"
      />
      <div>
        <Button type="submit" isLoading={isSending}>
          {t('accounts.appeal.send')}
        </Button>
      </div>
    </Form>
  );
}
