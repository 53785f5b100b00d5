import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface AlertChangeProps {
  /** Where the search becomes the alert's; none while nothing is looked for. */
  href: string | undefined;
  onLeave: () => void;
}

/** Stands over a search while the filters of an alert are chosen, and takes them to it. */
export default function AlertChange({ href, onLeave }: AlertChangeProps) {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="alert-change"
      className="fixed inset-x-3 bottom-20 z-sticky mx-auto flex max-w-2xl animate-rise flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4 shadow-overlay md:bottom-6 print:hidden"
    >
      <h2 id="alert-change" className="font-semibold text-ink text-sm">
        {t(href ? 'settings.alerts.choosing' : 'settings.alerts.choosingNone')}
      </h2>
      <div className="flex flex-wrap gap-3">
        {href ? (
          <LinkButton to={href} size="sm" onClick={onLeave}>
            {t('settings.alerts.saveTo')}
          </LinkButton>
        ) : null}
        <Button size="sm" variant="secondary" onClick={onLeave}>
          {t('settings.alerts.leave')}
        </Button>
      </div>
    </section>
  );
}
