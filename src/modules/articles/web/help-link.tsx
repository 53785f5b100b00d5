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
  imports: 'import-jobs',
  candidates: 'find-candidates',
  findable: 'be-found',
} as const satisfies Record<string, HelpSlug>;

export function HelpLink({ about }: { about: keyof typeof ARTICLES }) {
  const { t, language } = useTranslation();
  return (
    // Not a TextLink: the sign-in page would load that for this alone.
    <Link to={`/${language}/help/${ARTICLES[about]}`} className="text-accent-ink underline underline-offset-2">
      {t(`articles.about.${about}`)}
    </Link>
  );
}
