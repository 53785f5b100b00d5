import { digitsOf } from '#src/kernel/text.ts';
import type { PageServices } from '#src/page-services.ts';
import type { FormAnswer } from '#src/ui/controls/use-form-answer.ts';
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
        remove_passkeys: passkeysIn(form),
      });
      return {};
    },
    'totp-start': async () => ({ data: await api('POST /authentication/two-factor/enrol') }),
    'totp-confirm': async (form) => ({
      data: await api('POST /authentication/two-factor/confirm', { code: digitsOf(textOf(form, 'code')) }),
    }),
    'totp-off': async () => {
      await api('POST /authentication/two-factor/disable', { factor: 'totp' });
      return {};
    },
    'otp-on': async () => ({ data: await api('POST /authentication/two-factor/otp/enable') }),
    'otp-off': async () => {
      await api('POST /authentication/two-factor/disable', { factor: 'otp' });
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
    'sign-out-everywhere': async (form) => {
      await api('POST /authentication/logout', { everywhere: true, remove_passkeys: passkeysIn(form) });
      return { leaveTo: `/${language}` };
    },
  });
}

function passkeysIn(form: FormData): number[] {
  return form.getAll('remove_passkey').map(Number);
}

function providerOf(form: FormData) {
  return textOf(form, 'provider') as 'google';
}
