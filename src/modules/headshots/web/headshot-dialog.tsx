import { Download } from 'lucide-react';
import { useState } from 'react';
import { acceptOf } from '#src/modules/files/file-kinds.ts';
import type { PhotoStudioProps } from '#src/modules/profiles/web/photo-studio-slot.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { FileField } from '#src/ui/controls/file-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { ProgressBar } from '#src/ui/feedback/progress.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Headshot, HeadshotState } from '../headshots.contract.ts';
import type { HeadshotEngine } from '../portrait-looks.ts';
import { EngineChoice } from './engine-choice.tsx';
import { HeadshotPromises } from './headshot-promises.tsx';
import { LookChoices } from './look-choices.tsx';
import { type Step, setProfilePhoto, useHeadshot } from './use-headshot.ts';

/** AI-04: a photo goes in, a portrait comes out beside it, and the person decides what becomes of it. */
export default function HeadshotDialog({ isOpen, onOpenChange, onUsed }: PhotoStudioProps) {
  const { t } = useTranslation();
  const { state, step, error, setError, make, change, discard } = useHeadshot();
  const [isSaving, setIsSaving] = useState(false);
  const [wanted, setWanted] = useState<HeadshotEngine>('built-in');
  const headshot = state?.headshot;
  const offered = state?.external_model ?? null;
  const engine = offered ? wanted : 'built-in';
  const isMaking = step.name === 'uploading' || step.name === 'working';

  const use = async (chosen: Headshot) => {
    setIsSaving(true);
    try {
      await setProfilePhoto(chosen);
      showToast(t('headshots.used'), { tone: 'success' });
      onUsed();
      onOpenChange(false);
    } catch (failure) {
      setError((failure as Error).message || t('headshots.lost'));
    }
    setIsSaving(false);
  };
  const remove = async (chosen: Headshot) => {
    if (await discard(chosen)) showToast(t('headshots.discarded'), { tone: 'success' });
  };

  return (
    <Dialog
      {...{ isOpen, onOpenChange }}
      title={t('headshots.title')}
      size="lg"
      footer={
        headshot && !isMaking ? (
          <>
            <Button variant="quiet" onClick={() => remove(headshot)}>
              {t('headshots.discard')}
            </Button>
            <a href={headshot.portrait} download="headshot.jpg" className={buttonStyle('secondary')}>
              <span className="inline-flex items-center gap-2">
                <Download aria-hidden className="size-5" />
                {t('headshots.download')}
              </span>
            </a>
            <Button isLoading={isSaving || step.name === 'changing'} onClick={() => use(headshot)}>
              {t('headshots.use')}
            </Button>
          </>
        ) : null
      }
    >
      <div className="grid gap-5">
        {headshot ? (
          <>
            {headshot.external && !headshot.external.portrait ? (
              <Notice>{t('headshots.outside.failed', { model: headshot.external.model })}</Notice>
            ) : null}
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
              <Compared headshot={headshot} isChanging={step.name === 'changing'} />
              <LookChoices headshot={headshot} onChange={(look) => change(headshot, look)} />
            </div>
          </>
        ) : (
          <p className="text-pretty text-ink">{t('headshots.intro')}</p>
        )}
        {isMaking ? (
          <Making {...{ step, engine }} />
        ) : (
          <>
            {offered ? <EngineChoice model={offered} engine={engine} onChange={setWanted} /> : null}
            <PhotoField {...{ state, error }} hasPortrait={Boolean(headshot)} onPhoto={(file) => make(file, engine)} />
          </>
        )}
        <HeadshotPromises model={headshot?.external?.model ?? (engine === 'external' ? offered : null)} />
      </div>
    </Dialog>
  );
}

function Making({ step, engine }: { step: Step; engine: HeadshotEngine }) {
  const { t } = useTranslation();
  const isUploading = step.name === 'uploading';
  const working = engine === 'external' ? 'headshots.workingOutside' : 'headshots.working';
  return (
    <div role="status">
      <ProgressBar
        label={t(isUploading ? 'headshots.uploading' : working)}
        value={isUploading ? step.percent : undefined}
      />
    </div>
  );
}

function Compared({ headshot, isChanging }: { headshot: Headshot; isChanging: boolean }) {
  const { t } = useTranslation();
  const { engine, external } = headshot;
  const madeBy =
    engine === 'external' && external
      ? t('headshots.outside.madeBy', { model: external.model })
      : t('headshots.engine');
  return (
    <div className="grid grid-cols-[1fr_2fr] items-start gap-3">
      <figure>
        <img
          src={headshot.photo}
          alt=""
          className="aspect-square w-full rounded-card border border-line bg-sunken object-cover"
        />
        <figcaption className="mt-1 text-ink-muted text-sm">{t('headshots.photo')}</figcaption>
      </figure>
      <figure className="relative" aria-busy={isChanging}>
        <img
          src={headshot.portrait}
          alt={t('headshots.result')}
          className="aspect-square w-full rounded-card border border-line bg-sunken object-cover"
        />
        {isChanging ? <Spinner className="absolute start-3 top-3 size-6" /> : null}
        <figcaption aria-hidden className="mt-1 text-ink-muted text-sm">
          {t('headshots.result')}
        </figcaption>
        <p className="text-ink-muted text-sm">{madeBy}</p>
        <p role="status" className="sr-only">
          {isChanging ? '' : t('headshots.ready')}
        </p>
      </figure>
    </div>
  );
}

interface PhotoFieldProps {
  state: HeadshotState | undefined;
  error: string | undefined;
  hasPortrait: boolean;
  onPhoto: (file: File) => void;
}

function PhotoField({ state, error, hasPortrait, onPhoto }: PhotoFieldProps) {
  const { t } = useTranslation();
  const credits = state?.credits;
  return (
    <div className="grid gap-2">
      <FileField
        label={t(hasPortrait ? 'headshots.another' : 'headshots.photo')}
        hint={t('headshots.hint')}
        error={error}
        accept={`${acceptOf('headshot')},.heic,.heif`}
        required={false}
        disabled={credits?.left === 0}
        onFiles={([file]) => file && onPhoto(file)}
      />
      {credits ? (
        <p className="text-ink-muted text-sm">
          {t('headshots.left', { count: credits.left })}
          {credits.left === 0 ? ` ${t('headshots.renews')}` : ''}
        </p>
      ) : null}
    </div>
  );
}
