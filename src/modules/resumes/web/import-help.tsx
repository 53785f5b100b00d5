import { useTranslation } from '#src/ui/translation.tsx';

/** RES-05: how someone comes by the archive that the upload takes, and what becomes of it. */
export function ImportHelp() {
  const { t } = useTranslation();
  return (
    <details className="text-sm">
      <summary className="flex min-h-9 w-fit cursor-pointer items-center text-accent-ink underline-offset-4 hover:underline pointer-coarse:min-h-11">
        {t('resumes.import.help')}
      </summary>
      <div className="grid gap-2 pb-2 text-pretty text-ink-muted">
        <p>{t('resumes.import.steps')}</p>
        <p>{t('resumes.import.once')}</p>
      </div>
    </details>
  );
}
