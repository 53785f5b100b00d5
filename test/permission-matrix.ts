import type { Api } from '#src/api.ts';
import type { PermissionGround } from './permission-ground.ts';

/** Who may ask. Boss, colleague, admin and coordinator are of one company, the other Boss of another. */
export const people = [
  'visitor',
  'guest',
  'talent',
  'otherTalent',
  'boss',
  'colleague',
  'otherBoss',
  'admin',
  'coordinator',
  'operator',
] as const;
export type PersonName = (typeof people)[number];

type Key = keyof Api;
interface Rule {
  only: readonly PersonName[];
  /** An input about something of the Boss, made anew for each call. */
  input?: (ground: PermissionGround) => object | Promise<object>;
}
/** The word is the access of the contract; a rule names everyone who gets further than a refusal. */
export type Row = 'anyone' | 'session' | 'account' | Rule;

const bosses = ['boss', 'colleague', 'otherBoss', 'admin', 'coordinator'] as const;
const team = ['boss', 'colleague', 'admin', 'coordinator'] as const;
const managers = ['boss', 'admin', 'coordinator'] as const;
const admins = ['admin', 'coordinator'] as const;

const rows = (row: Row, keys: Key[]): Partial<Record<Key, Row>> => Object.fromEntries(keys.map((key) => [key, row]));
const aJob = async (ground: PermissionGround) => ({ id: await ground.makeJob() });
const aDraft = async (ground: PermissionGround) => ({ id: await ground.makeDraft() });
const aColleague = (ground: PermissionGround) => ({ id: ground.ids.colleague });

