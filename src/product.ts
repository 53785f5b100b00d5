import { accountsModule } from './modules/accounts/server/accounts.public.ts';
import { aiModule } from './modules/ai/server/ai.public.ts';
import { analysisModule } from './modules/analysis/server/analysis.public.ts';
import { appModule } from './modules/app/server/app.public.ts';
import { applicationsModule } from './modules/applications/server/applications.public.ts';
import { articlesModule } from './modules/articles/server/articles.public.ts';
import { chatModule } from './modules/chat/server/chat.public.ts';
import { coachModule } from './modules/coach/server/coach.public.ts';
import { companiesModule } from './modules/companies/server/companies.public.ts';
import { deskModule } from './modules/desk/server/desk.public.ts';
import { feedbackModule } from './modules/feedback/server/feedback.public.ts';
import { feedsModule } from './modules/feeds/server/feeds.public.ts';
import { figuresModule } from './modules/figures/server/figures.public.ts';
import { filesModule } from './modules/files/server/files.public.ts';
import { headshotsModule } from './modules/headshots/server/headshots.public.ts';
import { hiringHelpModule } from './modules/hiring-help/server/hiring-help.public.ts';
import { integrationsModule } from './modules/integrations/server/integrations.public.ts';
import { interviewsModule } from './modules/interviews/server/interviews.public.ts';
import { invitationsModule } from './modules/invitations/server/invitations.public.ts';
import { jobImportsModule } from './modules/job-imports/server/job-imports.public.ts';
import { jobsModule } from './modules/jobs/server/jobs.public.ts';
import { limitsModule } from './modules/limits/server/limits.public.ts';
import { matchingModule } from './modules/matching/server/matching.public.ts';
import { moderationModule } from './modules/moderation/server/moderation.public.ts';
import { notificationsModule } from './modules/notifications/server/notifications.public.ts';
import { offersModule } from './modules/offers/server/offers.public.ts';
import { openServices, optionsModule, type Services } from './modules/options/server/options.public.ts';
import { payModule } from './modules/pay/server/pay.public.ts';
import { pointsModule } from './modules/points/server/points.public.ts';
import { preferencesModule } from './modules/preferences/server/preferences.public.ts';
import { profilesModule } from './modules/profiles/server/profiles.public.ts';
import { resumeDesignsModule } from './modules/resume-designs/server/resume-designs.public.ts';
import { resumesModule } from './modules/resumes/server/resumes.public.ts';
import { searchModule } from './modules/search/server/search.public.ts';
import { sharingModule } from './modules/sharing/server/sharing.public.ts';
import { talentsModule } from './modules/talents/server/talents.public.ts';
import { trackerModule } from './modules/tracker/server/tracker.public.ts';
import { trackingModule } from './modules/tracking/server/tracking.public.ts';
import { vipModule } from './modules/vip/server/vip.public.ts';
import { keepPartitionsTask } from './platform/database/partitions.ts';
import { purgeMessagesTask } from './platform/delivery/purge-messages.task.ts';
import type { Module } from './platform/modules/define-module.ts';
import { openPlatform, type PlatformParts } from './platform/modules/open-platform.ts';
import { noticesOf, startModules } from './platform/modules/start-modules.ts';

/** The product, in the order that says who may import whom and who hears of something first. */
const modules: Module<Services>[] = [
  optionsModule,
  articlesModule,
  limitsModule,
  accountsModule,
  filesModule,
  companiesModule,
  profilesModule,
  resumesModule,
  resumeDesignsModule,
  preferencesModule,
  vipModule,
  invitationsModule,
  jobsModule,
  searchModule,
  feedsModule,
  payModule,
  chatModule,
  sharingModule,
  applicationsModule,
  matchingModule,
  interviewsModule,
  offersModule,
  talentsModule,
  trackerModule,
  aiModule,
  analysisModule,
  coachModule,
  headshotsModule,
  hiringHelpModule,
  figuresModule,
  jobImportsModule,
  notificationsModule,
  appModule,
  trackingModule,
  moderationModule,
  feedbackModule,
  pointsModule,
  integrationsModule,
  deskModule,
];

/** Tasks of earlier versions. A name can go from here when no database of such a version is left. */
const retiredTasks = ['forget-job-viewers', 'purge-tracking'];

/** Every kind of notice that they send. */
export const allNotices = noticesOf(modules);

export type Product = ReturnType<typeof createProduct>;

/** Puts the modules together; every role uses the same ones. */
export function createProduct(parts: Omit<PlatformParts, 'notices'>) {
  const opened = openPlatform({ ...parts, notices: allNotices });
  const services = openServices(opened.platform);
  const { tasks, ...started } = startModules(opened, services, modules);
  const { db, clock } = services;
  const own = [purgeMessagesTask(db, clock), keepPartitionsTask(db, clock, started.partitions)];
  return { ...started, services, tasks: [...own, ...tasks], retiredTasks };
}
