import { z } from 'zod';
import { named } from '#src/kernel/schemas.ts';

const text = z.string().nullable();
const money = z.object({ amount: z.number(), currency: z.string() });

/** Networks that a company's page knows by name. */
export const socialNetworks = ['linkedin', 'x', 'facebook', 'instagram', 'youtube'] as const;

/** What a company has told beyond its card; null or empty for what it has not. */
export const companyDetails = {
  business: z.object({
    legal_name: text,
    registration_number: text,
    founded_on: z.iso.date().nullable(),
    company_type: named.nullable(),
    listing_status: named.nullable(),
    employees: z.string(),
    employees_number: z.number().int().nullable(),
    /** Whole units of the currency. */
    registered_capital: money.nullable(),
    register_country: named.nullable(),
    register_address: text,
    average_age: z.number().int().nullable(),
    ceo: text,
    brand_product: text,
  }),
  contact: z.object({
    website: text,
    phone: text,
    email: text,
    social_media: z.array(z.object({ network: z.enum(socialNetworks), url: z.string() })),
  }),
  album: z.array(z.object({ url: z.string(), caption: text })),
  news: z.array(z.object({ title: z.string(), url: text, published_on: z.iso.date() })),
  funding: z.object({
    rounds: z.array(z.object({ stage: named, amount: money.nullable(), investors: text, announced_on: z.iso.date() })),
    ipo: z.object({ exchange: z.string(), code: text, listed_on: z.iso.date().nullable() }).nullable(),
  }),
};
