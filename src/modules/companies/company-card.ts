import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';

/** What a list and a job's side card show of a company. */
export const companyCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  logo_url: z.string(),
  url: z.string(),
  country_id: z.number().int(),
  location: z.string(),
  industry: named,
  size: named,
  financing_stage: named.nullable(),
  is_verified: z.boolean(),
  is_agency: z.boolean(),
  open_job_count: z.number().int(),
});

export type CompanyCard = z.infer<typeof companyCard>;
