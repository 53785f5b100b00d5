import { FileText } from 'lucide-react';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { ImportHelp } from './import-help.tsx';
import { useKeepResume } from './use-keep-resume.ts';

interface ResumeStartProps {
  /** One that was uploaded before, perhaps on another device. */
  resume: AttachedResume | undefined;
  /** Where what was read of a resume is looked at. */
  reviewOf: (resume: AttachedResume) => string;
  onKept: (resume: AttachedResume) => void;
  onImport: (fileId: string) => void;
}

/** PROF-01: the easy way in. Without scripts the ways beside it are left. */
export function ResumeStart({ resume, reviewOf, onKept, onImport }: ResumeStartProps) {
  const { t } = useTranslation();
  const { sending, problem, send, cancel } = useKeepResume({ onKept, onImport });
  return (
    <div className="grid gap-3 [@media(scripting:none)]:hidden">
      {resume ? (
        <div className="flex flex-wrap items-center gap-3 rounded-card border border-accent bg-accent-soft p-4">
          <FileText aria-hidden className="size-5 shrink-0 text-accent-ink" />
          <bdi className="min-w-0 flex-1 break-words font-medium text-ink">{resume.file.name}</bdi>
          <LinkButton to={reviewOf(resume)} size="sm">
            {t('resumes.start.resume')}
          </LinkButton>
        </div>
      ) : null}
      {sending ? <FileRow name={sending.name} progress={sending.progress} onRemove={cancel} /> : null}
      <FileField
        label={t('resumes.attached.upload')}
        hint={`${t('resumes.attached.hint')} ${t('resumes.import.hint')}`}
        accept={acceptOf('resume', 'profile_import')}
        error={problem}
        required={false}
        disabled={sending !== undefined}
        onFiles={send}
        className="py-12"
      />
      <p className="text-sm">
        <HelpLink about="upload" />
      </p>
      <ImportHelp />
    </div>
  );
}
