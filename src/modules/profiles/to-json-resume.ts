import { z } from 'zod';
import { JSON_RESUME_SCHEMA, type JsonResume } from './json-resume.ts';
import type { ResumeContent } from './resume-content.ts';

type NameOf = (list: 'skill_proficiency_lists' | 'language_proficiency_lists', id: number) => string;

/**
 * A resume in the shape of JSON Resume 1.0; what it does not say is left out. Levels are told by a name, not an id. What
 * the shape has no place for stands beside its own fields, so that our own reader loses nothing of it.
 */
export function toJsonResume(content: ResumeContent, nameOf: NameOf): JsonResume {
  const level = (list: Parameters<NameOf>[0], id: number | null) => (id === null ? '' : nameOf(list, id));
  return {
    $schema: JSON_RESUME_SCHEMA,
    ...withoutEmpty({
      basics: basicsOf(content),
      work: content.work_experiences.map((job) =>
        withoutEmpty({
          name: job.company,
          position: job.title,
          location: job.place,
          ...datesOf(job),
          summary: job.description,
        }),
      ),
      education: content.educations.map((school) =>
        withoutEmpty({
          institution: school.school,
          studyType: school.degree,
          area: school.field,
          location: school.place,
          ...datesOf(school),
          summary: school.description,
        }),
      ),
      skills: content.skills.map(({ name, proficiency_id }) =>
        withoutEmpty({ name, level: level('skill_proficiency_lists', proficiency_id) }),
      ),
      languages: content.languages.map(({ name, proficiency_id }) =>
        withoutEmpty({ language: name, fluency: level('language_proficiency_lists', proficiency_id) }),
      ),
      certificates: content.licences.map(({ name, issuer, issued, url, expires, credential_id }) =>
        withoutEmpty({
          name,
          issuer,
          date: issued ?? '',
          ...addressOf(url),
          expirationDate: expires ?? '',
          credentialId: credential_id,
        }),
      ),
    }),
    meta: { version: 'v1.0.0' },
  };
}

function basicsOf({ first_name, last_name, headline, email, phone, place, summary, ...content }: ResumeContent) {
  return withoutEmpty({
    name: `${first_name} ${last_name}`.trim(),
    givenName: first_name,
    familyName: last_name,
    label: headline,
    ...(z.email().safeParse(email).success ? { email } : { emailAsWritten: email }),
    phone,
    summary,
    location: withoutEmpty({ city: place }),
    profiles: content.links.map(({ url, label }) => withoutEmpty({ network: label, ...addressOf(url) })),
    birthDate: content.date_of_birth ?? '',
    nationality: content.nationality,
  });
}

/** The shape wants a whole address, and what someone has typed into a draft may be none. */
function addressOf(url: string) {
  return URL.canParse(url) ? { url } : { urlAsWritten: url };
}

/** Without an end it is still going on, unless said otherwise. */
function datesOf({ start, end, is_current }: { start: string | null; end: string | null; is_current: boolean }) {
  const isUnknown = start !== null && end === null && !is_current;
  return { startDate: start ?? '', endDate: end ?? '', ...(isUnknown && { isCurrent: false }) };
}

function withoutEmpty<Part extends Record<string, unknown>>(part: Part): Partial<Part> {
  const isEmpty = (value: unknown) =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmpty(value))) as Partial<Part>;
}
