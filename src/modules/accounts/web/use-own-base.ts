import { useLocation } from 'react-router';
import { useTranslation } from '#src/ui/translation.tsx';

/**
 * Where the pages of one's own account stand: notifications, settings and chat settings are the same for job seekers and
 * employers, each inside their own site.
 */
export function useOwnBase(): string {
  const { language } = useTranslation();
  const { pathname } = useLocation();
  const employer = `/${language}/employer`;
  return pathname.startsWith(`${employer}/`) ? employer : `/${language}`;
}
