import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';

const HOUR = 3600;
const languageCode = z.string().max(10).optional();
/** List entries differ by list; each has at least an id, and GET /config/{name}/list documents the rest by example. */
const option = z.looseObject({ id: z.number().int() });
export const page = z.object({
  title: z.string(),
  description: z.string(),
  updated: z.string(),
  intro: z.string(),
  sections: z.array(
    z.object({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()).optional() }),
  ),
});

export const optionsContract = {
  'GET /config/:name/list': endpoint({
    summary: 'An option list, translated',
    access: 'anyone',
    input: z.object({ name: z.string().max(60), language_code: languageCode }),
    answer: z.record(z.string(), z.array(option)),
    errors: ['notFound'],
    cacheSeconds: HOUR,
  }),
  'GET /config/skill/lists': endpoint({
    summary: 'All skills, translated',
    access: 'anyone',
    input: z.object({ language_code: languageCode }),
    answer: z.array(z.object({ id: z.number().int(), value: z.string(), category: z.string() })),
    errors: [],
    cacheSeconds: HOUR,
  }),
  'GET /config/phone-countries': endpoint({
    summary: "Countries whose numbers can get an SMS: the site's own first, then the others",
    access: 'anyone',
    input: z.object({ country_id: z.coerce.number().int().optional(), language_code: languageCode }),
    answer: z.object({ own: z.array(option), others: z.array(option) }),
    errors: [],
  }),
  'GET /config/popular-locations': endpoint({
    summary: 'The seven locations that job seekers in a country choose most',
    access: 'anyone',
    input: z.object({ country_id: z.coerce.number().int().optional(), language_code: languageCode }),
    answer: z.object({ location_lists: z.array(option) }),
    errors: [],
  }),
  'GET /translation/manifest': endpoint({
    summary: 'The translation files and their current version',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({
      files: z.array(z.object({ id: z.string(), path: z.string() })),
      active_version: z.string(),
    }),
    errors: [],
  }),
  'GET /translation/content/version/:version/:lang/:file': endpoint({
    summary: 'One translation file of a version; it never changes',
    access: 'anyone',
    input: z.object({ version: z.string().max(64), lang: z.string().max(10), file: z.string().max(60) }),
    answer: z.record(z.string(), z.unknown()),
    errors: ['notFound'],
    cacheSeconds: 365 * 24 * HOUR,
  }),
  'GET /data/pages/:page': endpoint({
    summary: 'A page of text: terms, privacy, cookies, community rules, guides',
    access: 'anyone',
    input: z.object({ page: z.string().max(60), language_code: languageCode }),
    answer: page,
    errors: ['notFound'],
    cacheSeconds: HOUR,
  }),
} satisfies Contract;

type OptionsContract = typeof optionsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends OptionsContract {}
}
