import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Two speech bubbles that meet: the talent's and the employer's. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        className="fill-accent"
        d="M6 3h13a6 6 0 0 1 6 6v5a6 6 0 0 1-6 6h-7l-5.2 4.4A1.1 1.1 0 0 1 5 23.6V20a5 5 0 0 1-5-5V9a6 6 0 0 1 6-6Z"
      />
      <path
        className="fill-apricot"
        d="M27 12.2a5 5 0 0 1 5 4.8v5a5 5 0 0 1-4 4.9v2.7a1 1 0 0 1-1.7.8L22.500 27H17a5 5 0 0 1-4.600-3H19a8 8 0 0 0 8-8Z"
      />
    </svg>
  );
}

export function Logo() {
  const { t, language } = useTranslation();
  return (
    <Link
      to={`/${language}`}
      // Where there is no room beside the mark the name wraps out of sight: half a name is none.
      className="flex h-11 min-w-8 flex-wrap gap-x-2.5 overflow-hidden rounded-control font-bold text-ink text-xl tracking-tight no-underline"
    >
      <LogoMark className="my-1.5 size-8 shrink-0" />
      <span className="leading-11">{t('shell.brand')}</span>
    </Link>
  );
}
