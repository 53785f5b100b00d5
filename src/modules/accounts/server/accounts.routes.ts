import { askingFirst, mount } from '#src/platform/http/routes.ts';
import { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { createAssistEvent } from './assist-event.ts';
import { atOneMoment } from './at-one-moment.ts';
import { createAssertHuman } from './challenge.ts';
import { createChangeEmail, createChangePhone } from './change-address.ts';
import { changeMe } from './change-me.ts';
import { createChangePassword } from './change-password.ts';
import { checkSession } from './check-session.ts';
import { createChooseAccount } from './choose-account.ts';
import { createRequestDataExport, getDataExport, getDataExportContent } from './data-export.ts';
import { cancelDeletion, createDeleteAccount } from './delete-account.ts';
import { createFinishSocial } from './finish-social.ts';
import { createGetMe } from './get-me.ts';
import { forgetPending, getPending } from './get-pending.ts';
import { createHandOver, createUseHandOver } from './hand-over.ts';
import { listDevices } from './list-devices.ts';
import { createListProviders } from './list-providers.ts';
import { logInGuest } from './log-in-guest.ts';
import { createLogInWithPassword } from './log-in-with-password.ts';
import { createLogOut } from './log-out.ts';
import { CODE_SECONDS } from './one-time-codes.ts';
import {
  createDeletePasskey,
  createFinishPasskey,
  createStartPasskey,
  listPasskeys,
  renamePasskey,
} from './passkeys.ts';
import { checkFirstRegistration, listPopups, recordPopup } from './popups.ts';
import { createProve, createSendProofCode, getProof } from './prove.ts';
import { createFinishPasskeyProof, createStartPasskeyProof } from './prove-with-passkey.ts';
import { confirmQrLogin, createCheckQrLogin, startQrLogin } from './qr-login.ts';
import { recordGetStarted } from './record-get-started.ts';
import { revokeDevice } from './revoke-device.ts';
import { saveSettings } from './save-settings.ts';
import { createSendCode } from './send-code.ts';
import { createSendFactorCode } from './send-factor-code.ts';
import { createSendMagicLink } from './send-magic-link.ts';
import { proved } from './session-proof.ts';
import { createFinishPasskeySignIn, createStartPasskeySignIn } from './sign-in-with-passkey.ts';
import { createGetSingpassInfo, createStartSingpass, verifySingaporeIdentity } from './singpass.ts';
import { createDisconnectSocial, listConnections } from './social-connections.ts';
import { createMeetProvider, createStartSocial } from './start-social.ts';
import { createSwitchRole } from './switch-role.ts';
import { withDeviceNotice } from './tell-new-device.ts';
import { TICKET_SECONDS } from './tickets.ts';
import {
  createConfirmTwoFactor,
  createDisableTwoFactor,
  createEnableOtpFactor,
  createEnrolTwoFactor,
  getTwoFactor,
} from './two-factor-settings.ts';
import { createUseMagicLink } from './use-magic-link.ts';
import { createVerifyCode } from './verify-code.ts';
import { createVerifyTwoFactor } from './verify-two-factor.ts';
import { getWayBack, undoChanges } from './way-back.ts';

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
    'POST /jobseeker/sg-spring-event/assist-trigger': createAssistEvent(parts),
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
