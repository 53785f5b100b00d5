import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { HelpSlug } from '../article-list.ts';

/** Where people get stuck, and the article that helps there. */
export const ARTICLES = {
  signIn: 'cannot-sign-in',
  upload: 'upload-a-resume',
  status: 'application-status',
  verify: 'verify-your-company',
  ai: 'ai-help',
  imports: 'import-jobs',
  push: 'notifications',
  closed: 'talk-to-a-recruiter',
  alerts: 'job-alerts',
  interviews: 'interviews',
  offers: 'offers',
  deletion: 'delete-account-and-data',
  candidates: 'find-candidates',
  findable: 'be-found',
} as const satisfies Record<string, HelpSlug>;

/** Where those who hire are helped by another one. */
export const BOSS_ARTICLES = {
  closed: 'employer-limits',
  interviews: 'employer-interviews',
} as const satisfies Partial<Record<keyof typeof ARTICLES, HelpSlug>>;

type HelpLinkProps =
  | { about: keyof typeof ARTICLES; isBoss?: false }
  | { about: keyof typeof BOSS_ARTICLES; isBoss: boolean };

export function HelpLink({ about, isBoss }: HelpLinkProps) {
  const { t, language } = useTranslation();
  const slug = isBoss ? BOSS_ARTICLES[about] : ARTICLES[about];
  return (
    // Not a TextLink: the sign-in page would load that for this alone.
    <Link to={`/${language}/help/${slug}`} className="text-accent-ink underline underline-offset-2">
      {t(`articles.about.${about}`)}
    </Link>
  );
}
