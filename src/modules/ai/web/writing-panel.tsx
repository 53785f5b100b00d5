import { Sparkles, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/browser/api.ts';
import { languages } from '#src/modules/options/languages.ts';
import type { WritingHelpProps } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Written } from '../ai.contract.ts';
import { REWRITE_TYPES, type RewriteType } from '../rewrite-types.ts';
import { ComparedText } from './compared-text.tsx';
import { toRequest, useWriting, type WritingState } from './use-writing.ts';
import { WritingFacts } from './writing-facts.tsx';

/** What is said of a state to those who hear the page; a failure says itself. */
function heardOf(state: WritingState): 'writing' | 'stopped' | 'ready' | 'empty' | null {
  if (state.is === 'idle' || state.is === 'failed') return null;
  if (state.is === 'written') return state.written.text ? 'ready' : 'empty';
  return state.is;
}

const CHIPS = REWRITE_TYPES.filter((type) => type !== 'language');

interface WritingPanelProps extends WritingHelpProps {
  onClose: () => void;
}

/** Writes at once when it is opened; what is typed in the form changes only when the text is accepted. */
export function WritingPanel({ section, read, onText, onSaved, onClose }: WritingPanelProps) {
  const { t } = useTranslation();
  const { state, write, stop } = useWriting(t('ai.panel.failed'));
  const [original, setOriginal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isProfile = onSaved !== undefined;
  const [last, setLast] = useState('');
  const heard = heardOf(state);

  const begin = (rewrite?: RewriteType, language?: string) => {
    const typed = read();
    setOriginal(typed.text);
    // The pressed button is gone or cannot be used for a while, and on a phone the text is above it.
    heading.current?.focus();
    const text = rewrite ? last || typed.text : typed.text;
    write(toRequest({ section, ...typed, text }, isProfile, rewrite, language));
  };
  const halt = () => {
    stop();
    heading.current?.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => begin(), []);
  useEffect(() => {
    if (state.is === 'written') setLast(state.written.text);
  }, [state]);

  return (
    <section
      aria-label={t('ai.panel.label')}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4"
      onKeyDown={(event) => {
        // Esc closes the panel, not the form around it.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-ink outline-none">
        <Sparkles aria-hidden className="size-5 text-accent-ink" />
        {t('ai.panel.label')}
      </h3>
      <p role="status" className="sr-only">
        {heard ? t(`ai.panel.${heard}`) : null}
      </p>
      {state.is === 'writing' ? <Growing text={state.text} onStop={halt} /> : null}
      {state.is === 'stopped' ? <Notice>{t('ai.panel.stopped')}</Notice> : null}
      {state.is === 'failed' ? <Failure {...state} /> : null}
      {state.is === 'written' ? <Result {...{ original, onText, onSaved, onClose }} written={state.written} /> : null}
      <Wishes
        isBusy={state.is === 'writing'}
        hasText={(last || original) !== ''}
        hasLanguages={isProfile || (state.is === 'written' && state.written.engine.kind === 'external')}
        onWish={begin}
        onClose={onClose}
      />
    </section>
  );
}

/** What has to be in the profile first, by the code of the refusal. */
const wants: Record<number, string> = {
  41314: '/manage-profile?tab=job-preferences',
  41318: '/manage-profile?tab=profile#work_experiences',
};

function Failure({ message, code = 0 }: { message: string; code?: number }) {
  const { t, language } = useTranslation();
  const to = wants[code];
  return (
    <Notice
      tone={to ? 'warning' : 'danger'}
      actions={
        to ? (
          <LinkButton to={`/${language}${to}`} variant="secondary" size="sm">
            {t('profiles.own.add')}
          </LinkButton>
        ) : null
      }
    >
      {message}
    </Notice>
  );
}

function Growing({ text, onStop }: { text: string; onStop: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-3">
      <p dir="auto" className="wrap-anywhere min-h-24 whitespace-pre-line text-ink text-sm text-start">
        {text || <span className="text-ink-muted">{t('ai.panel.writing')}</span>}
      </p>
      <Button
        variant="secondary"
        size="sm"
        icon={<Square aria-hidden />}
        className="justify-self-start"
        onClick={onStop}
      >
        {t('ai.panel.stop')}
      </Button>
    </div>
  );
}

interface ResultProps extends Pick<WritingPanelProps, 'onText' | 'onSaved' | 'onClose'> {
  written: Written;
  /** What is typed in the form. */
  original: string;
}

/** The text beside what it would replace, who wrote it and what was done; accepted or left. */
function Result({ written, original, onText, onSaved, onClose }: ResultProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [isUsed, setIsUsed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const { text, language } = written;

  const undo = () =>
    api('DELETE /aicv/ai_writing/career_summary').then(
      () => {
        showToast(t('ai.panel.undone'));
        revalidate();
      },
      (error: Error) => showToast(error.message || t('ai.panel.failed'), { tone: 'danger' }),
    );
  const save = async (leave: () => void) => {
    setIsBusy(true);
    try {
      await api('PATCH /aicv/ai_writing/career_summary');
      showToast(t('ai.panel.saved'), { tone: 'success', action: { label: t('ai.panel.undo'), onAction: undo } });
      leave();
      revalidate();
    } catch (error) {
      showToast((error as Error).message || t('ai.panel.failed'), { tone: 'danger' });
      setIsBusy(false);
    }
  };
  const put = (next: string, isNew: boolean) => {
    onText(next);
    setIsUsed(isNew);
  };
  const isSame = text === '' || text === original;

  return (
    <div className="grid grid-cols-1 gap-4">
      {text === '' ? <p className="text-ink-muted text-sm">{t('ai.panel.empty')}</p> : null}
      {isSame ? null : <ComparedText before={original} after={text} language={language} />}
      <WritingFacts written={written} />
      {isUsed ? (
        <Notice
          tone="success"
          actions={
            <Button variant="secondary" size="sm" onClick={() => put(original, false)}>
              {t('ai.panel.undo')}
            </Button>
          }
        >
          {t('ai.panel.used')}
        </Notice>
      ) : isSame ? null : (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" isLoading={isBusy} onClick={() => (onSaved ? save(onSaved) : put(text, true))}>
            {t(onSaved ? 'ai.panel.save' : 'ai.panel.use')}
          </Button>
          <Button variant="quiet" size="sm" onClick={onClose}>
            {t('ai.panel.discard')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface WishesProps {
  isBusy: boolean;
  hasText: boolean;
  hasLanguages: boolean;
  onWish: (rewrite?: RewriteType, language?: string) => void;
  onClose: () => void;
}

function Wishes({ isBusy, hasText, hasLanguages, onWish, onClose }: WishesProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-end gap-2 border-line border-t pt-4">
      <Button variant="secondary" size="sm" disabled={isBusy} onClick={() => onWish()}>
        {t('ai.panel.again')}
      </Button>
      {hasText
        ? CHIPS.map((rewrite) => (
            <Button key={rewrite} variant="secondary" size="sm" disabled={isBusy} onClick={() => onWish(rewrite)}>
              {t(`ai.rewrite.${rewrite}`)}
            </Button>
          ))
        : null}
      {hasText && hasLanguages ? (
        <NativeSelect
          label={t('ai.rewrite.language')}
          isLabelHidden
          required={false}
          disabled={isBusy}
          value=""
          placeholder={t('ai.rewrite.language')}
          options={languages.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={({ target }) => target.value && onWish('language', target.value)}
        />
      ) : null}
      <Button variant="quiet" size="sm" className="ms-auto" onClick={onClose}>
        {t('ui.close')}
      </Button>
    </div>
  );
}
