import { digitsOf } from '#src/kernel/text.ts';
import type { PageServices } from '#src/page-services.ts';
import type { FormAnswer } from '#src/ui/use-form-answer.ts';
import { answerForm, textOf } from '../form-answer.ts';

/** An answer of the security page; `leaveTo` takes the browser to another page. */
export type SecurityAnswer = FormAnswer & { leaveTo?: string };

/** What the forms of the security page do, by their intent. */
export function answerSecurityForm(
  api: PageServices['api'],
  request: Request,
  language: string,
): Promise<SecurityAnswer> {
  return answerForm(request, {
    password: async (form) => {
      const current = String(form.get('current_password') ?? '');
      await api('POST /authentication/password', {
        ...(current && { current_password: current }),
        password: String(form.get('password') ?? ''),
        confirm_password: String(form.get('confirm_password') ?? ''),
      });
      return {};
    },
    'totp-start': async () => ({ data: await api('POST /authentication/two-factor/enrol') }),
    'totp-confirm': async (form) => ({
      data: await api('POST /authentication/two-factor/confirm', { code: digitsOf(textOf(form, 'code')) }),
    }),
    'totp-off': async (form) => {
      await api('POST /authentication/two-factor/disable', { factor: 'totp', ...proofOf(form) });
      return {};
    },
    'otp-on': async () => ({ data: await api('POST /authentication/two-factor/otp/enable') }),
    'otp-send': async () => {
      const { masked_address } = await api('POST /authentication/two-factor/send-code', { resume: true });
      return { data: { address: masked_address } };
    },
    'otp-off': async (form) => {
      await api('POST /authentication/two-factor/disable', { factor: 'otp', ...proofOf(form) });
      return {};
    },
    'passkey-remove': async (form) => {
      await api('DELETE /authentication/passkeys/:id', { id: Number(form.get('id')) });
      return {};
    },
    connect: async (form) => {
      const redirect = `/${language}/settings/security`;
      const { url } = await api('POST /authentication/social/:provider/start', {
        provider: providerOf(form),
        redirect,
      });
      return { leaveTo: url };
    },
    'connect-finish': async (form) => {
      await api('POST /authentication/social/finish', { token: textOf(form, 'token') });
      return {};
    },
    disconnect: async (form) => {
      await api('DELETE /authentication/social/:provider', { provider: providerOf(form) });
      return {};
    },
    device: async (form) => {
      await api('DELETE /authentication/devices/:id', { id: Number(form.get('id')) });
      return {};
    },
    'sign-out-everywhere': async () => {
      await api('POST /authentication/logout', { everywhere: true });
      return { leaveTo: `/${language}` };
    },
  });
}

/** Six digits are a code of the app or of a message; anything else is meant as a recovery code. */
function proofOf(form: FormData): { code: string } | { recovery_code: string } {
  const typed = textOf(form, 'code');
  return /^(\p{Nd}\s*){6}$/u.test(typed) ? { code: digitsOf(typed) } : { recovery_code: typed };
}

function providerOf(form: FormData) {
  return textOf(form, 'provider') as 'google';
}
