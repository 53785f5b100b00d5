import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SaveState } from './use-autosave.ts';

/** One quiet line about where the text is. */
export function SaveLine({ state, kind }: { state: SaveState; kind: 'draft' | 'edit' }) {
  const { t, language } = useTranslation();
  const time = (at: string) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(at));
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-ink-muted text-sm">
      {state.is === 'saving' ? (
        <>
          <LoaderCircle aria-hidden className="size-4 shrink-0 animate-spin motion-reduce:animate-none" />
          {t('employer.form.saving')}
        </>
      ) : null}
      {state.is === 'saved' ? (
        <>
          <Check aria-hidden className="size-4 shrink-0 text-accent" />
          <span suppressHydrationWarning>
            {t(kind === 'draft' ? 'employer.form.saved' : 'employer.form.keptAt', { time: time(state.at) })}
          </span>
        </>
      ) : null}
      {state.is === 'offline' ? (
        <>
          <CloudOff aria-hidden className="size-4 shrink-0 text-apricot-ink" />
          {t('employer.form.offline')}
        </>
      ) : null}
      {state.is === 'refused' ? (
        <>
          <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger-ink" />
          <span className="text-danger-ink">{state.message}</span>
        </>
      ) : null}
      {state.is === 'empty' ? t(kind === 'draft' ? 'employer.form.savesItself' : 'employer.form.editNote') : null}
    </p>
  );
}
