import { useEffect, useRef, useState } from 'react';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { FileField, FileRow } from '#src/ui/file-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { fileSize } from './file-size.ts';

interface Upload {
  key: number;
  name: string;
  size: number;
  progress?: number;
  error?: string;
  stored?: StoredFile;
  abort: () => void;
}

interface DocumentUploadProps {
  most: number;
  error?: string;
  onBusy: (isBusy: boolean) => void;
}

/** Sends documents one by one as they are chosen, and carries their ids in the form around it. */
export function DocumentUpload({ most, error, onBusy }: DocumentUploadProps) {
  const { t, language } = useTranslation();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const kept = uploads.filter((upload) => !upload.error);

  const isBusy = uploads.some((upload) => upload.progress !== undefined);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  const set = (key: number, values: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));

  const send = (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    const controller = new AbortController();
    const isTooLarge = file.size > fileLimits.company_document;
    const upload: Upload = { key, name: file.name, size: file.size, abort: () => controller.abort() };
    if (isTooLarge) {
      const limit = fileSize(fileLimits.company_document, language);
      setUploads((now) => [...now, { ...upload, error: t('employer.verification.tooLarge', { limit }) }]);
      return;
    }
    setUploads((now) => [...now, { ...upload, progress: 0 }]);
    uploadFile(file, {
      kind: 'company_document',
      signal: controller.signal,
      onProgress: (progress) => set(key, { progress }),
    }).then(
      (stored) => set(key, { stored, progress: undefined }),
      (failure: Error) =>
        set(key, { progress: undefined, error: failure.message || t('employer.verification.notSent') }),
    );
  };

  return (
    <div className="grid gap-3">
      {kept.length < most ? (
        <FileField
          label={t('employer.verification.documents')}
          hint={t('employer.verification.documentsHint', { count: most })}
          error={error}
          accept=".pdf,.png,.jpg,.jpeg"
          multiple
          required={false}
          onFiles={(files) => {
            for (const file of files.slice(0, most - kept.length)) send(file);
          }}
        />
      ) : null}
      {uploads.map((upload) => (
        <FileRow
          key={upload.key}
          name={upload.name}
          detail={fileSize(upload.size, language)}
          progress={upload.progress}
          error={upload.error}
          onRemove={() => {
            upload.abort();
            setUploads((now) => now.filter(({ key }) => key !== upload.key));
          }}
        />
      ))}
      {kept.map(({ stored }) =>
        stored ? <input key={stored.id} type="hidden" name="document_ids" value={stored.id} /> : null,
      )}
    </div>
  );
}
