import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { ShownProfile } from '../shown-profile.ts';
import { isShownTo } from './hidden-companies.ts';
import { periodOf } from './profile-as-resume.ts';
import { loadEntries, loadFacts, loadPerson, loadSkills } from './profiles.queries.ts';

/** PROF-04: a profile for a company, or null when its owner keeps it from all or from this one. */
export async function readShownProfile(
  tx: Reader,
  { talentId, companyId }: { talentId: number; companyId: number | null },
  names: OptionNames,
): Promise<ShownProfile | null> {
  if (!(await isShownTo(tx, talentId, companyId))) return null;
  const { headline, summary, is_open_to_work, available_from } = await loadFacts(tx, talentId);
  const { notice_period_id } = await loadPerson(tx, talentId);
  const jobs = await loadEntries(tx, 'work_experiences', talentId);
  const schools = await loadEntries(tx, 'educations', talentId);
  const skills = await loadSkills(tx, talentId);
  return {
    headline,
    summary,
    is_open_to_work,
    available_from,
    notice_period: notice_period_id === null ? null : names.of('notice_period_lists', notice_period_id).value,
    work_experiences: jobs.map(({ title, company, description, ...job }) => ({
      title,
      company,
      ...periodOf(job),
      description,
    })),
    educations: schools.map(({ school, degree, field, ...study }) => ({ school, degree, field, ...periodOf(study) })),
    skills: skills.map(({ name, proficiency_id }) => ({
      name,
      level: proficiency_id === null ? '' : names.of('skill_proficiency_lists', proficiency_id).value,
    })),
  };
}
