import { useNavigate, useRevalidator } from 'react-router';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { ProfileSection } from '#src/modules/profiles/web/profile-section.tsx';
import { FileField, FileRow } from '#src/ui/controls/file-field.tsx';
import { DownloadTextLink, TextLink } from '#src/ui/controls/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AttachedResume } from '../attached-resumes.contract.ts';
import { ImportHelp } from './import-help.tsx';
import { ResumeRow } from './resume-row.tsx';
import { useKeepResume } from './use-keep-resume.ts';

interface AttachedResumesProps {
  resumes: AttachedResume[];
  limit: number;
}

/** RES-01: the resumes that someone keeps here, as a section of the profile. */
export function AttachedResumes({ resumes, limit }: AttachedResumesProps) {
  const { t, language } = useTranslation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { sending, problem, send, cancel } = useKeepResume({
    onKept: revalidate,
    onImport: (id) => navigate(`/${language}/manage-profile/resume/${id}`),
  });
  const isFull = resumes.length >= limit;
  return (
    <ProfileSection
      id="resumes"
      title={t('resumes.attached.title')}
      action={
        resumes.length > 0 ? (
          <span className="text-ink-muted text-sm">
            {t('resumes.attached.count', { count: resumes.length, limit })}
          </span>
        ) : null
      }
    >
      <div className="grid gap-3">
        {resumes.length === 0 ? <p className="text-ink-muted">{t('resumes.attached.empty')}</p> : null}
        {resumes.length > 0 ? (
          <ul className="grid gap-2">
            {resumes.map((resume) => (
              <ResumeRow key={resume.id} resume={resume} onChange={revalidate} />
            ))}
          </ul>
        ) : null}
        {sending ? <FileRow name={sending.name} progress={sending.progress} onRemove={cancel} /> : null}
        {isFull ? <p className="text-ink-muted text-sm">{t('resumes.attached.full', { limit })}</p> : null}
        <div className="grid gap-1 [@media(scripting:none)]:hidden">
          <FileField
            // The same file again is a new choice only for a new input.
            key={resumes.length}
            label={t(isFull ? 'resumes.import.label' : 'resumes.attached.upload')}
            hint={isFull ? t('resumes.import.hint') : `${t('resumes.attached.hint')} ${t('resumes.import.hint')}`}
            accept={isFull ? acceptOf('profile_import') : acceptOf('resume', 'profile_import')}
            error={problem}
            required={false}
            disabled={sending !== undefined}
            onFiles={send}
          />
          <ImportHelp />
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={`/${language}/online-resume`}>{t('resumes.attached.make')}</TextLink>
          <DownloadTextLink href="/download/resume.json">{t('resumes.attached.json')}</DownloadTextLink>
        </p>
      </div>
    </ProfileSection>
  );
}
