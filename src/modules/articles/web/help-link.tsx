import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { HelpSlug } from '../article-list.ts';

/** Where people get stuck, and the article that helps there. */
const ARTICLES = {
  signIn: 'cannot-sign-in',
  upload: 'upload-a-resume',
  status: 'application-status',
  verify: 'verify-your-company',
  ai: 'ai-help',
} as const satisfies Record<string, HelpSlug>;

export function HelpLink({ about }: { about: keyof typeof ARTICLES }) {
  const { t, language } = useTranslation();
  return (
    // The sign-in page is all that has no other link in a text: its first scripts stay without them.
    <Link to={`/${language}/help/${ARTICLES[about]}`} className="text-accent-ink underline underline-offset-2">
      {t(`articles.about.${about}`)}
    </Link>
  );
}
