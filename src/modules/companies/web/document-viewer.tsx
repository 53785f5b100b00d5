import { ExternalLink } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { classNames } from '#src/ui/class-names.ts';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** The documents on the page itself, one at a time, so that a decision needs no other window. */
export function DocumentViewer({ documents, title }: { documents: readonly StoredFile[]; title?: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [at, setAt] = useState(0);
  const shown = documents[at] ?? documents[0];
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={title ?? t('operator.documents.title')} />
      {shown ? (
        <div className="overflow-hidden rounded-card border border-line bg-surface">
          {documents.length > 1 ? <DocumentChoice documents={documents} at={at} onChoose={setAt} /> : null}
          <OneDocument key={shown.id} document={shown} />
        </div>
      ) : (
        <p className="text-ink-muted">{t('operator.documents.none')}</p>
      )}
    </section>
  );
}

interface DocumentChoiceProps {
  documents: readonly StoredFile[];
  at: number;
  onChoose: (at: number) => void;
}

function DocumentChoice({ documents, at, onChoose }: DocumentChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-wrap gap-1 border-line border-b p-2">
      <legend className="sr-only">{t('operator.documents.choose')}</legend>
      {documents.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-pressed={index === at}
          onClick={() => onChoose(index)}
          className={classNames(
            'min-h-11 max-w-56 truncate rounded-control px-3 font-medium text-sm',
            index === at ? 'bg-accent-soft text-accent-ink' : 'text-ink-muted hover:bg-hover hover:text-ink',
          )}
        >
          <bdi>{name}</bdi>
        </button>
      ))}
    </fieldset>
  );
}

function OneDocument({ document: { url, name, size, content_type } }: { document: StoredFile }) {
  const { t, language } = useTranslation();
  // The server cannot know what the browser shows; most can.
  const [hasViewer, setHasViewer] = useState(true);
  useEffect(() => setHasViewer(navigator.pdfViewerEnabled !== false), []);
  const isPicture = content_type.startsWith('image/');
  return (
    <div>
      {isPicture ? (
        <div className="max-h-[70dvh] overflow-auto bg-sunken">
          <img src={url} alt={name} className="mx-auto block h-auto max-w-full" />
        </div>
      ) : hasViewer ? (
        <iframe src={`${url}?beside`} title={name} className="block h-[70dvh] w-full bg-sunken" />
      ) : (
        <p className="p-6 text-ink-muted">{t('operator.documents.noViewer')}</p>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t px-4 py-1 text-sm">
        <span className="min-w-0 text-ink-muted">
          <bdi className="break-all">{name}</bdi> · {formatFileSize(size, language)}
        </span>
        <a
          href={isPicture ? url : `${url}?beside`}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-medium text-accent-ink"
        >
          <ExternalLink aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('operator.documents.open')}
          <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}
