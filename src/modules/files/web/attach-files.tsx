import { useEffect, useRef, useState } from 'react';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { acceptOf, type FileKind } from '../file-kinds.ts';
import type { StoredFile } from '../files.contract.ts';
import { useFileCheck } from './check-file.ts';
import { type UploadOptions, uploadFile } from './upload-file.ts';

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

interface AttachFilesProps {
  kind: FileKind;
  /** The form's field that carries the ids. */
  name: string;
  most: number;
  label: string;
  hint: string;
  /** Said instead of the field when no more fit. */
  fullText: string;
  failedText: string;
  isOptional?: boolean;
  error?: string;
  onBusy: (isBusy: boolean) => void;
  /** What was sent before and counts again unless someone removes it; `note` says so, `detail` marks each. */
  earlier?: { files: readonly StoredFile[]; note: string; detail: (size: string) => string };
  /** Another door than the usual one. */
  upload?: (file: File, options: Omit<UploadOptions, 'kind' | 'path'>) => Promise<StoredFile>;
}

/** Sends files one by one as they are chosen, and carries their ids in the form around it. */
export function AttachFiles(props: AttachFilesProps) {
  const { kind, name, most, label, hint, fullText, failedText, isOptional, error, onBusy, earlier } = props;
  const { t, language } = useTranslation();
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    (earlier?.files ?? []).map((stored, at) => ({ key: -1 - at, ...stored, stored, isEarlier: true, abort: () => {} })),
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
    const refusal = check(file, kind);
    const upload: Upload = { key, name: file.name, size: file.size, abort: () => controller.abort() };
    if (refusal) return setUploads((now) => [...now, { ...upload, error: refusal }]);
    setUploads((now) => [...now, { ...upload, progress: 0 }]);
    const take = props.upload ?? ((one, options) => uploadFile(one, { ...options, kind }));
    take(file, { signal: controller.signal, onProgress: (progress) => set(key, { progress }) }).then(
      (stored) => set(key, { stored, progress: undefined }),
      (failure: Error) => set(key, { progress: undefined, error: failure.message || failedText }),
    );
  };

  const choose = (files: File[]) => {
    for (const file of files.slice(0, room)) send(file);
    const names = files.slice(room).map((file) => file.name);
    setLeftOut(names.length > 0 ? t('ui.file.tooMany', { count: most, names: names.join(', ') }) : '');
  };

  return (
    <div className="grid gap-3">
      {room > 0 || leftOut ? (
        <FileField
          {...{ label, hint, isOptional }}
          error={leftOut || error}
          disabled={room <= 0}
          accept={acceptOf(kind)}
          multiple
          required={false}
          onFiles={choose}
        />
      ) : (
        <p className="text-ink-muted text-sm">{fullText}</p>
      )}
      {earlier && uploads.some(({ isEarlier }) => isEarlier) ? (
        <p className="text-ink-muted text-sm">{earlier.note}</p>
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
        stored ? <input key={stored.id} type="hidden" name={name} value={stored.id} /> : null,
      )}
    </div>
  );

  function describe({ size, isEarlier }: Upload): string {
    const shown = formatFileSize(size, language);
    return isEarlier && earlier ? earlier.detail(shown) : shown;
  }
}
