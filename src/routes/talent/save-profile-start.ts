import type { InputOf } from '#src/kernel/contract.ts';
import { skillsIn } from '#src/modules/profiles/profile-start.ts';
import type { ProfileStep } from '#src/modules/profiles/profile-steps.ts';
import type { profilesContract } from '#src/modules/profiles/profiles.contract.ts';
import { readPartialDate } from '#src/modules/profiles/web/partial-date.ts';
import type { PageServices } from '#src/page-services.ts';
import { textOf } from '../form-answer.ts';

type FillInput = InputOf<(typeof profilesContract)['POST /jobseeker/profile/fill']>;

/** Saves what was told at the start, all of it or nothing; what was not asked is not touched. */
export async function saveProfileStart({ api }: PageServices, form: FormData, missing: readonly ProfileStep[]) {
  await api('POST /jobseeker/profile/fill', {
    facts: missing.includes('name')
      ? { first_name: textOf(form, 'first_name'), last_name: textOf(form, 'last_name') }
      : {},
    ...(missing.includes('experience') ? experienceIn(form) : {}),
    skills: missing.includes('skills') ? skillsIn(textOf(form, 'skills')).map((name) => ({ name })) : [],
  });
}

function experienceIn(form: FormData): Pick<FillInput, 'work_experiences' | 'educations'> {
  const school = { school: textOf(form, 'school.school'), degree: textOf(form, 'school.degree') };
  const isCurrent = form.get('job.is_current') === 'yes';
  const job = {
    title: textOf(form, 'job.title'),
    company: textOf(form, 'job.company'),
    start_date: dateIn(form, 'job.start_date'),
    end_date: isCurrent ? null : dateIn(form, 'job.end_date'),
    is_current: isCurrent,
  };
  return {
    work_experiences: form.get('no_job') === 'yes' ? [] : [job],
    // A degree without its school is asked for the school.
    educations: school.school || school.degree ? [school] : [],
  };
}

function dateIn(form: FormData, name: string): string {
  return readPartialDate(textOf(form, `${name}.year`), textOf(form, `${name}.month`));
}
