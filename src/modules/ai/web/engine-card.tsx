import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { NoScriptSubmit } from '#src/ui/controls/no-script-submit.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { WritingStatus } from '../ai.contract.ts';

/** Whether an outside service may write for someone; where none is set up there is nothing to choose. */
export function EngineCard({ status }: { status: WritingStatus }) {
  const { t } = useTranslation();
  const { Form } = useFormAnswer('engine');
  const [isOn, setIsOn] = useState(status.is_external_allowed);
  const models = [...new Set([status.external_model, status.external_image_model])].filter((model) => model !== null);
  const choose = (next: boolean) => {
    setIsOn(next);
    api('PUT /aicv/ai_writing/engine', { is_external_allowed: next }).catch(() => {
      setIsOn(!next);
      showToast(t('ai.settings.failed'), { tone: 'danger' });
    });
  };
  return (
    <SettingsCard title={t('ai.settings.title')} text={t('ai.settings.text')}>
      {models.length > 0 ? (
        <Form method="post">
          <input type="hidden" name="intent" value="engine" />
          <Switch
            name="external"
            value="yes"
            label={t('ai.settings.label', { model: models.join(', ') })}
            description={t('ai.settings.description')}
            checked={isOn}
            onChange={(event) => choose(event.target.checked)}
          />
          {status.external_model ? (
            <p className="mt-2 text-ink-muted text-sm">
              {t('ai.settings.translation', { model: status.external_model })}
            </p>
          ) : null}
          {status.external_image_model ? (
            <p className="mt-2 text-ink-muted text-sm">
              {t('ai.settings.headshots', { model: status.external_image_model })}
            </p>
          ) : null}
          <NoScriptSubmit>{t('ai.settings.save')}</NoScriptSubmit>
        </Form>
      ) : (
        <p className="text-ink-muted text-sm">{t('ai.settings.only')}</p>
      )}
    </SettingsCard>
  );
}
