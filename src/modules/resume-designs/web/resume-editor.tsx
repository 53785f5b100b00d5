import { Download } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { OnlineResume } from '../resume-designs.contract.ts';
import type { EditedResume } from './edited-resume.ts';
import { LookControls } from './look-controls.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SectionList } from './section-list.tsx';
import { type SaveState, useAutosave } from './use-autosave.ts';
import { usePreview } from './use-preview.ts';

type Side = 'content' | 'preview';

/** Words at the start, paper at the end; on a phone one of the two at a time. */
export function ResumeEditor({ resume: { id, version, ...known } }: { resume: OnlineResume }) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>('content');
  const [resume, setResume] = useState<EditedResume>(known);
  const change = (part: Partial<EditedResume>) => setResume((before) => ({ ...before, ...part }));
  const saving = useAutosave(id, version, resume);
  const preview = usePreview(resume);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-10">
      <div className="lg:hidden">
        <Segmented<Side>
          legend={t('profiles.online.sides')}
          segments={[
            { value: 'content', label: t('profiles.online.content') },
            { value: 'preview', label: t('profiles.online.preview') },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <section
        aria-label={t('profiles.online.content')}
        className={classNames('grid content-start gap-5', side === 'preview' && 'max-lg:hidden')}
      >
        <TextField
          label={t('profiles.online.name')}
          hint={t('profiles.online.nameHint')}
          maxLength={80}
          value={resume.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SectionList resume={resume} onChange={change} />
      </section>
      <section
        aria-label={t('profiles.online.preview')}
        className={classNames('grid content-start gap-5', side === 'content' && 'max-lg:hidden')}
      >
        <div className="flex flex-wrap items-center gap-3">
          <DownloadLink id={id} format="pdf" isReady={saving.is === 'saved'} />
          <DownloadLink id={id} format="docx" isReady={saving.is === 'saved'} />
          <SaveLine state={saving} />
        </div>
        <LookControls resume={resume} onChange={change} />
        <ResumePreview preview={preview} pages={resume.options.pages} />
      </section>
    </div>
  );
}

/** The file is made of what is saved; a press a moment too early waits for the save. */
function DownloadLink({ id, format, isReady }: { id: number; format: 'pdf' | 'docx'; isReady: boolean }) {
  const { t } = useTranslation();
  return (
    <a
      href={`/download/online-resume/${id}.${format}`}
      download
      aria-disabled={!isReady || undefined}
      onClick={(event) => {
        if (!isReady) event.preventDefault();
      }}
      className={classNames(
        buttonStyle(format === 'pdf' ? 'primary' : 'soft'),
        !isReady && 'cursor-progress opacity-70',
      )}
    >
      <Download aria-hidden className="size-5 shrink-0" />
      {t(`profiles.online.${format}`)}
    </a>
  );
}

function SaveLine({ state }: { state: SaveState }) {
  const { t } = useTranslation();
  const text = {
    saved: t('profiles.own.saved'),
    saving: t('profiles.online.saving'),
    failed: state.is === 'failed' && state.message ? state.message : t('profiles.own.failed'),
  }[state.is];
  return (
    <p role="status" className={state.is === 'failed' ? 'text-danger-ink text-sm' : 'text-ink-muted text-sm'}>
      {text}
    </p>
  );
}
