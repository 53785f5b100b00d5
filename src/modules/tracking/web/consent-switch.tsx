import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { NoScriptSubmit } from '#src/ui/controls/no-script-submit.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Consent } from '../consent.ts';
import { mayTrack, noteConsent, onConsent } from './consent.ts';

/** Counting on or off, whatever was said before. */
export function ConsentSwitch({ consent }: { consent: Consent }) {
  const { t } = useTranslation();
  const { Form } = useFormAnswer('consent');
  const [isOn, setIsOn] = useState(consent === 'given' || consent === 'not_asked');
  // An answer given since the page was loaded, here or in the banner, stands on <html> only.
  useEffect(() => {
    const show = () => setIsOn(mayTrack());
    show();
    return onConsent(show);
  }, []);
  const choose = (next: boolean) => {
    const before = document.documentElement.dataset.consent;
    noteConsent(next ? 'given' : 'refused');
    api('POST /jobseeker/user-settings', { consent: next ? 'yes' : 'no' }).catch(() => {
      noteConsent(before);
      showToast(t('settings.consent.failed'), { tone: 'danger' });
    });
  };
  return (
    <SettingsCard title={t('settings.consent.title')}>
      <Form method="post">
        <input type="hidden" name="intent" value="consent" />
        <Switch
          name="consent"
          value="yes"
          label={t('settings.consent.label')}
          description={t('settings.consent.text')}
          checked={isOn}
          onChange={(event) => choose(event.target.checked)}
        />
        <NoScriptSubmit>{t('settings.consent.save')}</NoScriptSubmit>
      </Form>
    </SettingsCard>
  );
}