/** Who × endpoint. An endpoint without a row fails the test: whoever adds one says here who may use it. */
export const permissionMatrix: Partial<Record<Key, Row>> = {
  ...rows('anyone', [
    'GET /api-go/web/jobseeker/redirect_condition',
    'GET /companies',
    'GET /companies/:slug',
    'GET /companies/:slug/hot-jobs',
    'GET /config/:name/list',
    'GET /config/phone-countries',
    'GET /config/popular-locations',
    'GET /config/search/job-title-lists',
    'GET /config/skill/lists',
    'GET /data/endpoints',
    'GET /data/pages/:page',
    'GET /job/:id',
    'GET /job/:id/similar',
    'GET /job/hot-searches',
    'GET /job/latest-jobs',
    'GET /job/popular-jobs',
    'GET /job/popular-remote-jobs',
    'GET /job/recommended-jobs',
    'GET /job/search',
    'GET /job/search-facets',
    'GET /job/search-remote-suggestion',
    'GET /job/search-suggestion',
    'GET /translation/content/version/:version/:lang/:file',
    'GET /translation/manifest',
    'POST /api-go/app/upload_web_events',
    'POST /api-go/web/search_job_filter_seo',
    'POST /api-go/web/search_remote_job_filter_seo',
    'POST /api-go/web/search_web3_job_filter_seo',
    'POST /authentication/choose-account',
    'POST /authentication/guest/login',
    'POST /authentication/login',
    'POST /authentication/logout',
    'POST /authentication/magic-link/send',
    'POST /authentication/magic-link/use',
    'POST /authentication/otp/send',
    'POST /authentication/otp/verify',
    'POST /authentication/qr/start',
    'POST /authentication/qr/status',
    'POST /authentication/session/check',
    'POST /authentication/two-factor/verify',
    'POST /job/metrics/job-hot-search',
    'POST /job/search-parse',
    'POST /job/search-resolve',
    'POST /jobseeker/click/get-started-record',
    'POST /jobseeker/user-settings',
    'POST /logs/report/click',
    'POST /logs/report/events',
    'POST /logs/report/expose',
  ]),
  ...rows('session', [
    'GET /job/saved',
    'POST /companies/:slug/follow',
    'POST /companies/:slug/report',
    'POST /job/:id/report',
    'POST /job/:id/save',
    'POST /job/:id/view',
  ]),
  ...rows('account', [
    'DELETE /authentication/devices/:id',
    'GET /authentication/devices',
    'GET /jobseeker/check-first-registration',
    'GET /jobseeker/data-export',
    'GET /jobseeker/data-export/content',
    'GET /jobseeker/me',
    'GET /jobseeker/popup-window/record/list',
    'PATCH /jobseeker/me',
    'POST /api-go/file/upload',
    'POST /authentication/password',
    'POST /authentication/qr/confirm',
    'POST /authentication/two-factor/confirm',
    'POST /authentication/two-factor/disable',
    'POST /authentication/two-factor/enrol',
    'POST /jobseeker/data-export',
    'POST /jobseeker/delete-account',
    'POST /jobseeker/email',
    'POST /jobseeker/phone',
    'POST /jobseeker/popup-window/record',
  ]),
  ...rows({ only: bosses }, [
    'GET /recruiters/me',
    'POST /recruiters/company/join/withdraw',
    'GET /recruiters/company',
    'GET /recruiters/company/members',
    'GET /recruiters/company/verification',
    'GET /recruiters/jobs',
    'GET /recruiters/jobs/drafts',
  ]),
  'GET /recruiters/company/search': { only: bosses, input: () => ({ query: 'harbour' }) },
  'POST /recruiters/company/create': {
    only: bosses,
    input: () => ({ name: 'Another', country_id: 196, industry_id: 2, size_id: 3, position: 'Founder' }),
  },
  'POST /recruiters/company/join': {
    only: bosses,
    input: ({ companyId }) => ({ company_id: companyId, position: 'Recruiter' }),
  },
  'POST /recruiters/jobs/draft': { only: bosses, input: () => ({ fields: { title: 'Draft' } }) },
  'POST /recruiters/jobs/preview': { only: bosses, input: () => ({ fields: { title: 'Draft' } }) },
  'PATCH /recruiters/company': { only: admins, input: () => ({ overview: 'We load ships.' }) },
  'POST /recruiters/company/delete': { only: ['coordinator'], input: ({ companyName }) => ({ name: companyName }) },
  'PATCH /recruiters/company/members/:id': {
    only: admins,
    input: (ground) => ({ ...aColleague(ground), role: 'recruiter' }),
  },
  'DELETE /recruiters/company/members/:id': { only: admins, input: aColleague },
  'POST /recruiters/company/transfer': { only: admins, input: ({ ids }) => ({ account_id: ids.colleague }) },
  'POST /recruiters/company/leave': { only: ['boss', 'colleague', 'otherBoss'] },
  'GET /recruiters/company/join-requests': { only: admins },
  'POST /recruiters/company/join-requests/:id/decide': {
    only: admins,
    input: async (ground) => ({ id: await ground.makeJoinRequest(), decision: 'approve' }),
  },
  'POST /recruiters/company/verification': {
    only: admins,
    input: () => ({ legal_name: 'Harbour Ltd', registration_number: '12345' }),
  },
  ...rows({ only: team, input: aJob }, [
    'GET /recruiters/jobs/:id',
    'GET /recruiters/jobs/:id/stats',
    'POST /recruiters/jobs/:id/copy',
  ]),
  ...rows({ only: managers, input: aJob }, [
    'POST /recruiters/jobs/:id/hold',
    'POST /recruiters/jobs/:id/close',
    'DELETE /recruiters/jobs/:id',
  ]),
  ...rows({ only: managers, input: async (ground) => ({ ...(await aJob(ground)), attest: true }) }, [
    'POST /recruiters/jobs/:id/reopen',
    'POST /recruiters/jobs/:id/reconfirm',
  ]),
  'PATCH /recruiters/jobs/:id': {
    only: managers,
    input: async (ground) => ({ ...(await aJob(ground)), fields: { benefit_ids: [1] } }),
  },
  'POST /recruiters/jobs/:id/upgrade': {
    only: managers,
    input: async (ground) => ({ ...(await aJob(ground)), upgrade: 'urgent' }),
  },
  ...rows({ only: ['boss'], input: aDraft }, ['GET /recruiters/jobs/drafts/:id', 'DELETE /recruiters/jobs/drafts/:id']),
  'POST /recruiters/jobs/drafts/:id/publish': {
    only: ['boss'],
    input: async (ground) => ({ ...(await aDraft(ground)), attest: true }),
  },
  ...rows({ only: ['operator'] }, ['GET /operator/verifications', 'GET /operator/audit-log']),
  'GET /operator/verifications/:id': {
    only: ['operator'],
    input: async (ground) => ({ id: await ground.makeVerification() }),
  },
  'POST /operator/verifications/:id/decide': {
    only: ['operator'],
    input: async (ground) => ({ id: await ground.makeVerification(), decision: 'reject', reason: 'Not readable.' }),
  },
};
