import { AppError } from '#src/kernel/errors.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { AiParts } from './ai.parts.ts';
import type { CareerFacts } from './engines/tasks.ts';

interface Wanted {
  accountId: number;
  preferenceId: number | undefined;
  language: LanguageCode;
}

/** What an engine may know of someone: their work and what they look for, and nothing of who they are. */
export async function loadCareer(tx: Context['tx'], parts: AiParts, wanted: Wanted) {
  const { accountId, preferenceId, language } = wanted;
  const preferences = await loadPreferences(tx, accountId);
  const preference = preferenceId === undefined ? preferences[0] : preferences.find(({ id }) => id === preferenceId);
  if (!preference) throw new AppError(preferences.length === 0 ? 'writingNeedsDesiredJob' : 'notFound');
  const resume = await parts.asResume(tx, accountId, language);
  if (resume.work_experiences.length + resume.educations.length === 0) throw new AppError('writingNeedsExperience');
  const facts: CareerFacts = {
    desired: preference.custom_job_title ?? parts.titleIn(preference.function_job_title_id, language),
    headline: resume.headline,
    work: resume.work_experiences.map(({ title, company, start, end, is_current, description }) => ({
      title,
      company,
      start,
      end,
      is_current,
      description,
    })),
    studies: resume.educations.map(({ school, degree, field, is_current }) => ({ school, degree, field, is_current })),
    skills: resume.skills.map(({ name }) => name),
    languages: resume.languages.map(({ name }) => name),
    licences: resume.licences.map(({ name }) => name),
  };
  return { facts, summary: resume.summary };
}
