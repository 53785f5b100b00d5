import { z } from 'zod';
import { tidyText } from '#src/kernel/text.ts';
import { socialNetworks } from './company-details.ts';

/** How many entries the lists of a company's page take. */
export const MOST_PICTURES = 12;
export const MOST_STORIES = 12;

const line = (most: number) => z.string().overwrite(tidyText).min(1).max(most);
const day = z.iso.date();
const webAddress = z.url({ protocol: /^https?$/ }).max(300);
const capital = z.object({ amount: z.number().min(0).max(9e12), currency: z.string().regex(/^[A-Z]{3}$/) });

/** Only the network's own pages: a link that says LinkedIn leads to LinkedIn. */
const networkHosts: Record<(typeof socialNetworks)[number], RegExp> = {
  linkedin: /(^|\.)linkedin\.com$/,
  x: /(^|\.)(x|twitter)\.com$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
};
const networkLink = (hosts: RegExp) => z.url({ protocol: /^https$/, hostname: hosts }).max(300);
const socialMedia = z
  .object(
    Object.fromEntries(socialNetworks.map((network) => [network, networkLink(networkHosts[network])])) as Record<
      (typeof socialNetworks)[number],
      z.ZodURL
    >,
  )
  .partial();

const news = z.object({
  title: line(300),
  url: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  published_on: day,
});

const funding = z.object({
  financing_stage_id: z.number().int(),
  money: capital.nullable(),
  investors: line(300).nullable(),
  announced_on: day,
});

/** Everything a company tells about itself. */
export const editableCompany = z.object({
  name: z.string().overwrite(tidyText).min(2).max(120),
  country_id: z.number().int(),
  location_id: z.number().int().nullable(),
  address: z.string().trim().max(300).nullable(),
  industry_id: z.number().int(),
  size_id: z.number().int(),
  financing_stage_id: z.number().int().nullable(),
  company_type_id: z.number().int().nullable(),
  listing_status_id: z.number().int().nullable(),
  founded_on: day.nullable(),
  website: webAddress.nullable(),
  overview: z.string().trim().max(5000),
  culture: z.string().trim().max(5000).nullable(),
  benefit_ids: z.array(z.number().int()).max(40),
  is_agency: z.boolean(),
  brand_product: line(300).nullable(),
  legal_name: z.string().overwrite(tidyText).min(2).max(200).nullable(),
  registration_number: z.string().overwrite(tidyText).min(2).max(60).nullable(),
  register_country_id: z.number().int().nullable(),
  register_address: line(300).nullable(),
  registered_capital: capital.nullable(),
  employees_number: z.number().int().min(0).max(10_000_000).nullable(),
  average_age: z.number().int().min(14).max(100).nullable(),
  ceo: line(120).nullable(),
  phone: z
    .string()
    .overwrite(tidyText)
    .max(30)
    .regex(/^\+?[\d\s().-]{5,}$/)
    .nullable(),
  email: z.email().max(254).nullable(),
  social_media: socialMedia,
  stock_exchange: line(80).nullable(),
  stock_code: line(20).nullable(),
  listed_on: day.nullable(),
  news: z.array(news).max(MOST_STORIES),
  fundings: z.array(funding).max(MOST_STORIES),
});

export type CompanyFields = z.output<typeof editableCompany>;
