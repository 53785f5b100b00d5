import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { ResumeContent } from '../resume-content.ts';
import type { ProfilesParts } from './profiles.parts.ts';
import { loadEntries, loadFacts, loadPerson, loadSkills } from './profiles.queries.ts';

/** A profile as what a resume says, with the names of countries and languages in a language. */
export type ProfileAsResume = (tx: Reader, accountId: number, language: string) => Promise<ResumeContent>;

export function createProfileAsResume({
  namesIn,
  findTold,
}: Pick<ProfilesParts, 'findTold'> & { namesIn: NamesIn }): ProfileAsResume {
  return async (tx, accountId, language) => {
    const names = namesIn(language);
    const person = await loadPerson(tx, accountId);
    const facts = await loadFacts(tx, accountId);
    const told = await findTold(tx, accountId);
    return {
      first_name: person.first_name,
      last_name: person.last_name,
      headline: facts.headline,
      email: person.email ?? '',
      phone: person.phone_num ? `+${person.phone_num}` : '',
      place: facts.place,
      date_of_birth: person.date_of_birth,
      nationality: facts.nationality_id === null ? '' : names.country(facts.nationality_id).value,
      summary: facts.summary,
      links: (await loadEntries(tx, 'links', accountId)).map(({ url, label }) => ({ url, label })),
      work_experiences: (await loadEntries(tx, 'work_experiences', accountId)).map((entry) => ({
        title: entry.title,
        company: entry.company,
        place: entry.place,
        ...periodOf(entry),
        description: entry.description,
      })),
      educations: (await loadEntries(tx, 'educations', accountId)).map((entry) => ({
        school: entry.school,
        degree: entry.degree,
        field: entry.field,
        place: entry.place,
        ...periodOf(entry),
        description: entry.description,
      })),
      skills: await loadSkills(tx, accountId),
      languages: told.languages.map((spoken) => ({ name: names.jobLanguage(spoken.language_id).value, ...spoken })),
      licences: (await loadEntries(tx, 'licences', accountId)).map((entry) => ({
        name: entry.name,
        issuer: entry.issuer,
        credential_id: entry.credential_id,
        url: entry.url,
        issued: entry.issued,
        expires: entry.expires,
      })),
    };
  };
}

interface Period {
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
}

/** As the shape of resumes names it. */
export function periodOf({ start_date, end_date, is_current }: Period) {
  return { start: start_date, end: end_date, is_current };
}
