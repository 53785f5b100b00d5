import { loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import type { ProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { Report } from '../report.ts';
import { findReadiness } from './analysis.queries.ts';
import type { DesiredJobs } from './desired-jobs.ts';
import type { AnalysedResume } from './score/analysed.ts';
import { scoreResume } from './score/score-resume.ts';

export interface AnalysisWish {
  account_id: number;
  preference_id: number | null;
  language: string;
}

interface AnalyseParts {
  profileAsResume: ProfileAsResume;
  desired: DesiredJobs;
}

/** The report of someone's profile as it is now. */
export async function analyseProfile(
  tx: Reader,
  parts: AnalyseParts,
  wish: AnalysisWish,
  today: string,
): Promise<Report> {
  const { account_id, preference_id, language } = wish;
  const content = await parts.profileAsResume(tx, account_id, language);
  const { isStudent } = await findReadiness(tx, account_id);
  const preferences = await loadPreferences(tx, account_id);
  const wanted = preferences.find(({ id }) => id === preference_id);
  const target = wanted ? await parts.desired.target(tx, wanted, language) : null;
  return scoreResume({ resume: analysedOf(content, isStudent), target, hint: language, today });
}

type Content = Awaited<ReturnType<ProfileAsResume>>;

/** AI-09: what is judged is picked here; who someone is stays behind. */
function analysedOf(content: Content, isStudent: boolean): AnalysedResume {
  return {
    headline: content.headline,
    email: content.email,
    phone: content.phone,
    place: content.place,
    summary: content.summary,
    work: content.work_experiences,
    educations: content.educations,
    skills: content.skills.map(({ name }) => name),
    licences: content.licences.map(({ name }) => name),
    languages: content.languages.flatMap(({ language_id }) => language_id ?? []),
    isStudent,
  };
}
