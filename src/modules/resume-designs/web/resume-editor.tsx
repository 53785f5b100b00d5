import { Download } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { OnlineResume } from '../resume-designs.contract.ts';
import type { EditedResume } from './edited-resume.ts';
import { LeaveWarning } from './leave-warning.tsx';
import type { Levels } from './level-rows.tsx';
import { LookControls } from './look-controls.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { SectionList } from './section-list.tsx';
import { type Autosave, useAutosave } from './use-autosave.ts';

type Side = 'content' | 'preview';

interface ResumeEditorProps {
  resume: OnlineResume;
  levels: Levels;
}

/**
 * Looks and words at the start, and at the end the paper, which stays in sight while they are changed; on a phone words or
 * paper, one at a time.
 */
export function ResumeEditor({ resume: { id, version, ...known }, levels }: ResumeEditorProps) {
  const { t } = useTranslation();
  const [side, setSide] = useState<Side>('content');
  const [resume, setResume] = useState<EditedResume>(known);
  const change = (part: Partial<EditedResume>) => setResume((before) => ({ ...before, ...part }));
  const saving = useAutosave(id, version, resume);
  const isSaved = saving.state.is === 'saved';
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-x-10">
      <div className="flex flex-wrap items-center justify-between gap-3 lg:hidden">
        <Segmented<Side>
          legend={t('profiles.online.sides')}
          segments={[
            { value: 'content', label: t('profiles.online.content') },
            { value: 'preview', label: t('profiles.online.preview') },
          ]}
          value={side}
          onChange={setSide}
        />
        <SaveLine state={saving.state} />
      </div>
      <div className={classNames('max-lg:order-last', side === 'content' && 'max-lg:hidden')}>
        <LookControls resume={resume} onChange={change} />
      </div>
      <section
        aria-label={t('profiles.online.content')}
        className={classNames('grid content-start gap-5', side === 'preview' && 'max-lg:hidden')}
      >
        <TextField
          label={t('profiles.online.name')}
          hint={t('profiles.online.nameHint')}
          dir="auto"
          maxLength={80}
          value={resume.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SectionList resume={resume} levels={levels} onChange={change} />
      </section>
      <section
        aria-label={t('profiles.online.preview')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a wide screen it scrolls by itself, by the keyboard too
        tabIndex={0}
        className={classNames(
          'grid content-start gap-5 lg:sticky lg:top-16 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-m-4 lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto lg:p-4',
          side === 'content' && 'max-lg:hidden',
        )}
      >
        <div className="flex flex-wrap items-center gap-3">
          <DownloadLink id={id} format="pdf" isReady={isSaved} flush={saving.flush} />
          <DownloadLink id={id} format="docx" isReady={isSaved} flush={saving.flush} />
          <div className="max-lg:hidden">
            <SaveLine state={saving.state} />
          </div>
        </div>
        <ResumePreview resume={resume} />
      </section>
      <SaveTrouble {...saving} />
      <LeaveWarning {...saving} />
    </div>
  );
}

function SaveLine({ state: { is } }: Pick<Autosave, 'state'>) {
  const { t } = useTranslation();
  return (
    <p role="status" className="text-ink-muted text-sm">
      {is === 'saved' ? t('profiles.own.saved') : is === 'saving' ? t('profiles.online.saving') : null}
    </p>
  );
}

interface DownloadLinkProps extends Pick<Autosave, 'flush'> {
  id: number;
  format: 'pdf' | 'docx';
  isReady: boolean;
}

/** The file is made of what is saved; a press a moment too early waits for the save. */
function DownloadLink({ id, format, isReady, flush }: DownloadLinkProps) {
  const { t } = useTranslation();
  const address = `/download/online-resume/${id}.${format}`;
  return (
    <a
      href={address}
      download
      aria-disabled={!isReady || undefined}
      onClick={async (event) => {
        if (isReady) return;
        event.preventDefault();
        if (await flush()) location.assign(address);
      }}
      className={classNames(
        buttonStyle(format === 'pdf' ? 'primary' : 'soft'),
        'max-sm:grow',
        !isReady && 'cursor-progress opacity-70',
      )}
    >
      <Download aria-hidden className="size-5 shrink-0" />
      {t(`profiles.online.${format}`)}
    </a>
  );
}
