import { askingFirst, mount } from '#src/platform/http/routes.ts';
import { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { atOneMoment } from './at-one-moment.ts';
import { CODE_SECONDS } from './codes/one-time-codes.ts';
import { createSendCode } from './codes/send-code.ts';
import { TICKET_SECONDS } from './codes/tickets.ts';
import { createVerifyCode } from './codes/verify-code.ts';
import {
  createDeletePasskey,
  createFinishPasskey,
  createStartPasskey,
  listPasskeys,
  renamePasskey,
} from './passkeys/passkeys.ts';
import { createFinishPasskeySignIn, createStartPasskeySignIn } from './passkeys/sign-in-with-passkey.ts';
import { createChangePassword } from './passwords/change-password.ts';
import { createRequestDataExport, getDataExport, getDataExportContent } from './personal-data/data-export.ts';
import { cancelDeletion, createDeleteAccount } from './personal-data/delete-account.ts';
import { changeMe } from './profile/change-me.ts';
import { createGetMe } from './profile/get-me.ts';
import { checkFirstRegistration, listPopups, recordPopup } from './profile/popups.ts';
import { saveSettings } from './profile/save-settings.ts';
import { createSendFactorCode } from './second-factor/send-factor-code.ts';
import {
  createConfirmTwoFactor,
  createDisableTwoFactor,
  createEnableOtpFactor,
  createEnrolTwoFactor,
  getTwoFactor,
} from './second-factor/two-factor-settings.ts';
import { createVerifyTwoFactor } from './second-factor/verify-two-factor.ts';
import { checkSession } from './sessions/check-session.ts';
import { listDevices } from './sessions/list-devices.ts';
import { createLogOut } from './sessions/log-out.ts';
import { revokeDevice } from './sessions/revoke-device.ts';
import { createSwitchRole } from './sessions/switch-role.ts';
import { withDeviceNotice } from './sessions/tell-new-device.ts';
import { createAssertHuman } from './sign-in/challenge.ts';
import { createChooseAccount } from './sign-in/choose-account.ts';
import { forgetPending, getPending } from './sign-in/get-pending.ts';
import { createHandOver, createUseHandOver } from './sign-in/hand-over.ts';
import { logInGuest } from './sign-in/log-in-guest.ts';
import { createLogInWithPassword } from './sign-in/log-in-with-password.ts';
import { confirmQrLogin, createCheckQrLogin, startQrLogin } from './sign-in/qr-login.ts';
import { recordGetStarted } from './sign-in/record-get-started.ts';
import { createSendMagicLink } from './sign-in/send-magic-link.ts';
import { createUseMagicLink } from './sign-in/use-magic-link.ts';
import { createFinishSocial } from './social/finish-social.ts';
import { createListProviders } from './social/list-providers.ts';
import { createGetSingpassInfo, createStartSingpass, verifySingaporeIdentity } from './social/singpass.ts';
import { createDisconnectSocial, listConnections } from './social/social-connections.ts';
import { createMeetProvider, createStartSocial } from './social/start-social.ts';
import { createChangeEmail, createChangePhone } from './step-up/change-address.ts';
import { createProve, createSendProofCode, getProof } from './step-up/prove.ts';
import { createFinishPasskeyProof, createStartPasskeyProof } from './step-up/prove-with-passkey.ts';
import { proved } from './step-up/session-proof.ts';
import { getWayBack, undoChanges } from './step-up/way-back.ts';

export function accountsRoutes(parts: AccountsParts) {
  const assertHuman = createAssertHuman(parts);
  const routes = mount(accountsContract, {
    'POST /authentication/guest/login': logInGuest,
    'POST /authentication/otp/send': askingFirst(assertHuman, createSendCode(parts)),
    'POST /authentication/otp/verify': createVerifyCode(parts),
    'POST /authentication/magic-link/send': askingFirst(assertHuman, createSendMagicLink(parts)),
    'POST /authentication/magic-link/use': createUseMagicLink(parts),
    'GET /authentication/pending': getPending,
    'POST /authentication/pending/forget': forgetPending,
    'POST /authentication/choose-account': createChooseAccount(parts),
    'POST /authentication/qr/start': startQrLogin,
    'POST /authentication/qr/confirm': confirmQrLogin,
    'POST /authentication/qr/status': createCheckQrLogin(parts),
    'POST /authentication/login': createLogInWithPassword(parts),
    'POST /authentication/password': createChangePassword(parts),
    'POST /authentication/session/check': checkSession,
    'POST /authentication/logout': createLogOut(parts),
    'GET /authentication/devices': listDevices,
    'DELETE /authentication/devices/:id': revokeDevice,
    'POST /authentication/two-factor/enrol': proved(createEnrolTwoFactor(parts)),
    'POST /authentication/two-factor/confirm': proved(createConfirmTwoFactor(parts), CODE_SECONDS),
    'POST /authentication/two-factor/disable': createDisableTwoFactor(parts),
    'POST /authentication/two-factor/verify': createVerifyTwoFactor(parts),
    'GET /authentication/proof': getProof,
    'POST /authentication/proof': createProve(parts),
    'POST /authentication/proof/send-code': createSendProofCode(parts),
    'POST /authentication/proof/passkey/start': createStartPasskeyProof(parts),
    'POST /authentication/proof/passkey/finish': createFinishPasskeyProof(parts),
    'GET /authentication/way-back': getWayBack,
    'POST /authentication/way-back': undoChanges,
    'GET /authentication/providers': createListProviders(parts),
    'POST /authentication/social/:provider/start': askingFirst(createMeetProvider(parts), createStartSocial(parts)),
    'POST /authentication/social/finish': createFinishSocial(parts),
    'GET /authentication/social': listConnections,
    'DELETE /authentication/social/:provider': proved(createDisconnectSocial(parts)),
    'POST /authentication/passkeys/register/start': proved(createStartPasskey(parts)),
    'POST /authentication/passkeys/register/finish': proved(
      createFinishPasskey(parts),
      TICKET_SECONDS.passkey_register,
    ),
    'GET /authentication/passkeys': listPasskeys,
    'PATCH /authentication/passkeys/:id': renamePasskey,
    'DELETE /authentication/passkeys/:id': proved(createDeletePasskey(parts)),
    'POST /authentication/passkeys/sign-in/start': createStartPasskeySignIn(parts),
    'POST /authentication/passkeys/sign-in/finish': createFinishPasskeySignIn(parts),
    'GET /authentication/two-factor': getTwoFactor,
    'POST /authentication/two-factor/otp/enable': proved(createEnableOtpFactor(parts)),
    'POST /authentication/two-factor/send-code': createSendFactorCode(parts),
    'POST /authentication/switch-role': createSwitchRole(parts),
    'POST /authentication/hand-over': createHandOver(parts),
    'POST /authentication/hand-over/use': createUseHandOver(parts),
    'POST /authentication/sg/singpass/generate-authorise-url': createStartSingpass(parts),
    'GET /authentication/sg/singpass/user-info': createGetSingpassInfo(parts),
    'POST /authentication/sg/singpass/verify-singapore-identity': verifySingaporeIdentity,
    'GET /jobseeker/me': createGetMe(parts),
    'PATCH /jobseeker/me': changeMe,
    'POST /jobseeker/user-settings': saveSettings,
    'POST /jobseeker/email': proved(createChangeEmail(parts), CODE_SECONDS),
    'POST /jobseeker/phone': proved(createChangePhone(parts), CODE_SECONDS),
    'POST /jobseeker/delete-account': proved(createDeleteAccount(parts)),
    'POST /jobseeker/delete-account/cancel': cancelDeletion,
    'POST /jobseeker/data-export': proved(createRequestDataExport(parts)),
    'GET /jobseeker/data-export': getDataExport,
    'GET /jobseeker/data-export/content': proved(getDataExportContent),
    'POST /jobseeker/click/get-started-record': recordGetStarted,
    'POST /jobseeker/popup-window/record': recordPopup,
    'GET /jobseeker/popup-window/record/list': listPopups,
    'GET /jobseeker/check-first-registration': checkFirstRegistration,
  });
  return withDeviceNotice(atOneMoment(routes), parts.notify);
}
