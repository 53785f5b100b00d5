import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { api } from '#src/browser-api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { asWebAuthn } from '../webauthn-json.ts';
import { deviceFacts } from './device-facts.ts';

interface PasskeyButtonProps {
  redirect: string | null | undefined;
  onProblem: (message: string) => void;
}

/** Lets the device sign in with a passkey of this site; the library comes when it is pressed. */
export function PasskeyButton({ redirect, onProblem }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const [isBusy, setIsBusy] = useState(false);
  const use = async () => {
    setIsBusy(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { token, options } = await api('POST /authentication/passkeys/sign-in/start');
      const response = await startAuthentication({ optionsJSON: asWebAuthn(options) });
      const { device_uuid, device_type } = deviceFacts();
      const form = { do: 'passkey', token, response: JSON.stringify(response), device_uuid, device_type };
      submit({ ...form, ...(redirect && { redirect }) }, { method: 'post', replace: true });
    } catch (error) {
      onProblem(describe(error));
    } finally {
      setIsBusy(false);
    }
  };
  const describe = (error: unknown) => {
    if (isRefusal(error)) return error.message || t('accounts.start.offline');
    // The browser says the same when there is no passkey and when someone changes their mind.
    const isCancelled = error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
    return t(isCancelled ? 'accounts.passkey.cancelled' : 'accounts.passkey.failed');
  };
  return (
    <Button
      variant="secondary"
      size="lg"
      isWide
      isLoading={isBusy}
      icon={<KeyRound aria-hidden className="size-5" />}
      onClick={use}
    >
      {t('accounts.passkey.use')}
    </Button>
  );
}
