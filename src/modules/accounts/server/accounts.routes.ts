import { AppError } from '#src/kernel/errors.ts';
import { mount } from '#src/platform/http/routes.ts';
import { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { createChangeEmail, createChangePhone } from './change-address.ts';
import { changeMe } from './change-me.ts';
import { createChangePassword } from './change-password.ts';
import { checkSession } from './check-session.ts';
import { chooseAccount } from './choose-account.ts';
import { getDataExport, getDataExportContent, requestDataExport } from './data-export.ts';
import { cancelDeletion, createDeleteAccount } from './delete-account.ts';
import { getMe } from './get-me.ts';
import { listDevices } from './list-devices.ts';
import { logInGuest } from './log-in-guest.ts';
import { createLogInWithPassword } from './log-in-with-password.ts';
import { logOut } from './log-out.ts';
import { checkFirstRegistration, listPopups, recordPopup } from './popups.ts';
import { checkQrLogin, confirmQrLogin, startQrLogin } from './qr-login.ts';
import { recordGetStarted } from './record-get-started.ts';
import { revokeDevice } from './revoke-device.ts';
import { saveSettings } from './save-settings.ts';
import { createSendCode } from './send-code.ts';
import { createSendMagicLink } from './send-magic-link.ts';
import { withDeviceNotice } from './tell-new-device.ts';
import { createConfirmTwoFactor, createDisableTwoFactor, enrolTwoFactor } from './two-factor-settings.ts';
import { createUseMagicLink } from './use-magic-link.ts';
import { createVerifyCode } from './verify-code.ts';
import { createVerifyTwoFactor } from './verify-two-factor.ts';

const notYet = () => {
  throw new AppError('internalError');
};

export function accountsModule(parts: AccountsParts) {
  const routes = mount(accountsContract, {
    'POST /authentication/guest/login': logInGuest,
    'POST /authentication/otp/send': createSendCode(parts),
    'POST /authentication/otp/verify': createVerifyCode(parts),
    'POST /authentication/magic-link/send': createSendMagicLink(parts),
    'POST /authentication/magic-link/use': createUseMagicLink(parts),
    'POST /authentication/choose-account': chooseAccount,
    'POST /authentication/qr/start': startQrLogin,
    'POST /authentication/qr/confirm': confirmQrLogin,
    'POST /authentication/qr/status': checkQrLogin,
    'POST /authentication/login': createLogInWithPassword(parts),
    'POST /authentication/password': createChangePassword(parts),
    'POST /authentication/session/check': checkSession,
    'POST /authentication/logout': logOut,
    'GET /authentication/devices': listDevices,
    'DELETE /authentication/devices/:id': revokeDevice,
    'POST /authentication/two-factor/enrol': enrolTwoFactor,
    'POST /authentication/two-factor/confirm': createConfirmTwoFactor(parts),
    'POST /authentication/two-factor/disable': createDisableTwoFactor(parts),
    'POST /authentication/two-factor/verify': createVerifyTwoFactor(parts),
    'GET /authentication/providers': notYet,
    'POST /authentication/social/:provider/start': notYet,
    'POST /authentication/social/finish': notYet,
    'GET /authentication/social': notYet,
    'DELETE /authentication/social/:provider': notYet,
    'POST /authentication/passkeys/register/start': notYet,
    'POST /authentication/passkeys/register/finish': notYet,
    'GET /authentication/passkeys': notYet,
    'PATCH /authentication/passkeys/:id': notYet,
    'DELETE /authentication/passkeys/:id': notYet,
    'POST /authentication/passkeys/sign-in/start': notYet,
    'POST /authentication/passkeys/sign-in/finish': notYet,
    'GET /authentication/two-factor': notYet,
    'POST /authentication/two-factor/otp/enable': notYet,
    'POST /authentication/two-factor/send-code': notYet,
    'POST /authentication/switch-role': notYet,
    'POST /authentication/hand-over': notYet,
    'POST /authentication/hand-over/use': notYet,
    'POST /authentication/sg/singpass/generate-authorise-url': notYet,
    'GET /authentication/sg/singpass/user-info': notYet,
    'POST /authentication/sg/singpass/verify-singapore-identity': notYet,
    'POST /jobseeker/sg-spring-event/assist-trigger': notYet,
    'GET /jobseeker/me': getMe,
    'PATCH /jobseeker/me': changeMe,
    'POST /jobseeker/user-settings': saveSettings,
    'POST /jobseeker/email': createChangeEmail(parts),
    'POST /jobseeker/phone': createChangePhone(parts),
    'POST /jobseeker/delete-account': createDeleteAccount(parts),
    'POST /jobseeker/delete-account/cancel': cancelDeletion,
    'POST /jobseeker/data-export': requestDataExport,
    'GET /jobseeker/data-export': getDataExport,
    'GET /jobseeker/data-export/content': getDataExportContent,
    'POST /jobseeker/click/get-started-record': recordGetStarted,
    'POST /jobseeker/popup-window/record': recordPopup,
    'GET /jobseeker/popup-window/record/list': listPopups,
    'GET /jobseeker/check-first-registration': checkFirstRegistration,
  });
  return withDeviceNotice(routes, parts.notify);
}
