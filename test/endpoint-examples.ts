import { createECDH, randomBytes } from 'node:crypto';
import { systemClock } from '#src/kernel/clock.ts';
import { type Api, type Endpoint, type InputOf, isForKeys } from '#src/kernel/contract.ts';
import { appealToken } from '#src/modules/moderation/server/appeal-link.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { emptyResume } from '#src/modules/profiles/empty-resume.ts';
import { optionsOf } from '#src/modules/resume-designs/resume-design.ts';
import { createSearchEngine } from '#src/modules/search/server/search.public.ts';
import { createCompany } from './factories/create-company.ts';
import { createJob } from './factories/create-job.ts';
import { createRecruiter } from './factories/create-recruiter.ts';
import { insertRow } from './factories/insert-row.ts';
import { makeProgram } from './factories/make-api-key.ts';
import { openSession } from './factories/open-session.ts';
import { jobWish } from './factories/post-job.ts';
import { preferenceInput } from './factories/preference-input.ts';
import { signIn } from './factories/sign-in.ts';
import { allHours } from './interviews/free-hours-ground.ts';
import type { TestApp, TestVisitor } from './test-app.ts';

/** An input for every endpoint that does not take an empty one. */
export type EndpointExamples = { [K in keyof Api]?: InputOf<Api[K]> };

let talents = 0;

const offerTerms = {
  title: 'Harbour Hand',
  pay_min: 5000,
  currency: 'SGD',
  period: 'monthly',
  starts_on: '2099-01-04',
  expires_at: '2098-12-01T09:00:00Z',
} as const;

/** Someone who may use the endpoint: a guest, or where that is not enough a new talent. */
export async function visitorFor(app: TestApp, endpoint: Endpoint): Promise<TestVisitor> {
  // Nobody is to be held up by what others have asked for before.
  app.clock.advance({ hours: 2 });
  if (isForKeys(endpoint.access)) return makeProgram(app);
  if (endpoint.access !== 'anyone') return signIn(app, `talent-${++talents}@parley.example`);
  const guest = app.visitor();
  await guest.api('POST /authentication/guest/login');
  return guest;
}

const ROLES: Record<string, string> = {
  member: 'recruiter',
  'role:recruiter': 'recruiter',
  'role:operator': 'operator',
};

/**
 * Someone whom the endpoint lets in, a coordinator or an operator where it wants one, so that what they send is looked
 * at. Always a new one: some calls end the account or leave the company.
 */
export async function insiderFor(app: TestApp, endpoint: Endpoint): Promise<TestVisitor> {
  const role = ROLES[endpoint.access] ?? 'talent';
  if (endpoint.access === 'anyone' || isForKeys(endpoint.access)) return visitorFor(app, endpoint);
  const { pool } = app.database;
  const email = `insider-${++talents}@parley.example`;
  const person = { email, is_email_verify: true, totp_enabled_at: role === 'operator' ? app.clock.now() : null };
  if (role === 'recruiter') {
    const { id } = await createRecruiter(pool, (await createCompany(pool)).id, person);
    await pool.query(`update company_members set role = 'coordinator' where account_id = $1`, [id]);
  } else {
    const name = { first_name: 'Mei', last_name: 'Tan', country_id: 196, language: 'en' };
    await insertRow(pool, 'accounts', { ...person, ...name, role });
  }
  return openSession(pool, email, app.address, app.clock.now());
}

