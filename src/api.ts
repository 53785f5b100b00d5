import type { Api } from './kernel/contract.ts';
import { accountsContract } from './modules/accounts/accounts.contract.ts';
import { chatContract } from './modules/chat/chat.contract.ts';
import { companiesContract } from './modules/companies/companies.contract.ts';
import { invitationsContract } from './modules/companies/invitations.contract.ts';
import { membershipContract } from './modules/companies/membership.contract.ts';
import { verificationContract } from './modules/companies/verification.contract.ts';
import { feedbackContract } from './modules/feedback/feedback.contract.ts';
import { filesContract } from './modules/files/files.contract.ts';
import { employerJobsContract } from './modules/jobs/employer-jobs.contract.ts';
import { jobsContract } from './modules/jobs/jobs.contract.ts';
import { appealsContract } from './modules/moderation/appeals.contract.ts';
import { casesContract } from './modules/moderation/cases.contract.ts';
import { moderationContract } from './modules/moderation/moderation.contract.ts';
import { alertsContract } from './modules/notifications/alerts.contract.ts';
import { notificationsContract } from './modules/notifications/notifications.contract.ts';
import { optionsContract } from './modules/options/options.contract.ts';
import { preferencesContract } from './modules/preferences/preferences.contract.ts';
import { profilesContract } from './modules/profiles/profiles.contract.ts';
import { searchContract } from './modules/search/search.contract.ts';
import { trackingContract } from './modules/tracking/tracking.contract.ts';
import { documentationContract } from './platform/http/documentation.contract.ts';

/** Every endpoint of the product at run time; its type is `Api` of the kernel. */
export const contracts = {
  ...optionsContract,
  ...accountsContract,
  ...filesContract,
  ...companiesContract,
  ...membershipContract,
  ...invitationsContract,
  ...verificationContract,
  ...profilesContract,
  ...preferencesContract,
  ...jobsContract,
  ...employerJobsContract,
  ...searchContract,
  ...chatContract,
  ...notificationsContract,
  ...alertsContract,
  ...trackingContract,
  ...moderationContract,
  ...casesContract,
  ...appealsContract,
  ...feedbackContract,
  ...documentationContract,
} satisfies Api;
