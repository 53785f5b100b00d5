import { useEffect } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Chip } from '#src/ui/controls/chip.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { AlertFields } from './alert-fields.tsx';

interface NewAlertFormProps {
  /** The search's words, its parameters, and its filters in words. */
  wanted: { keywords: string; search: string; filters: string[] };
  /** The alert that is to look for this from now on; a new one where there is none. */
  changed: { id: number; label: string; frequency: 'daily' | 'weekly' } | undefined;
  email: string;
}

/** An alert of the search that someone came with. */
export function NewAlertForm({ wanted, changed, email }: NewAlertFormProps) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('create', 'refilter');
  const isNew = changed === undefined;
  // Whoever wants to hear of new jobs is asked now whether on this device too (app-offers.tsx).
  useEffect(() => {
    if (isDone) dispatchEvent(new CustomEvent('parley-news', { detail: 'alert' }));
  }, [isDone]);
  return (
    <SettingsCard
      title={isNew ? t('settings.alerts.newTitle') : t('settings.alerts.changeTitle', { label: changed.label })}
      text={isNew ? t('settings.alerts.newText', { email }) : t('settings.alerts.changeText')}
    >
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value={isNew ? 'create' : 'refilter'} />
        <input type="hidden" name="id" value={changed?.id ?? ''} />
        <input type="hidden" name="search" value={wanted.search} />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        {wanted.filters.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {wanted.filters.map((filter) => (
              <li key={filter} className="max-w-full">
                <Chip>{filter}</Chip>
              </li>
            ))}
          </ul>
        ) : null}
        <AlertFields
          keywords={value('keywords', wanted.keywords)}
          frequency={value('frequency', changed?.frequency ?? 'daily') === 'weekly' ? 'weekly' : 'daily'}
          error={error}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isBusy}>
            {t(isNew ? 'settings.alerts.create' : 'settings.alerts.saveTo')}
          </Button>
          <SavedMark isShown={isDone}>{t(isNew ? 'settings.alerts.created' : 'settings.saved')}</SavedMark>
        </div>
      </Form>
    </SettingsCard>
  );
}
