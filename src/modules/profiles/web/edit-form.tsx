import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useEditing, useProfileHrefs } from './editing.tsx';
import { useFormDraft } from './use-form-draft.ts';

export interface FormFields {
  error: (field: string) => string | undefined;
  /** What was typed and not saved, else what is there. */
  value: (field: string, fallback: string) => string;
  /** Closes the form: what is typed has been saved another way. */
  leave: () => void;
}

interface EditFormProps {
  intent: string;
  /** What is edited, as the address names it. */
  what: string;
  accountId: number;
  label: string;
  /** Sent along, not typed. */
  hidden?: Record<string, string | number>;
  isBusy?: boolean;
  children: (fields: FormFields) => ReactNode;
  /** Beside save and cancel. */
  extra?: ReactNode;
}

/** One open form of the profile: saves by Ctrl+Enter, closes by Esc, keeps what is typed until it is saved. */
export function EditForm({
  intent,
  what,
  accountId,
  label,
  hidden = {},
  isBusy: isWaiting,
  children,
  extra,
}: EditFormProps) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const { here, edit } = useProfileHrefs();
  const form = useRef<HTMLFormElement>(null);
  const { Form, isBusy, isDone, answer, message, error, value } = useFormAnswer<{ isDuplicate?: boolean }>(intent);
  const { draft, key, forget, discard } = useFormDraft(form, accountId, what);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select')?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is saved
  useEffect(() => {
    if (!isDone) return;
    forget();
    showToast(t('profiles.own.saved'), { tone: 'success' });
    close();
  }, [isDone]);

  // Whoever cannot see the page is led to the first field that was refused.
  useEffect(() => {
    if (answer?.isDone === false) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
    }
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.current?.requestSubmit();
  };
  const leave = () => {
    forget();
    close();
  };
  const isDuplicate = answer?.isDone === false && (answer.data as { isDuplicate?: boolean } | undefined)?.isDuplicate;

  return (
    <Form
      ref={form}
      method="post"
      action={edit(what)}
      noValidate
      aria-label={label}
      onKeyDown={press}
      className="grid gap-5 rounded-card border border-accent bg-surface p-4 ring-4 ring-accent-soft sm:p-5"
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(hidden).map(([name, one]) => (
        <input key={name} type="hidden" name={name} value={one} />
      ))}
      {draft ? (
        <Notice
          actions={
            <Button variant="secondary" size="sm" onClick={discard}>
              {t('profiles.own.discard')}
            </Button>
          }
        >
          {t('profiles.own.draft')}
        </Notice>
      ) : null}
      <div key={key} className="grid gap-5">
        {children({ error, value: (field, fallback) => draft?.[field] ?? value(field, fallback), leave })}
      </div>
      {message ? (
        <Notice
          tone={isDuplicate ? 'warning' : 'danger'}
          actions={
            isDuplicate ? (
              <Button type="submit" size="sm" variant="secondary" name="confirm_duplicate" value="yes">
                {t('profiles.own.addAnyway')}
              </Button>
            ) : null
          }
        >
          {message}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button type="submit" isLoading={isBusy || isWaiting}>
          {t('ui.save')}
        </Button>
        <LinkButton to={here} replace preventScrollReset variant="quiet" onClick={forget}>
          {t('ui.cancel')}
        </LinkButton>
        {extra}
        <span className="ms-auto hidden text-ink-muted text-xs pointer-fine:inline">{t('profiles.own.keys')}</span>
      </div>
    </Form>
  );
}
