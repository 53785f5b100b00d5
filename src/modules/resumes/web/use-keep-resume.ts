import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { fileEndings } from '#src/modules/files/file-kinds.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { useKeepFile } from './use-keep-file.ts';

interface Outcomes {
  onKept: (resume: AttachedResume) => void;
  onImport: (fileId: string) => void;
}

/** RES-01: sends a chosen resume and keeps it. RES-05: what LinkedIn or another program has written is not kept. */
export function useKeepResume({ onKept, onImport }: Outcomes) {
  const { t } = useTranslation();
  const [isImport, setIsImport] = useState(false);
  // Texts of errors travel with every page, but are no part of the keys that screens use.
  const failedText = t('errors.resumeUploadFailed' as TextKey);
  const resume = useKeepFile({
    kind: 'resume',
    keep: (file_id) => api('POST /jobseeker/attached-resumes', { file_id }),
    keptText: t('resumes.attached.kept'),
    failedText,
    onKept,
  });
  const brought = useKeepFile({ kind: 'profile_import', keep: async (id) => id, failedText, onKept: onImport });
  const send = (files: File[]) => {
    const ending = files[0]?.name.split('.').at(-1)?.toLowerCase() ?? '';
    const isOther = fileEndings.profile_import.includes(ending);
    setIsImport(isOther);
    return (isOther ? brought : resume).send(files);
  };
  const sendShared = useEffectEvent((file: File | undefined) => file && send([file]));
  useEffect(() => {
    // The service worker leads here with a file that another app has shared.
    if (!new URLSearchParams(location.search).has('shared')) return;
    import('./take-shared-file.ts').then(({ takeSharedFile }) => takeSharedFile()).then(sendShared, () => {});
  }, []);
  return { ...(isImport ? brought : resume), send };
}
