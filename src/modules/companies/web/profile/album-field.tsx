import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ProfileValues } from './profile-values.ts';

interface Picture {
  /** `id:12` for one that is there, `file:…` for a new one; the form carries it. */
  ref: string;
  url: string;
  caption: string;
}

interface Upload {
  key: number;
  name: string;
  progress?: number;
  error?: string;
}

interface AlbumFieldProps {
  values: ProfileValues;
  most: number;
  error?: string;
  onChange: () => void;
}

/** The company's photos: add, describe, sort and remove. It counts once the form around it is saved. */
export function AlbumField({ values, most, error, onChange }: AlbumFieldProps) {
  const { t, language } = useTranslation();
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    (values.album ?? []).map((ref, at) => ({
      ref,
      url: values.album_url?.[at] ?? '',
      caption: values.album_caption?.[at] ?? '',
    })),
  );
  const change = (next: (now: readonly Picture[]) => readonly Picture[]) => {
    setPictures(next);
    onChange();
  };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const check = useFileCheck();
  const [leftOut, setLeftOut] = useState('');
  const lastKey = useRef(0);
  const limit = formatFileSize(fileLimits.company_photo, language);
  const room = most - pictures.length - uploads.filter((one) => !one.error).length;

  const send = async (file: File) => {
    lastKey.current += 1;
    const key = lastKey.current;
    const set = (values: Partial<Upload>) =>
      setUploads((now) => now.map((one) => (one.key === key ? { ...one, ...values } : one)));
    setUploads((now) => [...now, { key, name: file.name, progress: 0 }]);
    const refusal = check(file, 'company_photo');
    if (refusal) return set({ progress: undefined, error: refusal });
    try {
      const { id, url } = await uploadFile(file, {
        kind: 'company_photo',
        onProgress: (progress) => set({ progress }),
      });
      change((now) => [...now, { ref: `file:${id}`, url, caption: '' }]);
      setUploads((now) => now.filter((one) => one.key !== key));
    } catch (failure) {
      set({ progress: undefined, error: (failure as Error).message || t('employer.verification.notSent') });
    }
  };

  const move = (from: number, to: number) =>
    change((now) => {
      const next = [...now];
      next.splice(to, 0, ...next.splice(from, 1));
      return next;
    });

  return (
    <div className="grid gap-4">
      <input type="hidden" name="has_album" value="1" />
      {room > 0 ? (
        <FileField
          label={t('employer.company.album')}
          hint={t('employer.company.albumHint', { count: most, limit })}
          error={error}
          isOptional
          accept="image/png,image/jpeg,image/webp"
          multiple
          onFiles={(files) => {
            for (const file of files.slice(0, room)) send(file);
            const names = files.slice(room).map(({ name }) => name);
            setLeftOut(names.length > 0 ? t('ui.file.tooMany', { count: most, names: names.join(', ') }) : '');
          }}
        />
      ) : (
        <p className="text-ink-muted text-sm">{t('employer.company.albumFull', { count: most })}</p>
      )}
      {leftOut ? (
        <p role="alert" className="text-danger-ink text-sm">
          {leftOut}
        </p>
      ) : null}
      {uploads.map(({ key, name, progress, error: problem }) => (
        <FileRow
          key={key}
          name={name}
          progress={progress}
          error={problem}
          onRemove={problem ? () => setUploads((now) => now.filter((one) => one.key !== key)) : undefined}
        />
      ))}
      {pictures.length > 0 ? (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
          {pictures.map((picture, at) => (
            <PictureCard
              key={picture.ref}
              picture={picture}
              at={at}
              count={pictures.length}
              onMove={(to) => move(at, to)}
              onRemove={() => change((now) => now.filter(({ ref }) => ref !== picture.ref))}
            />
          ))}
        </ol>
      ) : null}
    </div>
  );
}

interface PictureCardProps {
  picture: Picture;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function PictureCard({ picture, at, count, onMove, onRemove }: PictureCardProps) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language).format(at + 1);
  return (
    <li className="grid content-start gap-3 rounded-card border border-line bg-surface p-3">
      <input type="hidden" name="album" value={picture.ref} />
      <input type="hidden" name="album_url" value={picture.url} />
      <img
        src={picture.url}
        alt=""
        width={480}
        height={320}
        loading="lazy"
        className="aspect-3/2 w-full rounded-control bg-sunken object-cover"
      />
      <TextField
        name="album_caption"
        label={t('employer.company.caption', { number })}
        defaultValue={picture.caption}
        maxLength={200}
        isOptional
        dir="auto"
      />
      <div className="flex justify-between">
        <IconButton
          label={t('employer.company.photoEarlier', { number })}
          icon={<ArrowLeft aria-hidden className="rtl:-scale-x-100" />}
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label={t('employer.company.photoLater', { number })}
          icon={<ArrowRight aria-hidden className="rtl:-scale-x-100" />}
          disabled={at === count - 1}
          onClick={() => onMove(at + 1)}
        />
        <IconButton
          label={t('employer.company.photoRemove', { number })}
          icon={<Trash2 aria-hidden />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
