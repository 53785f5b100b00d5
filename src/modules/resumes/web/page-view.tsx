import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { usePreview } from './use-preview.ts';

interface PageViewProps {
  resume: AttachedResume;
  /** What lies over the picture of a page. */
  marks?: (page: number) => ReactNode;
  /** Instead of its own count, where someone else turns the pages too. */
  page?: number;
  onPage?: (page: number) => void;
}

/** A resume to look at: a PDF page by page as pictures, a Word file as its text. */
export function PageView({ resume, marks, page: given, onPage }: PageViewProps) {
  const { t } = useTranslation();
  const [own, setOwn] = useState(1);
  const page = given ?? own;
  const turn = onPage ?? setOwn;
  const { preview, pages, failure, retry } = usePreview(resume.id, page);
  if (failure) {
    return (
      <Notice
        tone="warning"
        actions={
          failure === 'failed' ? (
            <Button size="sm" variant="secondary" onClick={retry}>
              {t('ui.retry')}
            </Button>
          ) : null
        }
      >
        {t(failure === 'failed' ? 'resumes.attached.previewFailed' : `resumes.attached.refusal.${failure}`)}
      </Notice>
    );
  }
  return (
    <div className="grid gap-3">
      {pages > 1 ? <PageTurner page={page} pages={pages} onPage={turn} /> : null}
      {/* Paper stays white in the dark. */}
      {preview?.picture ? (
        <div className="relative overflow-hidden rounded-card border border-line bg-paper">
          <img
            src={preview.picture}
            alt={t('ui.pagination.position', { page, pageCount: pages })}
            className="block h-auto w-full"
          />
          {marks?.(page)}
        </div>
      ) : preview?.lines ? (
        <>
          <p className="text-ink-muted text-sm">{t('resumes.attached.textOnly')}</p>
          <div className="grid gap-1 overflow-hidden rounded-card border border-line bg-surface p-4 text-sm">
            {preview.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file never move
              <p key={at} dir="auto" className="break-words">
                {line}
              </p>
            ))}
          </div>
        </>
      ) : (
        <div className="grid aspect-[1/1.414] place-items-center rounded-card border border-line bg-sunken">
          <span role="status" className="flex items-center gap-2 text-ink-muted text-sm">
            <Spinner /> {t('resumes.attached.loadingPage')}
          </span>
        </div>
      )}
    </div>
  );
}

interface PageTurnerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  const { t } = useTranslation();
  return (
    <div className="flex items-center justify-center gap-2">
      <IconButton
        label={t('ui.previous')}
        icon={<ChevronLeft aria-hidden className="rtl:-scale-x-100" />}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <span aria-live="polite" className="text-ink-muted text-sm tabular-nums">
        {t('ui.pagination.position', { page, pageCount: pages })}
      </span>
      <IconButton
        label={t('ui.next')}
        icon={<ChevronRight aria-hidden className="rtl:-scale-x-100" />}
        disabled={page === pages}
        onClick={() => onPage(page + 1)}
      />
    </div>
  );
}
