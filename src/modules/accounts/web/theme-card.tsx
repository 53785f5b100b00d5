import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { NoScriptSubmit } from '#src/ui/controls/no-script-submit.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import type { Theme } from '#src/ui/controls/theme-switch.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Light, dark or like the device: seen at once, and kept in the account. */
export function ThemeCard({ theme: kept }: { theme: Theme }) {
  const { t } = useTranslation();
  const { Form } = useFormAnswer('theme');
  const [theme, setTheme] = useState(kept);
  const choose = (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    api('POST /jobseeker/user-settings', { theme: next }).catch(() =>
      showToast(t('settings.theme.failed'), { tone: 'danger' }),
    );
  };
  return (
    <SettingsCard title={t('settings.theme.title')} text={t('settings.theme.text')}>
      <Form method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="intent" value="theme" />
        <Segmented
          legend={t('ui.theme.label')}
          name="theme"
          value={theme}
          onChange={choose}
          segments={[
            { value: 'light', label: t('ui.theme.light'), icon: <Sun aria-hidden /> },
            { value: 'dark', label: t('ui.theme.dark'), icon: <Moon aria-hidden /> },
            { value: 'system', label: t('ui.theme.system'), icon: <Monitor aria-hidden /> },
          ]}
        />
        <NoScriptSubmit>{t('settings.display.save')}</NoScriptSubmit>
      </Form>
    </SettingsCard>
  );
}
