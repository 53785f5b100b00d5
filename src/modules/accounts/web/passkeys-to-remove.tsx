import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { Checkbox, ChoiceGroup } from '#src/ui/checkbox.tsx';
import { useLocalTime } from '#src/ui/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export type Passkey = AnswerOf<Api['GET /authentication/passkeys']>['passkeys'][number];

/** Neither a new password nor signing out ends a passkey: here one sees them and chooses which go too. */
export function PasskeysToRemove({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation();
  if (passkeys.length === 0) return null;
  return (
    <ChoiceGroup legend={t('settings.passkeys.removeToo')} hint={t('settings.passkeys.removeTooText')}>
      {passkeys.map((passkey) => (
        <PasskeyChoice key={passkey.id} passkey={passkey} />
      ))}
    </ChoiceGroup>
  );
}

function PasskeyChoice({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const date = useLocalTime(passkey.created_at);
  return (
    <Checkbox
      name="remove_passkey"
      value={passkey.id}
      label={<bdi>{passkey.name}</bdi>}
      description={t('settings.passkeys.created', { date })}
    />
  );
}
