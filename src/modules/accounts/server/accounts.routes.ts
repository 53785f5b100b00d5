import { mount } from '#src/platform/http/routes.ts';
import { accountsContract } from '../accounts.contract.ts';
import { logInGuest } from './log-in-guest.ts';
import { saveSettings } from './save-settings.ts';

export function accountsModule() {
  return mount(accountsContract, {
    'POST /authentication/guest/login': logInGuest,
    'POST /jobseeker/user-settings': saveSettings,
  });
}
