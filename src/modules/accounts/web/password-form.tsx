import { Button } from '#src/ui/controls/button.tsx';
import { PasswordField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type Passkey, PasskeysToRemove } from './passkeys-to-remove.tsx';

interface PasswordFormProps {
  hasPassword: boolean;
  email: string | null;
  passkeys: Passkey[];
  /** Operators need a longer one. */
  leastLength: number;
}

/** Sets or changes the password. */
export function PasswordForm({ hasPassword, email, passkeys, leastLength }: PasswordFormProps) {
  const { t } = useTranslation();
  const { Form, isBusy, isDone, message, error } = useFormAnswer('password');
  return (
    <SettingsCard
      title={t('settings.password.title')}
      text={t(hasPassword ? 'settings.password.textHas' : 'settings.password.textNone')}
    >
      <Form method="post" key={isDone ? 'kept' : 'typed'} className="grid max-w-md gap-5">
        <input type="hidden" name="intent" value="password" />
        {/* Password managers want to know whose password it is. */}
        <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} hidden readOnly />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        {hasPassword ? (
          <PasswordField
            name="current_password"
            label={t('settings.password.current')}
            hint={t('settings.password.currentHint')}
            required={false}
            error={error('current_password')}
            autoComplete="current-password"
          />
        ) : null}
        <PasswordField
          name="password"
          label={t('settings.password.new')}
          hint={t('settings.password.newHint', { min: leastLength })}
          error={error('password')}
          autoComplete="new-password"
          minLength={leastLength}
          maxLength={128}
        />
        <PasswordField
          name="confirm_password"
          label={t('settings.password.confirm')}
          error={error('confirm_password')}
          autoComplete="new-password"
          maxLength={128}
        />
        <PasskeysToRemove passkeys={passkeys} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isLoading={isBusy}>
            {t(hasPassword ? 'settings.password.change' : 'settings.password.set')}
          </Button>
          <SavedMark isShown={isDone}>{t('settings.password.changed')}</SavedMark>
        </div>
      </Form>
    </SettingsCard>
  );
}
