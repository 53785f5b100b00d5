import { useEffect, useRef, useState } from 'react';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
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
  /** Of an earlier submission. */
  isEarlier?: boolean;
  abort: () => void;
}

interface DocumentUploadProps {
  most: number;
  /** Documents of the last submission: they count again unless someone removes them. */
  earlier: readonly StoredFile[];
  error?: string;
  onBusy: (isBusy: boolean) => void;
}

/** Sends documents one by one as they are chosen, and carries their ids in the form around it. */
export function DocumentUpload({ most, earlier, error, onBusy }: DocumentUploadProps) {
  const { t, language } = useTranslation();
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    earlier.map((stored, at) => ({ key: -1 - at, ...stored, stored, isEarlier: true, abort: () => {} })),
  );
  const check = useFileCheck();
  const [leftOut, setLeftOut] = useState('');
  const lastKey = useRef(0);
  const kept = uploads.filter((upload) => !upload.error);
  const room = most - kept.length;

  const isBusy = uploads.some((upload) => upload.progress !== undefined);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);

  const set = (key: number, values: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...values } : upload)));

  const send = (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    const controller = new AbortController();
    const refusal = check(file, 'company_document');
    const upload: Upload = { key, name: file.name, size: file.size, abort: () => controller.abort() };
    if (refusal) return setUploads((now) => [...now, { ...upload, error: refusal }]);
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
      {room > 0 || leftOut ? (
        <FileField
          label={t('employer.verification.documents')}
          hint={t('employer.verification.documentsHint', { count: most })}
          error={leftOut || error}
          disabled={room <= 0}
          accept=".pdf,.png,.jpg,.jpeg"
          multiple
          required={false}
          onFiles={(files) => {
            for (const file of files.slice(0, room)) send(file);
            const names = files.slice(room).map(({ name }) => name);
            setLeftOut(names.length > 0 ? t('ui.file.tooMany', { count: most, names: names.join(', ') }) : '');
          }}
        />
      ) : (
        <p className="text-ink-muted text-sm">{t('employer.verification.documentsFull', { most })}</p>
      )}
      {uploads.some(({ isEarlier }) => isEarlier) ? (
        <p className="text-ink-muted text-sm">{t('employer.verification.documentsKept')}</p>
      ) : null}
      {uploads.map((upload) => (
        <FileRow
          key={upload.key}
          name={upload.name}
          detail={describe(upload)}
          progress={upload.progress}
          error={upload.error}
          onRemove={() => {
            upload.abort();
            setLeftOut('');
            setUploads((now) => now.filter(({ key }) => key !== upload.key));
          }}
        />
      ))}
      {kept.map(({ stored }) =>
        stored ? <input key={stored.id} type="hidden" name="document_ids" value={stored.id} /> : null,
      )}
    </div>
  );

  function describe({ size, isEarlier }: Upload): string {
    const shown = fileSize(size, language);
    return isEarlier ? t('employer.verification.sentBefore', { size: shown }) : shown;
  }
}
