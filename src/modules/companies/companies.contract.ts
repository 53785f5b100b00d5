import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { idList, named, pageNumber } from '#src/kernel/schemas.ts';
import { companyCard } from './company-card.ts';
import { companyDetails } from './company-details.ts';
import { replyMeter } from './reply-meter.ts';

const companyDetail = companyCard.extend({
  overview: z.string(),
  culture: z.string().nullable(),
  /** Language the company wrote in. */
  language: z.string(),
  ...companyDetails,
  benefits: z.array(named),
  address: z.object({
    text: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  }),
  /** Functions with open jobs, for the filter of the Jobs tab. */
  job_functions: z.array(named.extend({ count: z.number().int() })),
  is_followed: z.boolean(),
  follower_count: z.number().int(),
  /** How the company's people answer. */
  reply: replyMeter,
});

export const companiesContract = {
  'GET /companies': endpoint({
    summary: 'Companies by name, country, industry, size and financing stage; those with most open jobs first',
    access: 'anyone',
    mayLag: true,
    input: z.object({
      query: z.string().max(200).optional(),
      country_id: z.coerce.number().int().optional(),
      industry: idList.optional(),
      size: idList.optional(),
      financing_stage: idList.optional(),
      page: pageNumber,
    }),
    answer: z.object({
      companies: z.array(companyCard),
      total: z.number().int(),
      page: z.number().int(),
      page_count: z.number().int(),
    }),
    errors: [],
  }),
  'GET /companies/:slug': endpoint({
    summary: 'A company page',
    access: 'anyone',
    input: z.object({ slug: z.string().max(200) }),
    answer: companyDetail,
    errors: ['notFound'],
  }),
  'POST /companies/:slug/follow': endpoint({
    summary: 'Follows a company, or stops following it',
    access: 'session',
    input: z.object({ slug: z.string().max(200), follow: z.boolean() }),
    answer: z.object({ is_followed: z.boolean(), follower_count: z.number().int() }),
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /companies/:slug/report': endpoint({
    summary: 'Tells the operators that something is wrong with a company',
    access: 'session',
    input: z.object({
      slug: z.string().max(200),
      reason_id: z.number().int(),
      note: z.string().trim().max(1000).default(''),
    }),
    answer: z.object({ is_received: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 10, seconds: 3600 },
  }),
} satisfies Contract;

export type { CompanyCard } from './company-card.ts';
export type CompanyDetail = z.infer<typeof companyDetail>;

type CompaniesContract = typeof companiesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends CompaniesContract {}
}
