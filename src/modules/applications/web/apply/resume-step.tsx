import { Upload } from 'lucide-react';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import { useKeepResume } from '#src/modules/resumes/web/use-keep-resume.ts';
import { formatLength } from '#src/modules/resumes/web/video/format-length.ts';
import { CheckBox } from '#src/ui/controls/checkbox.tsx';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ResumeChoice } from '../../applications.contract.ts';
import { keyOf } from './apply-form.ts';

interface ResumeStepProps {
  resumes: readonly ResumeChoice[];
  chosen: readonly string[];
  problem: string;
  onChoose: (keys: string[]) => void;
  onAdded: (resume: ResumeChoice) => void;
}

/** The own resumes to choose from, up to three, and a way to add one. */
export function ResumeStep({ resumes, chosen, problem, onChoose, onAdded }: ResumeStepProps) {
  const { t, language } = useTranslation();
  const toggle = (key: string, isOn: boolean) =>
    onChoose(isOn ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <div className="grid gap-3">
      <fieldset className="grid gap-3" aria-describedby={problem ? 'resume-problem' : undefined}>
        <legend className="sr-only">{t('applications.steps.resume')}</legend>
        {resumes.length === 0 ? <p className="text-ink-muted">{t('applications.resume.none')}</p> : null}
        {resumes.map((resume) => {
          const key = keyOf(resume);
          return (
            <label
              key={key}
              htmlFor={`resume-${key}`}
              className="group flex min-h-16 items-start gap-4 rounded-card border border-line bg-surface p-4 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent"
            >
              <CheckBox
                id={`resume-${key}`}
                name="resume"
                value={key}
                checked={chosen.includes(key)}
                onChange={(event) => toggle(key, event.target.checked)}
              />
              <span className="min-w-0">
                <b className="wrap-anywhere block font-semibold text-ink">
                  <bdi>{resume.name}</bdi>
                </b>
                <span className="block text-ink-muted text-sm">
                  {[
                    t(`applications.resume.${resume.kind}`),
                    resume.seconds === null ? '' : formatLength(resume.seconds),
                    resume.size === null || resume.kind === 'video' ? '' : formatFileSize(resume.size, language),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {' · '}
                  <LocalTime moment={resume.updated_at} />
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {problem ? (
        <p id="resume-problem" role="alert" className="font-medium text-danger-ink text-sm">
          {problem}
        </p>
      ) : null}
      <AddResume onAdded={onAdded} />
      {resumes.length === 0 ? (
        <div>
          <LinkButton variant="secondary" to={`/${language}/online-resume`}>
            {t('applications.resume.make')}
          </LinkButton>
        </div>
      ) : null}
    </div>
  );
}

/** Uploads and keeps one, so that it is there for the next application too. */
function AddResume({ onAdded }: Pick<ResumeStepProps, 'onAdded'>) {
  const { t } = useTranslation();
  const { send, sending, problem } = useKeepResume({
    onKept: ({ id, file, updated_at }) =>
      onAdded({ kind: 'attached', id, name: file.name, size: file.size, seconds: null, updated_at }),
    onImport: () => undefined,
  });
  return (
    <div className="[@media(scripting:none)]:hidden">
      <label className="flex min-h-16 cursor-pointer items-center gap-4 rounded-card border border-line-firm border-dashed p-4 focus-within:ring-2 focus-within:ring-accent hover:bg-surface">
        <Upload aria-hidden className="size-5 shrink-0 text-accent-ink" />
        <span className="min-w-0">
          <span className="block font-semibold text-accent-ink">{t('applications.resume.upload')}</span>
          <span className="block text-ink-muted text-sm">
            {sending ? `${sending.name} · ${sending.progress} %` : t('applications.resume.uploadHint')}
          </span>
        </span>
        <input
          type="file"
          className="sr-only"
          accept={acceptOf('resume')}
          disabled={sending !== undefined}
          onChange={(event) => {
            send([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      {problem ? (
        <p role="alert" className="mt-2 font-medium text-danger-ink text-sm">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
