import { ScanSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolate } from '#src/kernel/isolate.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Lost } from '../../compare-reading.ts';
import { isUnsure, placeId, useReview } from './review-context.ts';

interface ReadFieldProps {
  /** In the reading. */
  path: string;
  /** What the profile says now, where that would change. */
  now?: string;
  /** Takes one of the other possibilities. */
  onAlternative?: (value: string) => void;
  /** What of it the profile cannot hold. */
  lost?: Lost | undefined;
  children: ReactNode;
}

const LONGEST_SOURCE = 80;

/** Cut by letters: `line-clamp` cuts at the end of the page's lines, which is the beginning of the other direction's. */
function shortened(text: string): string {
  const letters = Array.from(text);
  return letters.length > LONGEST_SOURCE ? `${letters.slice(0, LONGEST_SOURCE).join('').trimEnd()}…` : text;
}

/** A field with where it was read, a mark where the reader is not sure, and what else it may be. */
export function ReadField({ path, now, onAlternative, lost, children }: ReadFieldProps) {
  const { t } = useTranslation();
  const { fields, show } = useReview();
  const field = fields[path];
  const unsure = isUnsure(field);
  return (
    <div
      id={placeId(path)}
      className={classNames('grid min-w-0 scroll-mt-24 gap-1.5', unsure && '-m-2 rounded-card bg-apricot-soft p-2')}
    >
      {unsure ? (
        <span>
          <Badge tone="apricot">{t('resumes.review.unsure')}</Badge>
        </span>
      ) : null}
      {children}
      {lost ? <LostText lost={lost} /> : null}
      {now ? (
        <p className="break-words text-ink-muted text-sm">{t('resumes.review.now', { value: isolate(now) })}</p>
      ) : null}
      {field?.source && !show ? (
        <p className="break-words text-ink-muted text-xs">
          {t('resumes.review.from', { text: isolate(shortened(field.source.text)) })}
        </p>
      ) : null}
      {field?.source && show ? (
        <button
          type="button"
          onClick={() => show(path)}
          className="flex min-h-9 min-w-0 items-center gap-1.5 text-start text-ink-muted text-xs hover:text-ink hover:underline pointer-coarse:min-h-11"
        >
          <ScanSearch aria-hidden className="size-4 shrink-0" />
          <span className="break-words">
            {t('resumes.review.from', { text: isolate(shortened(field.source.text)) })}
          </span>
        </button>
      ) : null}
      {onAlternative && field && field.alternatives.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {field.alternatives.map((value) => (
            <Button key={value} size="sm" variant="secondary" onClick={() => onAlternative(value)}>
              {t('resumes.review.instead', { value })}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** What is left out is said, and may be long: it opens where it does not stand in a line. */
function LostText({ lost: { is, text } }: { lost: Lost }) {
  const { t } = useTranslation();
  const says = is === 'cut' ? t('resumes.review.cut') : t('resumes.review.tooShort');
  return (
    <div className="text-apricot-ink text-sm">
      {text.length <= LONGEST_SOURCE ? (
        <p className="break-words">
          {says} <bdi>“{text.trim()}”</bdi>
        </p>
      ) : (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5">{says}</summary>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink">
            {text.trim()}
          </p>
        </details>
      )}
    </div>
  );
}
