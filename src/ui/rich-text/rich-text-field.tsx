import { Suspense, useEffect, useId, useState } from 'react';
import { FieldMessages, type FieldTexts, OptionalMark } from '../controls/field.tsx';
import { SkeletonBlock } from '../feedback/skeleton-shapes.tsx';
import { lazy } from '../lazy.ts';
import { useTranslation } from '../translation.tsx';

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'));

export interface RichTextFieldProps extends FieldTexts {
  /** For an error summary that jumps here. */
  id?: string;
  /** The HTML it begins with; later changes come from the editor alone. */
  defaultValue: string;
  onChange: (html: string) => void;
  placeholder?: string;
  /** Letters, not markup. */
  maxLength?: number;
}

/** Text with headings, lists, emphasis and links. The editor is heavy, so it comes after the page. */
export function RichTextField({ id, label, hint, error, isOptional, maxLength, ...editor }: RichTextFieldProps) {
  const { t, language } = useTranslation();
  const own = useId();
  const fieldId = id ?? own;
  const [isReady, setIsReady] = useState(false);
  const [length, setLength] = useState(0);
  useEffect(() => setIsReady(true), []);
  const number = new Intl.NumberFormat(language);
  const excess = maxLength === undefined ? 0 : length - maxLength;
  const problem = error ?? (excess > 0 ? t('ui.field.tooLong', { count: excess }) : null);
  const waiting = <SkeletonBlock className="h-72 rounded-control" />;
  return (
    <div className="min-w-0">
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <span id={`${fieldId}-label`} className="min-w-0 font-semibold text-ink text-sm">
          {label}
          {isOptional ? <OptionalMark /> : null}
        </span>
        {maxLength ? (
          <span className="shrink-0 text-ink-faint text-xs tabular-nums">
            {number.format(length)} / {number.format(maxLength)}
          </span>
        ) : null}
      </div>
      {isReady ? (
        <Suspense fallback={waiting}>
          <RichTextEditor
            {...editor}
            id={fieldId}
            isInvalid={Boolean(problem)}
            hasHint={Boolean(hint)}
            onLength={setLength}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <FieldMessages id={fieldId} hint={hint} error={problem} />
    </div>
  );
}
