import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type ArticleKind, articlePath } from '../article-list.ts';
import type { ArticleTeaser } from '../articles.contract.ts';

/** Articles one below the other, as lines to press. */
export function ArticleLinks({ kind, articles }: { kind: ArticleKind; articles: readonly ArticleTeaser[] }) {
  const { language } = useTranslation();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
      {articles.map(({ slug, title, description }) => (
        <li key={slug}>
          <Link
            to={`/${language}${articlePath(kind, slug)}`}
            className="block px-4 py-3 no-underline transition-colors hover:bg-sunken sm:px-5"
          >
            <span className="font-semibold text-ink">{title}</span>
            <span className="mt-0.5 block text-ink-muted text-sm">{description}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
