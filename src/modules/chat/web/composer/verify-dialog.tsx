import { type FormEvent, useEffect, useId, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { type PhoneCountry, PhoneFields } from '#src/modules/accounts/web/phone-fields.tsx';
import { ProofHost } from '#src/modules/accounts/web/proof-host.tsx';
import { useCountdown } from '#src/modules/accounts/web/use-countdown.ts';
import { whenProved } from '#src/modules/accounts/web/when-proved.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { CodeField } from '#src/ui/controls/code-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface VerifyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The number is proven: what it was wanted for goes on. */
  onVerified: () => void;
}

interface Phone {
  phone_num: string;
  country_code: string;
}

/** A number is only exchanged when it is really its owner's: the number, then the code that was sent to it. */
export default function VerifyDialog({ isOpen, onOpenChange, onVerified }: VerifyDialogProps) {
  const { t } = useTranslation();
  const formId = useId();
  const [countries, setCountries] = useState<PhoneCountry[]>();
  const [sentTo, setSentTo] = useState<Phone & { wait: number; round: number }>();
  const [typed, setTyped] = useState<Phone>();
  const [problem, setProblem] = useState<{ message: string; fields: Record<string, string> }>();
  const [isBusy, setIsBusy] = useState(false);
  const left = useCountdown(sentTo?.wait ?? 0, sentTo?.round);

  const fail = (error: unknown) => {
    const fields = isRefusal(error) ? error.fields : {};
    const message = (error as Error).message || t('chat.menu.failed');
    setProblem({ message: Object.keys(fields).length > 0 ? '' : message, fields });
  };
  useEffect(() => {
    const fail = (error: Error) => setProblem({ message: error.message || t('chat.menu.failed'), fields: {} });
    loadCountries().then(setCountries, fail);
  }, [t]);

  const busy = async (work: () => Promise<void>) => {
    setProblem(undefined);
    setIsBusy(true);
    await work().catch(fail);
    setIsBusy(false);
  };
  const send = (phone: Phone) =>
    busy(async () => {
      setTyped(phone);
      const wish = { channel: 'phone', ...phone, purpose: 'change_phone' } as const;
      const answer = await whenProved(() => api('POST /authentication/otp/send', wish));
      setSentTo({ ...phone, wait: answer.retry_after, round: Date.now() });
    });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = (name: string) => String(new FormData(event.currentTarget).get(name) ?? '').trim();
    if (!sentTo) return void send({ phone_num: text('phone_num'), country_code: text('country_code') });
    const { phone_num, country_code } = sentTo;
    const code = text('code');
    void busy(async () => {
      await api('POST /jobseeker/phone', { phone_num, country_code, code });
      onOpenChange(false);
      onVerified();
    });
  };

  const dialCode = countries?.find(({ code }) => code === sentTo?.country_code)?.dial_code ?? '';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('chat.exchange.mobile.verify')}
      description={t('chat.exchange.mobile.verifyText')}
      footer={
        <>
          {sentTo ? (
            <Button variant="secondary" disabled={left > 0} onClick={() => send(sentTo)}>
              {left > 0 ? t('settings.resendIn', { count: left }) : t('settings.resend')}
            </Button>
          ) : null}
          <Button type="submit" form={formId} isLoading={isBusy} disabled={!countries}>
            {t(sentTo ? 'chat.exchange.mobile.verifyAction' : 'settings.phone.send')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-4">
        {problem?.message ? <Notice tone="danger">{problem.message}</Notice> : null}
        {sentTo ? (
          <>
            <p className="text-ink-muted">
              {t('settings.phone.sent', { address: `\u2066+${dialCode} ${sentTo.phone_num}\u2069` })}{' '}
              <button
                type="button"
                className="rounded-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
                onClick={() => setSentTo(undefined)}
              >
                {t('settings.phone.other')}
              </button>
            </p>
            <CodeField name="code" label={t('settings.phone.code')} error={problem?.fields.code} autoFocus />
          </>
        ) : countries ? (
          <PhoneFields
            countries={countries}
            country={countries[0]?.code ?? ''}
            error={(field) => problem?.fields[field]}
            value={(field) => typed?.[field as keyof Phone] ?? ''}
          />
        ) : (
          <Skeleton layout="full" count={2} />
        )}
      </form>
      <ProofHost />
    </Dialog>
  );
}

/** The site's own country first. */
async function loadCountries(): Promise<PhoneCountry[]> {
  const { own, others } = await api('GET /config/phone-countries', {});
  const all = [...own, ...others].map(({ code, value, dial_code }) => ({
    code: String(code),
    value: String(value),
    dial_code: String(dial_code),
  }));
  return all.filter(({ code }, place) => all.findIndex((one) => one.code === code) === place);
}
