import { X } from 'lucide-react';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SearchFilters } from '../filters.ts';
import type { searchContract } from '../search.contract.ts';
import { searchHref } from './search-href.ts';

interface UnderstoodQueryProps {
  filters: SearchFilters;
  answer: Omit<AnswerOf<(typeof searchContract)['GET /job/search']>, 'jobs'> & { jobs: readonly unknown[] };
}

const textLink =
  'inline-flex min-h-9 items-center rounded-full px-1 font-semibold text-accent-ink text-sm no-underline hover:underline pointer-coarse:min-h-11';

/** SRCH-10 SRCH-11 SRCH-12: what the text was taken to mean and what was given up, with ways back. */
export function UnderstoodQuery({ filters, answer }: UnderstoodQueryProps) {
  const { t, language } = useTranslation();
  const { corrected_query: corrected, relaxed, literal_url: literal, understood } = answer;
  const { query } = filters;
  if (filters.exactly && query) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        {t('search.understood.isLiteral')}
        <Link to={searchHref(language, { ...filters, exactly: undefined })} rel="nofollow" className={textLink}>
          {t('search.understood.byMeaning')}
        </Link>
      </p>
    );
  }
  return (
    <div className="space-y-2 empty:hidden">
      {corrected ? <Notice>{t('search.results.corrected', { query, corrected })}</Notice> : null}
      {relaxed && answer.jobs.length > 0 ? (
        <Notice>{t(`search.understood.relaxed.${relaxed}`, { query })}</Notice>
      ) : null}
      {understood.length > 0 || literal ? (
        <div className="flex flex-wrap items-center gap-2">
          <UnderstoodChips chips={understood} />
          {literal ? (
            <Link to={literal} rel="nofollow" className={textLink}>
              {corrected ? t('search.understood.typed', { query }) : t('search.understood.literal')}
            </Link>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Each is a link to the same search without it. */
function UnderstoodChips({ chips }: { chips: UnderstoodQueryProps['answer']['understood'] }) {
  const { t } = useTranslation();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('search.understood.label')} className="flex flex-wrap items-center gap-2">
      {chips.map(({ kind, label, url }) => (
        <li key={`${kind}-${label}`} className="max-w-full">
          <Link
            to={url}
            rel="nofollow"
            preventScrollReset
            aria-label={t('ui.removeNamed', { name: label })}
            className="inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 font-medium text-ink text-sm no-underline transition-colors hover:bg-pressed pointer-coarse:min-h-11"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-4 shrink-0 text-ink-faint" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
