import { z } from 'zod';

/** As exactly as it is known: a year, a month of it, or a day ('2019', '2019-04', '2019-04-01'). */
export const partialDate = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);

const text = z.string();
const period = { start: partialDate.nullable(), end: partialDate.nullable(), is_current: z.boolean() };

/**
 * What a resume says: the one shape between the profile, what is read out of a file, the designs that are drawn and
 * JSON Resume. Empty text and null mean that the resume does not say it. Limits belong to the profile's contract.
 */
export const resumeContent = z.object({
  first_name: text,
  last_name: text,
  /** What someone is or does, in a line under the name. */
  headline: text,
  email: text,
  /** As written; international where the country is known. */
  phone: text,
  /** City and country, as written. */
  place: text,
  date_of_birth: partialDate.nullable(),
  nationality: text,
  summary: text,
  links: z.array(z.object({ url: text, label: text })),
  work_experiences: z.array(z.object({ title: text, company: text, place: text, ...period, description: text })),
  educations: z.array(z.object({ school: text, degree: text, field: text, place: text, ...period, description: text })),
  skills: z.array(z.object({ name: text, proficiency_id: z.number().int().nullable() })),
  languages: z.array(
    z.object({ name: text, language_id: z.number().int().nullable(), proficiency_id: z.number().int().nullable() }),
  ),
  licences: z.array(
    z.object({
      name: text,
      issuer: text,
      credential_id: text,
      url: text,
      issued: partialDate.nullable(),
      expires: partialDate.nullable(),
    }),
  ),
});

export type ResumeContent = z.infer<typeof resumeContent>;
