import { api } from '#src/browser/api.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { useKeepFile } from './use-keep-file.ts';

/** RES-01: sends a chosen resume and keeps it. */
export function useKeepResume(onKept: (resume: AttachedResume) => void) {
  const { t } = useTranslation();
  return useKeepFile({
    kind: 'resume',
    keep: (file_id) => api('POST /jobseeker/attached-resumes', { file_id }),
    keptText: t('resumes.attached.kept'),
    // Texts of errors travel with every page, but are no part of the keys that screens use.
    failedText: t('errors.resumeUploadFailed' as TextKey),
    onKept,
  });
}
