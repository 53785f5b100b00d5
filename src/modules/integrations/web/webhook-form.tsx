import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_ADDRESS, MOST_WEBHOOKS, webhookKinds } from '../integration-rules.ts';
import { KindChoices } from './kind-choices.tsx';
import { WebhookSecret } from './secret-once.tsx';

/** Adds an address, and shows its secret this once. */
export function WebhookForm({ isFull }: { isFull: boolean }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, error, value, ticked, isDone, data } = useFormAnswer<{ secret: string }>(
    'add-webhook',
  );
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  return (
    <SettingsCard title={t('integrations.webhooks.add')} text={t('integrations.webhooks.text')}>
      {isDone && data ? (
        <div className="mb-5">
          <WebhookSecret secret={data.secret} />
        </div>
      ) : null}
      {isFull ? (
        <Notice>{t('integrations.webhooks.full', { max: MOST_WEBHOOKS })}</Notice>
      ) : (
        <Form method="post" ref={form} className="grid gap-5">
          <input type="hidden" name="intent" value="add-webhook" />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <TextField
            name="url"
            type="url"
            inputMode="url"
            label={t('integrations.webhooks.url')}
            hint={t('integrations.webhooks.urlHint')}
            error={error('url')}
            defaultValue={value('url', '')}
            maxLength={LONGEST_ADDRESS}
            autoComplete="off"
            dir="ltr"
          />
          <KindChoices chosen={ticked('kinds', webhookKinds)} error={error('kinds')} />
          <div>
            <Button type="submit" isLoading={isBusy}>
              {t('integrations.webhooks.submit')}
            </Button>
          </div>
        </Form>
      )}
    </SettingsCard>
  );
}
