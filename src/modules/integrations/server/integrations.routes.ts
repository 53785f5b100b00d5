import { proved } from '#src/modules/accounts/server/accounts.public.ts';
import { companyUrl, loadCompanies } from '#src/modules/companies/server/companies.public.ts';
import type { EmployerJobVerbs } from '#src/modules/jobs/server/jobs.public.ts';
import type { KeyContext } from '#src/platform/context.ts';
import { mount } from '#src/platform/http/routes.ts';
import { hiringApiContract } from '../hiring-api.contract.ts';
import { integrationsContract } from '../integrations.contract.ts';
import { createMakeKey, revokeKey } from './api-keys.ts';
import { changeWebhook, createAddWebhook, createRotateSecret, removeWebhook } from './change-webhooks.ts';
import { createResend, createSendTest, listDeliveries } from './deliveries.ts';
import { hiringApplicationVerbs } from './hiring-applications.ts';
import { hiringJobVerbs } from './hiring-jobs.ts';
import type { IntegrationsParts } from './integrations.parts.ts';
import { managed } from './integrations.policy.ts';
import { listIntegrations } from './list-integrations.ts';

/** What whoever manages a company does with its keys and webhooks. */
export function integrationsRoutes(parts: IntegrationsParts) {
  return mount(integrationsContract, {
    'GET /recruiters/integrations': listIntegrations,
    'POST /recruiters/api-keys': managed(proved(createMakeKey(parts))),
    'POST /recruiters/api-keys/:id/revoke': revokeKey,
    'POST /recruiters/webhooks': managed(proved(createAddWebhook(parts))),
    'PATCH /recruiters/webhooks/:id': changeWebhook,
    'DELETE /recruiters/webhooks/:id': removeWebhook,
    'POST /recruiters/webhooks/:id/rotate': managed(proved(createRotateSecret(parts))),
    'POST /recruiters/webhooks/:id/test': createSendTest(parts),
    'GET /recruiters/webhooks/:id/deliveries': listDeliveries,
    'POST /recruiters/webhook-deliveries/:id/resend': createResend(parts),
  });
}

/** What the companies' own programs ask. */
export function hiringApiRoutes(verbs: EmployerJobVerbs, siteUrl: string) {
  const jobs = hiringJobVerbs(verbs, siteUrl);
  const applications = hiringApplicationVerbs(siteUrl);
  return mount(hiringApiContract, {
    'GET /hiring/v1/company': createGetCompany(siteUrl),
    'GET /hiring/v1/jobs': jobs.list,
    'GET /hiring/v1/jobs/:id': jobs.get,
    'POST /hiring/v1/jobs': jobs.create,
    'POST /hiring/v1/jobs/check': jobs.check,
    'PATCH /hiring/v1/jobs/:id': jobs.change,
    'POST /hiring/v1/jobs/:id/publish': jobs.by('reopen'),
    'POST /hiring/v1/jobs/:id/pause': jobs.by('hold'),
    'POST /hiring/v1/jobs/:id/close': jobs.by('close'),
    'GET /hiring/v1/jobs/:id/applications': applications.list,
    'GET /hiring/v1/applications/:id': applications.get,
  });
}

function createGetCompany(siteUrl: string) {
  return async (ctx: KeyContext) => {
    const { company_id: id, company_name: name, is_verified } = ctx.viewer.membership;
    const slug = (await loadCompanies(ctx.tx, [id])).get(id)?.slug ?? '';
    const url = `${siteUrl}/${ctx.locale.language}${companyUrl(slug)}`;
    return { company: { id, name, is_verified, url }, scopes: [...ctx.viewer.apiKey.scopes] };
  };
}
