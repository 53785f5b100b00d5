import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/link.tsx';
import { NativeSelect } from '#src/ui/native-select.tsx';
import { PasswordField, TextField } from '#src/ui/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { SignInState, Way } from './sign-in-state.ts';
import { linkButton, StepForm, StepProblem, useIsSending } from './step-form.tsx';

export interface PhoneCountry {
  code: string;
  value: string;
  dial_code: string;
}

interface AddressStepProps {
  state: SignInState & { step: 'address' };
  phoneCountries: PhoneCountry[];
  challenge: ReactNode;
  /** Keeps what was typed, for when another way is chosen. */
  keepTyped: (form: HTMLFormElement | null) => void;
}

/** Where it begins: an e-mail address or a number, and a code or a password. */
export function AddressStep({ state, phoneCountries, challenge, keepTyped }: AddressStepProps) {
  const { t } = useTranslation();
  const { way, problem } = state;
  const form = useRef<HTMLFormElement>(null);
  const action = way === 'password' ? 'password' : 'send-code';
  const isSending = useIsSending('send-code', 'password');
  const isSendingLink = useIsSending('send-link');
  const onType = () => keepTyped(form.current);
  useFocusOnProblem(form, problem);
  return (
    <>
      <WayTabs way={way} onLeave={onType} />
      {/* One form for both ways of an e-mail address: what is typed while the other way is on its way stays. */}
      <StepForm key={way === 'phone' ? 'phone' : 'email'} action={action} state={state} ref={form} onInput={onType}>
        <StepProblem state={state} shown={['email', 'phone_num', 'country_code', 'password']} />
        <input type="hidden" name="channel" value={way === 'phone' ? 'phone' : 'email'} />
        <input type="hidden" name="way" value={way} />
        {way === 'phone' ? (
          <PhoneFields state={state} countries={phoneCountries} />
        ) : (
          <TextField
            label={t('accounts.start.email')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete={way === 'password' ? 'username webauthn' : 'email webauthn'}
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            maxLength={254}
            defaultValue={state.contact.email}
            error={problem?.fields.email}
            hint={way === 'email' ? t('accounts.start.codeHint') : undefined}
          />
        )}
        {way === 'password' ? (
          <PasswordField
            label={t('accounts.password.label')}
            name="password"
            maxLength={128}
            error={problem?.fields.password}
            hint={t('accounts.password.forgot')}
          />
        ) : null}
        {challenge}
        <Button type="submit" size="lg" isWide isLoading={isSending}>
          {t(way === 'password' ? 'accounts.password.submit' : 'accounts.start.continue')}
        </Button>
        {way === 'phone' ? null : (
          <div className="-mt-2 flex flex-wrap justify-between gap-x-6">
            <WayLink to={way === 'password' ? 'email' : 'password'} onLeave={onType}>
              {t(way === 'password' ? 'accounts.start.useCode' : 'accounts.start.usePassword')}
            </WayLink>
            {/* The same form, another wish: the last `do` that is sent counts. */}
            <button type="submit" name="do" value="send-link" disabled={isSendingLink} className={linkButton}>
              {t('accounts.start.sendLink')}
            </button>
          </div>
        )}
      </StepForm>
    </>
  );
}

function PhoneFields({ state, countries }: { state: SignInState & { step: 'address' }; countries: PhoneCountry[] }) {
  const { t } = useTranslation();
  const { contact, problem } = state;
  return (
    <div className="grid gap-5">
      <NativeSelect
        label={t('accounts.start.country')}
        name="country_code"
        autoComplete="country"
        defaultValue={contact.country_code || countries[0]?.code}
        error={problem?.fields.country_code}
        options={countries.map(({ code, value, dial_code }) => ({ value: code, label: `${value} (+${dial_code})` }))}
      />
      <TextField
        label={t('accounts.start.phone')}
        name="phone_num"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        maxLength={15}
        defaultValue={contact.phone_num}
        error={problem?.fields.phone_num}
      />
    </div>
  );
}

const tabs: { way: Way; label: 'accounts.start.wayEmail' | 'accounts.start.wayPhone' }[] = [
  { way: 'email', label: 'accounts.start.wayEmail' },
  { way: 'phone', label: 'accounts.start.wayPhone' },
];

/** Links, because each way has an address of its own and needs no script. */
function WayTabs({ way, onLeave }: { way: Way; onLeave: () => void }) {
  const { t } = useTranslation();
  const current = way === 'phone' ? 'phone' : 'email';
  return (
    <nav aria-label={t('accounts.start.ways')} className="mb-5">
      <ul className="grid grid-cols-2 rounded-control bg-sunken p-1 ring-1 ring-line ring-inset">
        {tabs.map((tab) => (
          <li key={tab.way}>
            <WayLink
              to={tab.way}
              onLeave={onLeave}
              isCurrent={tab.way === current}
              className={classNames(
                'flex min-h-11 items-center justify-center rounded-lg font-semibold text-sm no-underline transition-colors',
                tab.way === current
                  ? 'bg-raised text-ink shadow-card ring-1 ring-line'
                  : 'text-ink-muted hover:text-ink',
              )}
            >
              {t(tab.label)}
            </WayLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface WayLinkProps {
  to: Way;
  onLeave: () => void;
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

function WayLink({ to, onLeave, isCurrent, className = linkButton, children }: WayLinkProps) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  params.set('way', to);
  return (
    <Link
      to={{ search: `?${params}` }}
      replace
      preventScrollReset
      onClick={onLeave}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Whoever typed something wrong is taken to it. */
function useFocusOnProblem(form: { current: HTMLFormElement | null }, problem: unknown): void {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, problem]);
}
