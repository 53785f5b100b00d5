import { accountsNotices } from './modules/accounts/server/accounts.public.ts';
import { chatNotices } from './modules/chat/server/chat.public.ts';
import { companiesNotices } from './modules/companies/server/companies.public.ts';
import { jobsNotices } from './modules/jobs/server/jobs.public.ts';
import { moderationNotices } from './modules/moderation/server/moderation.public.ts';
import { alertsNotices } from './modules/notifications/server/notifications.public.ts';

/** Every kind of notice, each declared by the module that sends it. */
export const allNotices = {
  ...chatNotices,
  ...alertsNotices,
  ...companiesNotices,
  ...jobsNotices,
  ...accountsNotices,
  ...moderationNotices,
};
