import { useRef } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { EditedResume } from './edited-resume.ts';
import { useLivePreview } from './use-live-preview.ts';

const most = { one: 1, two: 2, any: Number.MAX_SAFE_INTEGER };

/** The paper, which stays white in the dark, and how many pages it takes. */
export function ResumePreview({ resume }: { resume: EditedResume }) {
  const { t } = useTranslation();
  const paper = useRef<HTMLDivElement>(null);
  const { pages, state } = useLivePreview(resume, paper);
  return (
    <figure className="grid gap-3" aria-busy={state === 'drawing'}>
      <div className="relative overflow-hidden rounded-card bg-paper shadow-card ring-1 ring-line">
        {/* What is in it is drawn without React: it has hundreds of lines, and a letter changes one. */}
        <div
          ref={paper}
          role="img"
          aria-label={t('profiles.online.previewAlt')}
          className="min-h-40 empty:aspect-[210/297] [&>svg]:h-auto [&>svg]:w-full"
        />
        {state === 'drawing' ? (
          <div className="absolute inset-0 grid place-items-center text-film/60">
            <Spinner />
          </div>
        ) : null}
      </div>
      <figcaption aria-live="polite" className={classNames('text-ink-muted text-sm', state === 'drawing' && 'sr-only')}>
        {t('profiles.online.pagesTaken', { count: pages })}
      </figcaption>
      {state === 'failed' ? <Notice tone="warning">{t('profiles.online.previewFailed')}</Notice> : null}
      {pages > most[resume.options.pages] ? <Notice tone="warning">{t('profiles.online.tooLong')}</Notice> : null}
    </figure>
  );
}
