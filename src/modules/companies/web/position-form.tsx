import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** What a recruiter does at the company; candidates read it beside the name. */
export function PositionForm({ position }: { position: string }) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('position');
  return (
    <SettingsCard title={t('settings.position.title')} text={t('settings.position.text')}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="position" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <TextField
          name="position"
          label={t('settings.position.title')}
          defaultValue={value('position', position)}
          error={error('position')}
          autoComplete="organization-title"
          maxLength={100}
          className="max-w-md"
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isBusy}>
            {t('settings.profile.save')}
          </Button>
          <SavedMark isShown={isDone}>{t('settings.saved')}</SavedMark>
        </div>
      </Form>
    </SettingsCard>
  );
}
