import { redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { ConnectionsCard } from '#src/modules/accounts/web/connections-card.tsx';
import { DevicesCard } from '#src/modules/accounts/web/devices-card.tsx';
import { PasskeysCard } from '#src/modules/accounts/web/passkeys-card.tsx';
import { PasswordForm } from '#src/modules/accounts/web/password-form.tsx';
import { TwoFactorCard } from '#src/modules/accounts/web/two-factor-card.tsx';
import { servicesContext } from '#src/page-context.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-security';
import { answerSecurityForm } from './security-forms.ts';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const [me, { devices }, twoFactor, passkeys, providers, social] = await Promise.all([
      api('GET /jobseeker/me'),
      api('GET /authentication/devices'),
      unlessBroken(api('GET /authentication/two-factor')),
      unlessBroken(api('GET /authentication/passkeys')),
      unlessBroken(api('GET /authentication/providers')),
      unlessBroken(api('GET /authentication/social')),
    ]);
    const plain = { totp: me.has_two_factor, otp: false, can_enable_otp: false, recovery_codes_left: 0 };
    return {
      hasPassword: me.has_password,
      email: me.email,
      leastLength: me.own_role === 'operator' ? 12 : 8,
      devices,
      twoFactor: twoFactor ?? plain,
      passkeys: providers?.passkeys ? (passkeys?.passkeys ?? []) : null,
      providers: providers?.social ?? [],
      connections: social?.connections ?? [],
    };
  });
}

/** One part that cannot be asked must not keep someone from signing a stolen device out. */
async function unlessBroken<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error) && error.status < 500) throw error;
    return null;
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const answer = await asAccount(request, params.lang, () => answerSecurityForm(api, request, params.lang));
  return answer.leaveTo ? redirect(answer.leaveTo) : answer;
}

export default function SettingsSecurity({ loaderData }: Route.ComponentProps) {
  const { hasPassword, email, leastLength, devices, twoFactor, passkeys, providers, connections } = loaderData;
  return (
    <>
      <SettingsHead path="security" title="settings.sections.security" />
      <div className="grid grid-cols-1 gap-6">
        <PasswordForm hasPassword={hasPassword} email={email} passkeys={passkeys ?? []} leastLength={leastLength} />
        <TwoFactorCard state={twoFactor} />
        {passkeys ? <PasskeysCard passkeys={passkeys} /> : null}
        <ConnectionsCard providers={providers} connections={connections} />
        <DevicesCard devices={devices} passkeys={passkeys ?? []} />
      </div>
    </>
  );
}
