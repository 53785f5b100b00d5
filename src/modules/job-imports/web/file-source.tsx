import { useState } from 'react';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { FileField } from '#src/ui/controls/file-field.tsx';
import { ProgressBar } from '#src/ui/feedback/progress.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { MOST_BYTES } from '../import-targets.ts';

/** Sends a file as soon as it is chosen. A refusal stands at the field, and another file can be chosen right away. */
export function FileSource({ onMade }: { onMade: (id: number) => void }) {
  const { t } = useTranslation();
  const [name, setName] = useState<string>();
  const [progress, setProgress] = useState(0);
  const [error, setError] = useState<string>();
  const send = async ([file]: File[]) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setError(t('imports.problems.tooLarge'));
    setError(undefined);
    setProgress(0);
    setName(file.name);
    try {
      const path = '/recruiters/job-imports/file';
      const { id } = await uploadFile<{ id: number }>(file, { kind: 'job_file', path, onProgress: setProgress });
      onMade(id);
    } catch (refusal) {
      setError((refusal as Error).message || t('ui.error.message'));
      setName(undefined);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <FileField
        // Chosen again after a refusal, the same file is a change too.
        key={error}
        label={t('imports.file.label')}
        hint={t('imports.file.hint')}
        error={error}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
        disabled={name !== undefined}
        onFiles={send}
      />
      {name === undefined ? null : (
        <ProgressBar label={t('imports.file.sending', { name })} value={progress < 100 ? progress : undefined} />
      )}
      <p>
        <a
          href="/download/job-import-template.csv"
          className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-2"
        >
          {t('imports.file.template')}
        </a>
      </p>
    </div>
  );
}
