import type { AccountContext } from '#src/platform/context.ts';
import type { Profile } from '../profiles.contract.ts';
import type { ProfilesParts } from './profiles.parts.ts';
import { chosen, presentCompleteness, presentSkill } from './profiles.presenter.ts';
import { loadEntries, loadFacts, loadPerson, loadSkills } from './profiles.queries.ts';

/** The whole profile as its owner sees it. */
export function createGetProfile({ namesIn, findTold }: ProfilesParts) {
  return async (ctx: AccountContext): Promise<Profile> => {
    const { accountId } = ctx.viewer;
    const names = namesIn(ctx.locale.language);
    const { notice_period_id, ...person } = await loadPerson(ctx.tx, accountId);
    const { nationality_id, job_seeking_status_id, ...facts } = await loadFacts(ctx.tx, accountId);
    const told = await findTold(ctx.tx, accountId);
    const work_experiences = await loadEntries(ctx.tx, 'work_experiences', accountId);
    const educations = await loadEntries(ctx.tx, 'educations', accountId);
    const skills = (await loadSkills(ctx.tx, accountId)).map((skill) => presentSkill(skill, names));
    return {
      ...person,
      ...facts,
      phone_num: person.phone_num && `+${person.phone_num}`,
      nationality: chosen(nationality_id, names.country),
      notice_period: chosen(notice_period_id, (id) => names.of('notice_period_lists', id)),
      job_seeking_status: chosen(job_seeking_status_id, (id) => names.of('job_seeking_status_lists', id)),
      work_experiences,
      educations,
      licences: await loadEntries(ctx.tx, 'licences', accountId),
      links: await loadEntries(ctx.tx, 'links', accountId),
      skills,
      languages: told.languages.map(({ language_id, proficiency_id }) => ({
        ...names.jobLanguage(language_id),
        proficiency: chosen(proficiency_id, (id) => names.of('language_proficiency_lists', id)),
      })),
      completeness: presentCompleteness({
        name: person.first_name !== '',
        experience: work_experiences.length + educations.length > 0,
        skills: skills.length > 0,
        headline: facts.headline !== '',
        preference: told.hasPreference,
        languages: told.languages.length > 0,
        start: notice_period_id !== null || facts.available_from !== null,
        summary: facts.summary !== '',
        eligibility: told.hasEligibility,
        place: facts.place !== '',
      }),
    };
  };
}
