import { useEffect, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox, ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { keyLives, MOST_KEYS, scopes } from '../integration-rules.ts';
import { scopeWords } from './kind-words.ts';
import { SecretOnce } from './secret-once.tsx';

/** Makes a key, and shows it this once. */
export function KeyForm({ isFull }: { isFull: boolean }) {
  const { t, language } = useTranslation();
  const { Form, isBusy, message, error, value, ticked, isDone, data } = useFormAnswer<{ secret: string }>('make-key');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  const lives = keyLives.map((life) => ({ value: life, label: days.format(life) }));
  return (
    <SettingsCard title={t('integrations.keys.add')} text={t('integrations.keys.text')}>
      {isDone && data ? (
        <div className="mb-5">
          <SecretOnce
            title={t('integrations.keys.madeTitle')}
            text={t('integrations.keys.madeText')}
            label={t('integrations.keys.secret')}
            secret={data.secret}
          />
        </div>
      ) : null}
      {isFull ? (
        <Notice>{t('integrations.keys.full', { max: MOST_KEYS })}</Notice>
      ) : (
        <Form method="post" ref={form} className="grid gap-5">
          <input type="hidden" name="intent" value="make-key" />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <TextField
            name="name"
            label={t('integrations.keys.name')}
            hint={t('integrations.keys.nameHint')}
            error={error('name')}
            defaultValue={value('name', '')}
            maxLength={60}
            autoComplete="off"
            className="max-w-md"
          />
          <ChoiceGroup legend={t('integrations.keys.scopes')} error={error('scopes')}>
            {scopes.map((scope) => (
              <Checkbox
                key={scope}
                name="scopes"
                value={scope}
                label={t(scopeWords[scope])}
                description={<code dir="ltr">{scope}</code>}
                defaultChecked={ticked('scopes', ['jobs:read']).includes(scope)}
              />
            ))}
          </ChoiceGroup>
          <div className="max-w-60">
            <NativeSelect
              name="expires_in_days"
              label={t('integrations.keys.life')}
              options={[...lives, { value: 0, label: t('integrations.keys.never') }]}
              defaultValue={value('expires_in_days', '365')}
            />
          </div>
          <div>
            <Button type="submit" isLoading={isBusy}>
              {t('integrations.keys.submit')}
            </Button>
          </div>
        </Form>
      )}
    </SettingsCard>
  );
}
