import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { EmployerLogo, RegionLink } from './employer-logo.tsx';

export function LandingHeader() {
  const { t, language } = useTranslation();
  return (
    <header className="sticky top-0 z-header border-line border-b bg-canvas/90 backdrop-blur-md">
      <div className="mx-auto flex h-16 w-full max-w-page items-center gap-2 px-4 sm:px-6 lg:px-8">
        <EmployerLogo to={`/${language}/employer`} />
        <div className="ms-auto flex items-center gap-1">
          <Link
            to={`/${language}`}
            className="hidden min-h-11 items-center rounded-control px-3 font-medium text-ink-muted no-underline transition-colors hover:bg-hover hover:text-ink md:inline-flex"
          >
            {t('employer.landing.findJob')}
          </Link>
          <RegionLink back={`/${language}/employer`} isCompact />
        </div>
      </div>
    </header>
  );
}
