import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { classNames } from '../class-names.ts';
import { Link } from '../controls/link.tsx';
import { useTranslation } from '../translation.tsx';
import { BackChevron, ForwardChevron } from './direction-icon.tsx';
import { pageNumbers } from './page-numbers.ts';

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-3 font-semibold text-sm no-underline';

export interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => To;
  /** Needed when a page has two. */
  label?: string;
}

/** Links, so that every page has an address; phones see only where they are and the two ways on. */
export function Pagination({ page, pageCount, hrefFor, label }: PaginationProps) {
  const { t, language } = useTranslation();
  if (pageCount <= 1) return null;
  const number = new Intl.NumberFormat(language);
  return (
    <nav
      aria-label={label ?? t('ui.pagination.label')}
      className="flex items-center justify-between gap-2 sm:justify-center"
    >
      <StepLink to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
        <BackChevron />
        {t('ui.previous')}
      </StepLink>
      <p className="text-ink-muted text-sm sm:hidden">{t('ui.pagination.position', { page, pageCount })}</p>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageNumbers(page, pageCount).map((at, index) =>
          at === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
            <li key={`gap-${index}`} aria-hidden className="px-1 text-ink-faint">
              …
            </li>
          ) : (
            <li key={at}>
              <Link
                to={hrefFor(at)}
                aria-label={t('ui.pagination.page', { page: at })}
                aria-current={at === page ? 'page' : undefined}
                className={classNames(
                  step,
                  'tabular-nums',
                  at === page ? 'bg-accent text-on-accent' : 'text-ink hover:bg-hover active:bg-pressed',
                )}
              >
                {number.format(at)}
              </Link>
            </li>
          ),
        )}
      </ol>
      <StepLink to={page < pageCount ? hrefFor(page + 1) : null} rel="next">
        {t('ui.next')}
        <ForwardChevron />
      </StepLink>
    </nav>
  );
}

function StepLink({ to, rel, children }: { to: To | null; rel: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span aria-disabled className={classNames(step, 'cursor-not-allowed text-ink-faint opacity-60')}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={classNames(step, 'text-ink hover:bg-hover active:bg-pressed')}>
      {children}
    </Link>
  );
}
