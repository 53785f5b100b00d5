import { z } from 'zod';

export const JSON_RESUME_SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A day, a month or a year, as JSON Resume writes them. */
const date = z.string().regex(/^(?:[12]\d{3}-[01]\d-[0-3]\d|[12]\d{3}-[01]\d|[12]\d{3})$/);
const text = z.string().optional();
const texts = z.array(z.string()).optional();
const url = z.url().optional();
const period = { startDate: date.optional(), endDate: date.optional() };
const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.looseObject(shape)).optional();

/**
 * The facts of JSON Resume 1.0: nothing is required and everything may have more properties than these. What we say
 * beyond it (a part of a name, when a licence expires) stands beside its own, and other programs pass over it.
 */
export const jsonResume = z.strictObject({
  $schema: url,
  basics: z
    .looseObject({
      name: text,
      label: text,
      image: text,
      email: z.email().optional(),
      phone: text,
      url,
      summary: text,
      location: z
        .looseObject({ address: text, postalCode: text, city: text, countryCode: text, region: text })
        .optional(),
      profiles: listOf({ network: text, username: text, url }),
    })
    .optional(),
  work: listOf({
    name: text,
    location: text,
    description: text,
    position: text,
    url,
    ...period,
    summary: text,
    highlights: texts,
  }),
  volunteer: listOf({ organization: text, position: text, url, ...period, summary: text, highlights: texts }),
  education: listOf({ institution: text, url, area: text, studyType: text, ...period, score: text, courses: texts }),
  awards: listOf({ title: text, date: date.optional(), awarder: text, summary: text }),
  certificates: listOf({ name: text, date: date.optional(), url, issuer: text }),
  publications: listOf({ name: text, publisher: text, releaseDate: date.optional(), url, summary: text }),
  skills: listOf({ name: text, level: text, keywords: texts }),
  languages: listOf({ language: text, fluency: text }),
  interests: listOf({ name: text, keywords: texts }),
  references: listOf({ name: text, reference: text }),
  projects: listOf({
    name: text,
    description: text,
    highlights: texts,
    keywords: texts,
    ...period,
    url,
    roles: texts,
    entity: text,
    type: text,
  }),
  meta: z.looseObject({ canonical: url, version: text, lastModified: text }).optional(),
});

export type JsonResume = z.infer<typeof jsonResume>;
