import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../translation.tsx';
import { Segmented } from './segmented.tsx';

export type Theme = 'light' | 'dark' | 'system';

/** A cookie, so that the server can draw the first page in the right colours. */
const themeCookie = 'parley_theme';

function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark' || value === 'system';
}

export function ThemeSwitch() {
  const { t } = useTranslation();
  const [theme, setTheme] = useState<Theme>('system');

  useEffect(() => {
    const current = document.documentElement.dataset.theme;
    if (isTheme(current)) setTheme(current);
  }, []);

  const choose = (next: Theme) => {
    setTheme(next);
    document.documentElement.dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${themeCookie}=${next}; path=/; max-age=2592000; samesite=lax`;
  };

  return (
    <Segmented
      legend={t('ui.theme.label')}
      isIconOnly
      value={theme}
      onChange={choose}
      segments={[
        { value: 'light', label: t('ui.theme.light'), icon: <Sun aria-hidden /> },
        { value: 'dark', label: t('ui.theme.dark'), icon: <Moon aria-hidden /> },
        { value: 'system', label: t('ui.theme.system'), icon: <Monitor aria-hidden /> },
      ]}
    />
  );
}
