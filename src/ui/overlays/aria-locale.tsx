import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from '../translation.tsx';

/** React Aria asks the browser for its language; ours comes from the address. Every heavy component wraps itself. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { language } = useTranslation();
  return <I18nProvider locale={language}>{children}</I18nProvider>;
}
