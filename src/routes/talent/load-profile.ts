import type { PageServices } from '#src/page-services.ts';

/** The option lists that an open form needs, by what the address says is edited. */
const lists: Record<string, readonly string[]> = {
  basics: ['country_lists'],
  availability: ['job_seeking_status_lists', 'notice_period_lists'],
  skills: ['skill_proficiency_lists'],
  languages: ['job_languages', 'language_proficiency_lists'],
  eligibility: ['country_lists', 'work_eligibility_lists'],
};

export async function loadProfile({ api, countryId }: PageServices, edit: string) {
  const [profile, { work_eligibilities }, hidden, resumes, videos, options] = await Promise.all([
    api('GET /jobseeker/profile'),
    api('GET /jobseeker/work-eligibility'),
    api('GET /jobseeker/hidden-companies', {}),
    api('GET /jobseeker/attached-resumes'),
    api('GET /jobseeker/video-resumes'),
    loadOptions(api, lists[edit] ?? []),
  ]);
  return { profile, eligibilities: work_eligibilities, hidden, resumes, videos, options, countryId };
}

async function loadOptions(api: PageServices['api'], names: readonly string[]) {
  const found = await Promise.all(
    names.map(async (name) => {
      const list = (await api('GET /config/:name/list', { name }))[name] ?? [];
      return [name, list.map(({ id, value }) => ({ value: id, label: String(value) }))] as const;
    }),
  );
  return Object.fromEntries(found);
}
