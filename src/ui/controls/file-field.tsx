import { FileText, Trash2, Upload } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ProgressBar } from '../feedback/progress.tsx';
import { useTranslation } from '../translation.tsx';
import { describedBy, Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface FileFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onFiles?: (files: File[]) => void;
}

/** The browser's file input stretched over a drop zone, so dropping works without a line of code. */
export function FileField({
  id,
  label,
  hint,
  error,
  isOptional,
  isLabelHidden,
  onFiles,
  className,
  ...rest
}: FileFieldProps) {
  const { t } = useTranslation();
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} {...{ label, hint, error, isOptional, isLabelHidden }}>
      <div
        className={classNames(
          'relative flex flex-col items-center gap-1 rounded-card border border-line-firm border-dashed bg-surface px-4 py-6 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-focus has-disabled:border-line has-disabled:bg-sunken has-enabled:hover:border-accent has-enabled:hover:bg-accent-soft has-aria-invalid:border-danger',
          className,
        )}
      >
        <Upload aria-hidden className="size-6 text-accent-ink" />
        <span aria-hidden className="text-sm">
          <span className="font-semibold text-accent-ink">{t('ui.file.choose')}</span>{' '}
          <span className="text-ink-muted">{t('ui.file.drop')}</span>
        </span>
        <input
          required={!isOptional}
          {...rest}
          id={fieldId}
          type="file"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          onChange={(event) => onFiles?.([...(event.target.files ?? [])])}
          className="absolute inset-0 size-full cursor-pointer text-transparent opacity-0 disabled:cursor-not-allowed"
        />
      </div>
    </Field>
  );
}

export interface FileRowProps {
  name: string;
  /** In place of the sign for a file. */
  thumbnail?: ReactNode;
  detail?: string;
  /** 0 to 100 while it is on its way. */
  progress?: number;
  error?: string;
  onRemove?: () => void;
}

export function FileRow({ name, thumbnail, detail, progress, error, onRemove }: FileRowProps) {
  const { t } = useTranslation();
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface p-2 ps-4">
      {thumbnail ?? <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm" title={name}>
          <bdi>{name}</bdi>
        </p>
        {progress === undefined ? null : (
          <div className="mt-1.5">
            <ProgressBar label={t('ui.file.uploading', { name })} value={progress} isLabelHidden />
          </div>
        )}
        {error ? <p className="text-danger-ink text-xs">{error}</p> : null}
        {detail && !error && progress === undefined ? <p className="text-ink-muted text-xs">{detail}</p> : null}
      </div>
      {onRemove ? (
        <IconButton label={t('ui.removeNamed', { name })} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      ) : null}
    </div>
  );
}
