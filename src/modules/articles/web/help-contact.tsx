import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** For whoever has not found an answer: a person reads what they write. */
export function HelpContact() {
  const { t, language } = useTranslation();
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-6">
      <div>
        <h2 className="font-semibold text-ink">{t('articles.help.stuck')}</h2>
        <p className="mt-1 text-ink-muted">{t('articles.help.stuckText')}</p>
      </div>
      <LinkButton to={`/${language}/feedback`}>{t('articles.help.write')}</LinkButton>
    </section>
  );
}
