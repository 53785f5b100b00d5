import { classNames } from '#src/ui/class-names.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { DesignOptions } from '../resume-design.ts';
import type { Preview } from './use-live-preview.ts';

const most = { one: 1, two: 2, any: Number.MAX_SAFE_INTEGER };

/** The paper, which stays white in the dark, and how many pages it takes. */
export function ResumePreview({ preview, pages: limit }: { preview: Preview; pages: DesignOptions['pages'] }) {
  const { t } = useTranslation();
  const { address, pages, state } = preview;
  return (
    <figure className="grid gap-3" aria-busy={state === 'drawing'}>
      <div className="overflow-hidden rounded-card bg-paper shadow-overlay ring-1 ring-line">
        {address ? (
          <img src={address} alt={t('profiles.online.previewAlt')} className="block w-full" />
        ) : (
          <div className="grid aspect-[210/297] place-items-center text-film/60">
            <Spinner />
          </div>
        )}
      </div>
      <figcaption aria-live="polite" className={classNames('text-ink-muted text-sm', !address && 'sr-only')}>
        {t('profiles.online.pagesTaken', { count: pages })}
      </figcaption>
      {state === 'failed' ? <Notice tone="warning">{t('profiles.online.previewFailed')}</Notice> : null}
      {pages > most[limit] ? <Notice tone="warning">{t('profiles.online.tooLong')}</Notice> : null}
    </figure>
  );
}
