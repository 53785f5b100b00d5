import { useState } from 'react';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { ProgressBar } from '#src/ui/feedback/progress.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface LogoFieldProps {
  name: string;
  src: string;
  /** One that was uploaded before and not saved yet. */
  fileId: string | undefined;
  onChange: () => void;
}

/** The logo as it is and a way to another one; it counts once the form around it is saved. */
export function LogoField({ name, src, fileId, onChange }: LogoFieldProps) {
  const { t, language } = useTranslation();
  const [chosen, setChosen] = useState<{ id: string; url: string } | null>(
    fileId ? { id: fileId, url: `/files/${fileId}/logo` } : null,
  );
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState('');
  const check = useFileCheck();
  const limit = formatFileSize(fileLimits.company_logo, language);

  const send = async (file: File | undefined) => {
    if (!file) return;
    setError('');
    const refusal = check(file, 'company_logo');
    if (refusal) return setError(refusal);
    setProgress(0);
    try {
      setChosen(await uploadFile(file, { kind: 'company_logo', onProgress: setProgress }));
      onChange();
    } catch (failure) {
      setError((failure as Error).message || t('employer.verification.notSent'));
    } finally {
      setProgress(undefined);
    }
  };

  return (
    <div className="flex items-center gap-5">
      <Avatar name={name} src={chosen?.url ?? src} size="xl" shape="square" isDecorative />
      <div className="min-w-0 flex-1">
        <label className="block">
          <span className="block font-semibold text-ink text-sm">{t('employer.company.logo')}</span>
          <span className="mb-2 block text-ink-muted text-sm">{t('employer.company.logoHint', { limit })}</span>
          {/* The browser's own words would be in the browser's language. */}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => send(event.target.files?.[0])}
            className="peer sr-only"
          />
          <span
            aria-hidden
            className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line bg-surface px-4 font-semibold text-ink text-sm hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-disabled:cursor-not-allowed peer-disabled:bg-sunken peer-disabled:text-ink-faint"
          >
            {t('ui.file.choose')}
          </span>
        </label>
        {chosen ? <input type="hidden" name="logo_file_id" value={chosen.id} /> : null}
        {progress === undefined ? null : (
          <div className="mt-2 max-w-xs">
            <ProgressBar label={t('employer.company.logo')} value={progress} isLabelHidden />
          </div>
        )}
        {error ? (
          <p role="alert" className="mt-1 text-danger-ink text-sm">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}
