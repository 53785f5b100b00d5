import { useEffect } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Webhook } from '../integrations.contract.ts';
import { KindChoices } from './kind-choices.tsx';
import { WebhookSecret } from './secret-once.tsx';
import { WebhookState } from './webhook-list.tsx';

/** What can be done with an address: try it, switch it, choose what it hears of, change its secret, remove it. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  return (
    <SettingsCard
      title={t('integrations.webhook.settings')}
      text={
        webhook.is_on && webhook.failing_since ? (
          <>
            {t('integrations.webhooks.failingSince')} <LocalTime moment={webhook.failing_since} timeStyle="short" />
          </>
        ) : undefined
      }
      aside={<WebhookState webhook={webhook} />}
    >
      <div className="flex flex-wrap gap-3">
        {webhook.is_on ? (
          <Action intent="test" label={t('integrations.webhook.test')} done={t('integrations.webhook.tested')} />
        ) : null}
        <Action
          key={String(webhook.is_on)}
          intent={webhook.is_on ? 'turn-off' : 'turn-on'}
          label={t(webhook.is_on ? 'integrations.webhook.turnOff' : 'integrations.webhook.turnOn')}
          done={t('integrations.webhook.saved')}
        />
      </div>
      <div className="mt-4">
        <Kinds webhook={webhook} />
        <Rotate webhook={webhook} />
        <Disclosure title={t('integrations.webhook.remove')}>
          <p className="mb-3">{t('integrations.webhook.removeText')}</p>
          <Action intent="remove" label={t('integrations.webhook.remove')} isDangerous />
        </Disclosure>
      </div>
    </SettingsCard>
  );
}

interface ActionProps {
  intent: string;
  label: string;
  /** Told when it is done. */
  done?: string;
  isDangerous?: boolean;
}

function Action({ intent, label, done, isDangerous = false }: ActionProps) {
  const { Form, isBusy, message, isDone, answer } = useFormAnswer(intent);
  useEffect(() => {
    if (isDone && answer && done) showToast(done, { tone: 'success' });
  }, [isDone, answer, done]);
  return (
    <Form method="post" className="grid gap-2">
      <input type="hidden" name="intent" value={intent} />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <Button type="submit" variant={isDangerous ? 'danger' : 'secondary'} isLoading={isBusy}>
        {label}
      </Button>
    </Form>
  );
}

function Kinds({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, error, ticked, isDone, answer } = useFormAnswer('kinds');
  useEffect(() => {
    if (isDone && answer) showToast(t('integrations.webhook.saved'), { tone: 'success' });
  }, [isDone, answer, t]);
  return (
    <Disclosure title={t('integrations.webhooks.kinds')} isOpen={error('kinds') ? true : undefined}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="kinds" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <KindChoices chosen={ticked('kinds', webhook.kinds)} error={error('kinds')} />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {t('integrations.webhook.save')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}

function Rotate({ webhook: { previous_until } }: { webhook: Webhook }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, isDone, data } = useFormAnswer<{ secret: string }>('rotate');
  return (
    <Disclosure title={t('integrations.webhook.rotate')} isOpen={isDone ? true : undefined}>
      <p className="mb-3">{t('integrations.webhook.rotateText')}</p>
      {previous_until ? (
        <p className="mb-3">
          {t('integrations.webhook.previousUntil')} <LocalTime moment={previous_until} timeStyle="short" />
        </p>
      ) : null}
      {isDone && data ? (
        <div className="mb-4">
          <WebhookSecret secret={data.secret} />
        </div>
      ) : null}
      <Form method="post" className="grid justify-items-start gap-2">
        <input type="hidden" name="intent" value="rotate" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <Button type="submit" variant="secondary" isLoading={isBusy}>
          {t('integrations.webhook.rotate')}
        </Button>
      </Form>
    </Disclosure>
  );
}
