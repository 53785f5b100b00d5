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
  email: string;
}

/** An alert of the search that someone came with. */
export function NewAlertForm({ wanted, email }: NewAlertFormProps) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('create');
  return (
    <SettingsCard title={t('settings.alerts.newTitle')} text={t('settings.alerts.newText', { email })}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="create" />
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
          frequency={value('frequency', 'daily') === 'weekly' ? 'weekly' : 'daily'}
          error={error}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isBusy}>
            {t('settings.alerts.create')}
          </Button>
          <SavedMark isShown={isDone}>{t('settings.alerts.created')}</SavedMark>
        </div>
      </Form>
    </SettingsCard>
  );
}
