import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/browser-api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/button.tsx';
import { useLocalTime } from '#src/ui/local-time.tsx';
import { SettingsCard } from '#src/ui/settings-card.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { useFormAnswer } from '#src/ui/use-form-answer.ts';
import { describeAgent } from '../describe-agent.ts';
import { asWebAuthn } from '../webauthn-json.ts';
import type { Passkey } from './passkeys-to-remove.tsx';
import { whenProved } from './when-proved.ts';

/** The account's passkeys, and a new one made by this device. */
export function PasskeysCard({ passkeys }: { passkeys: Passkey[] }) {
  const { t } = useTranslation();
  const { add, isAdding, isSupported } = useAddPasskey();
  return (
    <SettingsCard title={t('settings.passkeys.title')} text={t('settings.passkeys.text')}>
      {passkeys.length > 0 ? (
        <ul className="mb-5 divide-y divide-line border-line border-y">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-ink-muted text-sm">{t('settings.passkeys.none')}</p>
      )}
      {isSupported ? (
        <Button
          variant="secondary"
          icon={<KeyRound aria-hidden className="size-4" />}
          isLoading={isAdding}
          onClick={add}
          className="[@media(scripting:none)]:hidden"
        >
          {t('settings.passkeys.add')}
        </Button>
      ) : (
        <p className="text-ink-muted text-sm">{t('settings.passkeys.unsupported')}</p>
      )}
    </SettingsCard>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('passkey-remove');
  const date = useLocalTime(passkey.last_used_at ?? passkey.created_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-medium text-ink">{passkey.name}</p>
        <p className="text-ink-muted text-sm">
          {t(passkey.last_used_at ? 'settings.passkeys.used' : 'settings.passkeys.created', { date })}
          {passkey.is_synced ? ` · ${t('settings.passkeys.synced')}` : null}
        </p>
        {message ? <p className="text-danger-ink text-sm">{message}</p> : null}
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="passkey-remove" />
        <input type="hidden" name="id" value={passkey.id} />
        <Button
          type="submit"
          size="sm"
          variant="secondary"
          isLoading={isBusy}
          aria-label={t('settings.passkeys.removeNamed', { name: passkey.name })}
        >
          {t('settings.passkeys.remove')}
        </Button>
      </Form>
    </li>
  );
}

/** The library for passkeys comes when the first one is made. */
function useAddPasskey() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [isAdding, setIsAdding] = useState(false);
  const [isSupported, setIsSupported] = useState(true);
  useEffect(() => setIsSupported('PublicKeyCredential' in window), []);
  const add = async () => {
    setIsAdding(true);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const { token, options } = await whenProved(() => api('POST /authentication/passkeys/register/start'));
      const response = await startRegistration({ optionsJSON: asWebAuthn(options) });
      const name = describeAgent(navigator.userAgent);
      await api('POST /authentication/passkeys/register/finish', { token, response: { ...response }, name });
      showToast(t('settings.passkeys.added'), { tone: 'success' });
      await revalidate();
    } catch (error) {
      // Whoever closes the device's window has changed their mind; that is no failure.
      if (error instanceof Error && error.name === 'NotAllowedError') return;
      showToast((isRefusal(error) && error.message) || t('settings.passkeys.failed'), { tone: 'danger' });
    } finally {
      setIsAdding(false);
    }
  };
  return { add, isAdding, isSupported };
}
