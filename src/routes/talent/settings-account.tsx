import { redirect } from 'react-router';
import { digitsOf } from '#src/kernel/text.ts';
import { AddressForm } from '#src/modules/accounts/web/address-form.tsx';
import { IdentityCard } from '#src/modules/accounts/web/identity-card.tsx';
import { type PhoneCountry, PhoneFields } from '#src/modules/accounts/web/phone-fields.tsx';
import { ProfileForm } from '#src/modules/accounts/web/profile-form.tsx';
import { PositionForm } from '#src/modules/companies/web/position-form.tsx';
import { SINGAPORE } from '#src/modules/options/ids.ts';
import { servicesContext } from '#src/page-context.ts';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-account';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const [me, phones, { singpass }, pending] = await Promise.all([
    asAccount(request, params.lang, () => api('GET /jobseeker/me')),
    api('GET /config/phone-countries'),
    api('GET /authentication/providers'),
    api('GET /authentication/pending'),
  ]);
  const [own, others] = [phones.own.map(toPhoneCountry), phones.others.map(toPhoneCountry)];
  const countries = [...own, ...others.filter(({ code }) => code !== own[0]?.code)];
  const hasIdentity = me.is_identity_verified || (singpass && me.country_id === SINGAPORE);
  // Who hires is known by a position too, which they change themselves.
  const boss = me.role === 'recruiter' ? await api('GET /recruiters/me', {}) : null;
  return { me, countries, hasIdentity, pending, position: boss?.membership?.position ?? null };
}

function toPhoneCountry({ code, value, dial_code }: Record<string, unknown>): PhoneCountry {
  return { code: String(code), value: String(value), dial_code: String(dial_code) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const send = async (address: Parameters<typeof api<'POST /authentication/otp/send'>>[1]) => {
    const { retry_after } = await api('POST /authentication/otp/send', { ...address, resume: true });
    return { data: { retryAfter: retry_after } };
  };
  const forget = async (flow: 'change_email' | 'change_phone') => {
    await api('POST /authentication/pending/forget', { flow });
    return {};
  };
  const answer = await asAccount(request, params.lang, () =>
    answerForm(request, {
      profile: async (form) => {
        await api('PATCH /jobseeker/me', {
          first_name: textOf(form, 'first_name'),
          last_name: textOf(form, 'last_name'),
          date_of_birth: textOf(form, 'date_of_birth') || undefined,
        });
        return {};
      },
      position: async (form) => {
        const { id } = await api('GET /jobseeker/me');
        await api('PATCH /recruiters/company/members/:id', { id, position: textOf(form, 'position') });
        return {};
      },
      'email-code': (form) => send({ channel: 'email', email: textOf(form, 'email'), purpose: 'change_email' }),
      'email-other': () => forget('change_email'),
      email: async (form) => {
        await api('POST /jobseeker/email', { email: textOf(form, 'email'), code: digitsOf(textOf(form, 'code')) });
        return {};
      },
      'phone-code': (form) => send({ channel: 'phone', ...phoneOf(form), purpose: 'change_phone' }),
      'phone-other': () => forget('change_phone'),
      phone: async (form) => {
        await api('POST /jobseeker/phone', { ...phoneOf(form), code: digitsOf(textOf(form, 'code')) });
        return {};
      },
      identity: async () => {
        const start = { redirect_uri: '/identity' };
        const { url } = await api('POST /authentication/sg/singpass/generate-authorise-url', start);
        return { leaveTo: url };
      },
    }),
  );
  return answer.leaveTo ? redirect(answer.leaveTo) : answer;
}

function phoneOf(form: FormData) {
  return { phone_num: textOf(form, 'phone_num'), country_code: textOf(form, 'country_code') };
}

/** The step of a code that this browser was sent before the page was loaded. */
function sentBefore(sent: { email: string; phone_num: string; country_code: string; retry_after: number } | null) {
  if (!sent) return null;
  const { retry_after: retryAfter, email, phone_num, country_code } = sent;
  return { values: { email, phone_num, country_code }, retryAfter };
}

export default function SettingsAccount({ loaderData }: Route.ComponentProps) {
  const { me, countries, hasIdentity, pending, position } = loaderData;
  const { t } = useTranslation();
  const dialCode = (code: string | undefined) => countries.find((one) => one.code === code)?.dial_code ?? '';
  return (
    <>
      <SettingsHead path="account" title="settings.sections.account" />
      <div className="grid grid-cols-1 gap-6">
        <ProfileForm me={me} />
        {position === null ? null : <PositionForm position={position} />}
        <AddressForm
          kind="email"
          current={me.email}
          isVerified={me.is_email_verify}
          names={['email']}
          pending={sentBefore(pending.change_email)}
          describe={({ email = '' }) => email}
          fields={({ error, value }) => (
            <TextField
              type="email"
              name="email"
              label={t('settings.email.new')}
              defaultValue={value('email')}
              error={error('email')}
              autoComplete="email"
              maxLength={254}
              dir="ltr"
              className="max-w-md"
            />
          )}
        />
        <AddressForm
          kind="phone"
          current={me.phone_num && `+${me.phone_num}`}
          isVerified={me.is_mobile_verified}
          names={['country_code', 'phone_num']}
          pending={sentBefore(pending.change_phone)}
          describe={({ country_code, phone_num = '' }) => `\u2066+${dialCode(country_code)} ${phone_num}\u2069`}
          fields={({ error, value }) => (
            <PhoneFields
              countries={countries}
              error={error}
              value={value}
              country={me.phone_country ?? countries[0]?.code ?? ''}
            />
          )}
        />
        {hasIdentity ? (
          <IdentityCard isVerified={me.is_identity_verified} isNameMatch={me.is_identity_name_match} />
        ) : null}
      </div>
    </>
  );
}
