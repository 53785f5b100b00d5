import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { useTranslation } from '../translation.tsx';
import { Link } from './link.tsx';

const look =
  'rounded-sm font-medium text-accent-ink underline decoration-accent/40 underline-offset-4 transition-colors hover:decoration-current';

export function TextLink({ to, children }: { to: To; children: ReactNode }) {
  return (
    <Link to={to} className={look}>
      {children}
    </Link>
  );
}

/** A file, not a page: the browser asks for it itself. */
export function DownloadTextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} download className={look}>
      {children}
    </a>
  );
}

/** Leaves the site in a new tab, and says so. */
export function ExternalTextLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      <ExternalLink aria-hidden className="ms-1 inline size-3.5 align-[-0.1em] rtl:-scale-x-100" />
      <VisuallyHidden> {t('ui.newTab')}</VisuallyHidden>
    </a>
  );
}
