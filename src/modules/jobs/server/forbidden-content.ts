import type { FieldProblem } from '#src/kernel/errors.ts';
import { type BreachKind, findBreaches, type TextPlace } from '#src/modules/wording/server/wording.public.ts';
import { isShouting } from '../clean-title.ts';
import type { JobFields } from '../job-fields.ts';

/** Each kind has a text of its own: why it is refused, and what to write instead. */
const PROBLEMS: Record<BreachKind, string> = {
  phone: 'forbiddenPhone',
  email: 'forbiddenEmail',
  messenger: 'forbiddenMessenger',
  link: 'forbiddenLink',
  fee: 'forbiddenPayment',
  papers: 'forbiddenPapers',
  age: 'forbiddenAge',
  gender: 'forbiddenGender',
  marital: 'forbiddenFamily',
  religion: 'forbiddenReligion',
  race: 'forbiddenOrigin',
  disability: 'forbiddenHealth',
  looks: 'forbiddenLooks',
};

/** The words of rich text, a line for each block. */
export function wordsOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d)\s*\/?>/gi, '\n')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<[^>]*>/g, '')
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
  const look = (field: string, text: string, place: TextPlace) =>
    findBreaches(text, place, countryCode).map(({ kind, excerpt }) => toProblem(field, PROBLEMS[kind], excerpt));
  const questions = job.screening_questions.flatMap(({ question, choices }, index) => [
    ...look(`screening_questions.${index}.question`, question, 'question'),
    ...look(`screening_questions.${index}.choices`, choices.join('\n'), 'question'),
  ]);
  return [
    ...look('title', job.title, 'title'),
    ...(isShouting(job.title) ? [toProblem('title', 'forbiddenShouting', job.title)] : []),
    ...look('description', description, 'description'),
    ...questions,
  ];
}

function toProblem(field: string, problem: string, excerpt: string): FieldProblem {
  return { field, problem, values: { excerpt } };
}
