import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface ProfileFormProps {
  me: { first_name: string; last_name: string; date_of_birth: string | null };
}

/** Names and date of birth. */
export function ProfileForm({ me }: ProfileFormProps) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error, value } = useFormAnswer('profile');
  return (
    <SettingsCard title={t('settings.profile.title')} text={t('settings.profile.text')}>
      <Form method="post" className="grid gap-5">
        <input type="hidden" name="intent" value="profile" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="first_name"
            label={t('settings.profile.firstName')}
            defaultValue={value('first_name', me.first_name)}
            error={error('first_name')}
            autoComplete="given-name"
            maxLength={50}
          />
          <TextField
            name="last_name"
            label={t('settings.profile.lastName')}
            defaultValue={value('last_name', me.last_name)}
            error={error('last_name')}
            autoComplete="family-name"
            maxLength={50}
            isOptional
          />
        </div>
        <TextField
          type="date"
          name="date_of_birth"
          label={t('settings.profile.dateOfBirth')}
          hint={t('settings.profile.dateOfBirthHint')}
          defaultValue={value('date_of_birth', me.date_of_birth ?? '')}
          error={error('date_of_birth')}
          autoComplete="bday"
          className="max-w-56"
          isOptional
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
