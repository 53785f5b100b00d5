import type { FieldProblem } from '#src/kernel/errors.ts';
import { breachProblems, type TextPlace } from '#src/modules/wording/server/wording.public.ts';
import { isShouting } from '../clean-title.ts';
import type { JobFields } from '../job-schemas.ts';

/** The words of rich text, a line for each block. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d)\s*\/?>/gi, '\n')
    .replace(/<[^<>]*>/g, (tag) => (/^<a\b/i.test(tag) ? ` ${/href="([^"]*)"/i.exec(tag)?.[1] ?? ''} ` : ''))
    .replace(
      /&(amp|lt|gt|quot|#39);/g,
      (_, name) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name as 'amp'],
    );
}

/** What the texts of a job must not have, each kind once in a field, with the words it is about. */
export function findForbidden(
  job: Pick<JobFields, 'title' | 'screening_questions'>,
  description: string,
  countryCode: string,
): FieldProblem[] {
  const look = (field: string, text: string, place: TextPlace) => breachProblems(field, text, { place, countryCode });
  const questions = job.screening_questions.flatMap(({ question, choices }, index) => [
    ...look(`screening_questions.${index}.question`, question, 'question'),
    ...look(`screening_questions.${index}.choices`, choices.join('\n'), 'question'),
  ]);
  return [
    ...look('title', job.title, 'title'),
    ...(isShouting(job.title)
      ? [{ field: 'title', problem: 'forbiddenShouting', values: { excerpt: job.title } }]
      : []),
    ...look('description', description, 'description'),
    ...questions,
  ];
}
