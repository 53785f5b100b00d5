import type { ResumeContent } from './resume-content.ts';

/** A resume in the shape of JSON Resume 1.0; what it does not say is left out. Levels are told by a name, not an id. */
export function toJsonResume(
  content: ResumeContent,
  nameOf: (list: 'skill_proficiency_lists' | 'language_proficiency_lists', id: number) => string,
) {
  const { first_name, last_name, headline, email, phone, place, summary, links } = content;
  const level = (list: Parameters<typeof nameOf>[0], id: number | null) => (id === null ? '' : nameOf(list, id));
  return withoutEmpty({
    basics: withoutEmpty({
      name: `${first_name} ${last_name}`.trim(),
      label: headline,
      email,
      phone,
      summary,
      location: withoutEmpty({ address: place }),
      profiles: links.map(({ url, label }) => withoutEmpty({ network: label, url })),
    }),
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
        ...datesOf(school),
        courses: school.description ? [school.description] : [],
      }),
    ),
    skills: content.skills.map(({ name, proficiency_id }) =>
      withoutEmpty({ name, level: level('skill_proficiency_lists', proficiency_id) }),
    ),
    languages: content.languages.map(({ name, proficiency_id }) =>
      withoutEmpty({ language: name, fluency: level('language_proficiency_lists', proficiency_id) }),
    ),
    certificates: content.licences.map(({ name, issuer, issued, url }) =>
      withoutEmpty({ name, issuer, date: issued ?? '', url }),
    ),
  });
}

function datesOf({ start, end }: { start: string | null; end: string | null }) {
  return { startDate: start ?? '', endDate: end ?? '' };
}

function withoutEmpty<Part extends Record<string, unknown>>(part: Part): Partial<Part> {
  const isEmpty = (value: unknown) =>
    value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(part).filter(([, value]) => !isEmpty(value))) as Partial<Part>;
}
