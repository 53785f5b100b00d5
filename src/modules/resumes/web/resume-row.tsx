import { FileText } from 'lucide-react';
import { api } from '#src/browser/api.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { KeptFileRow } from './kept-file-row.tsx';

const PreviewDialog = lazy(() => import('./preview-dialog.tsx'));

interface ResumeRowProps {
  resume: AttachedResume;
  onChange: () => void;
}

/** One kept resume; from a readable one the profile can be filled. */
export function ResumeRow({ resume, onChange }: ResumeRowProps) {
  const { t, language } = useTranslation();
  const { id, refusal, is_withheld } = resume;
  return (
    <KeptFileRow
      kept={resume}
      icon={<FileText aria-hidden className="mt-3 size-5 shrink-0 text-ink-muted" />}
      openLabel={t('resumes.attached.preview')}
      viewer={(overlay) => <PreviewDialog {...overlay} resume={resume} />}
      rename={(name) => api('PATCH /jobseeker/attached-resumes/:id', { id, name })}
      remove={() => api('DELETE /jobseeker/attached-resumes/:id', { id })}
      restore={() => api('POST /jobseeker/attached-resumes/:id/restore', { id })}
      deletedText={t('resumes.attached.deleted')}
      deleteFailedText={t('errors.resumeDeleteFailed' as TextKey)}
      onChange={onChange}
    >
      {refusal && !is_withheld ? (
        <p className="text-apricot-ink text-sm">{t(`resumes.attached.refusal.${refusal}`)}</p>
      ) : null}
      {resume.is_syncable ? (
        <LinkButton
          to={`/${language}/manage-profile/resume/${id}`}
          variant="secondary"
          size="sm"
          className="mt-2 [@media(scripting:none)]:hidden"
        >
          {t('resumes.review.fill')}
        </LinkButton>
      ) : null}
    </KeptFileRow>
  );
}
