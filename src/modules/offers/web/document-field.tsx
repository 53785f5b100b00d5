import { useState } from 'react';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { OfferForm } from './offer-form.ts';

interface DocumentFieldProps {
  document: OfferForm['document'];
  onChange: (document: OfferForm['document']) => void;
}

/** One file that goes with the offer; it is on its way as soon as it is chosen. */
export function DocumentField({ document, onChange }: DocumentFieldProps) {
  const { t } = useTranslation();
  const check = useFileCheck();
  const [upload, setUpload] = useState<{ name: string; progress: number }>();
  const [problem, setProblem] = useState<string>();
  const take = async ([file]: File[]) => {
    if (!file) return;
    const refusal = check(file, 'chat_file');
    setProblem(refusal);
    if (refusal) return;
    setUpload({ name: file.name, progress: 0 });
    try {
      const onProgress = (progress: number) => setUpload({ name: file.name, progress });
      const { id, name } = await uploadFile(file, { kind: 'chat_file', onProgress });
      onChange({ id, name });
    } catch (error) {
      setProblem((error as Error).message || t('offers.form.uploadFailed'));
    } finally {
      setUpload(undefined);
    }
  };
  if (upload) return <FileRow name={upload.name} progress={upload.progress} />;
  if (document) return <FileRow name={document.name} onRemove={() => onChange(null)} />;
  return (
    <FileField
      label={t('offers.form.document')}
      hint={t('offers.form.documentHint')}
      isOptional
      error={problem}
      accept={acceptOf('chat_file')}
      onFiles={take}
    />
  );
}
