import { useState } from 'react';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { ProgressBar } from '#src/ui/progress.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { fileSize } from './file-size.ts';

/** The logo as it is and a way to another one; it counts once the form around it is saved. */
export function LogoField({ name, src }: { name: string; src: string }) {
  const { t, language } = useTranslation();
  const [chosen, setChosen] = useState<{ id: string; url: string } | null>(null);
  const [progress, setProgress] = useState<number>();
  const [error, setError] = useState('');
  const limit = fileSize(fileLimits.company_logo, language);

  const send = async (file: File | undefined) => {
    if (!file) return;
    setError('');
    if (file.size > fileLimits.company_logo) return setError(t('employer.verification.tooLarge', { limit }));
    setProgress(0);
    try {
      setChosen(await uploadFile(file, { kind: 'company_logo', onProgress: setProgress }));
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
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => send(event.target.files?.[0])}
            className="block w-full min-h-11 text-ink-muted text-sm file:me-3 file:min-h-11 file:cursor-pointer file:rounded-control file:border file:border-line file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:bg-sunken disabled:file:cursor-not-allowed disabled:file:bg-sunken disabled:file:text-ink-faint"
          />
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