/** Fills the database with a little of everything and gives inputs that find it. */
export async function makeExamples(app: TestApp): Promise<EndpointExamples> {
  const { pool } = app.database;
  const company = await createCompany(pool);
  const job = await createJob(pool, { company_id: company.id });
  await createJob(pool, { company_id: company.id, work_arrangement_id: 3, is_remote_worldwide: true });
  await createSearchEngine({ pool, options: loadOptionData(), clock: systemClock }).rebuild();
  const { active_version } = await app.visitor().api('GET /translation/manifest');
  const search = { query: 'engineer' };
  const click = { job_id: job.id, query_id: 'q-1', index: 1, timestamp: 1_700_000_000 };
  const expose = { job_ids: [job.id], query_id: 'q-1', timestamp: 1_700_000_000 };
  const email = 'someone@parley.example';
  const token = 'x'.repeat(43);
  return {
    'POST /authentication/otp/send': { channel: 'email', email },
    'POST /authentication/otp/verify': { channel: 'email', email, code: '123456' },
    'POST /authentication/magic-link/send': { email },
    'POST /authentication/magic-link/use': { token },
    'GET /appeals/:token': { token: await makeAppealToken(app) },
    'POST /appeals/:token': { token, text: 'Please look at it again.' },
    'POST /authentication/choose-account': { chooser_token: token, account_id: 1 },
    'POST /authentication/qr/confirm': { code: token },
    'POST /authentication/qr/status': { code: token, secret: token },
    'POST /authentication/login': { email, password: 'not the password' },
    'POST /authentication/password': { password: 'a long password', confirm_password: 'a long password' },
    'POST /authentication/two-factor/confirm': { code: '123456' },
    'POST /authentication/two-factor/verify': { token, code: '123456' },
    'DELETE /authentication/devices/:id': { id: 1 },
    'POST /authentication/social/:provider/start': { provider: 'google' },
    'POST /authentication/social/finish': { token },
    'DELETE /authentication/social/:provider': { provider: 'google' },
    'POST /authentication/passkeys/register/finish': { token, response: {} },
    'PATCH /authentication/passkeys/:id': { id: 1, name: 'Phone' },
    'DELETE /authentication/passkeys/:id': { id: 1 },
    'POST /authentication/passkeys/sign-in/finish': { token, response: {} },
    'POST /authentication/two-factor/send-code': { token },
    'POST /authentication/proof/send-code': { method: 'email' },
    'POST /authentication/proof': { method: 'password', password: 'not this one' },
    'POST /authentication/proof/passkey/finish': { token, response: {} },
    'GET /authentication/way-back': { token },
    'POST /authentication/way-back': { token },
    'POST /authentication/switch-role': { role: 'recruiter' },
    'POST /authentication/hand-over': { target: 'https://employer.parley.example' },
    'POST /authentication/hand-over/use': { code: token },
    'POST /authentication/sg/singpass/generate-authorise-url': { redirect_uri: '/en/settings' },
    'GET /authentication/sg/singpass/user-info': { code: 'x', state: 'x' },
    'POST /authentication/sg/singpass/verify-singapore-identity': { token },
    'POST /jobseeker/sg-spring-event/assist-trigger': { onboarded_method: 'web_complete_profile' },
    'POST /jobseeker/email': { email, code: '123456' },
    'POST /jobseeker/phone': { phone_num: '91234567', country_code: 'SG', code: '123456' },
    'POST /jobseeker/delete-account': { confirm: true },
    'POST /jobseeker/popup-window/record': { name: 'welcome' },
    'GET /config/:name/list': { name: 'country_lists' },
    'GET /config/search/job-title-lists': { query: 'engineer' },
    'GET /translation/content/version/:version/:lang/:file': {
      version: active_version,
      lang: 'ar',
      file: 'errors.json',
    },
    'GET /data/pay/:title': { title: 'software-engineer', place: 'sg' },
    'GET /data/pages/:page': { page: 'terms' },
    'GET /data/articles/:kind/:slug': { kind: 'help', slug: 'cannot-sign-in' },
    'GET /companies/:slug': { slug: company.slug },
    'GET /companies/:slug/hot-jobs': { slug: company.slug },
    'POST /companies/:slug/follow': { slug: company.slug, follow: true },
    'POST /companies/:slug/report': { slug: company.slug, reason_id: 1 },
    'GET /jobseeker/job-preferences/:id': { id: 1 },
    'POST /resume-template/online-resumes/create': { design: 'margin' },
    'GET /resume-template/online-resumes/:id': { id: 1 },
    'PUT /resume-template/online-resumes/:id/update': {
      id: 1,
      version: 1,
      name: 'Resume',
      language: 'en',
      options: optionsOf('plain'),
      content: emptyResume(),
    },
    'POST /resume-template/online-resumes/:id/copy': { id: 1 },
    'DELETE /resume-template/online-resumes/:id/delete': { id: 1 },
    'POST /jobseeker/resume-links/create': { resume_id: 1 },
    'POST /jobseeker/resume-links/:id/revoke': { id: 1 },
    'POST /shared-resumes/open': { token },
    'POST /shared-resumes/unlock': { token, password: 'not this one' },
    'POST /resume-template/online-resumes/:id/restore': { id: 1 },
    'POST /resume-template/preview': { language: 'en', options: optionsOf('plain'), content: emptyResume() },
    'POST /jobseeker/resume/parse': { file_id: '00000000-0000-4000-8000-000000000000' },
    'GET /jobseeker/resume/imports/:id': { id: '00000000-0000-4000-8000-000000000000' },
    'DELETE /jobseeker/resume/imports/:id': { id: '00000000-0000-4000-8000-000000000000' },
    'POST /jobseeker/attached-resumes': { file_id: '00000000-0000-4000-8000-000000000000' },
    'PATCH /jobseeker/attached-resumes/:id': { id: 1, name: 'My resume' },
    'DELETE /jobseeker/attached-resumes/:id': { id: 1 },
    'POST /jobseeker/attached-resumes/:id/restore': { id: 1 },
    'POST /jobseeker/attached-resumes/:id/copy': { id: 1 },
    'GET /jobseeker/attached-resumes/:id/review': { id: 1 },
    'PUT /jobseeker/attached-resumes/:id/review': { id: 1, draft: null },
    'GET /jobseeker/attached-resumes/:id/preview': { id: 1 },
    'POST /jobseeker/video-resumes': { file_id: '00000000-0000-4000-8000-000000000000' },
    'PATCH /jobseeker/video-resumes/:id': { id: 1, name: 'My video' },
    'DELETE /jobseeker/video-resumes/:id': { id: 1 },
    'POST /jobseeker/video-resumes/:id/restore': { id: 1 },
    'POST /jobseeker/job-preferences/create': preferenceInput(),
    'PATCH /jobseeker/job-preferences/:id/update': { id: 1, job_type_id: 2 },
    'DELETE /jobseeker/job-preferences/:id/delete': { id: 1 },
    'POST /jobseeker/blocked-companies': { company_id: company.id },
    'DELETE /jobseeker/blocked-companies': { company_id: company.id },
    'PUT /jobseeker/languages': { languages: [{ language_id: 1, proficiency_id: 2 }, { language_id: 4 }] },
    'PATCH /jobseeker/profile': { headline: 'Lighthouse keeper' },
    'POST /jobseeker/profile/fill': { facts: { headline: 'Keeper' }, skills: [{ name: 'Knots' }] },
    'PUT /jobseeker/skills': { version: 0, skills: [{ name: 'Knots', proficiency_id: 4 }] },
    'POST /jobseeker/work-experiences/create': { title: 'Keeper', company: 'Lights', start_date: '2019-04' },
    'PATCH /jobseeker/work-experiences/:id/update': {
      id: 1,
      version: 1,
      title: 'Keeper',
      company: 'Lights',
      start_date: '2019',
    },
    'DELETE /jobseeker/work-experiences/:id/delete': { id: 1 },
    'PUT /jobseeker/work-experiences/order': { ids: [] },
    'POST /jobseeker/educations/create': { school: 'School of the Sea' },
    'PATCH /jobseeker/educations/:id/update': { id: 1, version: 1, school: 'School of the Sea' },
    'DELETE /jobseeker/educations/:id/delete': { id: 1 },
    'PUT /jobseeker/educations/order': { ids: [] },
    'POST /jobseeker/licences/create': { name: 'Master mariner' },
    'PATCH /jobseeker/licences/:id/update': { id: 1, version: 1, name: 'Master mariner' },
    'DELETE /jobseeker/licences/:id/delete': { id: 1 },
    'PUT /jobseeker/licences/order': { ids: [] },
    'POST /jobseeker/links/create': { url: 'https://lights.example' },
    'PATCH /jobseeker/links/:id/update': { id: 1, version: 1, url: 'https://lights.example' },
    'DELETE /jobseeker/links/:id/delete': { id: 1 },
    'PUT /jobseeker/links/order': { ids: [] },
    'POST /jobseeker/avatar': { file_id: null },
    'POST /jobseeker/hidden-companies': { company_id: company.id },
    'DELETE /jobseeker/hidden-companies': { company_id: company.id },
    'POST /jobseeker/work-eligibility': { country_id: 196, work_eligibility_id: 1 },
    'DELETE /job/job-preferences/:preferenceId/reco-jobs/:jobId/delete': { preferenceId: 1, jobId: job.id },
    'POST /job/job-preferences/:preferenceId/reco-jobs/:jobId/restore': { preferenceId: 1, jobId: job.id },
    'GET /job/:id': { id: job.id },
    'GET /job/:id/similar': { id: job.id },
    'POST /job/:id/view': { id: job.id, device: 'web' },
    'POST /job/:id/save': { id: job.id, save: true },
    'POST /job/:id/report': { id: job.id, reason_id: 1 },
    'GET /api-go/web/jobseeker/redirect_condition': { job_id: job.id },
    'GET /job/search': search,
    'GET /job/search-facets': search,
    'GET /job/search-pay': search,
    'GET /job/search-ways': search,
    'POST /job/search-resolve': search,
    'POST /job/search-parse': { slug: 'engineer-jobs' },
    'GET /job/search-suggestion': search,
    'GET /job/search-remote-suggestion': search,
    'POST /job/metrics/job-hot-search': { ...search, device: 'web', page: 'home' },
    'GET /job-applications/chats/check-exists/:id/jobseekers': { id: 0, job_id: job.id },
    'GET /jobs/:id/match': { id: job.id },
    'GET /jobs/matches': { ids: [job.id] },
    'PUT /jobs/:id/match/corrections': { id: job.id, line: 'title', says: 'have', statement: 'I have done this.' },
    'DELETE /jobs/:id/match/corrections': { id: job.id, line: 'title' },
    'GET /recruiters/applications/:id/match': { id: 1 },
    'GET /recruiters/jobs/:id/matches': { id: job.id, applications: [1] },
    'POST /recruiters/api-keys': { name: 'Our ATS', scopes: ['jobs:read'] },
    'POST /recruiters/api-keys/:id/revoke': { id: 1 },
    'POST /recruiters/webhooks': { url: 'https://ats.example.com/parley', kinds: ['job.closed'] },
    'PATCH /recruiters/webhooks/:id': { id: 1, is_on: false },
    'DELETE /recruiters/webhooks/:id': { id: 1 },
    'POST /recruiters/webhooks/:id/rotate': { id: 1 },
    'POST /recruiters/webhooks/:id/test': { id: 1 },
    'GET /recruiters/webhooks/:id/deliveries': { id: 1 },
    'POST /recruiters/webhook-deliveries/:id/resend': { id: 1 },
    'GET /hiring/v1/jobs/:id': { id: job.id },
    'POST /hiring/v1/jobs': { external_id: 'A-1', attest: true, fields: jobWish() },
    'POST /hiring/v1/jobs/check': { fields: jobWish() },
    'PATCH /hiring/v1/jobs/:id': { id: job.id, fields: { title: 'Crane Engineer' } },
    'POST /hiring/v1/jobs/:id/publish': { id: job.id, attest: true },
    'POST /hiring/v1/jobs/:id/pause': { id: job.id },
    'POST /hiring/v1/jobs/:id/close': { id: job.id },
    'GET /hiring/v1/jobs/:id/applications': { id: job.id },
    'GET /hiring/v1/applications/:id': { id: 1 },
    'POST /employers/looked': { list: 'viewed' },
    'PUT /jobseeker/resume-analysis/:id/issues': { id: 1, rule: 'figures', is_resolved: true },
    'PUT /jobseeker/headshot/:id': { id: 1, background: 'studio', crop: 'close' },
    'DELETE /jobseeker/headshot/:id': { id: 1 },
    'PUT /aicv/ai_writing/engine': { is_external_allowed: true },
    'PUT /aicv/ai_writing/career_summary': { rewrite_type: 'shorter', text: 'Ran the till. Trained staff.' },
    'POST /aicv/ai_writing/entry': { section: 'work', title: 'Cashier', place: 'Kopi', text: 'Ran the till.' },
    'GET /coach/conversations/:id': { id: 1 },
    'DELETE /coach/conversations/:id': { id: 1 },
    'POST /coach/questions': { text: 'Which jobs fit me?' },
    'POST /coach/practices': { job_id: job.id },
    'GET /coach/practices/:id': { id: 1 },
    'POST /coach/practices/:id/answers': { id: 1, place: 0, text: 'Last year I cut the close from 10 days to 6.' },
    'DELETE /coach/practices/:id': { id: 1 },
    'POST /aicv/translation/job/:id': { id: job.id, language: 'ja' },
    'POST /aicv/translation/message/:id': { id: 1, language: 'ja' },
    'POST /tracker/jobs': {
      title: 'Data Analyst',
      company_name: 'Embraer',
      link: 'https://jobs.example/1',
      lane: 'applied',
    },
    'GET /operator/invitations': {},
    'POST /operator/invitations/:id/stop': { id: 1, reason: 'A farm' },
    'POST /operator/invitations/:id/resume': { id: 1, reason: 'A mistake' },
    'GET /operator/mail': {},
    'POST /operator/mail/lift': { address: 'nobody@example.com', reason: 'It works again' },
    'GET /operator/vip': { who: 'nobody@example.com' },
    'POST /operator/vip/:id/grant': { id: 1, months: 1, reason: 'A long wait' },
    'POST /operator/vip/:id/revoke': { id: 1, reason: 'A mistake' },
    'PUT /tracker/jobs/:id': { id: 1, title: 'Data Analyst', company_name: 'Embraer' },
    'POST /tracker/jobs/:id/move': { id: 1, lane: 'interview' },
    'DELETE /tracker/jobs/:id': { id: 1 },
    'PUT /tracker/notes/:job_id': { job_id: job.id, note: 'Ask about the team' },
    'POST /tracker/reminders/:id/done': { id: 1 },
    'GET /job-applications/prepare': { job_id: job.id },
    'POST /job-applications/documents': { kind: 'attached', id: 1 },
    'POST /job-applications': { job_id: job.id },
    'GET /job-applications/conversation/:id': { id: 1 },
    'POST /job-applications/:id/view': { id: 1 },
    'POST /job-applications/:id/withdraw': { id: 1 },
    'POST /job-applications/:id/decide': { id: 1, stage: 'shortlisted' },
    'POST /job-applications/:id/undo': { id: 1 },
    'GET /recruiters/jobs/:id/pipeline': { id: job.id },
    'GET /recruiters/jobs/:id/applicants': { id: job.id },
    'PUT /jobseeker/findable': { is_on: true },
    'POST /jobseeker/talent-invites/:id/accept': { id: 1 },
    'POST /jobseeker/talent-invites/:id/decline': { id: 1 },
    'GET /recruiters/talents': { text: 'software engineer in Singapore', min_years: 2, skills: ['TypeScript'] },
    'GET /recruiters/talents/:id': { id: 'A'.repeat(22) },
    'POST /recruiters/talents/:id/unlock': { id: 'A'.repeat(22) },
    'POST /recruiters/talents/:id/report': { id: 'A'.repeat(22), reason_id: 1 },
    'POST /recruiters/talents/:id/invite': { id: 'A'.repeat(22), job_id: job.id, message: 'Would you like to talk?' },
    'GET /operator/unlock-credits': { company_id: company.id },
    'POST /operator/unlock-credits/grant': { company_id: company.id, amount: 5, reason: 'A long wait' },
    'GET /recruiters/figures': { days: 90, time_zone: 'Asia/Singapore' },
    'GET /recruiters/applicant-counts': { job_ids: String(job.id) },
    'GET /job-applications/:id/scores': { id: 1 },
    'POST /job-applications/:id/scores': { id: 1, criterion: 'skills', score: 4 },
    'GET /recruiters/jobs/:id/criteria': { id: job.id },
    'PUT /recruiters/jobs/:id/criteria': { id: job.id, criteria: [{ name: 'Calm' }], seen: ['skills'] },
    'POST /job-applications/:id/place': { id: 1, column: 'applied', moves: 0 },
    'POST /job-applications/at-once': { ids: [1], do: 'shortlist' },
    'POST /recruiters/jobs/:id/pipeline/columns': { id: job.id, name: 'Phone call', after: 'applied' },
    'POST /recruiters/jobs/:id/pipeline/columns/:column_id': { id: job.id, column_id: 1, name: 'Phone call' },
    'DELETE /recruiters/jobs/:id/pipeline/columns/:column_id': { id: job.id, column_id: 1 },
    'POST /chat/conversations': { job_id: job.id, client_id: 'client-0001', text: 'Hello' },
    'GET /chat/conversations/:id': { id: 1 },
    'GET /chat/conversations/:id/link': { id: 1, to: 'https://example.com/' },
    'POST /chat/conversations/:id/read': { id: 1, seq: 1 },
    'POST /chat/delivered': { marks: [{ conversation_id: 1, seq: 1 }] },
    'POST /chat/conversations/:id/not-interested': { id: 1 },
    'POST /chat/conversations/:id/block': { id: 1 },
    'PUT /jobseeker/recruiter-view': { wishes: true, pay: false, place: true, languages: true, eligibility: true },
    'POST /authentication/pending/forget': { flow: 'sign_in' },
    'GET /job/title-market': { function_job_title_id: 10101, country_id: 196 },
    'GET /recruiters/invitations/:token': { token },
    'POST /recruiters/invitations/:token/code': { token },
    'POST /recruiters/invitations/:token/accept': { token, position: 'Recruiter' },
    'GET /chat/conversations/:id/decline': { id: 1 },
    'POST /chat/conversations/:id/decline': { id: 1, client_id: 'client-0004' },
    'POST /chat/conversations/:id/withdraw': { id: 1 },
    'POST /chat/conversations/:id/report': { id: 1, reason_id: 1 },
    'GET /chat/changes': { after: 0 },
    'POST /interviews': {
      conversation_ids: [1],
      times: ['2099-01-04T09:00:00Z'],
      time_zone: 'Asia/Singapore',
      kind: 'video',
      link: 'https://meet.example/room',
    },
    'POST /recruiters/job-imports/address': { source: 'feed', url: 'https://jobs.example/feed.xml' },
    'GET /recruiters/job-imports/:id': { id: 1 },
    'GET /recruiters/job-imports/:id/rows': { id: 1 },
    'POST /recruiters/job-imports/:id/start': { id: 1, targets: ['title'] },
    'POST /recruiters/job-imports/:id/publish': { id: 1, attest: true },
    'DELETE /recruiters/job-imports/:id': { id: 1 },
    'GET /offers/draft/:id': { id: 1 },
    'POST /offers': { conversation_id: 1, ...offerTerms },
    'GET /offers/:id': { id: 1 },
    'GET /offers/:id/others': { id: 1 },
    'POST /offers/:id/tell-others': { id: 1 },
    'POST /offers/:id/view': { id: 1 },
    'POST /offers/:id/accept': { id: 1, version: 1 },
    'POST /offers/:id/decline': { id: 1, reason: 'timing' },
    'POST /offers/:id/withdraw': { id: 1 },
    'PUT /offers/:id': { id: 1, ...offerTerms },
    'GET /interviews/:id': { id: 1 },
    'GET /interviews/:id/slots': { id: 1 },
    'POST /interviews/:id/book': { id: 1, starts_at: '2099-01-04T09:00:00Z' },
    'POST /interviews/meeting-accounts/:provider/connect': { provider: 'zoom' },
    'DELETE /interviews/meeting-accounts/:provider': { provider: 'zoom' },
    'PUT /interviews/free-hours': allHours,
    'POST /interviews/looked': { side: 'boss' },
    'GET /interviews/calendar': { from: '2099-01-01T00:00:00Z', until: '2099-02-01T00:00:00Z' },
    'POST /interviews/:id/accept': { id: 1, starts_at: '2099-01-04T09:00:00Z' },
    'POST /interviews/:id/attendance': { id: 1, is_there: true },
    'POST /interviews/:id/cancel': { id: 1, note: 'Something came up' },
    'POST /interviews/:id/check-in': { id: 1 },
    'POST /interviews/:id/decline': { id: 1, reason: 'other' },
    'POST /interviews/:id/issue': { id: 1, note: 'No sound' },
    'POST /interviews/:id/request-result': { id: 1 },
    'POST /interviews/:id/result': { id: 1, is_passed: true },
    'POST /interviews/:id/suggest': { id: 1, times: ['2099-01-04T09:00:00Z'] },
    'PUT /interviews/:id': { id: 1, kind: 'video', link: 'https://meet.example/room' },
    'POST /api-go/user/feedback': { client_key: crypto.randomUUID(), topic: 'idea', text: 'Hello', email },
    'GET /config/rates': { from: 'EUR', to: 'SGD' },
    'POST /points/withdrawals': { network: 'TRC20', points: 100, address: 'T' },
    'POST /points/withdrawals/:id/cancel': { id: 1 },
    'POST /points/events/:id/join': { id: 1 },
    'POST /points/events/:id/claim': { id: 1 },
    'GET /chat/conversations/:id/messages': { id: 1 },
    'POST /chat/conversations/:id/messages': { id: 1, client_id: 'client-0002', text: 'Hello' },
    'POST /chat/messages/:id/recall': { id: 1 },
    'POST /chat/messages/:id/wrong-warning': { id: 1 },
    'DELETE /chat/messages/:id': { id: 1 },
    'POST /chat/conversations/:id/exchange': { id: 1, client_id: 'client-0003', kind: 'mobile' },
    'POST /chat/conversations/:id/exchange/:exchange_id/answer': { id: 1, exchange_id: 1, accept: true },
    'GET /chat/search': { query: 'hello' },
    'POST /chat/phrases': { kind: 'phrase', text: 'Thank you' },
    'PUT /chat/phrases/:id': { id: 1, text: 'Thank you' },
    'DELETE /chat/phrases/:id': { id: 1 },
    'POST /notification/push/subscribe': {
      endpoint: 'https://push.example.com/one-browser',
      p256dh: createECDH('prime256v1').generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    },
    'POST /notification/push/devices/:id': { id: 1, shows_details: true },
    'DELETE /notification/push/devices/:id': { id: 1 },
    'POST /notification/settings': { changes: [{ kind: 'chat_message', channel: 'email', is_on: false }] },
    'POST /notification/email-check/send': {},
    'POST /notification/email-check': { code: '123456' },
    'POST /notification/quiet-hours': { is_on: true, from: '22:00', to: '07:00' },
    'GET /notification/alerts': { token: '1.alert-settings.1.nothing' },
    'POST /notification/alerts/:id': { token: '1.alert-settings.1.nothing', id: 1, is_paused: true },
    'POST /notification/alerts/:id/delete': { token: '1.alert-settings.1.nothing', id: 1 },
    'GET /notification/unsubscribe': { token: '1.chat_message.1.nothing' },
    'POST /notification/unsubscribe': { token: '1.chat_message.1.nothing' },
    'POST /invitations/email': { addresses: ['friend@example.com'] },
    'POST /invitations/open': { code: 'abcdefghjk' },
    'GET /invitations/stop': { token: 'nothing.nothing' },
    'POST /invitations/stop': { token: 'nothing.nothing' },
    'GET /notification/outbox': { token: app.tokens.outbox.value },
    'POST /jobseeker/job-alerts/create': { filters: search, frequency: 'daily' },
    'PATCH /jobseeker/job-alerts/:id/update': { id: 1, is_paused: true },
    'DELETE /jobseeker/job-alerts/:id/delete': { id: 1 },
    'POST /logs/report/click': click,
    'POST /logs/report/expose': { data: [expose], from: 1 },
    'POST /logs/report/events': { events: [{ event_name: 'page_view', event_time: '2026-01-01 12:00:00' }] },
  };
}

/** A decision that someone may appeal, by its link. */
async function makeAppealToken({ database: { pool, db } }: TestApp): Promise<string> {
  const about = { kind: 'report', subject: 'person', subject_id: 1, opened_at: new Date() };
  const { id } = await insertRow<{ id: number }>(pool, 'moderation_cases', about);
  const decision = await insertRow<{ id: number }>(pool, 'moderation_decisions', {
    case_id: id,
    action: 'warn',
    state: 'in_force',
    target: 'person',
    target_id: 1,
    reason_name: 'spam',
    created_at: new Date(),
  });
  return db.transaction((tx) => appealToken(tx, decision.id));
}
