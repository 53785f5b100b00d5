import { MOST_WAITING } from '#src/kernel/waiting.ts';
import { createAddressProof } from '#src/modules/accounts/server/accounts.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import { sql } from '#src/platform/database/sql.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { companiesEvents } from './companies.events.ts';
import { companiesLimits } from './companies.limits.ts';
import { companiesListeners } from './companies.listeners.ts';
import { companiesNotices } from './companies.notices.ts';
import { companiesRoutes } from './companies.routes.ts';
import { forgetInvitationsTask } from './companies.tasks.ts';
import { companyAllowsSignIn } from './company-allows-sign-in.ts';
import { mayReadDocument } from './may-read-document.ts';
import { registerLogos } from './serve-logo.ts';
import { invitationsRoutes, teamRoutes, verificationRoutes } from './team.routes.ts';

/** Employers: their pages, their teams, their verification. */
export const companiesModule = defineModule({
  name: 'companies',
  limits: companiesLimits,
  events: companiesEvents,
  notices: companiesNotices,
  waiting: {
    verifications: sql`select submitted_at as since from company_verifications where state = 'pending'
      order by submitted_at limit ${MOST_WAITING}`,
  },
  build: (services: Services) => {
    const { env, db, clock, storage, ask } = services;
    const team = { ...services, countActiveJobs: ask('companies.countActiveJobs') };
    const shown = {
      ...services,
      countOpenFunctions: ask('companies.countOpenFunctions'),
      fileReport: ask('companies.fileReport'),
      findBlockedCompanies: ask('companies.findBlockedCompanies'),
      loadReplies: ask('companies.loadReplies'),
    };
    return {
      routes: [
        companiesRoutes(shown),
        teamRoutes(team),
        invitationsRoutes({ ...services, publicUrl: env.PUBLIC_URL, proof: createAddressProof(services) }),
        verificationRoutes(team),
      ],
      tasks: [forgetInvitationsTask(db, clock)],
      listeners: companiesListeners(services),
      answers: {
        'accounts.maySignIn': companyAllowsSignIn,
        'files.mayRead.company_document': mayReadDocument,
      },
      registerFiles: (app) => registerLogos(app, db, storage),
    };
  },
});
