import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';
import { AlertFields } from './alert-fields.tsx';

/** An alert of the search that someone came with. */
export function NewAlertForm({ wanted, email }: { wanted: { keywords: string; search: string }; email: string }) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('create');
  return (
    <SettingsCard title={t('settings.alerts.newTitle')} text={t('settings.alerts.newText', { email })}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="create" />
        <input type="hidden" name="search" value={wanted.search} />
        {message ? <Notice tone="danger">{message}</Notice> : null}
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
