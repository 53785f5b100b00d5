import { useEffect } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { WebhookKind } from '../integration-rules.ts';
import type { Delivery } from '../integrations.contract.ts';
import { kindWords } from './kind-words.ts';

const tones = { waiting: 'info', delivered: 'accent', failed: 'danger' } as const;

/** What was sent, and what came of it. */
export function DeliveryList({ deliveries, mayResend }: { deliveries: readonly Delivery[]; mayResend: boolean }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} mayResend={mayResend} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery, mayResend }: { delivery: Delivery; mayResend: boolean }) {
  const { t } = useTranslation();
  const { kind, state, created_at, attempts, status, problem, next_try_at, payload, message_id } = delivery;
  const words = kindWords[kind as WebhookKind];
  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <h3 className="font-semibold text-ink">{t(words ?? 'integrations.kinds.test')}</h3>
          <Badge tone={tones[state]}>{t(`integrations.deliveries.states.${state}`)}</Badge>
        </div>
        {mayResend && state !== 'waiting' ? <Resend id={delivery.id} /> : null}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted text-sm">
        <LocalTime moment={created_at} timeStyle="short" />
        {attempts > 0 ? <span>{t('integrations.deliveries.tries', { tries: attempts })}</span> : null}
        {status ? <span>{t('integrations.deliveries.answer', { status })}</span> : null}
        {problem && problem !== 'refused' ? <span>{t(`integrations.deliveries.problems.${problem}`)}</span> : null}
        {next_try_at && attempts > 0 ? (
          <span>
            {t('integrations.deliveries.next')} <LocalTime moment={next_try_at} timeStyle="short" />
          </span>
        ) : null}
      </p>
      <details className="text-sm">
        <summary className="min-h-6 cursor-pointer text-ink-muted hover:text-ink">
          {t('integrations.deliveries.content')}
        </summary>
        <pre dir="ltr" className="mt-2 whitespace-pre-wrap break-words rounded-control bg-sunken p-3 text-ink text-xs">
          {`webhook-id: msg_${message_id}\n\n${JSON.stringify(payload, null, 2)}`}
        </pre>
      </details>
    </li>
  );
}

function Resend({ id }: { id: number }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, isDone, answer } = useFormAnswer('resend');
  useEffect(() => {
    if (isDone && answer) showToast(t('integrations.deliveries.resent'), { tone: 'success' });
  }, [isDone, answer, t]);
  return (
    <Form method="post" className="grid gap-2">
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="id" value={id} />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <Button type="submit" variant="secondary" size="sm" isLoading={isBusy}>
        {t('integrations.deliveries.resend')}
      </Button>
    </Form>
  );
}
